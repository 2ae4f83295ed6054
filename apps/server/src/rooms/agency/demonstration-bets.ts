import { type Database, sql, type Tx } from '../../platform/db/index.ts';
import type { BetPlaced, BetSettled, ReplayedBets } from '../../platform/events/index.ts';

const BATCH = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Keeps a bet of the demonstration. No room played it, so no other table could tell it again. */
export async function keepDemonstrationBet(tx: Tx, placed: BetPlaced, settled: BetSettled): Promise<void> {
  await tx.run(sql`
    insert into agency_demonstration_bets (bet_id, placed_at, placed, settled)
    values (${placed.betId}::uuid, to_timestamp(${placed.at}::bigint / 1000.0), ${JSON.stringify(placed)}::jsonb,
      ${JSON.stringify(settled)}::jsonb)`);
}

/**
 * The bets of the demonstration placed since a moment, for a listener that a later build brings.
 * @param from id of the bet after which an interrupted replay goes on
 */
export async function* replayDemonstration(
  db: Database,
  since: Date,
  from: string | null,
): AsyncGenerator<ReplayedBets> {
  let after = from ?? BEFORE_ALL;
  for (;;) {
    const rows = await db.rows(sql<{ id: string; placed: BetPlaced; settled: BetSettled }>`
      select bet_id::text as id, placed, settled from agency_demonstration_bets
       where bet_id > ${after}::uuid and placed_at >= ${since}::timestamptz order by bet_id limit ${BATCH}::int`);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    yield { placed: rows.map(({ placed }) => placed), settled: rows.map(({ settled }) => settled), after };
  }
}
