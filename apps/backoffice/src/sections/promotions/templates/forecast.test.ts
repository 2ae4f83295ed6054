import { expect, it } from 'vitest';
import { budgetDay, forecastDays, forecastOf, roundUp } from './forecast.ts';

const DAY = 86_400_000;

it('adds up the days of every past period of the same length', () => {
  // Periods of two days cost 0, 10, 30 and 20 in total.
  const days = forecastOf({ daily: ['0.00', '0.00', '10.00', '20.00', '0.00'] }, 2);
  expect(days).toEqual([
    { day: 1, expected: 7.5, range: [0, 20] },
    { day: 2, expected: 15, range: [0, 30] },
  ]);
  expect(budgetDay(days, 15)).toBe(2);
  expect(budgetDay(days, 15.5)).toBeNull();
});

it('has no course for kinds without one, and none from fewer days than the offer has', () => {
  expect(forecastOf({ daily: null }, 7)).toEqual([]);
  expect(forecastOf({ daily: ['1.00'] }, 2)).toEqual([]);
});

it('covers the days of the offer that are left, and at most half of the known days', () => {
  expect(forecastDays(0, 10 * DAY, 56, 3 * DAY)).toBe(7);
  expect(forecastDays(20 * DAY, 34 * DAY, 56, 3 * DAY)).toBe(14);
  expect(forecastDays(0, 100 * DAY, 56, 0)).toBe(28);
  expect(forecastDays(0, null, 56, 0)).toBe(28);
  expect(forecastDays(0, 2 * DAY, 56, 3 * DAY)).toBe(1);
});

it('rounds amounts up to ones that people name', () => {
  expect([0, 0.3, 1, 1.2, 4.9, 60, 230_000, 500_001].map(roundUp)).toEqual([0, 0.5, 1, 2, 5, 100, 500_000, 1_000_000]);
});
