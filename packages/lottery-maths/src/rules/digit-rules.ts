/**
 * The pick equals the last `digits` digits of numbers of these levels. A number of a level is as many hits as the level
 * has in `prizes`. With `orders`, the pick wins in any order of its digits.
 */
export interface TableRule {
  kind: 'table';
  digits: 2 | 3 | 4;
  prizes: Readonly<Record<string, number>>;
  /** Number of different orders of the digits of a pick. */
  orders?: number;
}

/**
 * A line of two different numbers against all numbers of the draw, of which it is paid only its highest prize: both are
 * numbers of one level, both are drawn, or one of them is a number of the level.
 */
export interface PairTableRule {
  kind: 'pairTable';
  digits: 3;
  /** Hits when both are numbers of the level. */
  both: Readonly<Record<string, number>>;
  /** Hits when both are drawn, in whichever levels. */
  any: number;
  /** Hits when one of them is a number of the level. */
  one: Readonly<Record<string, number>>;
}

/** The digit of the pick appears among the first or last digits of numbers of the level: one hit for each number. */
export interface RunRule {
  kind: 'run';
  level: string;
  digits: 2 | 3;
  end: 'first' | 'last';
}

/**
 * A line of two different numbers that pays for each pair of them: the lower of how often the first and how often the
 * second ends a number of the level.
 */
export interface PairTailsRule {
  kind: 'pairTails';
  level: string;
  digits: 2;
}

/**
 * A line of different numbers that covers several smaller bets. As many of its picks as are among the tails of the
 * level count, and the line has as many hits as `prizes` has for this number of picks.
 */
export interface SomeTailsRule {
  kind: 'someTails';
  level: string;
  digits: 2;
  picks: 3 | 4;
  prizes: Readonly<Record<string, number>>;
}
