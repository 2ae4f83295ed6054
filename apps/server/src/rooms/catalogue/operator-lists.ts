import type { RawBuilder } from 'kysely';
import { type Executor, sql } from '../../platform/db/index.ts';
import { DETAILS } from './repository.ts';
import type { GameState, VendorState } from './manage.ts';

/** A vendor as operators see it. */
export type VendorEntry = VendorState & { code: string; gameCount: number };
/** A game as operators see it. */
export type GameEntry = GameState & { nodeId: string; gameId: string; vendor: string; gameType: string };

export const GAME_COLUMNS = sql`
  g.node_id as "nodeId", g.game_id as "gameId", g.vendor, g.game_type as "gameType", g.name, g.names,
  g.is_top as "isTop", g.is_new as "isNew", g.is_enabled as "isEnabled", g.rank, g.icon, ${DETAILS} as details`;

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

export function findGame(executor: Executor, nodeId: string): Promise<GameEntry | undefined> {
  return executor.first(sql<GameEntry>`
    select ${GAME_COLUMNS} from catalogue_games g where g.node_id = ${nodeId}::text`);
}

/** Matches a part of the name, or a complete id. */
export function gameFound(text: string): RawBuilder<unknown> {
  return sql`position(lower(${text}::text) in lower(g.name)) > 0 or g.node_id = ${text}::text
    or g.game_id = ${text}::text`;
}

export function findGames(executor: Executor, text: string): Promise<GameEntry[]> {
  return executor.rows(sql<GameEntry>`
    select ${GAME_COLUMNS} from catalogue_games g where ${gameFound(text)} order by g.rank, g.position limit 5`);
}

/** All games of a vendor, in order. */
export function gamesOf(executor: Executor, vendor: string): Promise<GameEntry[]> {
  return executor.rows(sql<GameEntry>`
    select ${GAME_COLUMNS} from catalogue_games g where g.vendor = ${vendor} order by g.position`);
}

/** Number of games of each vendor, and number of enabled ones. */
export function countGames(executor: Executor): Promise<{ vendor: string; games: number; gamesOn: number }[]> {
  return executor.rows(sql<{ vendor: string; games: number; gamesOn: number }>`
    select vendor, count(*)::int as games, count(*) filter (where is_enabled)::int as "gamesOn"
      from catalogue_games group by vendor`);
}
