import type { DrawStructure } from '../structure.ts';
import type { RuleEngine } from './rule-engine.ts';
import { occurrencesEngine } from './occurrences.ts';
import { poolOf } from './pool.ts';
import type { DigitRule } from './rule.ts';

export function digitEngine(rule: DigitRule, structure: DrawStructure): RuleEngine {
  const pool = poolOf(structure, rule.level, 2);
  const offset = rule.position === 'tens' ? 0 : 1;
  return occurrencesEngine((result) => pool.tails(result).map((tail) => tail.charAt(offset)), pool.size, 1);
}
