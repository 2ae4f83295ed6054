import { dayOf } from '../../shared/format.ts';

const DAY_MS = 86_400_000;

/** The last seven days, today included, as days of the merchant's zone. */
export function lastWeek(nowMs = Date.now()): { startDate: string } {
  return { startDate: dayOf(nowMs - 6 * DAY_MS) };
}
