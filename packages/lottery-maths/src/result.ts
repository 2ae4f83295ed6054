import type { DrawStructure } from './structure.ts';

/** Numbers of one level as strings of its width. */
export interface LevelResult {
  level: string;
  numbers: string[];
}

/** Result of a draw: every level of its structure, in the structure's order. */
export type DrawResult = LevelResult[];

/**
 * Checks a result against the structure. Answers null when it fits, otherwise
 * 'result.levels' (missing, extra or out of order), 'result.count' or 'result.width' (a number that is
 * not exactly as many digits as its level has).
 */
export function validateResult(structure: DrawStructure, result: DrawResult): string | null {
  if (result.length !== structure.levels.length) return 'result.levels';
  for (const [index, level] of structure.levels.entries()) {
    const drawn = result[index];
    if (drawn?.level !== level.code) return 'result.levels';
    if (drawn.numbers.length !== level.count) return 'result.count';
    if (!drawn.numbers.every((number) => isDigits(number, level.width))) return 'result.width';
  }
  return null;
}

/** Whether the text is exactly `width` ASCII digits. */
export function isDigits(text: string, width: number): boolean {
  return text.length === width && /^[0-9]+$/.test(text);
}
