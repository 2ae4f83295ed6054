import { expect, it } from 'vitest';
import { readKeno } from './read-keno.ts';

const drawn = (first: number, step = 1) =>
  Array.from({ length: 20 }, (_, index) => String(first + index * step).padStart(2, '0'));

it('reads sum, side, parity and element of a draw', () => {
  expect(readKeno(drawn(1))).toEqual({ sum: 210, size: 'small', parity: 'kenoeven', element: 'kenometal' });
  expect(readKeno(drawn(61))).toEqual({ sum: 1410, size: 'big', parity: 'kenoeven', element: 'kenoearth' });
  expect(readKeno(drawn(31))).toMatchObject({ sum: 810, size: 'keno810', element: 'kenowater' });
  const higher = [...drawn(31).slice(0, 19), '51'];
  expect(readKeno(higher)).toEqual({ sum: 811, size: 'big', parity: 'kenoodd', element: 'kenowater' });
  const sums = [695, 696, 763, 764, 855, 856, 923, 924].map(
    (sum) => readKeno([...drawn(20).slice(0, 19), String(sum - 551)]).element,
  );
  expect(sums).toEqual(
    ['metal', 'wood', 'wood', 'water', 'water', 'fire', 'fire', 'earth'].map((name) => `keno${name}`),
  );
});
