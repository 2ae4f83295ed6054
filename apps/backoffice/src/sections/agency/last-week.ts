import { dayOf } from '../../shared/format.ts';

const DAY_MS = 86_400_000;

/** The last seven days including today, as days in the merchant's time zone. */
export function lastWeek(nowMs = Date.now()): { startDate: string } {
  return { startDate: dayOf(nowMs - 6 * DAY_MS) };
}
