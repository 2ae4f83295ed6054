import { expect, it } from 'vitest';
import { monthName, monthsOf, yearsOf } from './months.ts';

const NEW_YEAR_IN_HANOI = Date.parse('2026-12-31T18:00:00Z');

const HANOI = 'Asia/Ho_Chi_Minh';

it("offers the months that have begun in the merchant's time zone, newest first", () => {
  const span = { since: null, now: NEW_YEAR_IN_HANOI };
  expect(yearsOf(span, HANOI).slice(0, 2)).toEqual(['2027', '2026']);
  expect(monthsOf('2027', span, HANOI)).toEqual(['2027-01']);
  expect(monthsOf('2027', span, 'UTC')).toEqual([]);
  expect(monthsOf('2026', span, 'UTC').slice(0, 2)).toEqual(['2026-12', '2026-11']);
});

it('offers no months before the account was opened', () => {
  const span = { since: Date.parse('2026-10-31T18:00:00Z'), now: NEW_YEAR_IN_HANOI };
  expect(yearsOf(span, HANOI)).toEqual(['2027', '2026']);
  expect(monthsOf('2026', span, HANOI)).toEqual(['2026-12', '2026-11']);
  expect(monthsOf('2026', span, 'UTC')).toEqual(['2026-12', '2026-11', '2026-10']);
});

it('formats a month in the same calendar and digits as dates', () => {
  expect(monthName('2026-11', 'en')).toBe('November 2026');
  expect(monthName('2026-11', 'th')).toContain('2026');
  expect(monthName('2026-11', 'ar-EG')).toContain('2026');
});
