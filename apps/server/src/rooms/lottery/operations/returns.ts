import { type Database, type Executor, sql, type SqlPart, type Tx } from '../../../platform/db/index.ts';
import { createDaySums, type DaySpan } from '../../../platform/operators/index.ts';
import type { DrawRow } from '../draws/draw-row.ts';
import type { LotteryPlatform } from '../ports.ts';

export const RETURNS = 'lottery_returns';

/** Sums of the lines of complete days, for the report of returns. */
export type Returns = ReturnType<typeof createReturns>;

export function createReturns({ db, site }: { db: Database; site: Pick<LotteryPlatform['site'], 'timeZone'> }) {
  const sums = createDaySums(db, site, {
    table: RETURNS,
    firstFrom: (from) => sql`
      select min(draw_at) as at from lottery_draws where draw_at >= ${from}::timestamptz or ${from === null}`,
    // The draws that have not ended are read by their index, not all draws by time.
    oldestOpen: sql`
      select min(at) as at from (
        select draw_at as at from lottery_draws where state not in ('settled', 'void') offset 0) o`,
    add: (tx, span) => addDay(tx, span, sql`true`),
  });
  return {
    addNext: sums.addNext,
    /** Sums up the day of a draw again after a correction, in its transaction. */
    correct: (tx: Tx, { gameCode, drawAt }: DrawRow): Promise<void> => {
      const only = sql`game_code = ${gameCode}`;
      return sums.addAgain(tx, drawAt, only, (inside, span) => addDay(inside, span, only));
    },
  };
}

async function addDay(tx: Tx, { day, from, to }: DaySpan, only: SqlPart<unknown>): Promise<void> {
  await tx.run(sql`
    insert into lottery_returns (day, asset, game_code, rules_version, play, odds, lines, price_minor, win_minor)
    select ${day}::date, asset, game_code, rules_version, play, odds, ${SUMS_OF_LINES} from ${settledLines(from, to)} l
     where ${only} group by asset, game_code, rules_version, play, odds order by 2, 3, 4, 5, 6`);
}

/** The columns of the sums after their key, of rows of `settledLines`. */
export const SUMS_OF_LINES = sql`
  count(*) as lines, sum(price_minor)::bigint as price_minor, sum(coalesce(win_minor, 0))::bigint as win_minor`;

/** Lines of the tickets that won or lost in draws of a period. */
export function settledLines(from: Date, to: Date): SqlPart<unknown> {
  return sql`(
    select d.draw_at, t.asset, d.game_code, d.rules_version, l.play, l.odds, l.price_minor, l.win_minor
      from lottery_draws d join lottery_tickets t on t.draw_id = d.id join lottery_lines l on l.ticket_id = t.id
     where d.draw_at >= ${from}::timestamptz and d.draw_at < ${to}::timestamptz and t.status in ('won', 'lost'))`;
}

/** Audits that the sums of complete days equal those of their lines. @returns sentences that describe each problem */
export async function auditReturns(executor: Executor, zone: string): Promise<string[]> {
  const wrong = await executor.rows(sql<{ day: string; gameCode: string; play: string; asset: string }>`
    with summed as (select until::timestamp at time zone ${zone}::text as until from lottery_returns_progress),
    counted as (
      select (draw_at at time zone ${zone}::text)::date as day, asset, game_code, rules_version, play, odds,
             ${SUMS_OF_LINES}
        from ${settledLines(new Date(0), new Date())} l
       where draw_at < (select until from summed) group by 1, 2, 3, 4, 5, 6)
    select coalesce(c.day, s.day)::text as day, coalesce(c.game_code, s.game_code) as "gameCode",
           coalesce(c.play, s.play) as play, coalesce(c.asset, s.asset) as asset
      from counted c full join lottery_returns s using (day, asset, game_code, rules_version, play, odds)
     where (c.lines, c.price_minor, c.win_minor) is distinct from (s.lines, s.price_minor, s.win_minor)
       -- A correction is being paid: its last step adds the day again.
       and not exists (select 1 from lottery_draws d where d.game_code = coalesce(c.game_code, s.game_code)
                          and d.state = 'settling' and d.settled_version > 0)
     order by 1, 2, 3, 4 limit 20`);
  return wrong.map(
    ({ day, gameCode, play, asset }) => `returns of ${gameCode} ${play} on ${day} in ${asset} differ from its lines`,
  );
}
