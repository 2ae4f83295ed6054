import type { Draw } from './outcome.ts';

/** A stream that yields these numbers and then fails: a test lists everything that a round draws. */
export function scripted(...numbers: readonly number[]): Draw {
  let next = 0;
  return (n) => {
    const number = numbers[next];
    next += 1;
    if (number === undefined || number >= n) throw new Error(`number ${next} of the script does not fit 0 to ${n - 1}`);
    return number;
  };
}

/** Repeatable numbers from a seed (mulberry32). Fast; good enough for tests of rules, not of probabilities. */
export function seeded(seed: number): Draw {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/** Card 0 to 51 written as text, such as "Th". */
export function card(text: string): number {
  return 'A23456789TJQK'.indexOf(text[0] ?? '') + 13 * 'cdhs'.indexOf(text[1] ?? '');
}

/** Cards written as text, for a script. */
export function cards(texts: string): number[] {
  return texts.split(' ').map(card);
}
