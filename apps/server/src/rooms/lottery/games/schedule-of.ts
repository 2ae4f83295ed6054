import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Schedule } from '../draws/schedule.ts';
import { type GameSchedule, secondsOf } from './add-game.ts';

/** The schedule of a game that is new or changes. @param next another interval from a day on */
export async function scheduleOf(
  executor: Executor,
  game: GameSchedule,
  next?: { fromDay: string; intervalMs: number },
): Promise<Schedule> {
  const { zone, lockSeconds, intervalSeconds } = game;
  const lockMs = lockSeconds * 1000;
  if (intervalSeconds !== null)
    return {
      kind: 'interval',
      zone,
      intervalMs: intervalSeconds * 1000,
      lockMs,
      ...(next && { next }),
      ...(game.saleFrom !== null &&
        game.saleUntil !== null && {
          hours: { fromMs: secondsOf(game.saleFrom) * 1000, untilMs: secondsOf(game.saleUntil) * 1000 },
        }),
    };
  const closed = await executor.rows(sql<{ day: string }>`
    select to_char(day, 'YYYYMMDD') as day from lottery_closed_days where calendar = ${game.calendar}::text`);
  return {
    kind: 'weekly',
    zone,
    days: game.drawDays,
    ...(game.monthDays && { monthDays: game.monthDays }),
    drawTimeMs: secondsOf(game.drawTime ?? '') * 1000,
    ...(game.moreTimes && { moreTimesMs: game.moreTimes.map((time) => secondsOf(time) * 1000) }),
    lockMs,
    ...(game.openSeconds !== null && { openMs: game.openSeconds * 1000 }),
    closedDays: new Set(closed.map(({ day }) => day)),
  };
}
