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

/** The digit of the pick appears among the first or last digits of numbers of the level: one hit for each number. */
export interface RunRule {
  kind: 'run';
  level: string;
  digits: 2 | 3;
  end: 'first' | 'last';
}
