import type { Play } from './play.ts';
import type { PlayRule } from './rules/rule.ts';

const RANGE = { from: 1, to: 45 };
const play = (code: string, rule: PlayRule, count: number, odds: bigint): Play => ({
  code,
  rule,
  units: 1,
  odds,
  picks: { count, width: 2, distinct: count > 1, range: RANGE },
});
const all = (picks: 2 | 3 | 4): PlayRule => ({ kind: 'allTails', level: 'MAIN', digits: 2, picks });

/** 6/45 at fixed odds: one drawn number, or two, three or four that are all drawn. */
export const LOTTO_6_45_PLAYS: readonly Play[] = [
  play('num1', { kind: 'tail', level: 'MAIN', digits: 2 }, 1, 71_000n),
  play('num2', all(2), 2, 500_000n),
  play('num3', all(3), 3, 5_000_000n),
  play('num4', all(4), 4, 70_000_000n),
];
