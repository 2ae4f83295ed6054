import { expect, it } from 'vitest';
import { flightOnStage, isOn } from './flight-on-stage.ts';

const flight = (round: string, state: 'betting' | 'flying' | 'crashed') => ({ round, state });
const ROUND = { nonce: 41 };

it('matches a round with its flight', () => {
  expect([isOn(ROUND, { round: '41' }), isOn(ROUND, { round: '42' }), isOn(null, { round: '42' })]).toEqual([
    true,
    false,
    false,
  ]);
});

it('shows a crash with its result while the next flight takes bets, but not during that flight', () => {
  const held = flight('41', 'crashed');
  const next = flight('42', 'betting');
  expect(flightOnStage(next, held, [ROUND, null])).toBe(held);
  expect(isOn(ROUND, flightOnStage(next, held, [ROUND, null]))).toBe(true);
  const flying = flight('42', 'flying');
  expect(flightOnStage(flying, held, [ROUND, null])).toBe(flying);
  expect(isOn(ROUND, flightOnStage(flying, held, [ROUND, null]))).toBe(false);
});

it('shows the next flight without the result once the display time is over, or a stake is on the next', () => {
  const next = flight('42', 'betting');
  expect(isOn(ROUND, flightOnStage(next, null, [ROUND]))).toBe(false);
  expect(flightOnStage(next, flight('41', 'crashed'), [ROUND, { nonce: 42 }])).toBe(next);
});
