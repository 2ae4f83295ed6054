import { lotteryDesk as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { audited } from '../../../platform/operators/index.ts';
import type { Lottery } from '../index.ts';
import { presentNumber, presentPlayOnSale, presentSale, presentStop, presentUsual } from './present-sale.ts';

/**
 * Potential cost of a draw on sale, by number. One operator can stop a number, resume it, or close the sale: sold
 * tickets stay valid, so no member's money depends on it.
 */
export function createSaleRoutes(platform: Platform, { operations: { sale } }: Lottery): BoundRoute[] {
  return [
    route(contract.sale, async ({ params, language }) =>
      presentSale(await sale.figures(params.gameCode, params.numero), language),
    ),
    route(contract.salePlay, async ({ params: { gameCode, numero: issue, play } }) =>
      presentPlayOnSale(await sale.play(gameCode, issue, play)),
    ),
    route(contract.saleNumber, async ({ params: { numero: issue, ...on } }) =>
      presentNumber(await sale.number({ ...on, issue })),
    ),
    route(contract.saleUsual, async ({ params: { numero: issue, ...on } }) =>
      presentUsual(await sale.usual({ ...on, issue })),
    ),
    route(contract.stopNumber, ({ operator, ip, params, body }) => {
      const { gameCode, numero: issue, play, number } = params;
      const reason = body.reason.trim();
      return audited(platform, { operator, ip }, async (tx) => {
        const stop = await sale.stop(tx, { gameCode, issue, play, number }, { by: operator.name, reason });
        const object = `draw:${gameCode}:${issue}`;
        return {
          value: presentStop(stop),
          trail: { action: 'number.stopped', object, after: { play, number }, reason },
        };
      });
    }),
    route(contract.resumeNumber, ({ operator, ip, params, body: { reason } }) => {
      const { gameCode, numero: issue, play, number } = params;
      return audited(platform, { operator, ip }, async (tx) => {
        const ended = await sale.resume(tx, { gameCode, issue, play, number });
        const before = { play, number, stoppedBy: ended.by, stopReason: ended.reason };
        const object = `draw:${gameCode}:${issue}`;
        return { value: {}, trail: { action: 'number.resumed', object, before, reason } };
      });
    }),
    route(contract.closeSale, ({ operator, ip, params: { gameCode, numero: issue }, body: { reason } }) =>
      audited(platform, { operator, ip }, async (tx) => {
        const { closedAt, tickets } = await sale.close(tx, gameCode, issue);
        const value = { closedAt: closedAt.getTime(), tickets };
        const [before, after] = [{ state: 'open' }, { state: 'locked', ...value }];
        return { value, trail: { action: 'sale.closed', object: `draw:${gameCode}:${issue}`, before, after, reason } };
      }),
    ),
  ];
}
