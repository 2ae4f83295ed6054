import { exactReturn } from '@fairlot/lottery-maths';
import { sql, type Tx } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Rules, StoredOdds } from '../games.ts';

/** Odds (x 10,000) and limits of a play as an operator gives them; minor units. Limits that are left out do not exist. */
export interface WantedOdds {
  play: string;
  odds: bigint;
  minUnitStakeMinor: bigint;
  maxUnitStakeMinor: bigint;
  memberNumberMinor?: bigint;
  memberPlayMinor?: bigint;
  liabilityMinor?: bigint;
}

/**
 * Publishes the next version of a game's odds. Plays that are left out are not offered any more. Tickets that were priced
 * with the former version are refused with `odds.changed`; those already sold keep what they were promised.
 * @param formerVersion the version that the operator saw, so that two do not overwrite each other
 * @returns the new version
 * @throws Refusal not.found, odds.changed {oddsVersion}, odds.refused {play, reason, returnPercent}: 'play.unknown', 'odds', 'limits',
 *   'return.above' 100 % or 'return.below' the floor
 */
export async function publishOdds(tx: Tx, gameCode: string, formerVersion: number, wanted: readonly WantedOdds[]): Promise<number> {
  const game = await tx.first(sql<{ oddsVersion: number; rulesVersion: number; floorPercent: number }>`
    select odds_version as "oddsVersion", rules_version as "rulesVersion", return_floor_percent as "floorPercent" from lottery_games where code = ${gameCode} for update`);
  if (game === undefined) throw new Refusal('not.found');
  if (game.oddsVersion !== formerVersion) throw new Refusal('odds.changed', { oddsVersion: game.oddsVersion });
  const rules = await tx.one(sql<Rules>`select structure, plays from lottery_rules where game_code = ${gameCode} and version = ${game.rulesVersion}::int`);
  if (new Set(wanted.map(({ play }) => play)).size !== wanted.length) throw new Refusal('odds.refused', { reason: 'play.repeated' });
  for (const terms of wanted) check(rules, game.floorPercent, terms);

  const { version } = await tx.one(sql<{ version: number }>`select max(version) + 1 as version from lottery_odds where game_code = ${gameCode}`);
  await tx.run(sql`insert into lottery_odds (game_code, version, plays) values (${gameCode}, ${version}::int, ${JSON.stringify(wanted.map(stored))}::jsonb)`);
  await tx.run(sql`update lottery_games set odds_version = ${version}::int where code = ${gameCode}`);
  return version;
}

function check({ structure, plays }: Rules, floorPercent: number, terms: WantedOdds): void {
  const refuse = (reason: string, more: object = {}) => new Refusal('odds.refused', { play: terms.play, reason, ...more });
  const play = plays.find(({ code }) => code === terms.play);
  if (play === undefined) throw refuse('play.unknown');
  if (terms.odds <= 0n) throw refuse('odds');
  const limits = [terms.memberNumberMinor, terms.memberPlayMinor, terms.liabilityMinor].filter((limit) => limit !== undefined);
  if (terms.minUnitStakeMinor <= 0n || terms.maxUnitStakeMinor < terms.minUnitStakeMinor || limits.some((limit) => limit <= 0n)) throw refuse('limits');
  const { numerator, denominator, percentText } = exactReturn({ ...play, odds: terms.odds }, structure);
  if (numerator > denominator) throw refuse('return.above', { returnPercent: percentText });
  if (numerator * 100n < denominator * BigInt(floorPercent)) throw refuse('return.below', { returnPercent: percentText, floorPercent });
}

function stored({ play, odds, minUnitStakeMinor, maxUnitStakeMinor, memberNumberMinor, memberPlayMinor, liabilityMinor }: WantedOdds): StoredOdds {
  return {
    play, odds: String(odds), minUnitStakeMinor: String(minUnitStakeMinor), maxUnitStakeMinor: String(maxUnitStakeMinor),
    ...(memberNumberMinor === undefined ? {} : { memberNumberMinor: String(memberNumberMinor) }),
    ...(memberPlayMinor === undefined ? {} : { memberPlayMinor: String(memberPlayMinor) }),
    ...(liabilityMinor === undefined ? {} : { liabilityMinor: String(liabilityMinor) }),
  };
}
