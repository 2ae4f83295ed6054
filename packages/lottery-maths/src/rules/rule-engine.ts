import type { Winners } from '../winners.ts';
import type { Rational } from '@fairlot/money';
import type { DrawResult } from '../result.ts';

/** What a rule family answers for one structure. Results and picks it receives are already validated. */
export interface RuleEngine {
  /** Hits of canonical picks. */
  hits: (result: DrawResult, picks: readonly string[]) => number;
  /** All canonical picks with at least one hit. */
  winners: (result: DrawResult) => Winners;
  /** Expected hits of these picks when every number is uniform. */
  expectedHits: (picks: readonly string[]) => Rational;
}
