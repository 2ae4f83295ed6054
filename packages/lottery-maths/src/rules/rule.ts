import type { PairTableRule, PairTailsRule, RunRule, SomeTailsRule, TableRule } from './digit-rules.ts';
import type { BallsRule, LottoRule, MatchesRule } from './ball-rules.ts';

/**
 * Levels to which a rule applies: a level's code, several joined by '+', or 'ALL'. Numbers shorter than `digits` do not
 * take part. 'G4:1' is only the first number of a level.
 */
type Levels = string;

/** The pick equals the last `digits` digits of numbers of the level; every occurrence is a hit. */
export interface TailRule {
  kind: 'tail';
  level: Levels;
  digits: 2 | 3 | 4;
}

/** The pick equals the first `digits` digits of numbers of the level; every occurrence is a hit. */
export interface HeadRule {
  kind: 'head';
  level: Levels;
  digits: 2 | 3 | 4;
}

/** The pick equals the tens digit, the units digit or the units of the sum of both, of numbers of the level. */
export interface DigitRule {
  kind: 'digit';
  level: Levels;
  position: 'tens' | 'units' | 'sum';
}

/**
 * The pick equals a value derived from the last two digits of the level's numbers: 'half' is 1 from 50 and 0 below,
 * 'parity' 1 for odd and 0 for even, 'sum' the sum of both digits as two digits, 00 to 18.
 */
export interface LastTwoRule {
  kind: 'lastTwo';
  level: Levels;
  value: 'half' | 'parity' | 'sum';
}

/** All picks, which are distinct, are among the tails of the level: one hit, however often they appear. */
export interface AllTailsRule {
  kind: 'allTails';
  level: Levels;
  digits: 2 | 3 | 4;
  picks: 2 | 3 | 4;
}

/** None of the picks, which are distinct, is among the tails of the level: one hit. */
export interface NoTailsRule {
  kind: 'noTails';
  level: Levels;
  digits: 2 | 3 | 4;
  picks: 4 | 5 | 6 | 7 | 8 | 10;
}

/**
 * The picks win by a value of the numbers at some places of the level, such as the sum of dice or the winner of a race:
 *
 * - count: each number that equals the pick is a hit.
 * - sum: the pick is their sum, written with `digits` digits.
 * - half: the pick is 1 when their sum is at least `from`, else 0.
 * - parity: the pick is 1 when their sum is odd, else 0.
 * - compare: the pick is 1 when the first number is higher than the second, 2 when it is lower, 0 when they are equal.
 * - digits: the pick is the numbers in their order.
 * - repeat: the pick appears at least `times` times.
 * - subset: the picks, which are distinct, are all among the numbers; there are `picks` of them.
 * - group: the picks are exactly the different values of the numbers; there are `picks` of them.
 * - shape: the pick is 1; it wins when the numbers are all the same ('triple'), exactly two are the same ('pair'), or
 *   they are in a row in some order ('straight').
 * - sumIn: the pick is 1; it wins when their sum is one of `sums`.
 * - cover: the picks, which are distinct numbers of the level, include all the numbers; there are `picks` of them.
 */
export interface OutcomeRule {
  kind: 'outcome';
  level: string;
  /** Places of the numbers, from 0; all of the level when absent. */
  at?: readonly number[];
  value: OutcomeValue;
}

export type OutcomeValue =
  | { is: 'count' | 'parity' | 'compare' | 'digits' }
  | { is: 'sum'; digits: number }
  | { is: 'half'; from: number }
  | { is: 'repeat'; times: number }
  | { is: 'sumIn'; sums: readonly number[] }
  | { is: 'subset' | 'group' | 'cover'; picks: number }
  | { is: 'shape'; shape: 'triple' | 'pair' | 'straight' };

/**
 * Winning rule of a play, as data. A new family needs a member here, a file beside this one and a case in engine.ts.
 */
export type PlayRule =
  | TailRule
  | HeadRule
  | DigitRule
  | LastTwoRule
  | AllTailsRule
  | NoTailsRule
  | OutcomeRule
  | BallsRule
  | MatchesRule
  | LottoRule
  | TableRule
  | RunRule
  | PairTailsRule
  | PairTableRule
  | SomeTailsRule;
