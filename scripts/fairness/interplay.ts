import type { DrawResult, DrawStructure } from '@fairlot/lottery-maths';
import { ballDraws, type Balls, ballsOf, pairsOfPlaces } from './balls.ts';
import type { Finding } from './finding.ts';
import type { Drawn } from './drawn.ts';
import { chiSquareOf, poissonTail } from './statistics.ts';

/**
 * Tests whether the prizes of a draw are independent: equal tails of two prizes, or within one, are as frequent as
 * expected, and no number depends on the one drawn before it. For distinct numbers: any ball on any earlier one.
 */
export function interplay({ structure, results }: Drawn): Finding[] {
  const balls = ballsOf(structure);
  return balls === null
    ? [...copies(structure, results), ...tailsFollow(structure, results)]
    : ballsFollow(structure, balls, results);
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

/** Circular distance of two balls of a draw, all but zero equally likely; and their groups side by side. */
function ballsFollow({ code }: DrawStructure, balls: Balls, results: readonly DrawResult[]): Finding[] {
  const draws = ballDraws(balls, results);
  const size = balls.balls;
  const distances = Array.from({ length: size - 1 }, () => 1 / (size - 1));
  const groups = Math.min(GROUPS, Math.floor(size / 2));
  const groupOf = (ball: number) => Math.floor((ball * groups) / size);
  const chances = groupPairs(size, groups, groupOf);
  return pairsOfPlaces(balls).flatMap(([first, second]) => {
    const mapping = `${code} number ${second + 1} after ${first + 1}`;
    const of = (name: string, expected: readonly number[], classOf: (a: number, b: number) => number): Finding => {
      const counts = expected.map(() => 0);
      for (const draw of draws) {
        const at = classOf(draw[first] ?? 0, draw[second] ?? 0);
        counts[at] = (counts[at] ?? 0) + 1;
      }
      return {
        mapping,
        test: name,
        p: chiSquareOf(
          counts,
          expected.map((chance) => chance * results.length),
        ),
      };
    };
    return [
      of('distance', distances, (a, b) => ((b - a + size) % size) - 1),
      of('groups', chances, (a, b) => groupOf(a) * groups + groupOf(b)),
    ];
  });
}

/** Chances of the groups of two different balls in their order. */
function groupPairs(size: number, groups: number, groupOf: (ball: number) => number): number[] {
  const sizes = Array.from({ length: groups }, () => 0);
  for (let ball = 0; ball < size; ball += 1) sizes[groupOf(ball)] = (sizes[groupOf(ball)] ?? 0) + 1;
  return sizes.flatMap((first, a) =>
    sizes.map((second, b) => (first * (a === b ? first - 1 : second)) / (size * (size - 1))),
  );
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

const GROUPS = 9;
