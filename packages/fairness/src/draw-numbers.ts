import { type DrawStream, drawStream, uniformInt } from './draw-stream.ts';

/** One prize level: `count` numbers of `width` digits. */
export interface LevelSpec {
  code: string;
  count: number;
  width: number;
  /** The numbers are distinct and between these two. Without it each is any number of its width. */
  distinct?: { from: number; to: number } | undefined;
  /** Code of an earlier level whose numbers are not drawn again. Only with `distinct`. */
  without?: string | undefined;
  /** Each number is between these two, independent of the others. Excludes `distinct`. */
  range?: { from: number; to: number } | undefined;
}

export interface LevelResult {
  level: string;
  numbers: string[];
}

/** Result of a draw, levels in the given order. */
export type DrawResult = LevelResult[];

/**
 * Draws all numbers from the key, level by level in the given order. Each number is uniform in 0 to 10^width - 1
 * (`uniformInt`), independent of the others and written with leading zeros. In a level with `range` it is uniform in
 * `from` to `to` instead. Distinct numbers are removed from the ascending list of the remaining ones, at a uniform
 * place, in drawing order. A level with `without` begins without the numbers of that earlier level.
 * @throws RangeError (as a rejection) on a key that is not 32 bytes, a level that is not 1 to 1,000 numbers of 1 to 9
 * digits, or a range that is too small or too wide. `without` names an earlier level of different numbers.
 */
export async function drawNumbers(levels: readonly LevelSpec[], key: Uint8Array): Promise<DrawResult> {
  if (!levels.every((level, index) => isLevel(level, levels.slice(0, index))))
    throw new RangeError('a level has 1 to 1000 numbers of 1 to 9 digits');
  const stream = drawStream(key);
  const drawn = new Map<string, number[]>();
  return levels.map((level) => {
    const numbers = take(stream, level, drawn.get(level.without ?? '') ?? []);
    drawn.set(level.code, numbers);
    return { level: level.code, numbers: numbers.map((number) => String(number).padStart(level.width, '0')) };
  });
}

function take(stream: DrawStream, { count, width, distinct, range }: LevelSpec, gone: readonly number[]): number[] {
  if (distinct === undefined) {
    const { from, to } = range ?? { from: 0, to: 10 ** width - 1 };
    return Array.from({ length: count }, () => from + uniformInt(stream, to - from + 1));
  }
  const row = Array.from({ length: distinct.to - distinct.from + 1 }, (_, index) => distinct.from + index).filter(
    (number) => !gone.includes(number),
  );
  return Array.from({ length: count }, () => row.splice(uniformInt(stream, row.length), 1)).flat();
}

function isLevel({ count, width, distinct, range, without }: LevelSpec, earlier: readonly LevelSpec[]): boolean {
  const other = earlier.find(({ code }) => code === without);
  return (
    (without === undefined || (distinct !== undefined && other?.distinct !== undefined)) &&
    isBetween(count, 1, MAX_COUNT) &&
    isBetween(width, 1, MAX_WIDTH) &&
    (distinct === undefined || (range === undefined && isRow(distinct, count + (other?.count ?? 0), width))) &&
    (range === undefined || isRow(range, 1, width))
  );
}

function isRow({ from, to }: { from: number; to: number }, count: number, width: number): boolean {
  return isBetween(from, 0, to) && isBetween(to, from + count - 1, Math.min(10 ** width - 1, from + MAX_ROW - 1));
}

function isBetween(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

const MAX_COUNT = 1000;
const MAX_ROW = 10_000;
// 10^9 is the largest power of ten below 2^32
const MAX_WIDTH = 9;
