import { type Database, sql, type Tx } from '../../platform/db/index.ts';
import type { BetPlaced, BetSettled, ReplayedBets } from '../../platform/events/index.ts';

const BATCH = 200;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Stores demonstration bets. They were not played in any room, so no other table could replay them. */
export async function keepDemonstrationBets(tx: Tx, bets: readonly { placed: BetPlaced; settled: BetSettled }[]) {
  await tx.run(sql`
    insert into agency_demonstration_bets (bet_id, placed_at, placed, settled)
    select (b.placed ->> 'betId')::uuid, to_timestamp((b.placed ->> 'at')::bigint / 1000.0), b.placed, b.settled
      from jsonb_to_recordset(${JSON.stringify(bets)}::jsonb) as b(placed jsonb, settled jsonb)`);
}

/**
 * Replays demonstration bets placed since a time, for a listener that a later build adds.
 * @param from id of the bet after which an interrupted replay continues
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
