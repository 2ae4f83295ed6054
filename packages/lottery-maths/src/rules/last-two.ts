import type { DrawStructure } from '../structure.ts';
import type { RuleEngine } from './rule-engine.ts';
import { occurrencesEngine } from './occurrences.ts';
import { poolOf } from './pool.ts';
import type { LastTwoRule } from './rule.ts';

export function lastTwoEngine(rule: LastTwoRule, structure: DrawStructure): RuleEngine {
  return lastTwoOf(structure, rule.level, VALUES[rule.value]);
}

/** Engine of plays on a value derived from the last two digits; expected hits by counting all hundred endings. */
export function lastTwoOf(structure: DrawStructure, level: string, valueOf: (tail: string) => string): RuleEngine {
  const pool = poolOf(structure, level, 2);
  if (pool.isDistinct) throw new RangeError(`${structure.code}: numbers without repetition have no digits to bet on`);
  return occurrencesEngine(
    (result) => pool.values(result).map(valueOf),
    (pick) => ({
      numerator: BigInt(pool.size * HUNDRED.filter((tail) => valueOf(tail) === pick).length),
      denominator: 100n,
    }),
  );
}

const HUNDRED = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
/** Value derived from the last two digits, by kind. */
export const VALUES: Readonly<Record<LastTwoRule['value'], (tail: string) => string>> = {
  half: (tail) => (tail >= '50' ? '1' : '0'),
  parity: (tail) => String(Number(tail) % 2),
  sum: (tail) => String(Number(tail.charAt(0)) + Number(tail.charAt(1))).padStart(2, '0'),
};
