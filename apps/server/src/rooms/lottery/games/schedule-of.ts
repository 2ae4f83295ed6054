import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Schedule } from '../draws/schedule.ts';
import type { GameSchedule } from './add-game.ts';

/** The schedule of a game that is in no table yet, or that changes. @param next another interval from a day on */
export async function scheduleOf(
  executor: Executor,
  game: GameSchedule,
  next?: { fromDay: string; intervalMs: number },
): Promise<Schedule> {
  const { zone, lockSeconds, intervalSeconds } = game;
  const lockMs = lockSeconds * 1000;
  if (intervalSeconds !== null)
    return { kind: 'interval', zone, intervalMs: intervalSeconds * 1000, lockMs, ...(next && { next }) };
  const [hours = 0, minutes = 0] = (game.drawTime ?? '').split(':').map(Number);
  const closed = await executor.rows(sql<{ day: string }>`
    select to_char(day, 'YYYYMMDD') as day from lottery_closed_days where calendar = ${game.calendar}::text`);
  return {
    kind: 'weekly',
    zone,
    days: game.drawDays,
    drawTimeMs: (hours * 60 + minutes) * 60_000,
    lockMs,
    closedDays: new Set(closed.map(({ day }) => day)),
  };
}
