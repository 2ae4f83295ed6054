import { describe, expect, it } from 'vitest';
import { mapWord } from './draw-stream.ts';
import { uniformInt } from './index.ts';

/** A stream that yields these 32-bit words and then ends the test. */
function streamOf(...words: number[]): Iterator<number, never, undefined> {
  const bytes = words.flatMap((word) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 0xff));
  return {
    next() {
      const value = bytes.shift();
      if (value === undefined) throw new Error('more words were taken than given');
      return { value, done: false };
    },
  };
}

describe('every word of a small size', () => {
  it('of 8 bits, for every range: gives each number equally many words, discards fewer than the range', () => {
    for (let n = 1; n <= 256; n += 1) expect(wordsOf(n, 256)).toEqual(Array.from({ length: n }, () => (256 / n) | 0));
  });

  it.each([10, 45, 99, 100, 1000, 10_000, 43_691, 65_536])('of 16 bits, for a range of %i', (n) => {
    expect(new Set(wordsOf(n, 65_536))).toEqual(new Set([Math.floor(65_536 / n)]));
  });

  function wordsOf(n: number, range: number): number[] {
    const counts = Array.from({ length: n }, () => 0);
    for (let word = 0; word < range; word += 1) {
      const value = mapWord(word, n, range);
      if (value !== undefined) counts[value] = (counts[value] ?? 0) + 1;
    }
    return counts;
  }
});

describe('rejected words', () => {
  const WORDS = 2 ** 32;

  it.each([10, 45, 100, 100_000, 1_000_000, 3_000_000_000])(
    'of a range of %i are those above its last multiple',
    (n) => {
      const limit = WORDS - (WORDS % n);
      expect(uniformInt(streamOf(limit - 1), n)).toBe(n - 1);
      expect(uniformInt(streamOf(limit, WORDS - 1, limit, 7), n)).toBe(7);
      expect(uniformInt(streamOf(0), n)).toBe(0);
    },
  );

  it('do not exist where the range divides 2^32, and each word counts whole', () => {
    expect(uniformInt(streamOf(WORDS - 1), 2 ** 16)).toBe(2 ** 16 - 1);
    expect(uniformInt(streamOf(0xfedcba98), WORDS)).toBe(0xfedcba98);
  });
});
