import { fromLocalField } from '../../../shared/lists.ts';
import type { ReportAnswer, Reports, ReportWish } from './api.ts';

type Unit = Reports['reports'][number]['numbers'][number]['unit'];

/** Decimal strings are added as whole numbers, so that no cent is lost. */
export function totalOf({ rows }: ReportAnswer, place: number, unit: Unit): string {
  const sum = rows.reduce((total, { numbers }) => total + BigInt((numbers[place] ?? '0').replace('.', '')), 0n);
  if (unit === 'count') return String(sum);
  const digits = String(sum < 0n ? -sum : sum).padStart(3, '0');
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The greatest rows have a colour of their own, the others share one. */
export const MOST_SERIES = 4;
const DAY_MS = 86_400_000;
/** More bars than these are not told apart. */
const MOST_DAYS = 92;
export const OTHERS = 'others';

export interface ChartRow {
  label: string;
  [series: string]: number | string;
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
  { rows }: ReportAnswer,
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
  const points = new Map<number | null, ChartRow>(hasTime ? times.map((at) => [at, { label: timeOf(at) }]) : []);
  for (const { at, label, numbers } of rows) {
    const point = points.get(at) ?? { label: at === null ? '' : timeOf(at) };
    const series = first.has(label) ? label : others;
    point[`s:${series}`] = Number(point[`s:${series}`] ?? 0) + Number(numbers[place]);
    points.set(at, point);
  }
  return { series: [...first, ...(named.length > MOST_SERIES ? [others] : [])], points: [...points.values()] };
}
