import type { Random } from './random.ts';

/** The demonstration's players live in this time zone. */
const OFFSET_MS = 7 * 3_600_000;
const HOUR_MS = 3_600_000;

/** Relative activity by hour of the day, from midnight: quiet nights, a lunch break, busy evenings. */
const HOURS = [6, 4, 3, 2, 2, 2, 3, 5, 7, 9, 10, 12, 15, 12, 10, 10, 12, 15, 18, 22, 25, 24, 18, 11];
/** From Sunday on. */
const DAYS = [13, 9, 9, 9, 10, 12, 14];

/** Hour of the players' day, 0 to 23. */
export function hourAt(at: number): number {
  return new Date(at + OFFSET_MS).getUTCHours();
}

/** Sessions an hour at this time. Over a week they average `perHour`. */
export function paceAt(perHour: number, at: number): number {
  return perHour * factorOf(HOURS, hourAt(at)) * factorOf(DAYS, new Date(at + OFFSET_MS).getUTCDay());
}

/** Milliseconds until the next session: independent arrivals at the current pace. At most an hour. */
export function waitMs(random: Random, perHour: number, at: number): number {
  const mean = HOUR_MS / Math.max(paceAt(perHour, at), 1e-6);
  return Math.min(HOUR_MS, Math.round(-Math.log(1 - random.next()) * mean));
}

function factorOf(weights: readonly number[], index: number): number {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return ((weights[index] ?? 0) * weights.length) / sum;
}
