import type { Draw } from './outcome.ts';

/**
 * Shuffles the numbers 0 to `total` - 1 lazily (Fisher-Yates from the front): each call returns another one, uniform
 * among the remaining ones.
 */
export function mixed(draw: Draw, total: number): () => number {
  const moved = new Map<number, number>();
  let taken = 0;
  return () => {
    if (taken === total) throw new RangeError('all are taken');
    const place = taken + draw(total - taken);
    const value = moved.get(place) ?? place;
    moved.set(place, moved.get(taken) ?? taken);
    taken += 1;
    return value;
  };
}

/** The first `count` of `total` numbers in random order. */
export function mixedFirst(draw: Draw, total: number, count: number): number[] {
  const next = mixed(draw, total);
  return Array.from({ length: count }, () => next());
}
