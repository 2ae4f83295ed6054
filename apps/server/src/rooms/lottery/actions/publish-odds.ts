import { exactReturn, oddsWithRebate, returnWithRebate } from '@fairlot/lottery-maths';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { readOwnStakes } from '../games/game-facts.ts';
import type { PlayTerms, Rules, StoredOdds } from '../games/terms.ts';
import { checkPoolReturn, type PoolSettings, poolsOfGame } from '../pools/settings.ts';

/** Terms of a play as set by an operator. */
export type WantedOdds = PlayTerms<bigint>;

/** Limits of a whole draw in minor units. Absent limits stay unchanged. */
export interface DrawLimits {
  /** Maximum stake of one member; null for no limit. */
  memberDrawMinor?: bigint | null;
  /** Maximum total payout of all tickets if each line hits once. */
  exposureMinor?: bigint;
}

/**
 * Publishes the next version of a game's odds. Omitted plays are no longer offered. Tickets priced with the previous
 * version are refused with `odds.changed`; sold tickets keep their odds.
 * @param formerVersion the version that the operator saw, to prevent lost updates
 * @returns the new version
 * @throws Refusal as checkOdds
 */
export async function publishOdds(
  catalogue: Pick<Catalogue, 'noteOwnStakes'>,
  tx: Tx,
  gameCode: string,
  formerVersion: number,
  wanted: readonly WantedOdds[],
  limits: DrawLimits = {},
): Promise<number> {
  await tx.run(sql`select 1 from lottery_games where code = ${gameCode} for update`);
  await checkOdds(tx, gameCode, formerVersion, wanted, limits);
  const { version } = await tx.one(sql<{ version: number }>`
    select max(version) + 1 as version from lottery_odds where game_code = ${gameCode}`);
  const [former] = await readOwnStakes(tx, gameCode);
  const stored = wanted.map((terms) => convertTerms(terms, String));
  await tx.run(sql`
    insert into lottery_odds (game_code, version, plays)
    values (${gameCode}, ${version}::int, ${JSON.stringify(stored)}::jsonb)`);
  await tx.run(sql`update lottery_games set odds_version = ${version}::int where code = ${gameCode}`);
  const [now] = await readOwnStakes(tx, gameCode);
  if (now?.leastMinor !== former?.leastMinor) await catalogue.noteOwnStakes(tx);
  const { memberDrawMinor, exposureMinor } = limits;
  if (memberDrawMinor !== undefined)
    await tx.run(sql`update lottery_games set member_draw_minor = ${memberDrawMinor}::bigint where code = ${gameCode}`);
  if (exposureMinor !== undefined)
    await tx.run(sql`update lottery_games set exposure_minor = ${exposureMinor}::bigint where code = ${gameCode}`);
  return version;
}

/**
 * Checks whether odds can be published, under the rules of today and all later ones.
 * @throws Refusal not.found, version.conflict, odds.refused {play, reason, returnPercent}: 'play.unknown',
 * 'play.repeated', 'odds', 'limits', 'limits.missing' when a play has no liability or no limit for a member's pick, or
 * the game none for a member's draw, 'return.above' 100 % or 'return.below' the floor, and as checkPoolReturn
 */
export async function checkOdds(
  executor: Executor,
  gameCode: string,
  formerVersion: number,
  wanted: readonly WantedOdds[],
  { memberDrawMinor, exposureMinor }: DrawLimits = {},
): Promise<void> {
  const game = await executor.found(sql<{ oddsVersion: number; floorPercent: number; maxRebate: number }>`
    select odds_version as "oddsVersion", return_floor_percent as "floorPercent",
           max_rebate as "maxRebate" from lottery_games
      where code = ${gameCode}`);
  if (game.oddsVersion !== formerVersion) throw new Refusal('version.conflict');
  if (new Set(wanted.map(({ play }) => play)).size !== wanted.length)
    throw new Refusal('odds.refused', { reason: 'play.repeated' });
  if (memberDrawMinor === null) throw new Refusal('odds.refused', { reason: 'limits.missing' });
  if ([memberDrawMinor, exposureMinor].some((limit) => limit !== undefined && limit <= 0n))
    throw new Refusal('odds.refused', { reason: 'limits' });
  const unlimited = wanted.find((terms) => terms.liabilityMinor === undefined || terms.memberNumberMinor === undefined);
  if (unlimited !== undefined) throw new Refusal('odds.refused', { play: unlimited.play, reason: 'limits.missing' });
  const rules = await currentRules(executor, gameCode);
  const pools = await poolsOfGame(executor, gameCode);
  for (const terms of wanted)
    for (const version of rules) checkTerms(version, game.floorPercent, terms, pools, game.maxRebate);
}

