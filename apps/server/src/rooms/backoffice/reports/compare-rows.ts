import type { Days } from '@fairlot/contract/backoffice/compared-days';
import type { ReportRow, ReportSpan } from '../../../platform/operators/index.ts';
import { addDays, dayOf, startOfDay } from '../../../platform/zone.ts';

/** A row beside what stood in its place in the time before. */
export interface ComparedRow extends ReportRow {
  before: { at: Date | null; numbers: readonly bigint[] } | null;
}

interface Side {
  rows: readonly ReportRow[];
  days: Days;
}

/**
 * Puts rows beside those of the time before: the first part of the time beside the first, whatever day it is. What was
 * there before alone comes after the others of its part, with zeros, and without a time where the period has no such
 * part, as a month of 30 days has no 31st.
 */
export function compareRows(
  now: Side,
  before: Side,
  { part, zone }: Pick<ReportSpan, 'part' | 'zone'>,
): readonly ComparedRow[] {
  const starts = startsOf(part, now.days);
  const places = new Map(starts.map((day, place) => [day, place]));
  const placesBefore = new Map(startsOf(part, before.days).map((day, place) => [day, place]));
  const placeOf = (at: Date | null, known: ReadonlyMap<string, number>) =>
    at === null ? 0 : (known.get(dayOf(zone, at.getTime())) ?? 0);
  const found = new Map<string, { place: number; row: ComparedRow }>();
  for (const row of now.rows) {
    const place = placeOf(row.at, places);
    found.set(`${place} ${row.key}`, { place, row: { ...row, before: null } });
  }
  for (const { at, key, label, numbers } of before.rows) {
    const place = placeOf(at, placesBefore);
    const known = found.get(`${place} ${key}`);
    const start = at === null ? undefined : starts[place];
    const row = known?.row ?? {
      at: start === undefined ? null : startOfDay(start, zone),
      key,
      label,
      numbers: numbers.map(() => 0n),
    };
    found.set(`${place} ${key}`, { place, row: { ...row, before: { at, numbers } } });
  }
  return [...found.values()].toSorted((a, b) => a.place - b.place).map(({ row }) => row);
}

/** The days on which the parts of some days begin: weeks on Monday, months on their first. */
function startsOf(part: ReportSpan['part'], { from, to }: Days): string[] {
  if (part === null) return [];
  const next = {
    day: (day: string) => addDays(day, 1),
    week: (day: string) => addDays(day, 7),
    // No month has more than 31 days, and two never fit into 32.
    month: (day: string) => `${addDays(day, 32).slice(0, 8)}01`,
  }[part];
  const starts = [];
  for (let day = startOf(part, from); day <= to; day = next(day)) starts.push(day);
  return starts;
}

function startOf(part: 'day' | 'week' | 'month', day: string): string {
  if (part === 'month') return `${day.slice(0, 8)}01`;
  return part === 'day' ? day : addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
