import { type Executor, sql } from '../../platform/db/index.ts';

/** Records the jackpot of a game as its vendor reports it, minor units; 0 removes it. */
export async function reportJackpot(executor: Executor, nodeId: string, amountMinor: bigint): Promise<void> {
  if (amountMinor === 0n) {
    await executor.run(sql`delete from catalogue_jackpots where node_id = ${nodeId}`);
    return;
  }
  await executor.run(sql`
    insert into catalogue_jackpots (node_id, amount_minor) values (${nodeId}, ${amountMinor}::bigint)
    on conflict (node_id) do update set amount_minor = excluded.amount_minor, reported_at = clock_timestamp()`);
}

/** The largest reported jackpot of an offered game, minor units; null if there is none. */
export async function largestJackpot(executor: Executor): Promise<bigint | null> {
  return executor.value(sql<bigint | null>`
    select max(j.amount_minor) from catalogue_jackpots j join catalogue_games g using (node_id)
      where g.is_enabled`);
}
