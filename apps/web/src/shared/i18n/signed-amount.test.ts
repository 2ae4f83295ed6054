import { expect, it } from 'vitest';
import { signedAmount } from './signed-amount.ts';

it('signs amounts with a thin minus and a space', () => {
  expect(signedAmount('1850.00', 'en')).toBe('+ 1,850.00');
  expect(signedAmount('-20.40', 'en')).toBe('\u2212 20.40');
  expect(signedAmount('0.00', 'en')).toBe('0.00');
});
