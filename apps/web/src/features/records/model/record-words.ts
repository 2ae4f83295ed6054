import { dateFormat, formatTime } from '../../../shared/i18n/format.ts';
import type { LocaleFacts } from '../../../shared/i18n/locale-context.ts';
import { dateTextOf } from './periods.ts';

const DAY = { day: 'numeric', month: 'short' } as const;
const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/**
 * "17 Nov – 23 Nov" or "23 Nov". Dates are of the merchant's zone. `formatRange` would put other spaces around the dash
 * on the server than in browsers, so that React renders the page again.
 * @param startDate "2026-11-17"
 */
export function spanText(startDate: string, endDate: string, tag: string): string {
  const days = startDate === endDate ? [startDate] : [startDate, endDate];
  return days.map((date) => dateFormat(tag, DAY).format(noonOf(date))).join(' – ');
}

/** "18:30" today, "28 Nov 18:30" on another day, in the merchant's zone. */
export function timeOrDay(at: number, now: number, locale: LocaleFacts): string {
  const [day, today] = [at, now].map((each) => dateTextOf(each, locale.timeZone)) as [string, string];
  const time = formatTime(at, locale);
  return day === today ? time : `${spanText(day, day, locale.tag)} ${time}`;
}

/** "Friday 20 November 2026". @param date "2026-11-20" */
export function longDay(date: string, tag: string): string {
  return dateFormat(tag, LONG_DAY).format(noonOf(date));
}

/** Short names of the days from Monday to Sunday. Those of Arabic are whole words, wider than a day of a calendar. */
export function weekdayNames(tag: string): string[] {
  const format = dateFormat(tag, { weekday: tag.startsWith('ar') ? 'narrow' : 'short' });
  return Array.from({ length: 7 }, (_, day) => format.format(Date.UTC(2026, 5, 1 + day, 12)));
}

const noonOf = (date: string) => Date.parse(`${date}T12:00:00Z`);
