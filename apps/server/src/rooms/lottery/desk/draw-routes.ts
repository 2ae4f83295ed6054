import { type BodyOf, lotteryDesk as contract, type ParamsOf } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { LotteryPlatform } from '../ports.ts';
import { type Acting, type ApprovalView, requestApproval, type Wish } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Lottery } from '../index.ts';
import type { Named } from '../games/names.ts';
import { gameNameOf, type LotteryApprovals } from './approvals.ts';
import { presentReport } from './present.ts';

type DrawNamed = ParamsOf<typeof contract.draw>;

/** Maximum time for which stakes are held; a draw that is later must be voided instead. */
const LATEST_MS = 7 * 86_400_000;

/** Draws for operators; voiding or postponing one needs two operators. */
export function createDrawRoutes(
  platform: LotteryPlatform,
  lottery: Lottery,
  approvals: LotteryApprovals,
  named: Named,
): BoundRoute[] {
  /** @throws Refusal draw.unknown, draw.not.voidable, idempotency.conflict */
  async function requestVoid(
    acting: Acting,
    { gameCode, numero: issue }: DrawNamed,
    input: Wish,
  ): Promise<ApprovalView> {
    const { state } = await lottery.draw(gameCode, issue);
    if (state !== 'open' && state !== 'locked') throw new Refusal('draw.not.voidable', { state });
    return requestApproval(platform, acting, input, approvals.voiding, {
      gameCode,
      gameName: await gameNameOf(lottery, gameCode),
      numero: issue,
    });
  }
  /** Requests a later draw time. @throws Refusal draw.unknown, draw.not.postponable, idempotency.conflict */
  async function requestPostponement(
    acting: Acting,
    { gameCode, numero: issue }: DrawNamed,
    { reason, requestKey, drawAt }: BodyOf<typeof contract.requestPostponement>,
  ): Promise<ApprovalView> {
    const draw = await lottery.draw(gameCode, issue);
    const isWaiting = draw.source === 'feed' && (draw.state === 'open' || draw.state === 'locked');
    if (!isWaiting || drawAt <= draw.now || drawAt <= draw.lockAt || drawAt > draw.drawAt + LATEST_MS)
      throw new Refusal('draw.not.postponable', { state: draw.state });
    const gameName = await gameNameOf(lottery, gameCode);
    const payload = { gameCode, gameName, numero: issue, formerDrawAt: draw.drawAt, drawAt };
    return requestApproval(platform, acting, { reason, requestKey }, approvals.postponement, payload);
  }

  return [
    route(contract.draw, async ({ operator, params, language }) => {
      const report = await lottery.operations.drawReport(params.gameCode, params.numero);
      return named(language, presentReport(report, `operator:${operator.operatorId}`));
    }),
    route(contract.requestVoid, ({ operator, ip, params, body }) => requestVoid({ operator, ip }, params, body)),
    route(contract.requestPostponement, ({ operator, ip, params, body }) =>
      requestPostponement({ operator, ip }, params, body),
    ),
  ];
}
