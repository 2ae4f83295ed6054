import { ordersOf, sortDigits } from '../digits/orders.ts';
import type { DrawResult } from '../result.ts';
import type { DrawStructure } from '../structure.ts';
import type { TableRule } from './digit-rules.ts';
import { poolOf } from './pool.ts';
import type { RuleEngine } from './rule-engine.ts';

/** Engine of prize tables: expected hits are the numbers of each level times its hits, times the orders of a pick. */
export function tableEngine({ digits, prizes, orders }: TableRule, structure: DrawStructure): RuleEngine {
  const levels = Object.entries(prizes).map(([level, hits]) => ({ pool: poolOf(structure, level, digits), hits }));
  const won = (result: DrawResult): Map<string, number> => {
    const total = new Map<string, number>();
    for (const { pool, hits } of levels) {
      for (const value of pool.values(result)) {
        if (orders !== undefined && ordersOf(value) !== orders) continue;
        const pick = orders === undefined ? value : sortDigits(value);
        total.set(pick, (total.get(pick) ?? 0) + hits);
      }
    }
    return total;
  };
  const all = levels.reduce((sum, { pool, hits }) => sum + pool.size * hits, 0);
  return {
    hits: (result, picks) => won(result).get(picks.join(',')) ?? 0,
    winners: (result) => ({ kind: 'listed', picks: won(result) }),
    expectedHits: () => ({ numerator: BigInt(all * (orders ?? 1)), denominator: 10n ** BigInt(digits) }),
  };
}
