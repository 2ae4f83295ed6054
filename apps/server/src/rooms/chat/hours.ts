import type { chatDesk, ValueOf } from '@fairlot/contract';
import { addDays, dayOf, instantOf, localTime, weekdayOf } from '../../platform/zone.ts';

export type Hours = ValueOf<typeof chatDesk.settings>['hours'];

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
/** Includes every day of the week. */
const LOOK_AHEAD_DAYS = 8;

/**
 * Whether support is open at an instant. Hours that end before they begin run past midnight; equal times mean all day.
 */
export function isOpenAt(hours: Hours, zone: string, atMs: number): boolean {
  if (hours === null) return true;
  const { hour, minute } = localTime(zone, atMs);
  const now = hour * 60 + minute;
  const today = dayOf(zone, atMs);
  const { from, length } = spanOf(hours);
  if (hours.days.includes(weekdayOf(today)) && now >= from && now < from + length) return true;
  const isYesterdays = hours.days.includes(weekdayOf(addDays(today, -1)));
  return isYesterdays && now + DAY_MINUTES < from + length;
}

/** The next opening, epoch ms; null while open, or if always open. */
export function nextOpening(hours: Hours, zone: string, atMs: number): number | null {
  if (hours === null || isOpenAt(hours, zone, atMs)) return null;
  const today = dayOf(zone, atMs);
  for (let ahead = 0; ahead < LOOK_AHEAD_DAYS; ahead++) {
    const day = addDays(today, ahead);
    if (!hours.days.includes(weekdayOf(day))) continue;
    const startMs = instantOf(day, zone, spanOf(hours).from * MINUTE_MS);
    if (startMs > atMs) return startMs;
  }
  return null;
}

/** Opening hours in minutes of the day. */
function spanOf({ from, until }: NonNullable<Hours>): { from: number; length: number } {
  const start = minutesOf(from);
  return { from: start, length: ((minutesOf(until) - start + DAY_MINUTES - 1) % DAY_MINUTES) + 1 };
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}
