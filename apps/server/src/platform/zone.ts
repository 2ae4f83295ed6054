/** What a clock of a zone shows. */
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

/** What the clock of a zone shows at an instant. @param zone IANA name */
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

/** How far the clock of a zone is ahead of UTC at an instant, in milliseconds. @param zone IANA name */
export function offsetMs(zone: string, atMs: number): number {
  const { year, month, day, hour, minute, second } = localTime(zone, atMs);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(atMs / 1000) * 1000;
}

const DAY_MS = 86_400_000;

/** The day that a clock of a zone shows, as YYYY-MM-DD. @param zone IANA name */
export function dayOf(zone: string, atMs: number): string {
  const { year, month, day } = localTime(zone, atMs);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The day that lies so many days later, or earlier when below zero. @param day YYYY-MM-DD */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The first instant of a day in a zone. The offset is looked up twice, because it may change between the two guesses.
 * @param day YYYY-MM-DD
 * @param zone IANA name
 */
export function startOfDay(day: string, zone: string): Date {
  const dayMs = Date.parse(`${day}T00:00:00Z`);
  const guess = dayMs - offsetMs(zone, dayMs);
  return new Date(dayMs - offsetMs(zone, guess));
}
