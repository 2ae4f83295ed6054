import type { DrawResult } from '../result.ts';
import type { DrawStructure } from '../structure.ts';

/** The numbers to which a rule applies: those of some levels or of all, at least `digits` long. */
export interface Pool {
  /** Number of numbers that take part in every draw. */
  size: number;
  /** Number of values that each of them may have. */
  outcomes: bigint;
  /** Whether they are drawn without repetition. */
  isDistinct: boolean;
  /** The last (or first) `digits` digits of each of them, in drawn order, repeats kept. */
  values: (result: DrawResult) => string[];
}

/**
 * @param levels a level's code, several joined by '+', or 'ALL'; 'G4:1' is the first number of a level
 * @throws RangeError when no number takes part, or for parts of numbers that are drawn without repetition
 */
export function poolOf(structure: DrawStructure, levels: string, digits: number, end: 'first' | 'last' = 'last'): Pool {
  const wanted = levels.split('+');
  const chosen = structure.levels.flatMap((level) => {
    const count = Math.min(level.count, countNamed(levels, level.code));
    return count > 0 && level.width >= digits ? [{ ...level, count }] : [];
  });
  const [first] = chosen;
  if (first === undefined || (levels !== 'ALL' && chosen.length !== wanted.length))
    throw new RangeError(`${structure.code} has no number of ${digits} digits in ${levels}`);
  const distinct = chosen.some((level) => level.distinct !== undefined) ? first.distinct : undefined;
  if (
    chosen.some((level) => level.distinct !== undefined) &&
    (distinct === undefined || chosen.length > 1 || first.width !== digits)
  ) {
    throw new RangeError(`${structure.code}: numbers without repetition need one level and all of their digits`);
  }
  const counts = new Map(chosen.map(({ code, count }) => [code, count]));
  return {
    size: chosen.reduce((total, { count }) => total + count, 0),
    outcomes: distinct ? BigInt(distinct.to - distinct.from + 1) : 10n ** BigInt(digits),
    isDistinct: distinct !== undefined,
    values: (result) =>
      result.flatMap(({ level, numbers }) =>
        numbers
          .slice(0, counts.get(level) ?? 0)
          .map((number) => (end === 'last' ? number.slice(-digits) : number.slice(0, digits))),
      ),
  };
}

/** How many numbers of a level take part, counted from its first: 0 where `levels` does not name it. */
export function countNamed(levels: string, code: string): number {
  if (levels === 'ALL') return Infinity;
  const named = levels.split('+').find((each) => each.split(':')[0] === code);
  return named === undefined ? 0 : Number(named.split(':')[1] ?? Infinity);
}

/** Pool of numbers that may repeat. @throws RangeError as poolOf, and for numbers without repetition */
export function independentPoolOf(structure: DrawStructure, levels: string, digits: number): Pool {
  const pool = poolOf(structure, levels, digits);
  if (pool.isDistinct) throw new RangeError(`${structure.code}: numbers without repetition have no tails`);
  return pool;
}

/** Number of occurrences of each value. */
export function countValues(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
