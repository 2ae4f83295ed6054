import { Refusal } from '../../platform/refusal.ts';
import { addDays, startOfDay } from '../../platform/zone.ts';

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
    if (day !== undefined && !isDay(day)) throw new Refusal('request.invalid', { field, reason: 'date' });
  if (startDate !== undefined && endDate !== undefined && endDate < startDate)
    throw new Refusal('request.invalid', { field: 'endDate', reason: 'order' });
  return {
    from: startDate === undefined ? undefined : startOfDay(startDate, zone),
    to: endDate === undefined ? undefined : startOfDay(addDays(endDate, 1), zone),
  };
}

function isDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
}
