import { expect, it } from 'vitest';
import { IdGaps } from './id-gaps.ts';

const KEEP_MS = 1000;
const ranges = (gaps: IdGaps, nowMs: number) => gaps.ranges(nowMs).map(({ from, to }) => [Number(from), Number(to)]);

it('waits for ids that were skipped until they appear', () => {
  const gaps = new IdGaps(10n, KEEP_MS);
  for (const id of [11n, 15n, 13n]) gaps.note(id, 0);
  expect(gaps.last).toBe(15n);
  expect(ranges(gaps, 0)).toEqual([
    [12, 12],
    [14, 14],
  ]);
  gaps.note(12n, 0);
  gaps.note(14n, 0);
  expect(ranges(gaps, 0)).toEqual([]);
});

it('gives up on an id that never appears', () => {
  const gaps = new IdGaps(0n, KEEP_MS);
  gaps.note(3n, 0);
  gaps.note(5n, 500);
  expect(ranges(gaps, 999)).toEqual([
    [1, 2],
    [4, 4],
  ]);
  expect(ranges(gaps, 1000)).toEqual([[4, 4]]);
  expect(ranges(gaps, 1500)).toEqual([]);
});

it('accepts an id that it did not wait for', () => {
  const gaps = new IdGaps(10n, KEEP_MS);
  gaps.note(4n, 0);
  expect(gaps.last).toBe(10n);
  expect(ranges(gaps, 0)).toEqual([]);
  gaps.expect({ from: 7n, to: 9n }, 0);
  gaps.note(8n, 0);
  expect(ranges(gaps, 0)).toEqual([
    [7, 7],
    [9, 9],
  ]);
});
