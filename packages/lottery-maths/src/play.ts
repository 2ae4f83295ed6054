import type { PlayRule } from './rules/rule.ts';

/** Shape of the picks of one line: `count` numbers of `width` digits. */
export interface PickRule {
  count: number;
  width: number;
  /** The picks of a line must differ. */
  distinct: boolean;
  /** The lowest and the highest pick; any number of the width when absent. Equal for a single choice. */
  range?: { from: number; to: number };
  /** Only numbers whose digits can be arranged in this many ways; the order does not matter. */
  orders?: number;
  /** A pick is this many different numbers of equal width, concatenated; their order matters. */
  places?: number;
  /** One more pick between these two for the special number, written `B07` and last. */
  bonus?: { from: number; to: number };
}

/** A play of a game as data, without the merchant's odds. */
export interface PlayDefinition {
  code: string;
  rule: PlayRule;
  /** Line price = unit stake × units. */
  units: number;
  picks: PickRule;
}

export interface Play extends PlayDefinition {
  /** Gross return per hit for one unit of stake, × 10,000. */
  odds: bigint;
}
