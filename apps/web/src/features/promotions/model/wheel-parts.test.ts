import { expect, it } from 'vitest';
import { outlineOf, stopAt, wheelParts } from './wheel-parts.ts';

it("segments are as wide as their odds, and the wheel stops with the segment's middle at the top", () => {
  const parts = wheelParts([
    { amount: '1.00', percent: 75 },
    { amount: '9.00', percent: 25 },
  ]);
  expect(parts.map(({ from, to }) => [from, to])).toEqual([
    [0, 0.75],
    [0.75, 1],
  ]);
  // The middle of the second segment is at seven eighths: an eighth of a turn brings it to the top.
  expect(stopAt({ from: 0.75, to: 1 }) % 360).toBe(45);
  expect(outlineOf({ from: 0, to: 0.75 })).toBe('M100 100L100.00 4.00A96 96 0 1 1 4.00 100.00Z');
});
