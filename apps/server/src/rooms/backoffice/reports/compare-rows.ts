import type { Days } from '@fairlot/contract/backoffice/compared-days';
import type { ReportNumber, ReportRow, ReportSpan } from '../../../platform/operators/index.ts';
import { dayOf, firstDayAfter, firstDayOf, startOfDay } from '../../../platform/zone.ts';

/** A row with the corresponding row of the previous period. */
export interface ComparedRow extends ReportRow {
  before: Pick<ReportRow, 'at' | 'numbers'> | null;
}

interface Side {
  rows: readonly ReportRow[];
  days: Days;
}

/**
 * Pairs rows with those of the previous period by position: the first part with the first, whatever its date. Rows that
 * exist only in the previous period follow the others of their part, with zeros. They have no time where the period
 * lacks that part, as a month of 30 days has no 31st.
 * @param counted the report's numbers; those with gaps are null instead of zero in a row that is missing
 */
export function compareRows(
  now: Side,
  before: Side,
  { part, zone }: Pick<ReportSpan, 'part' | 'zone'>,
  counted: readonly ReportNumber[],
): readonly ComparedRow[] {
  const starts = startsOf(part, now.days);
  const places = new Map(starts.map((day, place) => [day, place]));
  const placesBefore = new Map(startsOf(part, before.days).map((day, place) => [day, place]));
  const placeOf = (at: Date | null, known: ReadonlyMap<string, number>) =>
    at === null ? 0 : (known.get(dayOf(zone, at.getTime())) ?? 0);
  const missing = counted.map(({ hasGaps = false }) => (hasGaps ? null : 0n));
  const formerMissing = missing.includes(null) ? { at: null, numbers: missing } : null;
  const found = new Map<string, { place: number; row: ComparedRow }>();
  for (const row of now.rows) {
    const place = placeOf(row.at, places);
    found.set(`${place} ${row.key}`, { place, row: { ...row, before: formerMissing } });
  }
  for (const { at, key, label, numbers } of before.rows) {
    const place = placeOf(at, placesBefore);
    const known = found.get(`${place} ${key}`);
    const start = at === null ? undefined : starts[place];
    const row = known?.row ?? {
      at: start === undefined ? null : startOfDay(start, zone),
      key,
      label,
      numbers: missing,
    };
    found.set(`${place} ${key}`, { place, row: { ...row, before: { at, numbers } } });
  }
  return [...found.values()].toSorted((a, b) => a.place - b.place).map(({ row }) => row);
}

/** The start days of the parts of a period: weeks begin on Monday, months on the 1st. */
function startsOf(part: ReportSpan['part'], { from, to }: Days): string[] {
  if (part === null) return [];
  const starts = [];
  for (let day = firstDayOf(part, from); day <= to; day = firstDayAfter(part, day)) starts.push(day);
  return starts;
}
