import { expect, it } from 'vitest';
import { COMPARISONS, comparedDays } from './compared-days.ts';

const all = (from: string, to: string) =>
  COMPARISONS.map((comparison) => {
    const days = comparedDays(comparison, { from, to });
    return days === undefined ? null : `${days.from} ${days.to}`;
  });

it('compares days with as many days before, and with the same days a week, a month and a year earlier', () => {
  expect(all('2026-11-13', '2026-11-19')).toEqual([
    '2026-11-06 2026-11-12',
    '2026-11-06 2026-11-12',
    '2026-10-13 2026-10-19',
    '2025-11-13 2025-11-19',
  ]);
});

it('compares whole months with whole months; a day that a month lacks becomes its last day', () => {
  expect(all('2026-11-01', '2026-11-30')).toEqual([
    '2026-10-02 2026-10-31',
    null,
    '2026-10-01 2026-10-31',
    '2025-11-01 2025-11-30',
  ]);
  expect(all('2028-02-01', '2028-02-29').slice(2)).toEqual(['2028-01-01 2028-01-31', '2027-02-01 2027-02-28']);
  expect(all('2026-03-31', '2026-03-31')[2]).toBe('2026-02-28 2026-02-28');
  expect(all('2028-02-29', '2028-02-29')[3]).toBe('2027-02-28 2027-02-28');
});

it('returns undefined when the earlier days would overlap', () => {
  expect(all('2026-11-12', '2026-11-19').map((days) => days !== null)).toEqual([true, false, true, true]);
  expect(all('2026-10-01', '2026-11-30').map((days) => days !== null)).toEqual([true, false, false, true]);
});
