import { dateFormat } from '../../../shared/i18n/format.ts';

/** The weekday of a day in the language's narrowest form, such as "S". */
export function weekday(day: string, tag: string): string {
  return dateFormat(tag, { weekday: 'narrow' }).format(new Date(day));
}

/** Formats "2026-11-21" in the language, such as "21 Nov"; the day is already in the merchant's time zone. */
export function shortDay(day: string | undefined, tag: string): string {
  if (day === undefined) return '';
  return dateFormat(tag, { day: 'numeric', month: 'short' }).format(new Date(day));
}
