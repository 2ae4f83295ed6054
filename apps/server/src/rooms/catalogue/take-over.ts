import { sql, type Tx } from '../../platform/db/index.ts';
import type { Events } from '../../platform/events/index.ts';
import { announceChange } from './repository.ts';

/** Changes that a vendor's own game list makes to its games here. */
export interface TakenOver {
  added: readonly { gameId: string; name: string; gameType: string }[];
  renamed: readonly { gameId: string; name: string }[];
  gone: readonly { gameId: string }[];
}

/** Applies a vendor's game list; repeating it changes nothing. Names in other languages stay. */
export async function takeOverGames(
  events: Pick<Events, 'stream'>,
  tx: Tx,
  vendor: string,
  { added, renamed, gone }: TakenOver,
): Promise<void> {
  // Serialised, because positions in the catalogue are assigned here.
  await tx.run(sql`select version from catalogue_versions for update`);
  await tx.run(sql`
    insert into catalogue_games (node_id, position, game_id, code, vendor, game_type, classify, name, is_top, is_new,
                                 min_bet_minor, line_count)
    select ${vendor}::text || ':' || a."gameId",
           (select coalesce(max(position), 0) from catalogue_games) + row_number() over (order by a."gameId"),
           a."gameId", a."gameId", ${vendor}::text, a."gameType", '', a.name, false, true, 0, 0
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as a("gameId" text, name text, "gameType" text)
    on conflict (vendor, game_id) do nothing`);
  await tx.run(sql`
    update catalogue_games g set name = r.name
      from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as r("gameId" text, name text)
     where g.vendor = ${vendor} and g.game_id = r."gameId"`);
  await tx.run(sql`
    update catalogue_games set is_enabled = false
     where vendor = ${vendor} and game_id = any(${gone.map(({ gameId }) => gameId)}::text[])`);
  await announceChange(events, tx);
}
