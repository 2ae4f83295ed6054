import type { DrawStructure } from '../structure.ts';
import type { RuleEngine } from './rule-engine.ts';
import { occurrencesEngine } from './occurrences.ts';
import { poolOf } from './pool.ts';
import type { HeadRule, TailRule } from './rule.ts';

/** Expected hits of a pick: numbers that take part / values that each may have, both with and without repetition. */
export function tailEngine(rule: TailRule | HeadRule, structure: DrawStructure): RuleEngine {
  const pool = poolOf(structure, rule.level, rule.digits, rule.kind === 'head' ? 'first' : 'last');
  return occurrencesEngine(pool.values, () => ({ numerator: BigInt(pool.size), denominator: pool.outcomes }));
}
