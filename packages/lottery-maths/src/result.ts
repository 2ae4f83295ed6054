import { binomial } from '@fairlot/money';
import type { DrawStructure, PrizeLevel } from './structure.ts';

/** Numbers of one level as strings of its width. */
export interface LevelResult {
  level: string;
  numbers: string[];
}

/** Result of a draw: every level of its structure, in the structure's order. */
export type DrawResult = LevelResult[];

/**
 * Checks a result against the structure. Returns null when it fits, otherwise one of these codes: 'result.levels'
 * (missing, extra or out of order), 'result.count', 'result.width' (not exactly the number of digits of its level),
 * 'result.range' or 'result.duplicate' (levels without repetition, even across levels where the structure says so).
 */
export function validateResult(structure: DrawStructure, result: DrawResult): string | null {
  if (result.length !== structure.levels.length) return 'result.levels';
  for (const [index, level] of structure.levels.entries()) {
    const drawn = result[index];
    if (drawn?.level !== level.code) return 'result.levels';
    const reason = validateLevel(level, drawn.numbers);
    if (reason !== null) return reason;
    const earlier = result.find((other) => other.level === level.without)?.numbers ?? [];
    if (drawn.numbers.some((number) => earlier.includes(number))) return 'result.duplicate';
  }
  return null;
}

/** Number of possible results of a draw. The order in which different numbers are drawn does not count. */
export function countResults({ levels }: DrawStructure): bigint {
  return levels.reduce((product, level) => product * choicesOf(level, levels), 1n);
}

function choicesOf({ count, width, distinct, range, without }: PrizeLevel, levels: readonly PrizeLevel[]): bigint {
  if (distinct === undefined)
    return (range === undefined ? 10n ** BigInt(width) : BigInt(range.to - range.from + 1)) ** BigInt(count);
  const gone = levels.find(({ code }) => code === without)?.count ?? 0;
  return binomial(distinct.to - distinct.from + 1 - gone, count);
}

function validateLevel({ count, width, distinct, range }: PrizeLevel, numbers: readonly string[]): string | null {
  if (numbers.length !== count) return 'result.count';
  if (!numbers.every((number) => isDigits(number, width))) return 'result.width';
  const limits = distinct ?? range;
  if (limits === undefined) return null;
  if (!numbers.every((number) => Number(number) >= limits.from && Number(number) <= limits.to)) return 'result.range';
  return distinct === undefined || new Set(numbers).size === count ? null : 'result.duplicate';
}

/** Whether the text is exactly `width` ASCII digits. */
export function isDigits(text: string, width: number): boolean {
  return text.length === width && /^[0-9]+$/.test(text);
}
