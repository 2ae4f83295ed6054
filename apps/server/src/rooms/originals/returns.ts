import { type Executor, sql, type SqlPart } from '../../platform/db/index.ts';
import { createDaySums, type DaySums } from '../../platform/operators/index.ts';
import type { OriginalsPlatform } from './ports.ts';

export const RETURNS = 'originals_returns';

/** Sums of the rounds of complete days, for the report of returns. */
export function createReturns({ db, site }: Pick<OriginalsPlatform, 'db' | 'site'>): DaySums {
  return createDaySums(db, site, {
    table: RETURNS,
    firstFrom: (from) => sql`
      select min(placed_at) as at from originals_rounds where placed_at >= ${from}::timestamptz or ${from === null}`,
    // The few open rounds are read by their index, not all rounds by time.
    oldestOpen: sql`
      select min(at) as at from (select placed_at as at from originals_rounds where state = 'open' offset 0) o`,
    add: async (tx, { day, from, to }) => {
      await tx.run(sql`
        insert into originals_returns (day, asset, game_code, rounds, stake_minor, paid_minor, expected_minor, squares)
        select ${day}::date, asset, game_code, ${SUMS_OF_ROUNDS} from ${settledRounds(from, to)} r
         group by asset, game_code order by asset, game_code`);
    },
  });
}

/** The columns of the sums after their key, of rows of `settledRounds`. */
export const SUMS_OF_ROUNDS = sql`
  count(*) as rounds, sum(stake)::bigint as stake_minor, sum(payout_minor)::bigint as paid_minor,
  sum(expected) as expected_minor, sum((payout_minor - expected) ^ 2) as squares`;

/** Settled rounds of a period with their stakes and returns, without refunded ones. */
export function settledRounds(from: Date, to: Date): SqlPart<unknown> {
  return sql`(
    select r.placed_at, r.asset, r.game_code, r.payout_minor, s.stake, s.stake * r.return_scaled / 10000.0 as expected
      from originals_rounds r
     cross join lateral (select sum(one) as stake from unnest(r.stakes_minor) one) s
     where r.placed_at >= ${from}::timestamptz and r.placed_at < ${to}::timestamptz
       and r.state = 'settled' and not r.refunded)`;
}

/** Audits that the sums of complete days equal those of their rounds. @returns sentences that describe each problem */
export async function auditReturns(executor: Executor, zone: string): Promise<string[]> {
  const wrong = await executor.rows(sql<{ day: string; gameCode: string; asset: string }>`
    with summed as (select until::timestamp at time zone ${zone}::text as until from originals_returns_progress),
    counted as (
      select (placed_at at time zone ${zone}::text)::date as day, asset, game_code, ${SUMS_OF_ROUNDS}
        from ${settledRounds(new Date(0), new Date())} r
       where placed_at < (select until from summed) group by 1, 2, 3)
    select coalesce(c.day, s.day)::text as day, coalesce(c.game_code, s.game_code) as "gameCode",
           coalesce(c.asset, s.asset) as asset
      from counted c full join originals_returns s
        on s.day = c.day and s.asset = c.asset and s.game_code = c.game_code
     where (c.rounds, c.stake_minor, c.paid_minor, round(c.expected_minor), round(c.squares)) is distinct from
           (s.rounds, s.stake_minor, s.paid_minor, round(s.expected_minor), round(s.squares))
     order by 1, 2, 3 limit 20`);
  return wrong.map(({ day, gameCode, asset }) => `returns of ${gameCode} on ${day} in ${asset} differ from its rounds`);
}
