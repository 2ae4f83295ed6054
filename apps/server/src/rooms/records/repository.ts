import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import type { drawPaid, OutboxEvent, ticketPlaced } from '../../platform/events/index.ts';

export type BetStatus = 'open' | 'won' | 'lost' | 'refunded' | 'cancelled';

export interface Bet {
  ticketId: string;
  gameCode: string;
  gameName: string;
  numero: string;
  asset: string;
  stakeMinor: bigint;
  winMinor: bigint | null;
  placedAt: Date;
  settledAt: Date | null;
  status: BetStatus;
  /** As the event brought them: amounts are minor units as text. */
  lines: { play: string; picks: string[]; unitStakeMinor: string; priceMinor: string }[];
}

export interface BetFilter {
  status?: BetStatus | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  offset: number;
  limit: number;
}

/** First half of rows. A second delivery changes nothing. */
export async function recordPlaced(
  tx: Tx,
  events: readonly OutboxEvent<(typeof ticketPlaced)['payload']>[],
): Promise<void> {
  const tickets = events.map(({ memberId, payload }) => ({ ...payload, memberId: String(memberId) }));
  await tx.run(sql`
    insert into records_bets as b (ticket_id, member_id, asset, game_code, game_name, numero, stake_minor, lines, placed_at)
    select distinct on (p."ticketId") p."ticketId", p."memberId", p.asset, p."gameCode", p."gameName", p.numero, p."totalMinor", p.lines, to_timestamp(p."placedAt" / 1000.0)
      from jsonb_to_recordset(${JSON.stringify(tickets)}::jsonb) as p(
        "ticketId" uuid, "memberId" bigint, asset text, "gameCode" text, "gameName" text, numero text, "totalMinor" bigint, lines jsonb, "placedAt" bigint)
     order by p."ticketId"
    on conflict (ticket_id) do update set asset = excluded.asset, game_code = excluded.game_code, game_name = excluded.game_name,
      numero = excluded.numero, stake_minor = excluded.stake_minor, lines = excluded.lines, placed_at = excluded.placed_at
     where b.placed_at is null`);
}

/** Second half of the rows of one settled part of a draw, in one statement whatever their number. */
export async function recordPaid(tx: Tx, events: readonly OutboxEvent<(typeof drawPaid)['payload']>[]): Promise<void> {
  for (const { payload } of events)
    await tx.run(sql`
    insert into records_bets (ticket_id, member_id, status, win_minor, settled_at)
    select t."ticketId", t."memberId", t.status, t."winMinor", to_timestamp(t."settledAt" / 1000.0)
      from jsonb_to_recordset(${JSON.stringify(payload.tickets)}::jsonb) as t(
        "ticketId" uuid, "memberId" bigint, status text, "winMinor" bigint, "settledAt" bigint)
    on conflict (ticket_id) do update set status = excluded.status, win_minor = excluded.win_minor, settled_at = excluded.settled_at`);
}

/** A member's bets with an asset, newest first, with the number of all that match. */
export async function findBets(
  executor: Executor,
  memberId: bigint,
  asset: string,
  filter: BetFilter,
): Promise<{ list: Bet[]; total: number }> {
  const matching = sql`
    from records_bets
   where member_id = ${memberId}::bigint and asset = ${asset} and placed_at is not null
     and (${filter.status ?? null}::text is null or status = ${filter.status ?? null})
     and (${filter.from ?? null}::timestamptz is null or placed_at >= ${filter.from ?? null}::timestamptz)
     and (${filter.to ?? null}::timestamptz is null or placed_at < ${filter.to ?? null}::timestamptz)`;
  const { total } = await executor.one(sql<{ total: bigint }>`select count(*) as total ${matching}`);
  const list = await executor.rows(sql<Bet>`
    select ticket_id as "ticketId", game_code as "gameCode", game_name as "gameName", numero, asset, stake_minor as "stakeMinor",
           win_minor as "winMinor", placed_at as "placedAt", settled_at as "settledAt", status, lines
    ${matching} order by placed_at desc, ticket_id desc offset ${filter.offset}::int limit ${filter.limit}::int`);
  return { list, total: Number(total) };
}
