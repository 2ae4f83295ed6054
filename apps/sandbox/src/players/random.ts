import { createHash } from 'node:crypto';

export type Random = {
  /** From 0 inclusive to 1 exclusive. */
  next(): number;
  /** A whole number between both, inclusive. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  /** @throws {Error} for an empty list */
  pick<T>(items: readonly T[]): T;
  /** Chooses an index by weight. */
  weighted(weights: readonly number[]): number;
};

/** Random numbers that the parts determine: equal parts give the same sequence. */
export function randomOf(...parts: readonly (string | number)[]): Random {
  const name = parts.join(' ');
  let count = 0;
  const next = () => {
    count += 1;
    return createHash('sha256').update(`${name} ${count}`).digest().readUInt32BE() / 2 ** 32;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick<T>(items: readonly T[]): T {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new Error('an empty list has nothing to pick');
      return item;
    },
    weighted(weights) {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const found = weights.findIndex((weight) => (rest -= weight) < 0);
      return found === -1 ? weights.length - 1 : found;
    },
  };
}
