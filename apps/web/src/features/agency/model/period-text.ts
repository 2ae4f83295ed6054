import { formatDate } from '../../../shared/i18n/format.ts';
import { shortDay } from './short-day.ts';

/**
 * The days of a bill in the language, such as "Nov 9 – Nov 15"; with its year where that is not this one.
 * @param period "2026-11-09/2026-11-15", days of the merchant's zone, both within it
 */
export function periodText(period: string, tag: string, thisYear: string): string {
  const [from = '', to = from] = period.split('/');
  const shown = (day: string) =>
    day.startsWith(thisYear) ? shortDay(day, tag) : formatDate(Date.parse(day), { tag, timeZone: 'UTC' });
  return from === to ? shown(from) : `${shown(from)} – ${shown(to)}`;
}
