import { expect, it } from 'vitest';
import { monthsOf, yearsOf } from './months.ts';

const NEW_YEAR_IN_HANOI = Date.parse('2026-12-31T18:00:00Z');

it('offers the months that have begun in the merchant’s zone, newest first', () => {
  expect(yearsOf(NEW_YEAR_IN_HANOI, 'Asia/Ho_Chi_Minh').slice(0, 2)).toEqual(['2027', '2026']);
  expect(monthsOf('2027', NEW_YEAR_IN_HANOI, 'Asia/Ho_Chi_Minh')).toEqual(['2027-01']);
  expect(monthsOf('2027', NEW_YEAR_IN_HANOI, 'UTC')).toEqual([]);
  expect(monthsOf('2026', NEW_YEAR_IN_HANOI, 'UTC').slice(0, 2)).toEqual(['2026-12', '2026-11']);
});
