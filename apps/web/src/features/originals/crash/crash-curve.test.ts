import { expect, it } from 'vitest';
import { chanceAhead, curveAt, marksOf, PLOT } from './crash-curve.ts';

it.each([0, 500, 7999, 13_000, 60_000, 230_000])('the curve stays within the plot %i ms after the start', (ms) => {
  const { points, end, at, high } = curveAt(ms, 0);
  const numbers = points.match(/-?\d+(\.\d+)?/g)!.map(Number);
  const [xs, ys] = [numbers.filter((_, index) => index % 2 === 0), numbers.filter((_, index) => index % 2 === 1)];
  expect(Math.min(...xs)).toBe(PLOT.left);
  expect(Math.max(...xs)).toBeLessThanOrEqual(PLOT.right);
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(PLOT.top);
  expect(Math.max(...ys)).toBe(PLOT.bottom);
  expect([xs.at(-1), ys.at(-1)]).toEqual([end.x, end.y]);
  expect(at(0, high).y).toBe(PLOT.top);
});

it('an automatic cash-out is visible while it is near, and at the edge while it is far', () => {
  expect(curveAt(8000, 2).at(0, 2).y).toBeGreaterThan(PLOT.top);
  expect(curveAt(8000, 500).at(0, 500).y).toBe(PLOT.top);
});

it('scales have few, round marks', () => {
  expect(marksOf('y', 2.7).map(({ text }) => text)).toEqual(['1.0', '1.5', '2.0', '2.5']);
  expect(marksOf('y', 19).map(({ text }) => text)).toEqual(['1', '5', '10', '15']);
  expect(marksOf('x', 14).map(({ text }) => text)).toEqual(['0 s', '4 s', '8 s', '12 s']);
  for (const most of [1.6, 3, 30, 4000, 1_000_000]) expect(marksOf('y', most).length).toBeLessThanOrEqual(5);
});

it('the chance ahead is to the automatic cash-out, else to the next round multiplier', () => {
  expect(chanceAhead(2.18, 2.5)).toEqual({ goal: 2.5, flights: 87 });
  expect(chanceAhead(1.14, 0)).toEqual({ goal: 2, flights: 57 });
  expect(chanceAhead(2.5, 2.5)).toEqual({ goal: 5, flights: 50 });
  expect([chanceAhead(1, 0), chanceAhead(1000, 0)]).toEqual([null, null]);
});
