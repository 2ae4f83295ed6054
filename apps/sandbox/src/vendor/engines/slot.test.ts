import { expect, it } from 'vitest';
import { roundDraw } from '../draws.ts';
import { spin, winningSpin } from './slot.ts';

const STAKE = 100_000;

it('a winning spin pays more than its stake whatever the random numbers; most others do not', () => {
  const draws = Array.from({ length: 50 }, (_, round) => () => roundDraw('secret', 'slot', round));
  expect(draws.filter((draw) => winningSpin(draw(), STAKE).winMinor > STAKE)).toHaveLength(50);
  expect(draws.filter((draw) => spin(draw(), STAKE).winMinor > STAKE).length).toBeLessThan(25);
});
