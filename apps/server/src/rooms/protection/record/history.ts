import { type Executor, sql } from '../../../platform/db/index.ts';

/** Amounts are minor units. Bets count on the day on which they were placed, without undecided ones. */
export interface DayRow {
  date: string;
  stakeMinor: bigint;
  winMinor: bigint;
  /** Duration of sessions that began on the day. */
  minutes: number;
}

export interface GameRow {
  product: string;
  gameId: string;
  gameName: string;
  bets: number;
  stakeMinor: bigint;
  winMinor: bigint;
}

export interface History {
  days: DayRow[];
  games: GameRow[];
  /** Stakes of undecided bets. */
  openMinor: bigint;
}

/** @param days number of days of the time zone, including today */
export async function readHistory(
  executor: Executor,
  memberId: bigint,
  days: number,
  timeZone: string,
): Promise<History> {
  const first = sql`((clock_timestamp() at time zone ${timeZone})::date - (${days}::int - 1))`;
  const since = sql`(${first}::timestamp at time zone ${timeZone})`;
  const placedSince = sql`member_id = ${memberId}::bigint and placed_at >= ${since}`;
  const [rows, games, { openMinor }] = await Promise.all([
    executor.rows(sql<DayRow>`
      select to_char(d.day, 'YYYY-MM-DD') as date, coalesce(b.stake, 0)::bigint as "stakeMinor",
             coalesce(b.win, 0)::bigint as "winMinor", coalesce(s.minutes, 0)::int as minutes
        from generate_series(${first}::timestamp, ${first} + (${days}::int - 1) * interval '1 day', '1 day') as d(day)
        left join (
          select date_trunc('day', placed_at at time zone ${timeZone}) as day, sum(stake_minor) as stake,
                 sum(win_minor) as win
            from protection_bets where ${placedSince} and status in ('won', 'lost') group by 1) b on b.day = d.day
        left join (
          select date_trunc('day', began_at at time zone ${timeZone}) as day,
                 round(sum(extract(epoch from seen_at - began_at)) / 60) as minutes
            from protection_sessions
           where member_id = ${memberId}::bigint and began_at >= ${since}
           group by 1) s on s.day = d.day
       order by d.day`),
    executor.rows(sql<GameRow>`
      select product, game_id as "gameId", max(game_name) as "gameName", count(*)::int as bets,
             sum(stake_minor)::bigint as "stakeMinor", sum(win_minor)::bigint as "winMinor"
        from protection_bets where ${placedSince} and status in ('won', 'lost')
       group by product, game_id order by sum(stake_minor) desc limit 50`),
    executor.one(sql<{ openMinor: bigint }>`
      select coalesce(sum(stake_minor), 0)::bigint as "openMinor" from protection_bets
       where ${placedSince} and status = 'open'`),
  ]);
  return { days: rows, games, openMinor };
}
