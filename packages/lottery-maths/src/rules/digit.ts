import type { DrawStructure } from '../structure.ts';
import type { RuleEngine } from './rule-engine.ts';
import { lastTwoOf } from './last-two.ts';
import type { DigitRule } from './rule.ts';

export function digitEngine(rule: DigitRule, structure: DrawStructure): RuleEngine {
  return lastTwoOf(structure, rule.level, DIGITS[rule.position]);
}

/** Digit of the last two digits, by position. */
export const DIGITS: Readonly<Record<DigitRule['position'], (tail: string) => string>> = {
  tens: (tail) => tail.charAt(0),
  units: (tail) => tail.charAt(1),
  sum: (tail) => String((Number(tail.charAt(0)) + Number(tail.charAt(1))) % 10),
};
