/** Random choices; the same seed makes the same ones. */
export interface Random {
  /** A whole number between both, inclusive. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  /** Chooses an item, by weight if weights are given. @throws Error for an empty list */
  pick<T>(items: readonly T[], weightOf?: (item: T) => number): T;
  uuid(): string;
}

/** The generator mulberry32. It is fast and repeatable; nothing secret or fair depends on it. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    int,
    chance: (probability) => next() < probability,
    pick: (items, weightOf = () => 1) => {
      let rest = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
      const found = items.find((item) => (rest -= weightOf(item)) < 0) ?? items.at(-1);
      if (found === undefined) throw new Error('an empty list has nothing to pick');
      return found;
    },
    uuid: () => {
      const hex = Array.from({ length: 32 }, () => int(0, 15).toString(16)).join('');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  };
}
