/** A member's quiet hours as minutes of the day; `from` after `to` spans midnight. */
export interface Quiet {
  from: number;
  to: number;
}

const DAY_MINUTES = 1440;

/** Whole minutes until the quiet hours end; 0 outside of them. */
export function minutesOfSilence({ from, to }: Quiet, minuteOfDay: number): number {
  const isQuiet = from < to ? minuteOfDay >= from && minuteOfDay < to : minuteOfDay >= from || minuteOfDay < to;
  return isQuiet ? (to - minuteOfDay + DAY_MINUTES) % DAY_MINUTES : 0;
}

/** Minute of the day in a zone. */
export function minuteOfDay(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return value('hour') * 60 + value('minute');
}
