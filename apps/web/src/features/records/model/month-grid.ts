import { DAY_MS, type Days, eachDay, noonOf } from './days.ts';
import { MOST_DAYS } from './range.ts';

/** Years back that the calendar reaches, as statements do. */
const YEARS_BACK = 5;

const textOf = (noon: number) => new Date(noon).toISOString().slice(0, 10);
const addDays = (date: string, count: number) => textOf(noonOf(date) + count * DAY_MS);

/** The earliest day of the calendar: the first of the month five years before the latest. */
export function earliestDay(today: string): string {
  return `${Number(today.slice(0, 4)) - YEARS_BACK}${today.slice(4, 7)}-01`;
}

/** The day in another month, or that month's last day if it is shorter. @param date "2026-11-20" */
export function addMonths(date: string, count: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + count, 0, 12)).getUTCDate();
  return textOf(Date.UTC(year, month - 1 + count, Math.min(day, lastDay), 12));
}

/** First and last day of a month. @param month "2026-11" */
export function daysOfMonth(month: string): Required<Days> {
  return { startDate: `${month}-01`, endDate: addDays(addMonths(`${month}-01`, 1), -1) };
}

/** The weeks of a month from Monday to Sunday; null for days of its neighbours. @param month "2026-11" */
export function weeksOf(month: string): (string | null)[][] {
  const { startDate, endDate } = daysOfMonth(month);
  const before = (new Date(noonOf(startDate)).getUTCDay() + 6) % 7;
  const cells = [...Array.from({ length: before }, () => null), ...eachDay(startDate, endDate)];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_cell, day) => cells[week * 7 + day] ?? null),
  );
}

/** The day that a key moves to; undefined for keys that do not move. In right-to-left pages the arrows are swapped. */
export function dayByKey(date: string, key: string, isRightToLeft: boolean): string | undefined {
  const forward = isRightToLeft ? -1 : 1;
  const weekday = (new Date(noonOf(date)).getUTCDay() + 6) % 7;
  if (key === 'ArrowRight') return addDays(date, forward);
  if (key === 'ArrowLeft') return addDays(date, -forward);
  if (key === 'ArrowDown') return addDays(date, 7);
  if (key === 'ArrowUp') return addDays(date, -7);
  if (key === 'Home') return addDays(date, -weekday);
  if (key === 'End') return addDays(date, 6 - weekday);
  if (key === 'PageDown') return addMonths(date, 1);
  return key === 'PageUp' ? addMonths(date, -1) : undefined;
}

/** Keeps a day within the calendar. */
export function clampDay(date: string, today: string): string {
  const first = earliestDay(today);
  if (date < first) return first;
  return date > today ? today : date;
}

/** The days after a tap on one: that day, or the period up to it if a single, earlier day was chosen before. */
export function pickDay({ startDate, endDate = startDate }: Days, date: string): Required<Days> {
  const isPeriod = startDate === endDate && date > startDate && date < addDays(startDate, MOST_DAYS);
  return { startDate: isPeriod ? startDate : date, endDate: date };
}
