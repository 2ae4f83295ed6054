// Free of TypeBox, to keep it out of the console's bundle.

/** Periods with which a report is compared: the days just before, or the same days a week, month or year earlier. */
export const COMPARISONS = ['before', 'week', 'month', 'year'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** Days as YYYY-MM-DD, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;

/**
 * Returns the days with which a period is compared. Whole months are compared with whole months, whatever their length.
 * A day that a month lacks becomes its last day.
 * @returns undefined when they would overlap the period itself, such as a week earlier than a month
 */
export function comparedDays(comparison: Comparison, { from, to }: Days): Days | undefined {
  const end = later(to, 1);
  const length = (Date.parse(end) - Date.parse(from)) / DAY_MS;
  const isOfMonths = from.endsWith('-01') && end.endsWith('-01');
  const shifts: Record<Comparison, (day: string) => string> = {
    before: (day) => later(day, -length),
    week: (day) => later(day, -7),
    month: (day) => earlierMonth(day, 1),
    year: (day) => earlierMonth(day, 12),
  };
  const shift = shifts[comparison];
  const before = { from: shift(from), to: isOfMonths ? later(shift(end), -1) : shift(to) };
  return before.to < from ? before : undefined;
}

/** The same day of the month, the given number of months earlier. */
function earlierMonth(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return dayText(Date.UTC(year, month - 1 - months, Math.min(date, last)));
}

const later = (day: string, days: number): string => dayText(Date.parse(day) + days * DAY_MS);
const dayText = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
