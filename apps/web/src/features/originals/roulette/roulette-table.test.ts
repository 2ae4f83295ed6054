import { rouletteNumbers } from '@fairlot/game-maths';
import { expect, it } from 'vitest';
import { CELL, INSIDE_KINDS, type Spot, spotBeside, spotsOf, TABLE } from './roulette-table.ts';

it.each([
  ['straight', 37],
  ['split', 60],
  ['street', 14],
  ['corner', 23],
  ['line', 11],
] as const)('%s: all %i bets of the table have their own spot', (kind, count) => {
  const spots = spotsOf(kind);
  expect(new Set(spots.map(({ value }) => value)).size).toBe(count);
  for (const { value, numbers } of spots) expect(rouletteNumbers({ kind, value })).toEqual(numbers);
});

it('touch areas of spots of one kind do not overlap, and none is outside the table', () => {
  const edges = ({ x, y, width, height }: Spot) =>
    [x - width / 2, y - height / 2, x + width / 2, y + height / 2] as const;
  for (const kind of INSIDE_KINDS) {
    const spots = spotsOf(kind);
    spots.forEach((a, index) => {
      const [left, top, right, bottom] = edges(a);
      expect([left >= 0, top >= 0, right <= TABLE.width, bottom <= TABLE.height]).toEqual([true, true, true, true]);
      expect(Math.min(a.width, a.height)).toBeGreaterThanOrEqual(44);
      for (const b of spots.slice(index + 1)) {
        const [otherLeft, otherTop, otherRight, otherBottom] = edges(b);
        expect(right <= otherLeft || otherRight <= left || bottom <= otherTop || otherBottom <= top).toBe(true);
      }
    });
  }
});

it('arrow keys reach every spot of a kind', () => {
  for (const kind of INSIDE_KINDS) {
    const reached = new Set<Spot>();
    const open = [spotsOf(kind)[0]!];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      const from = next;
      open.push(...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => spotBeside(from, key)));
    }
    expect(reached.size).toBe(spotsOf(kind).length);
  }
  expect(CELL.height).toBeGreaterThanOrEqual(44);
});
