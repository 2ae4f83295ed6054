/**
 * Levels to which a rule applies: a level's code, several joined by '+', or 'ALL'. Numbers shorter than `digits` do not
 * take part.
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
 * Winning rule of a play, as data. A new family needs a member here, a file beside this one and a case in engine.ts.
 */
export type PlayRule = TailRule | HeadRule | DigitRule | LastTwoRule | AllTailsRule | NoTailsRule;
