import { sql, type Tx } from '../../platform/db/index.ts';
import type { Events } from '../../platform/events/index.ts';
import { announceChange } from './repository.ts';

/** A vendor's game with everything that an operator decides about it. */
export interface PutGame {
  gameId: string;
  /** Used for languages that `names` lacks. */
  name: string;
  names: Readonly<Record<string, string>>;
  gameType: string;
  icon: string;
  rank: number;
  isEnabled: boolean;
}

/** Serialises changes of games, because positions in the catalogue are assigned one by one. */
export async function lockGames(tx: Tx): Promise<void> {
  await tx.run(sql`select version from catalogue_versions for update`);
}

/** Adds games of a vendor and overwrites existing ones. New games are placed last and marked as new. */
export async function putGames(
  events: Pick<Events, 'stream'>,
  tx: Tx,
  vendor: string,
  games: readonly PutGame[],
): Promise<void> {
  await lockGames(tx);
  await tx.run(sql`
    insert into catalogue_games as k (node_id, position, game_id, code, vendor, game_type, classify, name, names,
                                      is_top, is_new, is_enabled, rank, icon, min_bet_minor, line_count)
    select ${vendor}::text || ':' || g."gameId",
           (select coalesce(max(position), 0) from catalogue_games) + row_number() over (order by place),
           g."gameId", g."gameId", ${vendor}::text, g."gameType", '', g.name, g.names, false, true, g."isEnabled",
           g.rank, g.icon, 0, 0
      from rows from (jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as ("gameId" text, name text, names jsonb,
             "gameType" text, icon text, rank int, "isEnabled" boolean))
           with ordinality as g("gameId", name, names, "gameType", icon, rank, "isEnabled", place)
    on conflict (vendor, game_id) do update
      set name = excluded.name, names = excluded.names, game_type = excluded.game_type, icon = excluded.icon,
          rank = excluded.rank, is_enabled = excluded.is_enabled`);
  await announceChange(events, tx);
}
