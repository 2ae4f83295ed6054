import { formatDate } from '../../../shared/i18n/format.ts';
import { shortDay } from './short-day.ts';

/**
 * Formats the days of a bill in the language, such as "Nov 9 – Nov 15"; with the year if it is not this year.
 * @param period "2026-11-09/2026-11-15", days in the merchant's time zone, both inclusive
 */
export function periodText(period: string, tag: string, thisYear: string): string {
  const [from = '', to = from] = period.split('/');
  const shown = (day: string) =>
    day.startsWith(thisYear) ? shortDay(day, tag) : formatDate(Date.parse(day), { tag, timeZone: 'UTC' });
  return from === to ? shown(from) : `${shown(from)} – ${shown(to)}`;
}
