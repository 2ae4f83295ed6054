/**
 * The pick equals the last `digits` digits of numbers of these levels. Each matching number counts the hits that
 * `prizes` has for its level. With `orders`, the pick wins in any order of its digits.
 */
export interface TableRule {
  kind: 'table';
  digits: 2 | 3 | 4;
  prizes: Readonly<Record<string, number>>;
  /** Number of different orders of the digits of a pick. */
  orders?: number;
}

/**
 * A line of two different numbers against all numbers of the draw, which is paid only its highest prize: both are
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
 * A line of two different numbers that pays for each pair of them: count the numbers of the level that end in each; the
 * lower count is the number of pairs.
 */
export interface PairTailsRule {
  kind: 'pairTails';
  level: string;
  digits: 2;
}

/**
 * A line of different numbers that covers several smaller bets. The number of its picks among the tails of the level
 * selects its hits from `prizes`.
 */
export interface SomeTailsRule {
  kind: 'someTails';
  level: string;
  digits: 2;
  picks: 3 | 4;
  prizes: Readonly<Record<string, number>>;
}
