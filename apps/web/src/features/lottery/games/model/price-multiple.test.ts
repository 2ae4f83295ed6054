import { expect, it } from 'vitest';
import { priceMultiple } from './price-multiple.ts';

it.each([
  ['995000', 27, '3.6851'],
  ['9800000', 23, '42.6086'],
  ['37000', 1, '3.7'],
  ['19990', 1, '1.999'],
  ['7500000', 1, '750'],
])('odds × 10,000 of %s over %i units pay the price %s times', (odds, units, multiple) => {
  expect(priceMultiple({ odds, units })).toBe(multiple);
});
