import { exactReturn, lottoChances, type LottoRule, type Play, poolsOf } from '@fairlot/lottery-maths';
import { formatMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Rules } from '../games/terms.ts';

/** Settings of a jackpot pool: the part of each stake that it receives, and the amount that the merchant guarantees. */
export interface PoolSettings {
  /** Code of the pool in the rules, such as J1. */
  level: string;
  /** Hundredths of a percent of the stake. */
  shareBp: number;
  guaranteeMinor: bigint;
}

const WHOLE_BP = 10_000n;
/** Play money has pools of its own, so that a trial player never wins money. */
const PLAY_MONEY = 'FUN';

/** The rule of the tickets of a game with prize levels; undefined for other games. */
export function lottoRuleOf({ plays }: Pick<Rules, 'plays'>): LottoRule | undefined {
  for (const { rule } of plays) if (rule.kind === 'lotto') return rule;
  return undefined;
}

/** Codes of the plays whose stakes go into the pools. */
export const poolPlaysOf = ({ plays }: Pick<Rules, 'plays'>): string[] =>
  plays.flatMap(({ code, rule }) => (rule.kind === 'lotto' ? [code] : []));

/** Part of the stakes on jackpots that goes into all pools, in hundredths of a percent. */
export const wholeShareBp = (pools: readonly PoolSettings[]): bigint =>
  pools.reduce((sum, { shareBp }) => sum + BigInt(shareBp), 0n);

/** Return of a play as percent text: that of its fixed prizes, with the share of its pools. */
export function returnText(play: Play, structure: Rules['structure'], shareBp: bigint | number): string {
  const { numerator, denominator, percentText } = exactReturn(play, structure);
  if (play.rule.kind !== 'lotto') return percentText;
  return percentOfBp((numerator * WHOLE_BP) / denominator + BigInt(shareBp));
}

/** As percent with two decimals. */
export const percentOfBp = (bp: bigint | number): string => formatMinor(BigInt(bp), 2);

/**
 * Checks what a play with prize levels returns: its fixed prizes and the shares of its pools are at least the floor.
 * With what the guarantees cost, if one combination at the lowest stake wins, they are at most the stake.
 * @throws Refusal odds.refused {play, reason, returnPercent}: 'pools' unless each pool of the rule has settings,
 * 'return.above', 'return.below' the floor
 */
export function checkPoolReturn(
  { structure }: Pick<Rules, 'structure'>,
  floorPercent: number,
  play: Play & { rule: LottoRule },
  minUnitStakeMinor: bigint,
  pools: readonly PoolSettings[],
): void {
  const refuse = (reason: string, more: object = {}) =>
    new Refusal('odds.refused', { play: play.code, reason, ...more });
  const { rule } = play;
  const known = pools.map(({ level }) => level).toSorted();
  if (known.join(',') !== poolsOf(rule).toSorted().join(',')) throw refuse('pools');
  const { numerator, denominator } = exactReturn(play, structure);
  // In hundredths of a percent of the stake, rounded up for the upper limit and down for the floor.
  const fixedDown = (numerator * WHOLE_BP) / denominator;
  const shares = wholeShareBp(pools);
  const guarantees = guaranteesBp(rule, structure, pools, minUnitStakeMinor);
  const most = fixedDown + (numerator * WHOLE_BP === fixedDown * denominator ? 0n : 1n) + shares + guarantees;
  if (most > WHOLE_BP) throw refuse('return.above', { returnPercent: percentOfBp(most) });
  if (fixedDown + shares < BigInt(floorPercent) * 100n)
    throw refuse('return.below', { returnPercent: percentOfBp(fixedDown + shares), floorPercent });
}

/**
 * Mean cost of the guarantees, if one combination at this stake wins each pool alone, in hundredths of a percent of the
 * stake, rounded up.
 */
export function guaranteesBp(
  rule: LottoRule,
  structure: Rules['structure'],
  pools: readonly PoolSettings[],
  unitStakeMinor: bigint,
): bigint {
  const chances = lottoChances(rule, structure);
  return pools.reduce((sum, { level, guaranteeMinor }) => {
    const chance = chances[rule.prizes.findIndex(({ pool }) => pool === level)];
    if (chance === undefined) return sum;
    const whole = chance.denominator * unitStakeMinor;
    return sum + (guaranteeMinor * chance.numerator * WHOLE_BP + whole - 1n) / whole;
  }, 0n);
}

/** Settings of the pools of a game, highest first; none for a game without pools. */
export function poolsOfGame(executor: Executor, gameCode: string): Promise<PoolSettings[]> {
  return executor.rows(sql<PoolSettings>`
    select level, share_bp as "shareBp", guarantee_minor as "guaranteeMinor"
      from lottery_pools where game_code = ${gameCode} and asset <> ${PLAY_MONEY} order by level`);
}

/** Adds or changes the pools of a game. The next draw whose sale opens takes the new shares. */
export async function putPools(
  tx: Tx,
  gameCode: string,
  currency: string,
  pools: readonly PoolSettings[],
): Promise<void> {
  for (const { level, shareBp, guaranteeMinor } of pools)
    for (const asset of [currency, PLAY_MONEY])
      await tx.run(sql`
        insert into lottery_pools (game_code, level, asset, share_bp, guarantee_minor)
        values (${gameCode}, ${level}, ${asset}, ${shareBp}::int, ${guaranteeMinor}::bigint)
        on conflict (game_code, level, asset)
        do update set share_bp = excluded.share_bp, guarantee_minor = excluded.guarantee_minor`);
}
