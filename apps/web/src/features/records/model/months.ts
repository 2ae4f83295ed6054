import { dateTextOf } from './periods.ts';

const YEARS = 5;

/** Since when there is something to state, and until when; epoch milliseconds. */
export interface Span {
  /** When the account was opened; null while that is not known. */
  since: number | null;
  now: number;
}

/** Years of which there are statements, newest first: from this one of the zone to the account's first. */
export function yearsOf({ since, now }: Span, timeZone: string): string[] {
  const year = Number(monthOf(now, timeZone).slice(0, 4));
  const first = since === null ? '' : monthOf(since, timeZone).slice(0, 4);
  return Array.from({ length: YEARS }, (_, back) => String(year - back)).filter((one) => one >= first);
}

/** Months of a year that the account has seen begin in the zone, "2026-11", newest first. */
export function monthsOf(year: string, { since, now }: Span, timeZone: string): string[] {
  const first = since === null ? '' : monthOf(since, timeZone);
  const current = monthOf(now, timeZone);
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(12 - index).padStart(2, '0')}`).filter(
    (month) => first <= month && month <= current,
  );
}

const monthOf = (time: number, timeZone: string) => dateTextOf(time, timeZone).slice(0, 7);

/** "November 2026", in the calendar that dates have everywhere. @param month "2026-11" */
export function monthName(month: string, tag: string): string {
  return new Intl.DateTimeFormat(tag, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: 'gregory',
  }).format(Date.parse(`${month}-15T12:00:00Z`));
}
