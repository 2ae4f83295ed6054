export type Period = 'today' | 'week' | 'month';
export const PERIODS: readonly Period[] = ['today', 'week', 'month'];
const DAYS: Record<Period, number> = { today: 1, week: 7, month: 30 };
const DAY_MS = 86_400_000;

/** First day of a period that ends today, "2026-11-14", in the time zone. */
export function startDateOf(period: Period, now: number, timeZone: string): string {
  // Counting calendar days stays correct for days with 23 or 25 hours.
  const noon = Date.parse(`${dateTextOf(now, timeZone)}T12:00:00Z`);
  return new Date(noon - (DAYS[period] - 1) * DAY_MS).toISOString().slice(0, 10);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Day of an instant (epoch ms) in the time zone, "2026-11-20". */
export function dateTextOf(epochMs: number, timeZone: string): string {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formatters.set(timeZone, formatter);
  const parts = Object.fromEntries(formatter.formatToParts(epochMs).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}

export interface DayGroup<R> {
  /** "2026-11-20" in the time zone. */
  date: string;
  day: 'today' | 'yesterday' | 'earlier';
  rows: R[];
}

/** Groups rows by day in the time zone, keeping their order. */
export function groupByDay<R>(
  rows: readonly R[],
  atOf: (row: R) => number,
  now: number,
  timeZone: string,
): DayGroup<R>[] {
  const today = dateTextOf(now, timeZone);
  const yesterday = new Date(Date.parse(`${today}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  const nearDays = new Map<string, DayGroup<R>['day']>([
    [yesterday, 'yesterday'],
    [today, 'today'],
  ]);
  const byDate = new Map<string, R[]>();
  for (const row of rows) {
    const date = dateTextOf(atOf(row), timeZone);
    const known = byDate.get(date);
    if (known === undefined) byDate.set(date, [row]);
    else known.push(row);
  }
  return [...byDate].map(([date, group]) => ({
    date,
    day: nearDays.get(date) ?? 'earlier',
    rows: group,
  }));
}
