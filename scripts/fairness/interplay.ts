import type { DrawResult, DrawStructure } from '@fairlot/lottery-maths';
import type { Finding } from './finding.ts';
import type { Drawn } from './drawn.ts';
import { chiSquareOf, poissonTail } from './statistics.ts';

/**
 * Tests whether the prizes of a draw are independent: equal tails of two prizes, or within one, are as frequent as
 * expected, and no number depends on the one drawn before it. For distinct numbers: any ball on any earlier one.
 */
export function interplay({ structure, results }: Drawn): Finding[] {
  return isDistinct(structure)
    ? ballsFollow({ structure, results })
    : [...copies(structure, results), ...tailsFollow(structure, results)];
}

export function isDistinct(structure: DrawStructure): boolean {
  return structure.levels.some(({ distinct }) => distinct);
}

/** The last two digits of all numbers of each draw, in drawing order. */
export function tailsOf(results: readonly DrawResult[]): number[][] {
  return results.map((result) => result.flatMap(({ numbers }) => numbers.map((number) => Number(number.slice(-2)))));
}

/**
 * Equal tails of any two numbers are independent of those of any other two, so the variance of their number is the same
 * as if all were independent.
 */
function copies(structure: DrawStructure, results: readonly DrawResult[]): Finding[] {
  const levelAt = structure.levels.flatMap(({ count }, level) => Array.from({ length: count }, () => level));
  const levels = structure.levels.length;
  const equal = new Float64Array(levels * levels);
  const pairs = new Float64Array(levels * levels);
  const each = (visit: (i: number, j: number, cell: number) => void) => {
    for (let i = 0; i < levelAt.length; i += 1)
      for (let j = i + 1; j < levelAt.length; j += 1) visit(i, j, (levelAt[i] ?? 0) * levels + (levelAt[j] ?? 0));
  };
  each((_i, _j, cell) => (pairs[cell] = (pairs[cell] ?? 0) + 1));
  for (const tails of tailsOf(results))
    each((i, j, cell) => {
      if (tails[i] === tails[j]) equal[cell] = (equal[cell] ?? 0) + 1;
    });
  return [...pairs].flatMap((number, cell) => {
    if (number === 0) return [];
    const [first, second] = [structure.levels[Math.floor(cell / levels)]?.code, structure.levels[cell % levels]?.code];
    const mapping = first === second ? `${structure.code} within ${first}` : `${structure.code} ${first} and ${second}`;
    return [{ mapping, test: 'copies', p: poissonTail(equal[cell] ?? 0, (results.length * number) / 100) }];
  });
}

/** Distance of the tails of neighbours, and their tens and units digits side by side. */
function tailsFollow(structure: DrawStructure, results: readonly DrawResult[]): Finding[] {
  const tails = tailsOf(results);
  return Array.from({ length: (tails[0]?.length ?? 1) - 1 }, (_, place) => {
    const mapping = `${structure.code} number ${place + 2} after ${place + 1}`;
    const test = (name: string, classes: number, of: (first: number, second: number) => number): Finding => ({
      mapping,
      test: name,
      p: uniform(tails, classes, (draw) => of(draw[place] ?? 0, draw[place + 1] ?? 0)),
    });
    return [
      test('distance', 100, (first, second) => (second - first + 100) % 100),
      test('tens', 100, (first, second) => Math.floor(first / 10) * 10 + Math.floor(second / 10)),
      test('units', 100, (first, second) => (first % 10) * 10 + (second % 10)),
    ];
  }).flat();
}

/** Circular distance of any two balls of a draw, all but zero equally likely; and their ninths side by side. */
function ballsFollow({ structure, results }: Drawn): Finding[] {
  const balls = results.map((result) => (result[0]?.numbers ?? []).map(Number));
  const pairs = SIX.flatMap((first) =>
    SIX.filter((second) => second > first).map((second) => [first, second] as const),
  );
  return pairs.flatMap(([first, second]) => {
    const mapping = `${structure.code} number ${second + 1} after ${first + 1}`;
    const of = (name: string, chances: readonly number[], classOf: (a: number, b: number) => number): Finding => {
      const counts = chances.map(() => 0);
      for (const draw of balls) {
        const at = classOf(draw[first] ?? 0, draw[second] ?? 0);
        counts[at] = (counts[at] ?? 0) + 1;
      }
      return {
        mapping,
        test: name,
        p: chiSquareOf(
          counts,
          chances.map((chance) => chance * results.length),
        ),
      };
    };
    return [
      of('distance', DISTANCES, (a, b) => ((b - a + BALLS) % BALLS) - 1),
      of('ninths', NINTHS, (a, b) => Math.floor((a - 1) / 5) * 9 + Math.floor((b - 1) / 5)),
    ];
  });
}

function uniform(draws: readonly number[][], classes: number, classOf: (draw: number[]) => number): number {
  const counts = Array.from({ length: classes }, () => 0);
  for (const draw of draws) {
    const at = classOf(draw);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return chiSquareOf(
    counts,
    counts.map(() => draws.length / classes),
  );
}

const BALLS = 45;
const SIX = [0, 1, 2, 3, 4, 5];
const DISTANCES = Array.from({ length: BALLS - 1 }, () => 1 / (BALLS - 1));
/** Five numbers in each ninth: twenty ordered pairs within one, twenty-five between two. */
const NINTHS = Array.from(
  { length: 81 },
  (_, cell) => (Math.floor(cell / 9) === cell % 9 ? 20 : 25) / (BALLS * (BALLS - 1)),
);
