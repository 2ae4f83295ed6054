import { invalidField } from '../../platform/refusal.ts';
import { addDays, isDay, startOfDay } from '../../platform/zone.ts';

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
