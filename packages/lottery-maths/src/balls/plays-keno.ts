import type { Play } from '../play.ts';
import { manyPicks, onePick } from '../plays-outcome.ts';
import type { Band, BallsRule, MatchesRule } from '../rules/ball-rules.ts';

/** More than half of the drawn numbers, or fewer; ten of 20 lose. */
const MORE_OR_FEWER: readonly Band[] = [
  { pick: '0', from: 0, to: 9 },
  { pick: '1', from: 11, to: 20 },
];

/** Bets on 20 of 80 numbers: a figure of all of them, or numbers that are all drawn. Odds are 98 % of the fair ones. */
export const KENO_PLAYS: readonly Play[] = [
  bands('kenobigsmall', 'sum', 19_600n, [
    { pick: '0', from: 210, to: 809 },
    { pick: '1', from: 811, to: 1410 },
  ]),
  sole('keno810', 'sum', 2_229_000n, { from: 810, to: 810 }),
  sole('kenoodd', 'sum', 19_600n, { from: 210, to: 1410, parity: 1 }),
  sole('kenoeven', 'sum', 19_500n, { from: 210, to: 1410, parity: 0 }),
  sole('kenobigodd', 'sum', 39_200n, { from: 811, to: 1410, parity: 1 }),
  sole('kenobigeven', 'sum', 39_500n, { from: 811, to: 1410, parity: 0 }),
  sole('kenosmallodd', 'sum', 39_200n, { from: 210, to: 809, parity: 1 }),
  sole('kenosmalleven', 'sum', 39_500n, { from: 210, to: 809, parity: 0 }),
  bands('kenoupdown', 'low', 24_500n, MORE_OR_FEWER),
  sole('kenomiddle', 'low', 48_200n, { from: 10, to: 10 }),
  bands('kenomajority', 'odd', 24_500n, MORE_OR_FEWER),
  sole('kenobalance', 'odd', 48_200n, { from: 10, to: 10 }),
  sole('kenometal', 'sum', 95_500n, { from: 210, to: 695 }),
  sole('kenowood', 'sum', 48_600n, { from: 696, to: 763 }),
  sole('kenowater', 'sum', 25_200n, { from: 764, to: 855 }),
  sole('kenofire', 'sum', 48_100n, { from: 856, to: 923 }),
  sole('kenoearth', 'sum', 93_700n, { from: 924, to: 1410 }),
  spot(1, 39_200n),
  spot(2, 162_900n),
  spot(3, 706_200n),
  spot(4, 3_199_000n),
  spot(5, 15_195_500n),
  spot(6, 75_977_800n),
];

function bands(code: string, of: BallsRule['of'], odds: bigint, wins: readonly Band[]): Play {
  const rule: BallsRule = { kind: 'balls', level: 'MAIN', of, bands: wins };
  return { code, rule, units: 1, odds, picks: onePick(0, 1) };
}

function sole(code: string, of: BallsRule['of'], odds: bigint, band: Omit<Band, 'pick'>): Play {
  return { ...bands(code, of, odds, [{ pick: '1', ...band }]), picks: onePick(1, 1) };
}

function spot(count: number, odds: bigint): Play {
  const rule: MatchesRule = { kind: 'matches', level: 'MAIN', size: count, picks: count, prizes: { [count]: 1 } };
  return { code: `spot${count}`, rule, units: 1, odds, picks: manyPicks(count, 1, 80, 2) };
}
