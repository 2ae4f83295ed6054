import { type Executor, sql } from '../../../platform/db/index.ts';

/** Recent answers of a source of results; null if it has not been queried, or had no problem. */
export interface FeedHealth {
  askedAt: Date | null;
  answeredAt: Date | null;
  failuresInRow: number;
  failure: string | null;
  refusedAt: Date | null;
  refusal: string | null;
}

/** @param given why there was no proper answer, null when there was one; may quote the feed's answer */
export async function noteAnswer(executor: Executor, name: string, given: string | null): Promise<void> {
  // The database stores no NUL.
  const failure = given === null ? null : given.replaceAll('\0', '\ufffd');
  await executor.run(sql`
    insert into lottery_feed_health as h (name, asked_at, answered_at, failures_in_row, failure)
    values (${name}, clock_timestamp(), case when ${failure}::text is null then clock_timestamp() end,
      case when ${failure}::text is null then 0 else 1 end, left(${failure}::text, 500))
    on conflict (name) do update
      set asked_at = excluded.asked_at, answered_at = coalesce(excluded.answered_at, h.answered_at),
      failures_in_row = case when excluded.failure is null then 0
      else h.failures_in_row + 1 end, failure = excluded.failure`);
}

/** Records a refused report of the source. */
export async function noteRefusal(executor: Executor, name: string, refusal: string): Promise<void> {
  await executor.run(sql`
    update lottery_feed_health set refused_at = clock_timestamp(), refusal = left(${refusal}, 500)
      where name = ${name}`);
}

/** Health by the name of the source, with the number of draws that are due and have no result. */
export async function readFeedHealth(
  executor: Executor,
): Promise<{ byName: ReadonlyMap<string, FeedHealth>; awaited: number }> {
  const rows = await executor.rows(sql<FeedHealth & { name: string }>`
    select name, asked_at as "askedAt", answered_at as "answeredAt", failures_in_row as "failuresInRow", failure,
      refused_at as "refusedAt", refusal from lottery_feed_health`);
  const { awaited } = await executor.one(
    sql<{
      awaited: number;
    }>`
      select count(*)::int as awaited from lottery_draws
        where source = 'feed' and state = 'locked' and draw_at <= clock_timestamp()`,
  );
  return { byName: new Map(rows.map(({ name, ...health }) => [name, health])), awaited };
}
