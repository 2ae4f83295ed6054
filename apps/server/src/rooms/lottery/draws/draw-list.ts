import { type Database, sql } from '../../../platform/db/index.ts';
import type { DrawState, VoidReason } from './draw-row.ts';

/** A draw as an operator sees it. Sales in minor units per asset. */
export interface ListedDraw {
  gameCode: string;
  gameName: string;
  issue: string;
  state: DrawState;
  lockAt: Date;
  drawAt: Date;
  voidReason: VoidReason | null;
  tickets: number;
  sales: readonly { asset: string; amountMinor: string }[];
}

export interface DrawFilter {
  gameCode?: string | undefined;
  /** Only draws that can still be voided. */
  voidable: boolean;
  offset: number;
  limit: number;
}

/** Draws by draw time, latest first, with the number of all that match. */
export async function listDraws(
  db: Database,
  { gameCode = '', voidable, offset, limit }: DrawFilter,
): Promise<{ list: ListedDraw[]; total: number }> {
  const states = voidable ? VOIDABLE : EVERY;
  const matching = sql`
    from lottery_draws d where d.state = any(${states}::text[]) and (${gameCode} = '' or d.game_code = ${gameCode})`;
  const { total } = await db.one(sql<{ total: bigint }>`select count(*) as total ${matching}`);
  const list = await db.rows(sql<ListedDraw>`
    select d.game_code as "gameCode", g.name as "gameName", d.numero as issue, d.state, d.lock_at as "lockAt",
      d.draw_at as "drawAt", d.void_reason as "voidReason",
           coalesce(s.tickets, 0)::int as tickets, coalesce(s.sales, '[]'::jsonb) as sales
      from (select * ${matching} order by d.draw_at desc, d.game_code offset ${offset}::int limit ${limit}::int) d
      join lottery_games g on g.code = d.game_code
      left join lateral (
        select sum(a.tickets) as tickets, jsonb_agg(jsonb_build_object('asset', a.asset, 'amountMinor', a.amount::text)
          order by a.asset) as sales
          from (select asset, count(*) as tickets, sum(total_minor) as amount from lottery_tickets
          where draw_id = d.id and status <> 'cancelled' group by asset) a) s on true
     order by d.draw_at desc, d.game_code`);
  return { list, total: Number(total) };
}

const VOIDABLE: readonly DrawState[] = ['open', 'locked'];
const EVERY: readonly DrawState[] = ['scheduled', 'open', 'locked', 'drawn', 'settling', 'settled', 'void'];
