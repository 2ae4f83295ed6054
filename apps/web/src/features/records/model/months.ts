import { dateFormat } from '../../../shared/i18n/format.ts';
import { dateTextOf } from './periods.ts';

const YEARS = 5;

/** The period for which statements exist, epoch milliseconds. */
export interface Span {
  /** Opening of the account; null until it is known. */
  since: number | null;
  now: number;
}

/** Years with statements, newest first: from the current year in the time zone back to the account's first. */
export function yearsOf({ since, now }: Span, timeZone: string): string[] {
  const year = Number(monthOf(now, timeZone).slice(0, 4));
  const first = since === null ? '' : monthOf(since, timeZone).slice(0, 4);
  return Array.from({ length: YEARS }, (_, back) => String(year - back)).filter((one) => one >= first);
}

/** Months of a year since the account was opened that have begun in the time zone, "2026-11", newest first. */
export function monthsOf(year: string, { since, now }: Span, timeZone: string): string[] {
  const first = since === null ? '' : monthOf(since, timeZone);
  const current = monthOf(now, timeZone);
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(12 - index).padStart(2, '0')}`).filter(
    (month) => first <= month && month <= current,
  );
}

const monthOf = (time: number, timeZone: string) => dateTextOf(time, timeZone).slice(0, 7);

/** "November 2026", in the calendar of all dates. @param month "2026-11" */
export function monthName(month: string, tag: string): string {
  return dateFormat(tag, { year: 'numeric', month: 'long' }).format(Date.parse(`${month}-15T12:00:00Z`));
}
