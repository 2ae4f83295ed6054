import type { Play } from '../play.ts';
import type { PairTableRule } from '../rules/digit-rules.ts';

/** The prizes of 4D relative to each other, as usual in the region: 2,500, 1,000, 500, 180 and 60. */
const BIG = { FIRST: 125, SECOND: 50, THIRD: 25, STARTER: 9, CONSOLATION: 3 };
/** Only the first three prizes: 3,500, 2,000 and 1,000. */
const SMALL = { FIRST: 7, SECOND: 4, THIRD: 2 };
/** The prizes of Max 3D relative to each other: 1,000,000, 350,000, 210,000 and 100,000. */
const MAX = { SPECIAL: 100, FIRST: 35, SECOND: 21, THIRD: 10 };

function table(
  code: string,
  digits: 3 | 4,
  prizes: Readonly<Record<string, number>>,
  odds: bigint,
  orders?: number,
): Play {
  const boxed = orders === undefined ? {} : { orders };
  return {
    code,
    rule: { kind: 'table', digits, prizes, ...boxed },
    units: 1,
    odds,
    picks: { count: 1, width: digits, distinct: false, ...boxed },
  };
}

/**
 * Bets on four digits: straight on every prize (big), on the first three (small), on the first alone, boxed in any
 * order, and three digits of the first prize. Odds are for one hit, at 98 % of the fair odds.
 */
export const SEA4D_PLAYS: readonly Play[] = [
  table('seabig', 4, BIG, 306_200n),
  table('seasmall', 4, SMALL, 7_538_400n),
  table('seastraight', 4, { FIRST: 1 }, 98_000_000n),
  table('seabox24', 4, BIG, 12_700n, 24),
  table('seabox12', 4, BIG, 25_500n, 12),
  table('seabox6', 4, BIG, 51_000n, 6),
  table('seabox4', 4, BIG, 76_500n, 4),
  table('seafirst3', 3, { FIRST: 1 }, 9_800_000n),
];

/**
 * The prizes of Max 3D+ for two numbers relative to each other: 1,000,000,000 when both are special prizes, then
 * 40,000,000, 10,000,000 and 5,000,000 for both of one level; 1,000,000 when both are drawn; 150,000 for one special
 * prize and 40,000 for one other number.
 */
const MAX_PAIR: PairTableRule = {
  kind: 'pairTable',
  digits: 3,
  both: { SPECIAL: 100_000, FIRST: 4000, SECOND: 1000, THIRD: 500 },
  any: 100,
  one: { SPECIAL: 15, FIRST: 4, SECOND: 4, THIRD: 4 },
};

/** Bets on three digits: straight on every prize, boxed in any order, on the special prize alone, and two numbers. */
export const MAX3D_PLAYS: readonly Play[] = [
  table('maxstraight', 3, MAX, 17_900n),
  table('maxbox6', 3, MAX, 2990n, 6),
  table('maxbox3', 3, MAX, 5980n, 3),
  table('maxspecial', 3, { SPECIAL: 1 }, 4_900_000n),
  { code: 'maxpair', rule: MAX_PAIR, units: 1, odds: 18_400n, picks: { count: 2, width: 3, distinct: true } },
];
