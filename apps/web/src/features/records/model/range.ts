import { countDays, type Days, noonOf } from './days.ts';

/** Longest period that a member may choose: the sums of the server cover a year. */
export const MOST_DAYS = 366;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Whether a day exists: February 30 would be read as a day of March. */
const isDay = (day: string) => {
  const noon = DAY.test(day) ? noonOf(day) : Number.NaN;
  return !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(day);
};

/** The chosen days in an address; undefined when it has none, or none that can be shown. */
export function rangeOf({ from = '', to = '' }: Readonly<Record<string, string>>): Required<Days> | undefined {
  if (!isDay(from) || !isDay(to) || to < from || countDays(from, to) > MOST_DAYS) return undefined;
  return { startDate: from, endDate: to };
}
