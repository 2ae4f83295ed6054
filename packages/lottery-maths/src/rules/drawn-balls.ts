import { binomial } from '@fairlot/money';
import type { DrawResult } from '../result.ts';
import type { DrawStructure } from '../structure.ts';

/** Numbers of a level that are drawn without repetition. */
export interface Balls {
  from: number;
  to: number;
  /** Every number, ascending. */
  all: readonly number[];
  /** Numbers in a draw. */
  size: number;
  /** Number of possible draws, without their order. */
  outcomes: bigint;
  values: (result: DrawResult) => readonly string[];
}

/** @throws RangeError when the structure has no such level, or its numbers may repeat */
export function ballsOf(structure: DrawStructure, code: string): Balls {
  const level = structure.levels.find((one) => one.code === code);
  if (level?.distinct === undefined) throw new RangeError(`${structure.code} draws no balls in ${code}`);
  const { from, to } = level.distinct;
  const all = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return {
    from,
    to,
    all,
    size: level.count,
    outcomes: binomial(all.length, level.count),
    values: (result) => result.find((drawn) => drawn.level === code)?.numbers ?? [],
  };
}

/** Number of subsets of `chosen` of `total` things; 0 if there are none. */
export const choose = (total: number, chosen: number): bigint =>
  total < 0 || chosen < 0 || chosen > total ? 0n : binomial(total, chosen);
