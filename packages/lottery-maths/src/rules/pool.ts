import type { DrawResult } from '../result.ts';
import type { DrawStructure } from '../structure.ts';

/** The numbers a rule looks at: those of one level or of all, at least `digits` long. */
export interface Pool {
  /** How many numbers take part in every draw. */
  size: number;
  /** The last `digits` digits of each of them, in drawn order, repeats kept. */
  tails: (result: DrawResult) => string[];
}

/** @throws RangeError when no number of the structure takes part */
export function poolOf(structure: DrawStructure, level: string, digits: number): Pool {
  const levels = structure.levels.filter(
    (candidate) => (level === 'ALL' || candidate.code === level) && candidate.width >= digits,
  );
  if (levels.length === 0) throw new RangeError(`${structure.code} has no number of ${digits} digits in ${level}`);
  const codes = new Set(levels.map((candidate) => candidate.code));
  return {
    size: levels.reduce((total, candidate) => total + candidate.count, 0),
    tails: (result) =>
      result.filter((drawn) => codes.has(drawn.level)).flatMap((drawn) => drawn.numbers.map((n) => n.slice(-digits))),
  };
}

/** How often each value occurs. */
export function countValues(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
