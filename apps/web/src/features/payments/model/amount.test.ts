import { expect, it } from 'vitest';
import { minorOf } from '../../../shared/i18n/typed-amount.ts';
import { amountProblem } from './amount.ts';
import { orderIdOf, pollMs } from './order.ts';

const limits = { min: '50000.00', max: '100000000.00' };

it("enforces the method's limits", () => {
  expect(
    ['', '49999', '50000', '100000000', '100000001'].map((digits) => amountProblem(minorOf(digits), limits)),
  ).toEqual(['empty', 'low', null, null, 'high']);
});

it('polls an order until it is final', () => {
  expect(
    (['created', 'awaiting', 'processing', 'review', 'succeeded', 'failed', 'expired'] as const).map(pollMs),
  ).toEqual([2000, 2000, 2000, 10_000, false, false, false]);
});

it('reads an order id from the address only if it is valid', () => {
  expect(orderIdOf({ orderId: '01a1f752-1111-7222-8333-444455556666' })).toBe('01a1f752-1111-7222-8333-444455556666');
  expect(orderIdOf({ orderId: '../x' })).toBeNull();
  expect(orderIdOf({})).toBeNull();
});
