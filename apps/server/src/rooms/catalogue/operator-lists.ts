import { type Executor, sql } from '../../platform/db/index.ts';
import type { GameState, VendorState } from './manage.ts';

/** A vendor as operators see it. */
export type VendorEntry = VendorState & { code: string; gameCount: number };
/** A game as operators see it. */
export type GameEntry = GameState & { nodeId: string; gameId: string; vendor: string; gameType: string };

export interface GameSearch {
  /** Part of a name, or a whole id. */
  search: string;
  /** Empty for all. */
  vendor: string;
  offset: number;
  limit: number;
}

export async function listVendors(executor: Executor): Promise<VendorEntry[]> {
  const rows = await executor.rows(sql<
    Omit<VendorEntry, 'gameCount' | 'maintenance'> & { games: bigint; reason: string | null; until: Date | null }
  >`
    select code, display_name as "displayName", is_shown as "isShown", is_top as "isTop", is_new as "isNew", rank,
      maintenance_reason as reason, maintenance_until as until,
           (select count(*) from catalogue_games g where g.vendor = v.code) as games
      from catalogue_vendors v order by rank, position`);
  return rows.map(({ games, reason, until, ...rest }) => ({
    ...rest,
    gameCount: Number(games),
    maintenance: reason === null ? null : { reason, until: until?.getTime() ?? null },
  }));
}

export async function listGames(
  executor: Executor,
  { search, vendor, offset, limit }: GameSearch,
): Promise<{ list: GameEntry[]; total: number }> {
  const matching = sql`
    from catalogue_games
   where (${vendor}::text = '' or vendor = ${vendor}::text)
     and (${search}::text = '' or position(lower(${search}::text) in lower(name)) > 0 or node_id = ${search}::text
     or game_id = ${search}::text)`;
  const { total } = await executor.one(sql<{ total: bigint }>`select count(*) as total ${matching}`);
  const list = await executor.rows(sql<GameEntry>`
    select node_id as "nodeId", game_id as "gameId", vendor, game_type as "gameType", name, names, is_top as "isTop",
      is_new as "isNew", is_enabled as "isEnabled", rank, icon
      ${matching} order by rank, position offset ${offset}::int limit ${limit}::int`);
  return { list, total: Number(total) };
}
