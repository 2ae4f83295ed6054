import type { Rational } from '@fairlot/money';
import type { DrawResult } from '../result.ts';
import type { RuleEngine } from './rule-engine.ts';
import { countValues } from './pool.ts';

/**
 * Engine of plays with a single pick where each equal value is a hit. `values` reads the values from a result, always
 * the same number of them; `expected` returns how many of them equal a pick on average.
 */
export function occurrencesEngine(
  values: (result: DrawResult) => string[],
  expected: (pick: string) => Rational,
): RuleEngine {
  return {
    hits: (result, picks) => values(result).filter((value) => value === picks[0]).length,
    winners: (result) => ({ kind: 'listed', picks: countValues(values(result)) }),
    expectedHits: ([pick = '']) => expected(pick),
  };
}
