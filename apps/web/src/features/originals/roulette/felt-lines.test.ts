import { rouletteNumbers } from '@fairlot/game-maths';
import { expect, it } from 'vitest';
import { LINE_POINTS, lineBet, sideOf } from './felt-lines.ts';
import { INSIDE_KINDS, spotsOf } from './roulette-table.ts';

const SIDES = [-1, 0, 1] as const;
const keyOf = ({ kind, value }: { kind: string; value: string }) => `${kind} ${value}`;

it('every bet on lines is reached from the edges of the numbers, and nothing else is', () => {
  const numbers = Array.from({ length: 36 }, (_, index) => index + 1);
  const reached = numbers.flatMap((number) => SIDES.flatMap((x) => SIDES.map((y) => lineBet(number, { x, y }))));
  const wanted = [
    ...INSIDE_KINDS.flatMap((kind) => spotsOf(kind).map(({ value }) => `${kind} ${value}`)),
    'column 1',
    'column 2',
    'column 3',
  ].filter((key) => key !== 'straight 0');
  expect(new Set(reached.map(keyOf))).toEqual(new Set(wanted));
  for (const { kind, value } of reached) expect(rouletteNumbers({ kind, value }).length).toBeGreaterThan(0);
});

it('the two sides of a line are one bet', () => {
  expect(lineBet(1, { x: 1, y: 0 })).toEqual({ kind: 'split', value: '1-2' });
  expect(lineBet(2, { x: -1, y: 0 })).toEqual({ kind: 'split', value: '1-2' });
  expect(lineBet(16, { x: 0, y: 1 })).toEqual({ kind: 'split', value: '16-19' });
  expect(lineBet(19, { x: 0, y: -1 })).toEqual({ kind: 'split', value: '16-19' });
  expect(lineBet(36, { x: 1, y: 1 })).toEqual({ kind: 'column', value: '3' });
  expect(lineBet(4, { x: -1, y: -1 })).toEqual({ kind: 'line', value: '1-2-3-4-5-6' });
});

it('each bet has its own point on the felt', () => {
  const points = LINE_POINTS.map(({ x, y }) => `${x} ${y}`);
  expect(new Set(points).size).toBe(points.length);
  for (const { x, y } of LINE_POINTS) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(6);
    expect(y).toBeGreaterThanOrEqual(1);
    expect(y).toBeLessThanOrEqual(7);
  }
  expect(LINE_POINTS.find(({ kind, value }) => keyOf({ kind, value }) === 'corner 1-2-4-5')).toMatchObject({
    x: 1,
    y: 2,
  });
});

it('a tap in the middle of a cell is on no line', () => {
  const box = { left: 100, top: 200, width: 50, height: 40 };
  expect(sideOf(box, 125, 220)).toEqual({ x: 0, y: 0 });
  expect(sideOf(box, 104, 220)).toEqual({ x: -1, y: 0 });
  expect(sideOf(box, 147, 236)).toEqual({ x: 1, y: 1 });
});
