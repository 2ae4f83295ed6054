import { expect, it } from 'vitest';
import { shareOf } from './share.ts';

const next = { level: 2, points: 0, deposit: '100.00', turnover: '1000.00', regains: false };

it('progress to the next level is the lowest progress of its requirements', () => {
  expect(shareOf({ next, turnover: '800.00', deposit: '50.00' })).toBe(0.5);
  expect(shareOf({ next, turnover: '800.00', deposit: '900.00' })).toBe(0.8);
  expect(shareOf({ next: { ...next, deposit: '0.00' }, turnover: '-5.00', deposit: '0.00' })).toBe(0);
  expect(shareOf({ next: null, turnover: '0.00', deposit: '0.00' })).toBe(1);
});
