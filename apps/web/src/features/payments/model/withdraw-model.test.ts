import { keepCurrency } from '@fairlot/money';
import { expect, it } from 'vitest';
import type { WithdrawSettings } from '../api/withdraw-calls.ts';
import { isUsable, mostMinor, otherEnds, playedShare, stepsAhead, withdrawProblem } from './withdraw-model.ts';

const settings: WithdrawSettings = {
  min: '50000.00',
  max: '100000.00',
  dailyLeft: '80000.00',
  freeLeft: 0,
  freePerDay: 3,
  fee: '10000.00',
  wageringLeft: '25.00',
  wageringTotal: '100.00',
  open: true,
  accountWaitHours: 24,
};

it('an amount must be within the limits of a request, of the day and of the balance with the fee', () => {
  const problem = (minor: bigint, balance = '1000000.00') => withdrawProblem(minor, settings, balance);
  expect([problem(0n), problem(4_999_999n), problem(8_000_001n)]).toEqual(['empty', 'low', 'high']);
  expect(problem(5_000_000n)).toBeNull();
  expect(problem(5_000_000n, '60000.00')).toBeNull();
  expect(problem(5_000_000n, '59999.99')).toBe('balance');
});

it('the maximum is the balance less the fee, in whole units and within the limits', () => {
  expect(mostMinor(settings, '70000.50')).toBe(6_000_000n);
  expect(mostMinor(settings, '1000000.00')).toBe(8_000_000n);
  expect(mostMinor(settings, '9000.00')).toBe(0n);
});

it('everything can be withdrawn where players type decimals', () => {
  keepCurrency('GBP');
  const inPounds = { ...settings, min: '5.00', max: '1000.00', dailyLeft: '1000.00', fee: '0.00' };
  const most = mostMinor(inPounds, '16.80');
  keepCurrency('VND');
  expect(most).toBe(1680n);
});

it('the turnover is a fraction, and 1 when none was required', () => {
  expect(playedShare(settings)).toBe(0.75);
  expect(playedShare({ ...settings, wageringTotal: '0.00', wageringLeft: '0.00' })).toBe(1);
});

it('an account is usable once it is verified and its waiting period is over', () => {
  const account = { accountId: '', kind: 'bank', bank: '', label: '', holder: '', nameState: 'matches' } as const;
  expect(isUsable({ ...account, verified: true, usableFrom: 5 }, 5)).toBe(true);
  expect(isUsable({ ...account, verified: true, usableFrom: 6 }, 5)).toBe(false);
  expect(isUsable({ ...account, verified: false, usableFrom: 5 }, 5)).toBe(false);
});

it('returns the statuses that may follow', () => {
  expect(stepsAhead('requested')).toEqual(['approved', 'submitted', 'paid']);
  expect(stepsAhead('review')).toEqual(['approved', 'submitted', 'paid']);
  expect(stepsAhead('submitted')).toEqual(['paid']);
  expect(stepsAhead('unknown')).toEqual(['paid']);
  expect(stepsAhead('refused')).toEqual([]);
});

it('returns the other possible outcomes while there are any', () => {
  expect(otherEnds('review', true)).toEqual(['cancelled', 'refused', 'failed']);
  expect(otherEnds('review', false)).toEqual(['refused', 'failed']);
  expect(otherEnds('submitted', false)).toEqual(['failed']);
  for (const ended of ['paid', 'cancelled', 'reversed'] as const) expect(otherEnds(ended, false)).toEqual([]);
});
