import type { DrawResult, DrawStructure } from '@fairlot/lottery-maths';

/** Numbers of one level without repetition: how many there are, how many are drawn. */
export interface Balls {
  from: number;
  balls: number;
  drawn: number;
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

/** Pairs of places: all of them, or neighbours and pairs with the first place where there are many. */
export function pairsOfPlaces({ drawn }: Balls): [first: number, second: number][] {
  const places = Array.from({ length: drawn }, (_, place) => place);
  const pairs = places.flatMap((first) => places.slice(first + 1).map((second): [number, number] => [first, second]));
  return drawn <= MOST_PLACES ? pairs : pairs.filter(([first, second]) => first === 0 || second === first + 1);
}

const MOST_PLACES = 6;
