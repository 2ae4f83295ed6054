import { dateTextOf } from './periods.ts';

const YEARS = 5;

/** Years of which there are statements, newest first: this one of the zone and those before. */
export function yearsOf(now: number, timeZone: string): string[] {
  const year = Number(dateTextOf(now, timeZone).slice(0, 4));
  return Array.from({ length: YEARS }, (_, back) => String(year - back));
}

/** Months of a year that have begun in the zone, "2026-11", newest first. */
export function monthsOf(year: string, now: number, timeZone: string): string[] {
  const current = dateTextOf(now, timeZone).slice(0, 7);
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(12 - index).padStart(2, '0')}`).filter(
    (month) => month <= current,
  );
}

/** "November 2026". @param month "2026-11" */
export function monthName(month: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${month}-15T12:00:00Z`),
  );
}
