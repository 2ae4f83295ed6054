import { binomial } from '@fairlot/money';
import type { Rational } from '@fairlot/money';
import type { DrawStructure } from '../structure.ts';
import { combinations } from './combinations.ts';
import type { RuleEngine } from './rule-engine.ts';
import { type Pool, poolOf } from './pool.ts';
import type { AllTailsRule } from './rule.ts';

export function allTailsEngine(rule: AllTailsRule, structure: DrawStructure): RuleEngine {
  const pool = poolOf(structure, rule.level, rule.digits);
  return {
    hits: (result, picks) => {
      const tails = new Set(pool.values(result));
      return picks.every((pick) => tails.has(pick)) ? 1 : 0;
    },
    winners: (result) => {
      const tails = [...new Set(pool.values(result))].sort();
      return {
        kind: 'listed',
        picks: new Map([...combinations(tails, rule.picks)].map((picks) => [picks.join(','), 1])),
      };
    },
    expectedHits: () => chanceOfAll(pool, rule.picks),
  };
}

/**
 * Chance that all `picks` different values appear. Independent numbers, by inclusion and exclusion: sum over j of
 * (-1)^j C(picks, j) (1 - j / outcomes)^size. Without repetition: C(outcomes - picks, size - picks) / C(outcomes,
 * size).
 */
function chanceOfAll({ size, outcomes, isDistinct }: Pool, picks: number): Rational {
  if (isDistinct)
    return {
      numerator: binomial(Number(outcomes) - picks, size - picks),
      denominator: binomial(Number(outcomes), size),
    };
  const exponent = BigInt(size);
  let numerator = 0n;
  for (let j = 0; j <= picks; j += 1) {
    const term = binomial(picks, j) * (outcomes - BigInt(j)) ** exponent;
    numerator += j % 2 === 0 ? term : -term;
  }
  return { numerator, denominator: outcomes ** exponent };
}
