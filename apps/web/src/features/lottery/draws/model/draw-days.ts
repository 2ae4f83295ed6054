import { dateFormat, formatTime } from '../../../../shared/i18n/format.ts';
import type { Locale } from '../../../../shared/i18n/locale-context.ts';

/** Parses the weekdays of a game's draws, Sunday 1 to Saturday 7: "1,3" is Sunday and Tuesday. */
export function parseDrawDays(text: string): number[] {
  return text
    .split(',')
    .map((day) => Number(day.trim()))
    .filter((day) => Number.isInteger(day) && day >= 1 && day <= 7);
}

export interface WeekDay {
  /** Sunday 1 to Saturday 7. */
  day: number;
  /** Noon UTC of that date, epoch ms: independent of any time zone. */
  dateMs: number;
  isToday: boolean;
}

const DAY_MS = 86_400_000;

/** The week from Sunday to Saturday that contains `now` (epoch ms), by the dates of a time zone. Source: Z-43. */
export function weekOf(now: number, timeZone: string): WeekDay[] {
  const today = noonOf(now, timeZone);
  const weekday = new Date(today).getUTCDay();
  return Array.from({ length: 7 }, (_, index) => ({
    day: index + 1,
    dateMs: today + (index - weekday) * DAY_MS,
    isToday: index === weekday,
  }));
}

function noonOf(now: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(now);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'), 12);
}

/** Short name of a day, such as "Fri", and its day of the month. */
export function dayLabel(
  { dateMs }: WeekDay,
  tag: string,
  length: 'short' | 'long' = 'short',
): { name: string; date: string } {
  const format = (fields: Intl.DateTimeFormatOptions) => dateFormat(tag, fields).format(dateMs);
  return { name: format({ weekday: length }), date: format({ day: 'numeric' }) };
}

/** Short name of the weekday of a time (epoch ms). */
export function weekdayOf(epochMs: number, { tag, timeZone }: { tag: string; timeZone: string }): string {
  return dateFormat(tag, { weekday: 'short' }, timeZone).format(epochMs);
}

/** Weekday and time of day, such as "Fri 16:15". */
export const dayTime = (epochMs: number, locale: Locale): string =>
  `${weekdayOf(epochMs, locale)} ${formatTime(epochMs, locale)}`;
