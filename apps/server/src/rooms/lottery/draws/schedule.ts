import { instantOf as instantOfDay, localTime, startOfDay } from '../../../platform/zone.ts';

/** Schedule of a game's sales and draws. */
export type Schedule = IntervalSchedule | WeeklySchedule;

/** Consecutive draws through the day. */
export interface IntervalSchedule {
  kind: 'interval';
  /** IANA time zone that defines the days of issues. */
  zone: string;
  intervalMs: number;
  /** Time before the draw at which sale closes. */
  lockMs: number;
  /** Another interval from the beginning of a day, YYYYMMDD. */
  next?: { fromDay: string; intervalMs: number };
  /** Hours of sale; all day by default. */
  hours?: SaleHours;
}

/** Local times since midnight between which draws open and are drawn. `untilMs` may be on the next day. */
export interface SaleHours {
  fromMs: number;
  untilMs: number;
}

/** A draw at a fixed time on some days of the week. */
export interface WeeklySchedule {
  kind: 'weekly';
  zone: string;
  /** Days with a draw, Sunday 1 to Saturday 7. */
  days: readonly number[];
  /** Only these days of the month, such as 1 and 16; all by default. */
  monthDays?: readonly number[];
  /** Local time of the draw, since midnight. */
  drawTimeMs: number;
  /** Further times of the same days, since midnight. */
  moreTimesMs?: readonly number[];
  lockMs: number;
  /** Maximum time before the draw at which sale opens; by default at the previous draw. */
  openMs?: number;
  /** Days without a draw, YYYYMMDD. */
  closedDays: ReadonlySet<string>;
}

/** Times in epoch milliseconds. */
export interface PlannedDraw {
  /**
   * YYYYMMDD of the day in the game's time zone; for draws at intervals followed by four digits counted from 0001 at
   * 00:00, for several draws a day by four digits in the order of their times.
   */
  issue: string;
  openAt: number;
  lockAt: number;
  drawAt: number;
}

/**
 * The current issue and those after it. Each opens at the previous draw unless the schedule limits the sale; issues
 * whose sale is already over are omitted.
 * @param atMs epoch milliseconds
 * @throws RangeError when a weekly game has no draw for more than a year, or no draw fits the hours of sale
 */
export function issuesFrom(schedule: Schedule, atMs: number, count: number): PlannedDraw[] {
  const issues: PlannedDraw[] = [];
  let at = atMs;
  while (issues.length < count) {
    const draw = schedule.kind === 'interval' ? issueWithinHours(schedule, at) : weeklyIssueAt(schedule, at);
    if (draw.lockAt > atMs) issues.push(draw);
    at = draw.drawAt;
  }
  return issues;
}

/**
 * The issue with openAt <= atMs < drawAt. Issue k of a day opens at 00:00 + (k - 1) intervals and is drawn one interval
 * later.
 */
export function issueAt({ zone, lockMs, next, ...now }: IntervalSchedule, atMs: number): PlannedDraw {
  const { day, startMs } = dayOf(zone, atMs);
  const { intervalMs } = next !== undefined && day >= next.fromDay ? next : now;
  const index = Math.floor((atMs - startMs) / intervalMs);
  const openAt = startMs + index * intervalMs;
  const drawAt = openAt + intervalMs;
  return { issue: `${day}${String(index + 1).padStart(4, '0')}`, openAt, lockAt: drawAt - lockMs, drawAt };
}

/** The first issue within the hours of sale that is drawn after the instant. */
function issueWithinHours(schedule: IntervalSchedule, atMs: number): PlannedDraw {
  const { hours } = schedule;
  let draw = issueAt(schedule, atMs);
  if (hours === undefined) return draw;
  for (let tries = 0; tries < SEARCH_DAYS; tries++) {
    if (isWithin(hours, schedule.zone, draw)) return draw;
    const opensMs = nextOpening(schedule.zone, hours.fromMs, draw.openAt);
    const first = issueAt(schedule, opensMs);
    draw = first.openAt < opensMs ? issueAt(schedule, first.drawAt) : first;
  }
  throw new RangeError('no draw fits the hours of sale');
}

