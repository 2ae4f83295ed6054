import { type Database, sql, type Tx } from '../../../platform/db/index.ts';
import type { OutboxEvent, ticketPlaced } from '../../../platform/events/index.ts';

/** Notes which games members played, from `ticket.placed`; a second delivery changes nothing. */
type Placed = OutboxEvent<(typeof ticketPlaced)['payload']>;

export async function recordRecents(tx: Tx, events: readonly Placed[]): Promise<void> {
  const plays = events.flatMap(({ memberId, payload }) =>
    memberId === null ? [] : [{ memberId: String(memberId), gameCode: payload.gameCode, placedAt: payload.placedAt }],
  );
  await tx.run(sql`
    insert into lottery_recents as r (member_id, game_code, played_at)
    select p."memberId", p."gameCode", to_timestamp(max(p."placedAt") / 1000.0)
      from jsonb_to_recordset(${JSON.stringify(plays)}::jsonb) as p("memberId" bigint, "gameCode" text, "placedAt" bigint)
     group by p."memberId", p."gameCode" order by p."memberId", p."gameCode"
    on conflict (member_id, game_code) do update set played_at = greatest(r.played_at, excluded.played_at)`);
}

/** Codes of the games that a member bought tickets of, the last one first. */
export async function recentGames(db: Database, memberId: bigint, limit: number): Promise<string[]> {
  const rows = await db.rows(sql<{ gameCode: string }>`
    select game_code as "gameCode" from lottery_recents where member_id = ${memberId}::bigint order by played_at desc, game_code limit ${limit}::int`);
  return rows.map(({ gameCode }) => gameCode);
}
