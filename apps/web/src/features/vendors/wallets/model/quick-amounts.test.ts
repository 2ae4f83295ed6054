import { expect, it } from 'vitest';
import { quickAmounts } from './quick-amounts.ts';

it('offers round amounts in proportion to the balance, and none for an empty one', () => {
  expect(quickAmounts('2480.50')).toEqual([20, 50, 100]);
  expect(quickAmounts('10000000.00')).toEqual([200_000, 500_000, 1_000_000]);
  expect(quickAmounts('100.00')).toEqual([2, 5, 10]);
  expect(quickAmounts('99.99')).toEqual([]);
  expect(quickAmounts(undefined)).toEqual([]);
});
