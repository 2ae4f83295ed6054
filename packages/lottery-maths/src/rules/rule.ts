/** The pick equals the last `digits` digits of numbers of the level; every occurrence is a hit. */
export interface TailRule {
  kind: 'tail';
  /** A level's code, or 'ALL'. Numbers shorter than `digits` do not take part. */
  level: string;
  digits: 2 | 3 | 4;
}

/** The pick equals the tens or units digit of numbers of the level. */
export interface DigitRule {
  kind: 'digit';
  level: string;
  position: 'tens' | 'units';
}

/** All picks, which differ, are among the tails of the level: one hit, however often they appear. */
export interface AllTailsRule {
  kind: 'allTails';
  level: string;
  digits: 2 | 3 | 4;
  picks: 2 | 3 | 4;
}

/** How a play wins, as data. A new family is a member here, a file beside this one and a case in engine.ts. */
export type PlayRule = TailRule | DigitRule | AllTailsRule;
