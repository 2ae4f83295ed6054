import { expect, it } from 'vitest';
import type { Bill } from '../api/contracts.ts';
import { lastSumOf } from './last-sum-model.ts';

const bill = (amount: string, lines: Record<string, string>, corrections: Bill['corrections'] = []): Bill => ({
  billId: '1',
  kind: 'dividend',
  account: 'agent',
  period: '2026-11-01/2026-11-15',
  state: 'collected',
  amount,
  paid: amount,
  explanation: Object.entries(lines).map(([label, value]) => ({ label, value })),
  corrections,
});

it('shows the loss, the carried amount, the share and the part of the merchant', () => {
  const lines = { sales: '90000.00', loss: '34020.00', carried: '-1200.00', active: '12', rate: '30.00 %' };
  expect(lastSumOf('dividend', bill('9846.00', { ...lines, amount: '9846.00' }))).toEqual({
    rows: [
      { label: 'loss', value: '34020.00' },
      { label: 'carried', value: '-1200.00' },
      { label: 'ofIt', value: '9846.00', rate: '30.00 %' },
    ],
    active: '12',
    split: { rate: '30.00 %', share: 0.3, rest: '22974.00' },
  });
});

it('deducts the downline and manual corrections before the total', () => {
  const lines = { loss: '1000.00', active: '2', rate: '10.00 %', share: '100.00', downline: '30.00', amount: '70.00' };
  const { rows } = lastSumOf('dividend', bill('65.00', lines, [{ number: '4', amount: '-5.00' }]));
  expect(rows.map(({ label, value }) => [label, value])).toEqual([
    ['loss', '1000.00'],
    ['ofIt', '100.00'],
    ['downline', '30.00'],
    ['correction', '-5.00'],
    ['toPay', '65.00'],
  ]);
});

it('a floating share below its rate is a share without a rate', () => {
  const { rows, split } = lastSumOf('dividend', bill('5.00', { loss: '100.00', rate: '10.00 %', amount: '5.00' }));
  expect(rows.at(-1)).toEqual({ label: 'share', value: '5.00' });
  expect(split).toBeNull();
});

it('a salary has its turnover and no split; below the first tier only the total is zero', () => {
  expect(lastSumOf('dailySalary', bill('120.00', { sales: '6000.00', rate: '2.00 %', amount: '120.00' }))).toEqual({
    rows: [
      { label: 'sales', value: '6000.00' },
      { label: 'ofIt', value: '120.00', rate: '2.00 %' },
    ],
    active: null,
    split: null,
  });
  const none = lastSumOf('dailySalary', bill('0.00', { sales: '60.00', active: '1', amount: '0.00' }));
  expect(none.rows.at(-1)).toEqual({ label: 'amount', value: '0.00' });
});

it('an hourly bill has only its total, because its lines repeat for every hour', () => {
  expect(lastSumOf('hourly', bill('3.00', { sales: '60.00', amount: '3.00' })).rows).toEqual([
    { label: 'amount', value: '3.00' },
  ]);
});
