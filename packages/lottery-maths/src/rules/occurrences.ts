import type { DrawResult } from '../result.ts';
import type { RuleEngine } from './rule-engine.ts';
import { countValues } from './pool.ts';

/**
 * Engine of plays with a single pick where each equal value is a hit. `values` reads them from a result:
 * always `size` values, each uniform over 10^digits. Expected hits are size / 10^digits.
 */
export function occurrencesEngine(
  values: (result: DrawResult) => string[],
  size: number,
  digits: number,
): RuleEngine {
  return {
    hits: (result, picks) => values(result).filter((value) => value === picks[0]).length,
    winning: (result) => [...countValues(values(result))].map(([value, hits]) => ({ picks: [value], hits })),
    expectedHits: () => ({ numerator: BigInt(size), denominator: 10n ** BigInt(digits) }),
  };
}
