import { type Period, startDateOf } from './periods.ts';

/** Days of the merchant's time zone, both included; without an end up to today. */
export interface Days {
  startDate: string;
  endDate?: string;
}

/** A fixed period, or days that the member chooses. */
export type DayChoice = Period | 'range';

export const DAY_MS = 86_400_000;
/** Longest range with a bar for every day. */
const MOST_BARS = 62;
/** Noon of a day in UTC, epoch ms; NaN for a text that is no date. */
export const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`);
/** Number of days from the first to the last, both included. */
export const countDays = (startDate: string, endDate: string): number =>
  Math.round((noonOf(endDate) - noonOf(startDate)) / DAY_MS) + 1;

/** The days of a choice; undefined while the chosen days are incomplete or in the wrong order. */
export function daysOf(choice: DayChoice, range: Days, now: number, timeZone: string): Days | undefined {
  if (choice !== 'range') return { startDate: startDateOf(choice, now, timeZone) };
  const { startDate, endDate = '' } = range;
  return startDate === '' || endDate === '' || endDate < startDate ? undefined : { startDate, endDate };
}

/** Every day from the first to the last, oldest first; empty when there are too many for a picture. */
export function eachDay(startDate: string, endDate: string): string[] {
  const count = countDays(startDate, endDate);
  if (!(count > 0 && count <= MOST_BARS)) return [];
  return Array.from({ length: count }, (_, index) =>
    new Date(noonOf(startDate) + index * DAY_MS).toISOString().slice(0, 10),
  );
}
