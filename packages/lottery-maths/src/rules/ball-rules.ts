/**
 * A line of numbers against numbers that are drawn without repetition. A line has `picks` numbers and covers every
 * combination of `size` numbers that contains them or is contained in them. A combination with m drawn numbers has
 * `prizes[m]` hits.
 */
export interface MatchesRule {
  kind: 'matches';
  level: string;
  /** Numbers of one combination. */
  size: number;
  /** Picks of a line: `size` for a plain line, otherwise a system. */
  picks: number;
  /** Hits of a combination by the number of its numbers that are drawn; absent numbers lose. */
  prizes: Readonly<Record<string, number>>;
}

/**
 * A ticket of a lotto. A line has `picks` numbers and covers every combination of `size` numbers that contains them or
 * is contained in them. A combination wins the first prize that fits its drawn numbers and the bonus number.
 */
export interface LottoRule {
  kind: 'lotto';
  level: 'MAIN';
  /** Numbers of one combination. */
  size: number;
  /** Picks of a line: `size` for a plain line, otherwise a system. */
  picks: number;
  /** The bonus number is one of the same balls ('ball'), a separate number that members pick ('pick'), or absent. */
  bonus?: 'ball' | 'pick';
  /** Highest first. */
  prizes: readonly LottoPrize[];
}

/** A prize: a fixed number of hits, or a share of a jackpot pool. */
export interface LottoPrize {
  /** Drawn numbers of the combination. */
  matches: number;
  /** Whether the bonus number belongs to it; absent: it does not matter. */
  bonus?: boolean;
  hits?: number;
  /** Code of the pool. */
  pool?: string;
}

/**
 * Wins if a figure of all numbers of the level, drawn without repetition, is in the band that the pick names: their
 * sum, how many of them belong to the lower half, or how many are odd.
 */
export interface BallsRule {
  kind: 'balls';
  level: string;
  of: 'sum' | 'low' | 'odd';
  bands: readonly Band[];
}

export interface Band {
  pick: string;
  from: number;
  to: number;
  /** Only odd (1) or even (0) figures. */
  parity?: 0 | 1;
}
