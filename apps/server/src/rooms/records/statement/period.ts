import { invalidField } from '../../../platform/refusal.ts';
import { addDays, dayOf, isDay, startOfDay } from '../../../platform/zone.ts';

export interface Month {
  /** YYYY-MM. */
  name: string;
  from: Date;
  /** Exclusive; never later than now. */
  to: Date;
  /** Last day of the statement, YYYY-MM-DD. */
  lastDay: string;
}

/**
 * A calendar month in the merchant's zone, cut off at the current time.
 * @param name YYYY-MM
 * @throws Refusal request.invalid for a month that does not exist or has not begun
 */
export function readMonth(name: string, zone: string, nowMs: number): Month {
  const firstDay = `${name}-01`;
  if (!isDay(firstDay)) throw invalidField('month', 'date');
  const from = startOfDay(firstDay, zone);
  if (from.getTime() > nowMs) throw invalidField('month', 'order');
  // 32 days after the first day is always in the next month.
  const end = startOfDay(`${addDays(firstDay, 32).slice(0, 7)}-01`, zone);
  const to = new Date(Math.min(end.getTime(), nowMs));
  return { name, from, to, lastDay: dayOf(zone, to.getTime() - 1) };
}