/** Whether a draw opens and is drawn within the hours, which may cross midnight. */
function isWithin({ fromMs, untilMs }: SaleHours, zone: string, { openAt, drawAt }: PlannedDraw): boolean {
  const { hour, minute, second } = localTime(zone, openAt);
  const sinceOpeningMs = (((hour * 60 + minute) * 60 + second) * 1000 - fromMs + DAY_MS) % DAY_MS;
  const lengthMs = (untilMs - fromMs + DAY_MS) % DAY_MS || DAY_MS;
  return sinceOpeningMs + (drawAt - openAt) <= lengthMs;
}

/** The next instant after this one at which the zone's clock shows a time of day. */
function nextOpening(zone: string, sinceMidnightMs: number, afterMs: number): number {
  const { year, month, day } = localTime(zone, afterMs);
  const noon = Date.UTC(year, month - 1, day, 12);
  const today = instantOf(zone, new Date(noon), sinceMidnightMs);
  return today > afterMs ? today : instantOf(zone, new Date(noon + DAY_MS), sinceMidnightMs);
}

/** The next issue of a weekly game drawn after the instant. */
export function weeklyIssueAt(schedule: WeeklySchedule, atMs: number): PlannedDraw {
  const next = drawFrom(schedule, atMs, 1);
  const before = drawFrom(schedule, atMs, -1);
  const { lockMs, openMs = Number.POSITIVE_INFINITY } = schedule;
  const openAt = Math.max(before.drawAt, next.drawAt - openMs);
  return { issue: next.issue, openAt, lockAt: next.drawAt - lockMs, drawAt: next.drawAt };
}

/** Day of the week in a time zone, Sunday 1 to Saturday 7. */
export function weekDayOf(zone: string, atMs: number): number {
  const { year, month, day } = localTime(zone, atMs);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 1;
}

/** The day of an issue, as YYYY-MM-DD. @param issue its number, or the day alone, YYYYMMDD */
export const dayOfIssue = (issue: string): string => `${issue.slice(0, 4)}-${issue.slice(4, 6)}-${issue.slice(6, 8)}`;

/** Longer than any break between two draws of a game, even one that draws on Mondays that are a 31st. */
const SEARCH_DAYS = 2000;
const DAY_MS = 86_400_000;

/** The first draw after the instant, or the last one not after it. */
function drawFrom(
  { zone, days, monthDays, drawTimeMs, moreTimesMs = [], closedDays }: WeeklySchedule,
  atMs: number,
  direction: 1 | -1,
): { issue: string; drawAt: number } {
  const times = [drawTimeMs, ...moreTimesMs].toSorted((a, b) => a - b);
  // Counted in days of UTC noon, so that a change of the zone's clock never skips or repeats a day.
  const { year, month, day } = localTime(zone, atMs);
  const noon = Date.UTC(year, month - 1, day, 12);
  for (let n = 0; n <= SEARCH_DAYS; n++) {
    const date = new Date(noon + n * direction * DAY_MS);
    const name = `${date.getUTCFullYear()}${pad(date.getUTCMonth() + 1)}${pad(date.getUTCDate())}`;
    if (!days.includes(date.getUTCDay() + 1) || closedDays.has(name)) continue;
    if (monthDays !== undefined && !monthDays.includes(date.getUTCDate())) continue;
    const draws = times.map((timeMs, index) => ({
      issue: times.length === 1 ? name : `${name}${String(index + 1).padStart(4, '0')}`,
      drawAt: instantOf(zone, date, timeMs),
    }));
    const found =
      direction === 1 ? draws.find(({ drawAt }) => drawAt > atMs) : draws.findLast(({ drawAt }) => drawAt <= atMs);
    if (found !== undefined) return found;
  }
  throw new RangeError('the schedule of the game has no draw within years');
}

/** The instant of a time on a day; a time that the clock skips is the one after the jump. @param date its UTC noon */
const instantOf = (zone: string, date: Date, sinceMidnightMs: number): number =>
  instantOfDay(date.toISOString().slice(0, 10), zone, sinceMidnightMs);

/**
 * The local day as YYYYMMDD and the instant at which it begins. On a day with 25 hours the numbering continues, so that
 * no number is used twice.
 */
function dayOf(zone: string, atMs: number): { day: string; startMs: number } {
  const { year, month, day } = localTime(zone, atMs);
  const name = `${year}${pad(month)}${pad(day)}`;
  return { day: name, startMs: startOfDay(`${year}-${pad(month)}-${pad(day)}`, zone).getTime() };
}

const pad = (value: number): string => String(value).padStart(2, '0');
