import type { DrawResult } from '@fairlot/lottery-maths';
import { type Database, sql } from '../../../platform/db/index.ts';
import { kept } from '../../../platform/rows/kept.ts';
import type { DrawState } from '../draws/draw-row.ts';

/** A game on offer with its next issue and the last result. Times of the database's clock. */
export interface CurrentIssue {
  gameCode: string;
  issue: string | null;
  state: DrawState | null;
  openAt: Date | null;
  /** When the sale closes, or was closed by operators. */
  lockAt: Date | null;
  drawAt: Date | null;
  /** Its stopped numbers, by play. */
  stopped: readonly StoppedNumbers[];
  previousIssue: string | null;
  previousDrawAt: Date | null;
  previousResult: DrawResult | null;
}

export interface StoppedNumbers {
  play: string;
  numbers: string[];
}

const KEEP_MS = 250;

export type CurrentIssues = ReturnType<typeof createCurrentIssues>;

export function createCurrentIssues(db: Database) {
  const current = kept(KEEP_MS, () => query(db));
  return {
    /** The issues and the database's time in epoch milliseconds; cached for 250 ms or until a draw changes. */
    read: async (): Promise<{ issues: readonly CurrentIssue[]; nowMs: number }> => {
      const { issues, databaseMs, localMs } = await current();
      return { issues, nowMs: databaseMs + performance.now() - localMs };
    },
    drop: current.drop,
  };
}

async function query(db: Database) {
  // now() instead of clock_timestamp(), because only a stable value can use the index.
  const rows = await db.rows(sql<CurrentIssue & { now: Date }>`
    select g.code as "gameCode", c.numero as issue, c.state, c.open_at as "openAt",
           coalesce(c.closed_at, c.lock_at) as "lockAt",
           c.draw_at as "drawAt",
           case when c.has_stops then (
             select jsonb_agg(jsonb_build_object('play', s.play, 'numbers', s.numbers) order by s.play)
               from (select play, array_agg(number order by number) as numbers
                       from lottery_stopped_numbers where draw_id = c.id group by play) s)
             else '[]'::jsonb end as stopped,
           p.numero as "previousIssue", p.draw_at as "previousDrawAt", p.result as "previousResult", now() as now
      from lottery_games g
      left join lateral (
        select id, numero, state, open_at, lock_at, closed_at, draw_at, has_stops from lottery_draws d
         where d.game_code = g.code and d.draw_at > now() and d.state in ('scheduled', 'open', 'locked')
           order by d.draw_at limit 1) c on true
      left join lateral (
        select numero, draw_at, result from lottery_draws d where d.game_code = g.code and d.result is not null
          order by d.draw_at desc limit 1) p on true
     where g.enabled order by g.sort_order, g.code`);
  return { issues: rows, databaseMs: rows[0]?.now.getTime() ?? Date.now(), localMs: performance.now() };
}
