import { fromLocalField } from '../../../shared/lists.ts';
import type { ReportAnswer, Reports, ReportWish } from './api.ts';

type Row = ReportAnswer['rows'][number];
type Unit = Reports['reports'][number]['numbers'][number]['unit'];

/** Decimal strings are added as whole numbers, so that no cent is lost. */
export function totalOf(rows: readonly { numbers: readonly string[] }[], place: number, unit: Unit): string {
  const sum = rows.reduce((total, { numbers }) => total + BigInt((numbers[place] ?? '0').replace('.', '')), 0n);
  if (unit === 'count') return String(sum);
  const digits = String(sum < 0n ? -sum : sum).padStart(3, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What a number that was not there before was; one of no row is nothing. */
export const formerOf = (row: Row, place: number, unit: Unit): string =>
  row.before?.numbers[place] ?? (unit === 'money' ? '0.00' : '0');

/** By how much of the former number it changed, such as `+ 6.2 %`; a dash where there was none. */
export function changeOf(now: string, former: string): string {
  const before = Number(former);
  if (before === 0) return '–';
  const percent = ((Number(now) - before) / Math.abs(before)) * 100;
  const size = CHANGE.format(Math.abs(percent));
  if (Number(size) === 0) return `${size} %`;
  return `${percent < 0 ? '−' : '+'} ${size} %`;
}
const CHANGE = new Intl.NumberFormat('en-GB', {
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
  useGrouping: false,
});

/** The greatest rows have a colour of their own, the others share one. */
export const MOST_SERIES = 4;
const DAY_MS = 86_400_000;
/** More bars than these are not told apart. */
const MOST_DAYS = 92;
export const OTHERS = 'others';

export interface ChartRow {
  label: string;
  /** The sum of the time before, where there is one to compare with. */
  before?: number;
  [series: `s:${string}`]: number;
}

/** Starts of all days of the period, so that one on which nothing happened has its place; none of longer parts. */
export function daysOf({ part, from, to }: Pick<ReportWish, 'part' | 'from' | 'to'>): number[] {
  if (part !== 'day') return [];
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return Array.from({ length: Math.min(Math.max(0, count), MOST_DAYS) }, (_, day) => {
    const date = new Date(Date.parse(from) + day * DAY_MS).toISOString().slice(0, 10);
    return fromLocalField(`${date}T00:00`) ?? 0;
  });
}

/** One number of the report by time and series; times that are given stand in the chart whatever happened then. */
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
    // A part that the period does not have is named by the time before.
    const point = pointOf(at ?? before?.at ?? null);
    const series = `s:${first.has(label) ? label : others}` as const;
    point[series] = (point[series] ?? 0) + Number(numbers[place]);
    if (before !== null) point.before = (point.before ?? 0) + Number(before.numbers[place]);
  }
  return { series: [...first, ...(named.length > MOST_SERIES ? [others] : [])], points: [...points.values()] };
}
