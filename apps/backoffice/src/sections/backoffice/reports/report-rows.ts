import { amountDecimals, formatMinor, parseMinor } from '@fairlot/money';
import { common } from '../../../shared/common-texts.ts';
import { formatChange, formatShare, UNKNOWN } from '../../../shared/format.ts';
import { fromLocalField } from '../../../shared/lists.ts';
import type { ReportAnswer, Reports, ReportInput } from './api.ts';
import { reportTexts as words } from './texts.ts';

type Row = ReportAnswer['rows'][number];
const DAY_MS = 86_400_000;
type Unit = Reports['reports'][number]['numbers'][number]['unit'];

/** Adds decimal strings as integers, so that no minor unit is lost; null if one of them was not counted. */
export function totalOf(
  rows: readonly { numbers: readonly (string | null)[] }[],
  place: number,
  unit: Unit,
): string | null {
  if (rows.some(({ numbers }) => numbers[place] === null)) return null;
  const decimals = unit === 'count' ? 0 : amountDecimals();
  return formatMinor(
    rows.reduce((total, { numbers }) => total + parseMinor(numbers[place] ?? '0', decimals), 0n),
    decimals,
  );
}

/** Previous value of a number: zero if there was no row, null if it was not counted. */
export const formerOf = (row: Row, place: number, unit: Unit): string | null =>
  row.before?.numbers[place] === null
    ? null
    : (row.before?.numbers[place] ?? (unit === 'money' ? formatMinor(0n) : '0'));

/** Change relative to the previous value, such as `+6.2%`; a dash if there was none. */
export function changeOf(now: string | null, former: string | null): string {
  const before = Number(former);
  return before === 0 || now === null ? UNKNOWN : formatChange((Number(now) - before) / Math.abs(before));
}

/**
 * Reports whose numbers are steps; they are shown as a funnel. Shares are of the step before. Steps after `of` do not
 * include each other, so their shares are of that step.
 */
export const FUNNELS: Readonly<Record<string, { steps: readonly string[]; of?: 'registered' }>> = {
  depositFunnel: { steps: ['asked', 'prepared', 'paidIn'] },
  registrationFunnel: { steps: ['visits', 'registered', 'verified', 'deposited', 'played'], of: 'registered' },
};

/** Reports whose rows are drawn against their expected value. */
export const BANDED: ReadonlySet<string> = new Set(['gameReturns']);

/** Reports whose first number is a group that the other numbers are parts of, such as members by week. */
export const COHORTS: ReadonlySet<string> = new Set(['cohorts']);

/** A part of a whole, such as `62%`; a dash if there is no whole. */
export const shareOf = (part: number, whole: number): string => (whole === 0 ? UNKNOWN : formatShare(part / whole));

/** Number of rows with their own colour, the largest ones; the others share one. */
export const MOST_SERIES = 4;
/** Maximum number of bars that can be distinguished. */
const MOST_DAYS = 92;
export const OTHERS = 'others';

/** Name of a series of the chart, in a report with rows by `by`; rows without a value have the name of the table. */
export function seriesName(label: string, by: string): string {
  if (label === OTHERS) return words.others;
  return label || (by === '' ? common.total : (words.groups[''] ?? ''));
}

export interface ChartRow {
  label: string;
  /** Total of the comparison period, if there is one. */
  before?: number;
  [series: `s:${string}`]: number;
}

/** Start times of all days of the period, so that days without data are included; empty for longer intervals. */
export function daysOf({ part, from, to }: Pick<ReportInput, 'part' | 'from' | 'to'>): number[] {
  if (part !== 'day') return [];
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: Math.min(Math.max(0, count), MOST_DAYS) }, (_, day) => {
    const date = new Date(Date.parse(from) + day * DAY_MS).toISOString().slice(0, 10);
    return fromLocalField(`${date}T00:00`) ?? 0;
  });
}

/** One number of the report by time and series; the given times are included even if they have no data. */
export function chartOf(
  { rows, before: compared }: Pick<ReportAnswer, 'rows' | 'before'>,
  place: number,
  timeOf: (at: number) => string,
  others: string,
  times: readonly number[] = [],
): { series: string[]; points: ChartRow[] } {
  const sums = new Map<string, number>();
  for (const { label, numbers } of rows) sums.set(label, (sums.get(label) ?? 0) + Math.abs(Number(numbers[place])));
  const named = [...sums].toSorted((a, b) => b[1] - a[1]).map(([label]) => label);
  const first = new Set(named.slice(0, MOST_SERIES));
  const hasTime = rows.some(({ at }) => at !== null);
  const points = new Map<string, ChartRow>();
  const pointOf = (at: number | null): ChartRow => {
    const point = points.get(String(at)) ?? {
      label: at === null ? '' : timeOf(at),
      ...(compared ? { before: 0 } : {}),
    };
    points.set(String(at), point);
    return point;
  };
  if (hasTime) times.forEach(pointOf);
  for (const { at, label, numbers, before } of rows) {
    // An interval that the period does not have is labelled by the comparison period.
    const point = pointOf(at ?? before?.at ?? null);
    const series = `s:${first.has(label) ? label : others}` as const;
    point[series] = (point[series] ?? 0) + Number(numbers[place]);
    if (before !== null) point.before = (point.before ?? 0) + Number(before.numbers[place]);
  }
  return { series: [...first, ...(named.length > MOST_SERIES ? [others] : [])], points: [...points.values()] };
}
