import type { DrawStructure } from '../structure.ts';
import type { RunRule } from './digit-rules.ts';
import { countValues, poolOf } from './pool.ts';
import type { RuleEngine } from './rule-engine.ts';

/** Engine of bets on one digit. Its chance in one number is 1 - (9 / 10)^digits. */
export function runEngine({ level, digits, end }: RunRule, structure: DrawStructure): RuleEngine {
  const pool = poolOf(structure, level, digits, end);
  const outcomes = 10n ** BigInt(digits);
  return {
    hits: (result, picks) => pool.values(result).filter((value) => value.includes(picks[0] ?? '-')).length,
    winners: (result) => ({
      kind: 'listed',
      picks: countValues(pool.values(result).flatMap((value) => [...new Set(value)])),
    }),
    expectedHits: () => ({
      numerator: BigInt(pool.size) * (outcomes - 9n ** BigInt(digits)),
      denominator: outcomes,
    }),
  };
}
