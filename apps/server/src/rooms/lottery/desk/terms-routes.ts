import { type BodyOf, lotteryDesk as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { LotteryPlatform } from '../ports.ts';
import { type Acting, type ApprovalView, requestApproval } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Lottery } from '../index.ts';
import { gameNameOf, type LotteryApprovals } from './approvals.ts';
import { presentRules, presentTerms } from './present.ts';
import { askLeastStake, termsOf } from './terms.ts';

/** Odds, limits and rules of games: one operator requests, another approves. */
export function createTermsRoutes(
  platform: LotteryPlatform,
  lottery: Lottery,
  approvals: LotteryApprovals,
): BoundRoute[] {
  const { operations } = lottery;
  /** @throws Refusal not.found, odds.changed, odds.refused, request.invalid, idempotency.conflict */
  async function requestOdds(
    acting: Acting,
    gameCode: string,
    { reason, requestKey, ...input }: BodyOf<typeof contract.requestOdds>,
  ): Promise<ApprovalView> {
    const { wanted, limits } = termsOf(input);
    const changes = await operations.previewTerms(gameCode, input.formerVersion, wanted, limits);
    if (changes.length === 0) throw new Refusal('request.invalid', { field: 'plays', reason: 'unchanged' });
    await platform.db.transaction((tx) => askLeastStake(platform, tx, gameCode, wanted));
    const payload = { gameCode, gameName: await gameNameOf(lottery, gameCode), ...input, changes };
    return requestApproval(platform, acting, { reason, requestKey }, approvals.odds, payload);
  }
  /**
   * Requests the publication of rules with other number widths.
   * @throws Refusal not.found, odds.refused, request.invalid, idempotency.conflict
   */
  async function requestRules(
    acting: Acting,
    gameCode: string,
    { reason, requestKey, ...wanted }: BodyOf<typeof contract.requestRules>,
  ): Promise<ApprovalView> {
    const changes = await operations.previewRules(gameCode, wanted);
    const gameName = await gameNameOf(lottery, gameCode);
    const payload = { gameCode, gameName, ...wanted, changes };
    return requestApproval(platform, acting, { reason, requestKey }, approvals.rules, payload);
  }

  return [
    route(contract.games, () => operations.games()),
    route(contract.odds, async ({ params, language }) =>
      presentTerms(await operations.terms(params.gameCode), language),
    ),
    route(contract.previewOdds, ({ params, body }) => {
      const { wanted, limits } = termsOf(body);
      return operations.previewTerms(params.gameCode, body.formerVersion, wanted, limits);
    }),
    route(contract.requestOdds, ({ operator, ip, params, body }) =>
      requestOdds({ operator, ip }, params.gameCode, body),
    ),
    route(contract.rules, async ({ params }) => presentRules(await operations.rules(params.gameCode))),
    route(contract.previewRules, ({ params, body }) => operations.previewRules(params.gameCode, body)),
    route(contract.requestRules, ({ operator, ip, params, body }) =>
      requestRules({ operator, ip }, params.gameCode, body),
    ),
  ];
}
