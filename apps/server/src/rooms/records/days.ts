import { invalidField } from '../../platform/refusal.ts';
import { addDays, dayOf, isDay, startOfDay } from '../../platform/zone.ts';

/** Longest period of sums by day. */
const MOST_DAYS = 366;

export interface DayRange {
  /** Inclusive start and exclusive end; undefined if the range is unbounded. */
  from: Date | undefined;
  to: Date | undefined;
}

/**
 * The instants that bound a range of days in a zone: from the first instant of `startDate` to the last of `endDate`.
 * @param zone IANA name
 * @throws Refusal request.invalid for a day that does not exist, or an end before the start
 */
export function readDays(startDate: string | undefined, endDate: string | undefined, zone: string): DayRange {
  for (const [field, day] of [
    ['startDate', startDate],
    ['endDate', endDate],
  ] as const)
    if (day !== undefined && !isDay(day)) throw invalidField(field, 'date');
  if (startDate !== undefined && endDate !== undefined && endDate < startDate) throw invalidField('endDate', 'order');
  return {
    from: startDate === undefined ? undefined : startOfDay(startDate, zone),
    to: endDate === undefined ? undefined : startOfDay(addDays(endDate, 1), zone),
  };
}

/**
 * The instants that bound a period of at most a year, for sums by day. Without a start, the period is the year that
 * ends on `endDate`, or today.
 * @param zone IANA name
 * @throws Refusal request.invalid also for a longer period
 */
export function readYear(
  startDate: string | undefined,
  endDate: string | undefined,
  zone: string,
  nowMs: number,
): DayRange {
  const { from, to } = readDays(startDate, endDate, zone);
  const earliest = addDays(endDate ?? dayOf(zone, nowMs), 1 - MOST_DAYS);
  if (startDate !== undefined && startDate < earliest) throw invalidField('startDate', 'more than 366 days');
  return { from: from ?? startOfDay(earliest, zone), to };
}
