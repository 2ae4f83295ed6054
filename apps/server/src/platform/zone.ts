/** Local date and time in a zone. */
export interface LocalTime {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Local date and time in a zone at an instant. @param zone IANA name */
export function localTime(zone: string, atMs: number): LocalTime {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  const found = new Map(format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

/** Offset of the zone from UTC at an instant, in milliseconds; positive when it is ahead. @param zone IANA name */
export function offsetMs(zone: string, atMs: number): number {
  const { year, month, day, hour, minute, second } = localTime(zone, atMs);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(atMs / 1000) * 1000;
}

const DAY_MS = 86_400_000;

/** The local date in a zone, as YYYY-MM-DD. @param zone IANA name */
export function dayOf(zone: string, atMs: number): string {
  const { year, month, day } = localTime(zone, atMs);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/**
 * Whether a text is a day of the calendar, YYYY-MM-DD, from 1900 on. `Date.UTC` moves the years before 100 to the 20th
 * century, so that a period would be thousands of years long, and PostgreSQL has no year 0.
 */
export function isDay(text: unknown): text is string {
  return (
    typeof text === 'string' &&
    /^(19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(text) &&
    new Date(text).toJSON()?.startsWith(text) === true
  );
}

/** The date `count` days later, or earlier if negative. @param day YYYY-MM-DD */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Monday is 1, Sunday 7. @param day YYYY-MM-DD */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** Weeks begin on Monday. */
export type CalendarPart = 'day' | 'week' | 'month';

/** The first day of the day, week or month that contains a day. @param day YYYY-MM-DD */
export function firstDayOf(part: CalendarPart, day: string): string {
  if (part === 'month') return `${day.slice(0, 8)}01`;
  return part === 'day' ? day : addDays(day, 1 - weekdayOf(day));
}

/** The first day after the day, week or month that contains a day. @param day YYYY-MM-DD */
export function firstDayAfter(part: CalendarPart, day: string): string {
  const first = firstDayOf(part, day);
  // No month has more than 31 days, and any two have more than 32 together.
  return part === 'month' ? firstDayOf('month', addDays(first, 32)) : addDays(first, part === 'week' ? 7 : 1);
}

/** The first instant of a day in a zone. @param day YYYY-MM-DD @param zone IANA name */
export const startOfDay = (day: string, zone: string): Date => new Date(instantOf(day, zone, 0));

/**
 * The instant at which the clock of a zone shows a time of a day, in epoch milliseconds. If the clock skips that time,
 * it is the time after the jump. The offset is looked up twice, because it may differ between the two guesses.
 * @param day YYYY-MM-DD
 * @param zone IANA name
 */
export function instantOf(day: string, zone: string, sinceMidnightMs: number): number {
  const shown = Date.parse(`${day}T00:00:00Z`) + sinceMidnightMs;
  const guess = shown - offsetMs(zone, shown);
  const found = shown - offsetMs(zone, guess);
  return found + offsetMs(zone, found) === shown ? found : Math.max(guess, found);
}
