import type { Rational } from '../rational.ts';
import type { DrawResult } from '../result.ts';

/** What a rule family answers for one structure. Results and picks it receives are already validated. */
export interface RuleEngine {
  /** Hits of canonical picks. */
  hits: (result: DrawResult, picks: readonly string[]) => number;
  /** Every set of canonical picks with at least one hit. */
  winning: (result: DrawResult) => Iterable<{ picks: readonly string[]; hits: number; }>;
  /** Expected hits of any one set of picks when every number is uniform and independent. */
  expectedHits: () => Rational;
}
