import { expect, it } from 'vitest';
import { decidePayout, type PayoutState, type WithdrawalStatus } from './rules.ts';

const order = {
  status: 'submitted' as WithdrawalStatus,
  amountMinor: 100n,
  asset: 'VND',
  providerPaymentId: 'p',
  proof: null,
};
const report = { paymentId: 'p', orderId: 'o', state: 'paid' as PayoutState, amountMinor: 100n, currency: 'VND' };
const said = (status: WithdrawalStatus, state: PayoutState) => {
  const decision = decidePayout({ ...order, status }, { ...report, state });
  if (decision.kind === 'move') return decision.status;
  return decision.kind === 'none' ? 'none' : decision.reason;
};

it("follows the provider's reports about a payout that it has", () => {
  for (const status of ['submitted', 'unknown'] as const) {
    expect(said(status, 'paid')).toBe('paid');
    expect(said(status, 'failed')).toBe('failed');
    expect(said(status, 'reversed')).toBe('reversed');
  }
  expect(said('submitted', 'pending')).toBe('none');
  expect(said('unknown', 'pending')).toBe('submitted');
  expect(said('submitted', 'unknown')).toBe('unknown');
  expect(said('unknown', 'unknown')).toBe('none');
});

it('ignores repeated and outdated reports', () => {
  expect(said('paid', 'paid')).toBe('none');
  expect(said('paid', 'unknown')).toBe('none');
  expect(said('failed', 'failed')).toBe('none');
  expect(said('reversed', 'reversed')).toBe('none');
  expect(said('reversed', 'paid')).toBe('none');
  expect(said('paid', 'reversed')).toBe('reversed');
});

it('sends double payments and unknown payouts to review', () => {
  for (const status of ['failed', 'cancelled', 'refused', 'review'] as const)
    expect(said(status, 'paid')).toBe('payout-paid-after-return');
  expect(said('paid', 'failed')).toBe('payout-failed-after-paid');
  const back = { ...report, state: 'failed', isBack: true } as const;
  expect(decidePayout({ ...order, status: 'paid' }, back)).toEqual({ kind: 'move', status: 'reversed' });
  // Operators decided that it was paid, perhaps otherwise than by this provider.
  for (const against of [back, { ...report, state: 'reversed' } as const])
    expect(decidePayout({ ...order, status: 'paid', proof: 'FT-1' }, against)).toMatchObject({
      reason: 'payout-failed-after-paid',
    });
  expect(decidePayout(order, { ...report, amountMinor: 99n })).toMatchObject({ reason: 'payout-amount-differs' });
  expect(decidePayout(order, { ...report, amountMinor: null })).toMatchObject({ reason: 'payout-amount-differs' });
  expect(decidePayout(order, { ...report, currency: 'USD' })).toMatchObject({ reason: 'payout-currency-differs' });
  expect(decidePayout(order, { ...report, paymentId: 'q' })).toMatchObject({ reason: 'payout-other-payment' });
});
