import { describe, expect, it } from 'vitest';
import { addMonths, clampDay, dayByKey, daysOfMonth, pickDay, weeksOf } from './month-grid.ts';

describe('the month grid', () => {
  it('has whole weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(daysOfMonth('2028-02')).toEqual({ startDate: '2028-02-01', endDate: '2028-02-29' });
  });

  it('moves by month to the last day of a shorter month', () => {
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-12-31', 1)).toBe('2027-01-31');
  });

  it('moves by key in the direction of the page, and stays within its range', () => {
    expect(dayByKey('2026-11-20', 'ArrowRight', false)).toBe('2026-11-21');
    expect(dayByKey('2026-11-20', 'ArrowRight', true)).toBe('2026-11-19');
    expect([dayByKey('2026-11-20', 'Home', false), dayByKey('2026-11-20', 'End', false)]).toEqual([
      '2026-11-16',
      '2026-11-22',
    ]);
    expect(dayByKey('2026-11-20', 'Enter', false)).toBeUndefined();
    expect([clampDay('2026-12-01', '2026-11-27'), clampDay('2020-01-01', '2026-11-27')]).toEqual([
      '2026-11-27',
      '2021-11-01',
    ]);
  });
});

it('picks a day first, and a period by a later day of at most a year', () => {
  const first = pickDay({ startDate: '2026-11-27', endDate: '2026-11-27' }, '2026-11-03');
  expect(first).toEqual({ startDate: '2026-11-03', endDate: '2026-11-03' });
  const period = pickDay(first, '2026-11-09');
  expect(period).toEqual({ startDate: '2026-11-03', endDate: '2026-11-09' });
  expect(pickDay(period, '2026-11-12')).toEqual({ startDate: '2026-11-12', endDate: '2026-11-12' });
  expect(pickDay({ startDate: '2025-01-01' }, '2026-11-12')).toEqual({
    startDate: '2026-11-12',
    endDate: '2026-11-12',
  });
});
