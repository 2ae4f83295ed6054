import { expect, it } from 'vitest';
import { reviewTexts } from './texts.ts';

it.each([
  'payout-unknown-order',
  'payout-other-payment',
  'payout-amount-differs',
  'payout-currency-differs',
  'payout-paid-after-return',
  'payout-failed-after-paid',
  'payout-account-closed',
])('names the reason %s of a case in words', (reason) => {
  expect(reviewTexts.reasons[reason]).toMatch(/^Payout /);
});
