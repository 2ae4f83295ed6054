import type { PickRule, Play } from '../play.ts';
import type { PlayRule } from '../rules/rule.ts';

/** One number of some digits; with `orders`, only numbers whose digits have this number of different orders. */
const number = (width: number, orders?: number): PickRule => ({
  count: 1,
  width,
  distinct: false,
  ...(orders !== undefined && { orders }),
});
const play = (code: string, rule: PlayRule, odds: bigint, picks: PickRule): Play => ({
  code,
  rule,
  units: 1,
  odds,
  picks,
});
const tail = (code: string, level: string, digits: 2 | 3 | 4, odds: bigint) =>
  play(code, { kind: 'tail', level, digits }, odds, number(digits));
const boxed = (code: string, digits: 3 | 4, orders: number, prizes: Readonly<Record<string, number>>, odds: bigint) =>
  play(code, { kind: 'table', digits, prizes, orders }, odds, number(digits, orders));
const run = (code: string, level: string, digits: 2 | 3, end: 'first' | 'last', odds: bigint) =>
  play(code, { kind: 'run', level, digits, end }, odds, number(1));

/**
 * Bets on the Thai lottery: the last digits of the first prize (top), the two-digit prize (bottom), the three-digit
 * prizes, any order (tote) and single digits (run). Odds are 98 % of the fair ones.
 */
export const THAI_PLAYS: readonly Play[] = [
  tail('top3', 'FIRST', 3, 9_800_000n),
  tail('top2', 'FIRST', 2, 980_000n),
  tail('bottom2', 'LAST2', 2, 980_000n),
  tail('thaifront3', 'FRONT3', 3, 4_900_000n),
  tail('bottom3', 'LAST3', 3, 4_900_000n),
  boxed('tote6', 3, 6, { FIRST: 1 }, 1_633_300n),
  boxed('tote3', 3, 3, { FIRST: 1 }, 3_266_600n),
  run('runtop', 'FIRST', 3, 'last', 36_100n),
  run('runbottom', 'LAST2', 2, 'last', 51_500n),
];

/** Bets on the four digits of the Lao lottery: the last ones (top), the first two (bottom), any order and one digit. */
export const LAO_PLAYS: readonly Play[] = [
  tail('top4', 'MAIN', 4, 98_000_000n),
  tail('top3', 'MAIN', 3, 9_800_000n),
  tail('top2', 'MAIN', 2, 980_000n),
  play('bottom2', { kind: 'head', level: 'MAIN', digits: 2 }, 980_000n, number(2)),
  boxed('tote6', 3, 6, { MAIN: 1 }, 1_633_300n),
  boxed('tote3', 3, 3, { MAIN: 1 }, 3_266_600n),
  run('runtop', 'MAIN', 3, 'last', 36_100n),
  run('runbottom', 'MAIN', 2, 'first', 51_500n),
];
