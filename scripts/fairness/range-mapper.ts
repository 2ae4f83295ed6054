import { type DrawStream, sha256 } from '@fairlot/fairness';
import type { Finding } from './finding.ts';
import { rawBlocks } from './dieharder.ts';
import { chiSquareOf } from './statistics.ts';

export type RangeMapper = (stream: DrawStream, n: number) => number;

/**
 * Tests whether a mapper of random bytes to 0 ... n - 1 is uniform, over ranges that the games use and one that
 * discards every third word. It tests tenths of the range, which reveal a favoured remainder, and the last digit.
 * @param calls number of calls in total
 */
export function testRangeMapper(mapper: RangeMapper, calls: number, seedText: string): Finding[] {
  return RANGES.flatMap((n) => {
    const stream = bytesOf(rawBlocks(sha256(new TextEncoder().encode(`${seedText}|mapper|${n}`))));
    const each = Math.floor(calls / RANGES.length);
    const [tenths, digits] = [new Float64Array(10), new Float64Array(10)];
    for (let call = 0; call < each; call += 1) {
      const value = mapper(stream, n);
      const tenth = Math.floor((value * 10) / n);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
      digits[value % 10] = (digits[value % 10] ?? 0) + 1;
    }
    const mapping = `mapper to ${n}`;
    return [
      { mapping, test: 'tenths', p: chiSquareOf([...tenths], tenthsOf(n, each)) },
      { mapping, test: 'last digit', p: chiSquareOf([...digits], lastDigitsOf(n, each)) },
    ];
  });
}

/** Reuses one result object: a hundred million calls read four hundred million bytes. */
export function bytesOf(blocks: Iterator<Uint8Array, never, undefined>): DrawStream {
  let block = blocks.next().value;
  let at = 0;
  const result = { done: false as const, value: 0 };
  return {
    next() {
      if (at === block.length) [block, at] = [blocks.next().value, 0];
      result.value = block[at] ?? 0;
      at += 1;
      return result;
    },
  };
}

function tenthsOf(n: number, calls: number): number[] {
  const start = (tenth: number) => Math.ceil((tenth * n) / 10);
  return Array.from({ length: 10 }, (_, tenth) => (calls * (start(tenth + 1) - start(tenth))) / n);
}

function lastDigitsOf(n: number, calls: number): number[] {
  return Array.from({ length: 10 }, (_, digit) => (calls * Math.ceil((n - digit) / 10)) / n);
}

const RANGES = [10, 45, 100, 1000, 10_000, 100_000, 1_000_000, 3_000_000_000];
