import { expect, it } from 'vitest';
import type { PayoutAccount } from '../api/withdraw-calls.ts';
import { withdrawSteps } from './withdraw-steps.ts';

const NOW = 1_000_000;
const account = (change: Partial<PayoutAccount>): PayoutAccount => ({
  accountId: '01a1f752-1111-7222-8333-444455556666',
  kind: 'bank',
  bank: 'Harbour Bank',
  label: 'Harbour Bank ·· 6789',
  holder: 'TRAN AN',
  verified: true,
  nameState: 'matches',
  usableFrom: NOW,
  ...change,
});
const states = (
  state: 'none' | 'pending' | 'verified' | 'refused',
  hasPaymentPassword: boolean,
  accounts: PayoutAccount[],
) => withdrawSteps({ identity: { state }, hasPaymentPassword, accounts }, NOW).map((step) => step.state);

it('asks a new member for all steps, the payment password before the account that needs it', () => {
  expect(withdrawSteps({ identity: { state: 'none' }, hasPaymentPassword: false, accounts: [] }, NOW)).toEqual([
    { id: 'identity', state: 'todo' },
    { id: 'password', state: 'todo' },
    { id: 'account', state: 'todo' },
  ]);
});

it('waits for the identity check and for the first day of an account', () => {
  const waiting = account({ verified: false, nameState: 'unknown' });
  expect(states('pending', true, [waiting])).toEqual(['waiting', 'done', 'waiting']);
  expect(states('verified', true, [account({ usableFrom: NOW + 1 })])).toEqual(['done', 'done', 'waiting']);
  expect(states('verified', true, [account({ verified: false, nameState: 'differs' })])).toEqual([
    'done',
    'done',
    'todo',
  ]);
  expect(states('refused', true, [])).toEqual(['todo', 'done', 'todo']);
});

it('is complete with a payment password and an account that can receive money', () => {
  expect(states('verified', true, [account({})])).toEqual(['done', 'done', 'done']);
  expect(states('none', true, [account({})])).toEqual(['done', 'done', 'done']);
  expect(states('verified', false, [account({})])).toEqual(['done', 'todo', 'done']);
});