/** Rules of the draws that are still to be held, and of later ones. */
export function currentRules(executor: Executor, gameCode: string): Promise<Rules[]> {
  return executor.rows(sql<Rules>`
    select r.structure, r.plays from lottery_rules r join lottery_games g on g.code = r.game_code
     where r.game_code = ${gameCode}
       and r.version = lottery_rules_at(g.code, greatest(r.valid_from, (now() at time zone g.zone)::date))
     order by r.valid_from, r.version`);
}

/** Checks whether a play may be offered at these terms under these rules. @throws Refusal odds.refused, as above */
export function checkTerms(
  { structure, plays }: Rules,
  floorPercent: number,
  terms: WantedOdds,
  pools: readonly PoolSettings[] = [],
  maxRebate = 0,
): void {
  const refuse = (reason: string, more: object = {}) =>
    new Refusal('odds.refused', { play: terms.play, reason, ...more });
  const play = plays.find(({ code }) => code === terms.play);
  if (play === undefined) throw refuse('play.unknown');
  if (terms.odds <= 0n) throw refuse('odds');
  const limits = [terms.memberNumberMinor, terms.memberPlayMinor, terms.liabilityMinor].filter(
    (limit) => limit !== undefined,
  );
  if (
    terms.minUnitStakeMinor <= 0n ||
    terms.maxUnitStakeMinor < terms.minUnitStakeMinor ||
    limits.some((limit) => limit <= 0n)
  )
    throw refuse('limits');
  const { rule } = play;
  if (rule.kind === 'lotto')
    return checkPoolReturn(
      { structure },
      floorPercent,
      { ...play, rule, odds: terms.odds },
      terms.minUnitStakeMinor,
      pools,
    );
  const { numerator, denominator, percentText } = exactReturn({ ...play, odds: terms.odds }, structure);
  if (numerator > denominator) throw refuse('return.above', { returnPercent: percentText });
  if (numerator * 100n < denominator * BigInt(floorPercent))
    throw refuse('return.below', { returnPercent: percentText, floorPercent });
  // The odds are rounded down at each rebate, so the return may fall a little below that of the published odds.
  for (let rebate = 1; rebate <= maxRebate; rebate += 1) {
    const whole = returnWithRebate(terms.odds, { numerator, denominator }, rebate);
    if (
      oddsWithRebate(terms.odds, { numerator, denominator }, rebate) <= 0n ||
      whole.numerator * 100n < whole.denominator * BigInt(floorPercent)
    )
      throw refuse('return.below', { returnPercent: percentText, floorPercent, rebate });
  }
}

/**
 * Checks whether a game can offer rebates up to a maximum, at the odds on offer.
 * @throws Refusal request.invalid {field: 'maxRebate', reason}: 'jackpot' for tickets with jackpots, 'return.below'
 */
export async function checkMaxRebate(executor: Executor, gameCode: string, maxRebate: number): Promise<void> {
  const { floorPercent, odds } = await executor.one(sql<{ floorPercent: number; odds: StoredOdds[] }>`
    select g.return_floor_percent as "floorPercent", o.plays as odds
      from lottery_games g join lottery_odds o on o.game_code = g.code and o.version = g.odds_version
     where g.code = ${gameCode}`);
  const invalid = (reason: string) => invalidField('maxRebate', reason);
  for (const version of await currentRules(executor, gameCode)) {
    if (maxRebate > 0 && version.plays.some(({ rule }) => rule.kind === 'lotto')) throw invalid('jackpot');
    for (const stored of odds)
      try {
        checkTerms(version, floorPercent, readTermsOf(stored), [], maxRebate);
      } catch (error) {
        if (error instanceof Refusal && error.code === 'odds.refused') throw invalid('return.below');
        throw error;
      }
  }
}

/** Converts stored terms to numbers. */
export const readTermsOf = (terms: StoredOdds): WantedOdds => convertTerms(terms, BigInt);

/** The same terms with amounts of another type; absent limits stay absent. */
export function convertTerms<From, To>(terms: PlayTerms<From>, convert: (amount: From) => To): PlayTerms<To> {
  const { memberNumberMinor, memberPlayMinor, liabilityMinor } = terms;
  return {
    play: terms.play,
    odds: convert(terms.odds),
    minUnitStakeMinor: convert(terms.minUnitStakeMinor),
    maxUnitStakeMinor: convert(terms.maxUnitStakeMinor),
    ...(memberNumberMinor === undefined ? {} : { memberNumberMinor: convert(memberNumberMinor) }),
    ...(memberPlayMinor === undefined ? {} : { memberPlayMinor: convert(memberPlayMinor) }),
    ...(liabilityMinor === undefined ? {} : { liabilityMinor: convert(liabilityMinor) }),
  };
}
