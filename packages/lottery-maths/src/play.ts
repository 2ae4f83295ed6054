import type { PlayRule } from './rules/rule.ts';

/** Shape of the picks of one line: `count` numbers of `width` digits. */
export interface PickRule {
  count: number;
  width: number;
  /** The picks of a line must differ. */
  distinct: boolean;
}

/** A play of a game as data. */
export interface Play {
  code: string;
  rule: PlayRule;
  /** Line price = unit stake × units. */
  units: number;
  /** Gross return per hit for one unit of stake, × 10,000. */
  odds: bigint;
  picks: PickRule;
}
