import { type BodyOf, lotteryDesk as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { LotteryPlatform } from '../ports.ts';
import { type Acting, type ApprovalView, requestApproval, requireVersion } from '../../../platform/operators/index.ts';
import { invalidField } from '../../../platform/refusal.ts';
import type { Lottery } from '../index.ts';
import type { Named } from '../games/names.ts';
import { gameNameOf, type LotteryApprovals } from './approvals.ts';
import { newestOf, presentRules, presentTerms } from './present.ts';
import { askLeastStake, termsOf } from './terms.ts';

/** Odds, limits and rules of games: one operator requests, another approves. */
export function createTermsRoutes(
  platform: LotteryPlatform,
  lottery: Lottery,
  approvals: LotteryApprovals,
  named: Named,
): BoundRoute[] {
  const { operations } = lottery;
  /** The odds on offer. @throws Refusal not.found, version.conflict */
  async function currentOdds(gameCode: string, version?: string): Promise<number> {
    const { oddsVersion } = await operations.terms(gameCode);
    requireVersion(version, oddsVersion);
    return oddsVersion;
  }
  /** The newest rules. @throws Refusal not.found, version.conflict */
  async function newestRules(gameCode: string, version?: string): Promise<number> {
    const newest = newestOf(await operations.rules(gameCode));
    requireVersion(version, newest);
    return newest;
  }
  /** @throws Refusal not.found, version.conflict, odds.refused, request.invalid, idempotency.conflict */
  async function requestOdds(
    acting: Acting,
    gameCode: string,
    { reason, requestKey, version, ...input }: BodyOf<typeof contract.requestOdds>,
  ): Promise<ApprovalView> {
    const { wanted, limits } = termsOf(input);
    const formerVersion = await currentOdds(gameCode, version);
    const changes = await operations.previewTerms(gameCode, formerVersion, wanted, limits);
    if (changes.length === 0) throw invalidField('plays', 'unchanged');
    await platform.db.transaction((tx) => askLeastStake(platform, tx, gameCode, wanted));
    const payload = { gameCode, gameName: await gameNameOf(lottery, gameCode), ...input, formerVersion, changes };
    return requestApproval(platform, acting, { reason, requestKey }, approvals.odds, payload);
  }
  /**
   * Requests the publication of rules with other number widths.
   * @throws Refusal not.found, version.conflict, odds.refused, request.invalid, idempotency.conflict
   */
  async function requestRules(
    acting: Acting,
    gameCode: string,
    { reason, requestKey, version, ...input }: BodyOf<typeof contract.requestRules>,
  ): Promise<ApprovalView> {
    const wanted = { ...input, formerVersion: await newestRules(gameCode, version) };
    const changes = await operations.previewRules(gameCode, wanted);
    const gameName = await gameNameOf(lottery, gameCode);
    const payload = { gameCode, gameName, ...wanted, changes };
    return requestApproval(platform, acting, { reason, requestKey }, approvals.rules, payload);
  }

  return [
    route(contract.games, async ({ language }) => (await operations.games()).map((game) => named(language, game))),
    route(contract.odds, async ({ params, language }) =>
      presentTerms(named(language, await operations.terms(params.gameCode)), language),
    ),
    route(contract.previewOdds, async ({ params: { gameCode }, body }) => {
      const { wanted, limits } = termsOf(body);
      return operations.previewTerms(gameCode, await currentOdds(gameCode, body.version), wanted, limits);
    }),
    route(contract.requestOdds, ({ operator, ip, params, body }) =>
      requestOdds({ operator, ip }, params.gameCode, body),
    ),
    route(contract.rules, async ({ params, language }) =>
      presentRules(named(language, await operations.rules(params.gameCode))),
    ),
    route(contract.previewRules, async ({ params: { gameCode }, body: { version, ...input } }) =>
      operations.previewRules(gameCode, { ...input, formerVersion: await newestRules(gameCode, version) }),
    ),
    route(contract.requestRules, ({ operator, ip, params, body }) =>
      requestRules({ operator, ip }, params.gameCode, body),
    ),
  ];
}
