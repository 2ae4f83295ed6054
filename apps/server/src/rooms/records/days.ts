import { Refusal } from '../../platform/refusal.ts';
import { offsetMs } from '../../platform/zone.ts';

export interface DayRange {
  /** Inclusive start and exclusive end; undefined where the range is open. */
  from: Date | undefined;
  to: Date | undefined;
}

/**
 * The instants between which days of a zone lie: from the first moment of `startDate` to the last of `endDate`.
 * @param zone IANA name
 * @throws Refusal request.invalid for a day that does not exist, or an end before the start
 */
export function readDays(startDate: string | undefined, endDate: string | undefined, zone: string): DayRange {
  const start = startDate === undefined ? undefined : readDay('startDate', startDate);
  const end = endDate === undefined ? undefined : readDay('endDate', endDate);
  if (start !== undefined && end !== undefined && end < start)
    throw new Refusal('request.invalid', { field: 'endDate', reason: 'order' });
  return {
    from: start === undefined ? undefined : startOfDay(start, zone),
    to: end === undefined ? undefined : startOfDay(end + DAY_MS, zone),
  };
}

const DAY_MS = 86_400_000;

/** Midnight UTC of the day as epoch milliseconds: the day itself, free of any zone. */
function readDay(field: string, text: string): number {
  const ms = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text)
    throw new Refusal('request.invalid', { field, reason: 'date' });
  return ms;
}

/**
 * The first instant of a day in a zone. The offset is looked up twice, because it may change between the two guesses.
 */
function startOfDay(dayMs: number, zone: string): Date {
  const guess = dayMs - offsetMs(zone, dayMs);
  return new Date(dayMs - offsetMs(zone, guess));
}
