import { expect, it } from 'vitest';
import { asKnown, type Flight, timeIn } from './flight.ts';

const FLIGHT: Flight = {
  round: '7',
  state: 'flying',
  startsAt: 1000,
  crashedAt: null,
  hash: 'a'.repeat(64),
  returnScaled: 9900,
  multiplier: '1.00',
  now: 1000,
  readAt: 50,
  chain: { anchor: 'b'.repeat(64), salt: 'c'.repeat(64), length: 10, place: 3, nextAnchor: null },
  players: 1,
  cashedOut: 0,
  own: [],
  passengers: [{ name: 'a***', stake: '1.00', cashOut: null, payout: null }],
  last: [],
};

it('keeps the previous object when no player cashed out, so that nothing renders during a flight', () => {
  const later = structuredClone({ ...FLIGHT, multiplier: '1.12', now: 3000, readAt: 2060 });
  expect(asKnown(FLIGHT, later)).toBe(FLIGHT);
  const left = structuredClone({ ...later, cashedOut: 1 });
  const shown = asKnown(FLIGHT, left);
  expect(shown).toEqual(left);
  // Unchanged parts are still the same objects.
  expect(shown.passengers).toBe(FLIGHT.passengers);
  expect(asKnown(FLIGHT, { ...later, state: 'crashed' })).not.toBe(FLIGHT);
});

it('adopts the clock of an answer that arrived faster', () => {
  const before = structuredClone(FLIGHT);
  const known = asKnown(before, { ...FLIGHT, now: 3000, readAt: 1950 });
  expect(known).toBe(before);
  expect(timeIn(known) - timeIn(FLIGHT)).toBeCloseTo(100, 0);
});
