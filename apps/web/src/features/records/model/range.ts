import type { Days } from './days.ts';

/** Longest period that a member may choose: the sums of the server cover a year. */
export const MOST_DAYS = 366;
const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;
const timeOf = (day: string) => (DAY.test(day) ? Date.parse(`${day}T12:00:00Z`) : Number.NaN);
/** Whether a day exists: February 30 would be read as a day of March. */
const isDay = (day: string) => {
  const time = timeOf(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

/** A fault of two days that a member enters, and the field that shows it. */
export type RangeFault = { field: 'startDate' | 'endDate'; reason: 'missing' | 'order' | 'long' };

/** Undefined for days that can be shown. */
export function rangeFault({ startDate, endDate }: Required<Days>): RangeFault | undefined {
  if (!isDay(startDate)) return { field: 'startDate', reason: 'missing' };
  if (!isDay(endDate)) return { field: 'endDate', reason: 'missing' };
  if (endDate < startDate) return { field: 'endDate', reason: 'order' };
  const count = Math.round((timeOf(endDate) - timeOf(startDate)) / DAY_MS) + 1;
  return count > MOST_DAYS ? { field: 'endDate', reason: 'long' } : undefined;
}

/** The chosen days in an address; undefined when it has none, or none that can be shown. */
export function rangeOf({ from = '', to = '' }: Readonly<Record<string, string>>): Required<Days> | undefined {
  const range = { startDate: from, endDate: to };
  return rangeFault(range) === undefined ? range : undefined;
}
