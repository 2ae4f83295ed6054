import type { DrawResult, DrawStructure } from '@fairlot/lottery-maths';

/** Numbers of one level without repetition: how many there are, how many are drawn. */
export interface Balls {
  from: number;
  balls: number;
  drawn: number;
}

/** Balls of a second level, such as a bonus number, by their index among the possible numbers; null without one. */
export function bonusDraws(
  { levels }: DrawStructure,
  results: readonly DrawResult[],
): { classes: number; values: number[] } | null {
  const [main, bonus, ...more] = levels;
  if (main?.distinct === undefined || bonus?.distinct === undefined || more.length > 0) return null;
  const gone = bonus.without === undefined ? 0 : main.count;
  const { from, to } = bonus.distinct;
  return {
    classes: to - from + 1 - gone,
    values: results.map(([first, second]) => {
      const number = Number(second?.numbers[0]);
      const taken = gone === 0 ? [] : (first?.numbers ?? []).filter((other) => Number(other) < number);
      return number - from - taken.length;
    }),
  };
}

/** Null for numbers that may repeat. */
export function ballsOf({ levels: [level] }: DrawStructure): Balls | null {
  if (level?.distinct === undefined) return null;
  const { from, to } = level.distinct;
  return { from, balls: to - from + 1, drawn: level.count };
}

/** The drawn numbers of each draw in their order, counted from 0. */
export function ballDraws({ from }: Balls, results: readonly DrawResult[]): number[][] {
  return results.map(([level]) => (level?.numbers ?? []).map((number) => Number(number) - from));
}

/** Pairs of places: all of them, or neighbours and pairs with the first place if there are many. */
export function pairsOfPlaces({ drawn }: Balls): [first: number, second: number][] {
  const places = Array.from({ length: drawn }, (_, place) => place);
  const pairs = places.flatMap((first) => places.slice(first + 1).map((second): [number, number] => [first, second]));
  return drawn <= MOST_PLACES ? pairs : pairs.filter(([first, second]) => first === 0 || second === first + 1);
}

const MOST_PLACES = 6;
