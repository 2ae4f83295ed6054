import { binomial } from '@fairlot/money';
import type { DrawStructure } from '../structure.ts';
import type { RuleEngine } from './rule-engine.ts';
import { poolOf } from './pool.ts';
import type { NoTailsRule } from './rule.ts';

/**
 * Chance that none of k values appears: (1 - k / outcomes)^size for independent numbers,
 * C(outcomes - k, size) / C(outcomes, size) without repetition.
 */
export function noTailsEngine(rule: NoTailsRule, structure: DrawStructure): RuleEngine {
  const pool = poolOf(structure, rule.level, rule.digits);
  const { size, outcomes, isDistinct } = pool;
  return {
    hits: (result, picks) => {
      const tails = new Set(pool.values(result));
      return picks.some((pick) => tails.has(pick)) ? 0 : 1;
    },
    winners: (result) => ({ kind: 'noneOf', values: [...new Set(pool.values(result))].sort() }),
    expectedHits: () =>
      isDistinct
        ? { numerator: binomial(Number(outcomes) - rule.picks, size), denominator: binomial(Number(outcomes), size) }
        : { numerator: (outcomes - BigInt(rule.picks)) ** BigInt(size), denominator: outcomes ** BigInt(size) },
  };
}
