import { binomial } from '@fairlot/money';
import type { DrawStructure } from '../structure.ts';
import type { SomeTailsRule } from './digit-rules.ts';
import { independentPoolOf, type Pool } from './pool.ts';
import type { RuleEngine } from './rule-engine.ts';

/** Engine of lines that cover several smaller bets; hits follow from the number of picks that appear. */
export function someTailsEngine({ level, digits, picks, prizes }: SomeTailsRule, structure: DrawStructure): RuleEngine {
  const pool = independentPoolOf(structure, level, digits);
  const hits = Array.from({ length: picks + 1 }, (_, present) => prizes[present] ?? 0);
  return {
    hits: (result, line) => {
      const tails = new Set(pool.values(result));
      return hits[line.filter((pick) => tails.has(pick)).length] ?? 0;
    },
    winners: (result) => ({ kind: 'matches', values: [...new Set(pool.values(result))].toSorted(), hits }),
    expectedHits: () => ({
      numerator: hits.reduce((sum, count, present) => sum + BigInt(count) * drawsWith(pool, picks, present), 0n),
      denominator: pool.outcomes ** BigInt(pool.size),
    }),
  };
}

/** Draws in which exactly `present` of the picks appear, by inclusion and exclusion of those that do. */
function drawsWith({ size, outcomes }: Pool, picks: number, present: number): bigint {
  let draws = 0n;
  for (let absent = 0; absent <= present; absent += 1) {
    const term = binomial(present, absent) * (outcomes - BigInt(picks - present + absent)) ** BigInt(size);
    draws += absent % 2 === 0 ? term : -term;
  }
  return binomial(picks, present) * draws;
}
