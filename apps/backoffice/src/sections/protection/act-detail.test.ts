import { keepCurrency } from '@fairlot/money';
import { afterEach, expect, it } from 'vitest';
import { actDetail } from './act-detail.ts';

afterEach(() => keepCurrency('VND'));

it('describes the details of an action in words', () => {
  const reported = (detail: object) => actDetail(JSON.stringify(detail));
  expect(reported({ kind: 'deposit', after: '10000000', before: null, period: 'day' })).toBe(
    'Deposit, day: no limit → 100,000.00',
  );
  expect(reported({ kind: 'session', after: '90', before: '120', period: 'week' })).toContain('120 min → 90 min');
  expect(reported({ hours: 24 })).toBe('24 h');
  expect(reported({ months: 6 })).toBe('6 months');
  expect(reported({ minutes: 30 })).toBe('every 30 min');
  expect(reported({ by: 'risk', note: 'Called, is well' })).toBe('Called, is well (risk)');
  expect(reported({})).toBe('');
});

it.each([
  ['JPY', '100,000'],
  ['KWD', '100.000'],
])('a limit has the decimals of %s', (currency, amount) => {
  keepCurrency(currency);
  expect(actDetail(JSON.stringify({ kind: 'loss', before: '100000', after: null, period: 'week' }))).toBe(
    `Loss, week: ${amount} → no limit`,
  );
});
