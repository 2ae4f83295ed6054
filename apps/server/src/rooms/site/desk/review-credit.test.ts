import { expect, it } from 'vitest';
import { reviewCreditMax } from './review-credit.ts';

it('the limit of one operator is set, or of the environment, or usual in the currency', () => {
  expect(reviewCreditMax(0, { reviewCreditMax: 7 }, 'VND')).toBe(0);
  expect(reviewCreditMax(null, { reviewCreditMax: 7 }, 'GBP')).toBe(7);
  const usual = (currency: string) => reviewCreditMax(null, { reviewCreditMax: undefined }, currency);
  expect(['VND', 'GBP', 'JPY', 'KWD'].map(usual)).toEqual([10_000_000, 1000, 100_000, 100]);
});
