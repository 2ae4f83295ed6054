import { expect, it } from 'vitest';
import { reviewTexts } from './texts.ts';
import { decisionsOn, mayTake, type Withdrawal } from './withdrawal-actions.tsx';

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

const sent: Withdrawal = {
  orderId: 'w',
  memberId: '1',
  account: 'demo01',
  amount: '50000.00',
  fee: '0.00',
  currency: 'VND',
  label: 'Harbour Bank ·· 1234',
  status: 'submitted',
  marks: [],
  needsSecond: false,
  takenBy: null,
  byHand: false,
  providerOff: false,
  onHold: false,
  createdAt: 0,
  endedAt: null,
};

it('a sent withdrawal waits for its provider, and one with an unknown outcome for two operators', () => {
  expect([decisionsOn(sent), mayTake(sent, 'operator')]).toEqual([[], false]);
  const unknown = { ...sent, status: 'unknown' } as const;
  expect(mayTake(unknown, 'operator')).toBe(true);
  expect(decisionsOn(unknown).map(({ title, asksSecond }) => [title, asksSecond])).toEqual([
    ['It was paid', true],
    ['It was not paid', true],
  ]);
});
