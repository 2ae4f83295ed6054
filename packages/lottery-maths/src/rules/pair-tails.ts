import { binomial } from '@fairlot/money';
import type { Rational } from '@fairlot/money';
import type { DrawStructure } from '../structure.ts';
import type { PairTailsRule } from './digit-rules.ts';
import { countValues, independentPoolOf, type Pool } from './pool.ts';
import type { RuleEngine } from './rule-engine.ts';

/** Engine of bets on two numbers that pay for every pair of them. */
export function pairTailsEngine({ level, digits }: PairTailsRule, structure: DrawStructure): RuleEngine {
  const pool = independentPoolOf(structure, level, digits);
  return {
    hits: (result, picks) => {
      const counts = countValues(pool.values(result));
      return Math.min(...picks.map((pick) => counts.get(pick) ?? 0));
    },
    winners: (result) => {
      const counts = [...countValues(pool.values(result))].toSorted(([a], [b]) => (a < b ? -1 : 1));
      return {
        kind: 'listed',
        picks: new Map(
          counts.flatMap(([first, times], index) =>
            counts.slice(index + 1).map(([second, others]) => [`${first},${second}`, Math.min(times, others)]),
          ),
        ),
      };
    },
    expectedHits: () => expectedPairs(pool),
  };
}

/** Mean of the lower count: every pair of counts, with the number of draws that have them. */
function expectedPairs({ size, outcomes }: Pool): Rational {
  let numerator = 0n;
  for (let first = 1; first < size; first += 1) {
    for (let second = 1; first + second <= size; second += 1) {
      const draws =
        binomial(size, first) * binomial(size - first, second) * (outcomes - 2n) ** BigInt(size - first - second);
      numerator += BigInt(Math.min(first, second)) * draws;
    }
  }
  return { numerator, denominator: outcomes ** BigInt(size) };
}
