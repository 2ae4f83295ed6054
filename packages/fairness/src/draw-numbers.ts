import { drawStream, uniformInt } from './draw-stream.ts';

/** One prize level: `count` numbers of `width` digits. */
export interface LevelSpec {
  code: string;
  count: number;
  width: number;
}

export interface LevelResult {
  level: string;
  numbers: string[];
}

/** Result of a draw, levels in the order they were given. */
export type DrawResult = LevelResult[];

/**
 * All numbers of a draw from its key: level by level in the given order, each number uniform in
 * 0 to 10^width - 1 (`uniformInt`), independent of the others, written with leading zeros.
 * Rejects with RangeError on a key that is not 32 bytes or a level that is not 1 to 1,000 numbers of 1 to 9 digits.
 */
export async function drawNumbers(levels: readonly LevelSpec[], key: Uint8Array): Promise<DrawResult> {
  if (!levels.every(isLevel)) throw new RangeError('a level has 1 to 1000 numbers of 1 to 9 digits');
  const stream = drawStream(key);
  return levels.map(({ code, count, width }) => ({
    level: code,
    numbers: Array.from({ length: count }, () => String(uniformInt(stream, 10 ** width)).padStart(width, '0')),
  }));
}

function isLevel({ count, width }: LevelSpec): boolean {
  return isBetween(count, 1, MAX_COUNT) && isBetween(width, 1, MAX_WIDTH);
}

function isBetween(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

const MAX_COUNT = 1000;
// 10^9 is the largest power of ten below 2^32
const MAX_WIDTH = 9;
