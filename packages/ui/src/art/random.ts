import type { Random } from './types.ts';

/** FNV-1a over the code points, as an unsigned 32-bit number. Identifies pictures; not for secrets. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (const char of text) {
    hash ^= char.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** Mulberry32 seeded by the text: used only for decoration, never for a result. */
export function createRandom(text: string): Random {
  let state = hashText(text);
  return () => {
    state = ((state | 0) + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One element of a list that is never empty. */
export function pickFrom<T>(random: Random, list: readonly T[]): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new Error('pickFrom needs a list with elements');
  return picked;
}
