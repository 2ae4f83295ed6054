import { lotteryDesk as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { audited, requestApproval } from '../../../platform/operators/index.ts';
import type { Lottery } from '../index.ts';
import type { LotteryPlatform } from '../ports.ts';
import { type GameApprovals, sideOf } from './game-approvals.ts';

/** Adding a lottery needs two operators; so do changes of its schedule or availability. */
export function createGameRoutes(
  platform: LotteryPlatform,
  { operations: { lotteries }, lotteriesChanged }: Lottery,
  approvals: GameApprovals,
): BoundRoute[] {
  return [
    route(contract.families, ({ language }) => lotteries.families(language)),
    route(contract.choices, () => lotteries.choices()),
    route(contract.stations, () => lotteries.stations()),
    route(contract.nameTag, async ({ operator, ip, params: { tag }, body: { names, version, reason } }) => {
      await audited(platform, { operator, ip }, async (tx) => {
        const before = await lotteries.renameTag(tx, tag, names, version);
        const trail = { action: 'lottery.tag.named', object: `lottery-tag:${tag}`, reason };
        return { ...trail, before: { names: before }, after: { names } };
      });
      lotteriesChanged();
      return null;
    }),
    route(contract.previewGame, ({ body, language }) => lotteries.preview(body, language)),
    route(contract.addGame, async ({ operator, ip, body: { reason, requestKey, ...input } }) => {
      const details = await lotteries.check(input);
      return requestApproval(platform, { operator, ip }, { reason, requestKey }, approvals.adding, {
        wish: input,
        details,
      });
    }),
    route(contract.game, ({ params }) => lotteries.game(params.gameCode)),
    route(contract.changeGame, async ({ operator, ip, params: { gameCode }, body }) => {
      const { reason, requestKey, tagNames, calendarName } = body;
      const names = { tagNames, calendarName };
      const { changes, version, takesTwo, details } = await lotteries.checkChange(gameCode, body.changes, body.version);
      const change = { gameCode, changes, names, version, details };
      if (takesTwo)
        return requestApproval(platform, { operator, ip }, { reason, requestKey }, approvals.changing, change);
      await audited(platform, { operator, ip }, async (tx) => {
        const { former, next } = await lotteries.change(tx, gameCode, changes, version, names);
        const side = (settings: object) => sideOf(settings, changes);
        const trail = { action: 'lottery.changed', object: `lottery:${gameCode}`, reason };
        return { ...trail, before: side(former), after: side(next) };
      });
      lotteriesChanged();
      return lotteries.game(gameCode);
    }),
  ];
}
