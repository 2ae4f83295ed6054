import type { Random } from './random.ts';

const HOUR_MS = 3_600_000;
/** Activity in every two-hour slot of the day, from midnight: quiet nights, a lunch break, busy evenings. */
const HOURS = [5, 2, 2, 4, 8, 11, 13, 10, 13, 19, 24, 16];
/** Activity of a day of the week, from Sunday on, relative to the average. */
const WEEK = [1.25, 0.85, 0.85, 0.9, 0.95, 1.1, 1.3];

/** A moment of a day that begins at `startMs`. */
export function momentOf(random: Random, startMs: number): number {
  const slot = random.pick([...HOURS.keys()], (index) => HOURS[index] ?? 0);
  return startMs + slot * 2 * HOUR_MS + random.int(0, 2 * HOUR_MS - 1);
}

/** Activity of a day relative to the average. @param day YYYY-MM-DD */
export function paceOf(day: string): number {
  return WEEK[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1;
}
