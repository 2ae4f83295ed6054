import { Refusal } from '../../platform/refusal.ts';
import { addDays, dayOf, isDay } from '../../platform/zone.ts';

export { addDays, startOfDay } from '../../platform/zone.ts';

/** Days as YYYY-MM-DD, both inclusive. */
export interface Period {
  from: string;
  to: string;
}

/** Longest period of a report. */
const MOST_DAYS = 92;
const DAY_MS = 86_400_000;

/** Today's date in the merchant's zone. @param zone IANA name */
export function today(zone: string, nowMs = Date.now()): string {
  return dayOf(zone, nowMs);
}

/** Number of days of a period. */
export function lengthOf({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/**
 * The period of a report; defaults to today.
 * @throws Refusal request.invalid for a day that does not exist, an end before the start, or a period that is too long
 */
export function readPeriod(startDate: string | undefined, endDate: string | undefined, zone: string): Period {
  const now = today(zone);
  const to = endDate ?? (startDate === undefined || startDate < now ? now : startDate);
  const period = { from: startDate ?? to, to };
  for (const [field, day] of [
    ['startDate', period.from],
    ['endDate', period.to],
  ] as const)
    if (!isDay(day)) throw new Refusal('request.invalid', { field, reason: 'date' });
  if (period.to < period.from) throw new Refusal('request.invalid', { field: 'endDate', reason: 'order' });
  if (lengthOf(period) > MOST_DAYS) throw new Refusal('request.invalid', { field: 'startDate', reason: 'period' });
  return period;
}

/** Bets that are settled just before midnight are counted slightly later. */
const DAY_CLOSES_AFTER_MS = 15 * 60_000;

/** The last day with complete figures. @param zone IANA name */
export function lastClosedDay(zone: string, nowMs = Date.now()): string {
  return addDays(today(zone, nowMs - DAY_CLOSES_AFTER_MS), -1);
}
