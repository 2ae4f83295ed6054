import type { DrawStructure } from '../structure.ts';
import type { RuleEngine } from './rule-engine.ts';
import { occurrencesEngine } from './occurrences.ts';
import { poolOf } from './pool.ts';
import type { TailRule } from './rule.ts';

export function tailEngine(rule: TailRule, structure: DrawStructure): RuleEngine {
  const pool = poolOf(structure, rule.level, rule.digits);
  return occurrencesEngine(pool.tails, pool.size, rule.digits);
}
