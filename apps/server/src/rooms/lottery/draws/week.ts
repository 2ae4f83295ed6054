import type { lottery as contract, ValueOf } from '@fairlot/contract';
import { addDays, dayOf, instantOf, localTime } from '../../../platform/zone.ts';
import { type WeeklySchedule, weekDayOf, weeklyIssueAt } from './schedule.ts';
import type { LotteryGame } from '../games/games.ts';

export type Week = ValueOf<typeof contract.week>;

/** Draws of a weekday, Sunday 1 to Saturday 7. */
interface DrawDay {
  day: number;
  /** Times of the clock, since midnight; none for draws at intervals. */
  timesMs: readonly number[];
}

/** The games of a menu by day of the week; those at intervals first, then by time. @param zone of the merchant */
export function presentWeek(games: readonly LotteryGame[], nowMs: number, zone: string): Week {
  const offered = games
    .filter(({ enabled, joins }) => enabled && joins === null)
    .map((game) => ({ game, drawDays: drawDaysOf(game, nowMs, zone) }));
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    day,
    games: offered
      .flatMap(({ game, drawDays }) => drawDays.filter((each) => each.day === day).map((own) => ({ game, ...own })))
      .toSorted((a, b) => (a.timesMs[0] ?? -1) - (b.timesMs[0] ?? -1))
      .map(({ game, timesMs }) => ({
        gameCode: game.code,
        displayName: game.name,
        gameMenuTag: game.menuTag,
        drawTime: timesMs.length === 0 ? null : timesMs.map(clockText).join(', '),
      })),
  }));
  return { today: weekDayOf(zone, nowMs), days };
}

/** Days of the week, such as "1,7", in the merchant's time zone. */
export function weekDaysOf(game: LotteryGame, nowMs: number, zone: string): string {
  return drawDaysOf(game, nowMs, zone)
    .map(({ day }) => day)
    .toSorted((a, b) => a - b)
    .join(',');
}

/**
 * The weekdays and times at which the draws of a game are shown in the merchant's time zone, where every other time is
 * shown too. A game on some days of the month has those of its next draw.
 */
function drawDaysOf({ schedule, drawDays }: LotteryGame, nowMs: number, zone: string): DrawDay[] {
  if (schedule.kind !== 'weekly') return drawDays.split(',').map((day) => ({ day: Number(day), timesMs: [] }));
  const timesMs = [schedule.drawTimeMs, ...(schedule.moreTimesMs ?? [])].toSorted((a, b) => a - b);
  const own = daysOf(schedule, drawDays, nowMs);
  if (schedule.zone === zone) return own.map((day) => ({ day: weekDayOf('UTC', Date.parse(day)), timesMs }));
  const shown = own
    .flatMap((day) => timesMs.map((timeMs) => instantOf(day, schedule.zone, timeMs)))
    .map((drawAt) => ({ day: weekDayOf(zone, drawAt), timeMs: sinceMidnight(zone, drawAt) }));
  return [...Map.groupBy(shown, ({ day }) => day)].map(([day, draws]) => ({
    day,
    timesMs: draws.map(({ timeMs }) => timeMs).toSorted((a, b) => a - b),
  }));
}

/** Days with draws in the week that contains an instant, as YYYY-MM-DD. */
function daysOf(schedule: WeeklySchedule, drawDays: string, nowMs: number): string[] {
  if (schedule.monthDays !== undefined) return [dayOf(schedule.zone, weeklyIssueAt(schedule, nowMs).drawAt)];
  const today = dayOf(schedule.zone, nowMs);
  return drawDays.split(',').map((day) => addDays(today, Number(day) - weekDayOf(schedule.zone, nowMs)));
}

function sinceMidnight(zone: string, atMs: number): number {
  const { hour, minute } = localTime(zone, atMs);
  return (hour * 60 + minute) * 60_000;
}

function clockText(sinceMidnightMs: number): string {
  const minutes = Math.floor(sinceMidnightMs / 60_000);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
