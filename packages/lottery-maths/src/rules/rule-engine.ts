import type { Winners } from '../winners.ts';
import type { Rational } from '@fairlot/money';
import type { DrawResult } from '../result.ts';

/** Implementation of a rule family for one structure. Results and picks are already validated. */
export interface RuleEngine {
  /** Number of hits of canonical picks. */
  hits: (result: DrawResult, picks: readonly string[]) => number;
  /** All canonical picks with at least one hit. */
  winners: (result: DrawResult) => Winners;
  /** Expected hits of these picks when every number is uniform. */
  expectedHits: (picks: readonly string[]) => Rational;
}
