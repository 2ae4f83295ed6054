import { countDays, type Days, noonOf } from './days.ts';

/** Longest period that a member may choose: the sums of the server cover a year. */
export const MOST_DAYS = 366;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Whether a day exists: February 30 would be read as a day of March. */
const isDay = (day: string) => {
  const noon = DAY.test(day) ? noonOf(day) : Number.NaN;
  return !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(day);
};

/** A fault of two days that a member enters, and the field that shows it. */
export type RangeFault = { field: 'startDate' | 'endDate'; reason: 'missing' | 'order' | 'long' };

/** Undefined for days that can be shown. */
export function rangeFault({ startDate, endDate }: Required<Days>): RangeFault | undefined {
  if (!isDay(startDate)) return { field: 'startDate', reason: 'missing' };
  if (!isDay(endDate)) return { field: 'endDate', reason: 'missing' };
  if (endDate < startDate) return { field: 'endDate', reason: 'order' };
  return countDays(startDate, endDate) > MOST_DAYS ? { field: 'endDate', reason: 'long' } : undefined;
}

/** The chosen days in an address; undefined when it has none, or none that can be shown. */
export function rangeOf({ from = '', to = '' }: Readonly<Record<string, string>>): Required<Days> | undefined {
  const range = { startDate: from, endDate: to };
  return rangeFault(range) === undefined ? range : undefined;
}
