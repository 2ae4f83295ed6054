import { catalogueDesk } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import type { GameState } from '../manage.ts';
import { newNodeId, ownPageOf } from './own-tiles.ts';
import { announceChange, lockGames } from '../repository.ts';

/** Facts of a game as its vendor states them, and its place in the catalogue. */
export interface GameFacts extends Pick<GameState, 'isTop' | 'isNew'> {
  /** Id in the catalogue, which never changes. */
  nodeId: string;
  /** Order within the catalogue; two games never share one. */
  position: number;
  /** The vendor's classification, and its newer one. */
  classify: string;
  classifyNew: string;
  minBetMinor: string;
  lineCount: number;
  /** Only the fields that differ from their defaults. */
  details: Partial<GameState['details']>;
}

/** A vendor's game with everything that an operator decides about it. Facts that are omitted keep their values. */
export interface PutGame extends Partial<GameFacts> {
  gameId: string;
  /** Used for languages that `names` lacks. */
  name: string;
  names: Readonly<Record<string, string>>;
  gameType: string;
  icon: string;
  rank: number;
  isEnabled: boolean;
}

/** All games of a vendor, in order, as `putGames` takes them. */
export function gamesInFull(executor: Executor, vendor: string): Promise<Required<PutGame>[]> {
  return executor.rows(sql<Required<PutGame>>`
    select node_id as "nodeId", position, game_id as "gameId", game_type as "gameType", name, names, icon, rank,
           is_enabled as "isEnabled", is_top as "isTop", is_new as "isNew", classify, classify_new as "classifyNew",
           min_bet_minor::text as "minBetMinor", line_count as "lineCount",
           (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(details)
             where value is distinct from ${JSON.stringify(catalogueDesk.NO_DETAILS)}::jsonb -> key) as details
      from catalogue_games where vendor = ${vendor} order by position`);
}

/**
 * Adds games of a vendor and overwrites existing ones. New games are placed last and marked as new unless their facts
 * differ. A game that occupies a requested position moves to the end.
 * @throws Refusal not.found for an unknown in-house game
 */
export async function putGames(
  events: Pick<Events, 'stream'>,
  tx: Tx,
  vendor: string,
  games: readonly PutGame[],
): Promise<void> {
  await lockGames(tx);
  const rows = JSON.stringify(
    games.map((game) => ({
      ...game,
      nodeId: game.nodeId ?? newNodeId(vendor, game.gameId),
      ...(ownPageOf(vendor, game.gameId) ?? { code: game.gameId }),
    })),
  );
  const positions = games.flatMap(({ position }) => position ?? []);
  if (positions.length > 0) await freePositions(tx, vendor, games, positions);
  await tx.run(sql`
    insert into catalogue_games as k (node_id, position, game_id, code, vendor, game_type, classify, classify_new, name,
                                      names, is_top, is_new, is_enabled, rank, icon, min_bet_minor, line_count,
                                      launch_path, details)
    select g."nodeId",
           coalesce(g.position, e.position,
             (select greatest(max(position), ${Math.max(0, ...positions)}::int) from catalogue_games)
               + row_number() over (order by place)),
           g."gameId", g.code, ${vendor}::text, g."gameType", coalesce(g.classify, e.classify, ''),
           coalesce(g."classifyNew", e.classify_new, ''), g.name, g.names, coalesce(g."isTop", e.is_top, false),
           coalesce(g."isNew", e.is_new, true), g."isEnabled", g.rank, g.icon,
           coalesce(g."minBetMinor", e.min_bet_minor, 0), coalesce(g."lineCount", e.line_count, 0), g."launchPath",
           coalesce(g.details, e.details, '{}')
      from rows from (jsonb_to_recordset(${rows}::jsonb) as ("nodeId" text, position int, "gameId" text, code text,
             "gameType" text, classify text, "classifyNew" text, name text, names jsonb, "isTop" boolean,
             "isNew" boolean, "isEnabled" boolean, rank int, icon text, "minBetMinor" bigint, "lineCount" int,
             "launchPath" text, details jsonb))
           with ordinality as g("nodeId", position, "gameId", code, "gameType", classify, "classifyNew", name, names,
             "isTop", "isNew", "isEnabled", rank, icon, "minBetMinor", "lineCount", "launchPath", details, place)
      left join catalogue_games e on e.vendor = ${vendor} and e.game_id = g."gameId"
    on conflict (vendor, game_id) do update
      set name = excluded.name, names = excluded.names, game_type = excluded.game_type, icon = excluded.icon,
          rank = excluded.rank, is_enabled = excluded.is_enabled, position = excluded.position,
          classify = excluded.classify, classify_new = excluded.classify_new, is_top = excluded.is_top,
          is_new = excluded.is_new, min_bet_minor = excluded.min_bet_minor, line_count = excluded.line_count,
          details = excluded.details`);
  await announceChange(events, tx);
}

/**
 * Frees requested positions. Games that will move get a negative position meanwhile, because positions are unique;
 * others that occupy one move to the end.
 */
async function freePositions(
  tx: Tx,
  vendor: string,
  games: readonly PutGame[],
  positions: readonly number[],
): Promise<void> {
  const moved = games.flatMap(({ gameId, position }) => (position === undefined ? [] : [gameId]));
  await tx.run(sql`
    update catalogue_games set position = -1 - position where vendor = ${vendor} and game_id = any(${moved}::text[])`);
  await tx.run(sql`
    update catalogue_games g set position = e.top + o.place
      from (select node_id, row_number() over (order by position) as place from catalogue_games
             where position = any(${[...positions]}::int[])) o,
           (select greatest(max(position), ${Math.max(...positions)}::int) as top from catalogue_games) e
     where g.node_id = o.node_id`);
}
