import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Events } from '../../../platform/events/index.ts';
import { lockGames } from '../put-games.ts';
import { announceChange } from '../repository.ts';
import { makeGames, ownTile, type SeedGame } from './games.ts';
import { SEED_VENDORS } from './vendors.ts';

const CHUNK = 500;
/** Name of the in-house games' vendor on a site without demonstration data. */
const OWN_NAME = 'In-house games';

/** Writes the demonstration catalogue, one statement per 500 games. */
export async function seedCatalogue(tx: Tx, size: number): Promise<void> {
  const vendors = SEED_VENDORS.map(({ code, displayName }, position) => ({
    code,
    display_name: displayName,
    position,
  }));
  await tx.run(sql`
    insert into catalogue_vendors (code, display_name, position)
    select code, display_name, position
      from jsonb_to_recordset(${JSON.stringify(vendors)}::jsonb) as v(code text, display_name text, position int)`);
  const games = makeGames(size);
  for (let start = 0; start < games.length; start += CHUNK) await insertGames(tx, games.slice(start, start + CHUNK));
}

/**
 * Adds the tile of an in-house game to the lists if it is missing, with the vendor of such games. A site without
 * demonstration data has no tile until an operator enables the game.
 */
export async function offerOwnGame(events: Pick<Events, 'stream'>, tx: Tx, gameId: string): Promise<void> {
  await lockGames(tx);
  const { position, isOffered } = await tx.one(sql<{ position: number; isOffered: boolean }>`
    select coalesce(max(position), -1) + 1 as position,
           coalesce(bool_or(vendor = 'BGS' and game_id = ${gameId}), false) as "isOffered" from catalogue_games`);
  const tile = ownTile(gameId, position);
  if (isOffered || tile === undefined) return;
  await tx.run(sql`
    insert into catalogue_vendors (code, display_name, position)
    select 'BGS', ${OWN_NAME}::text, coalesce(max(position), -1) + 1 from catalogue_vendors
    on conflict (code) do nothing`);
  await insertGames(tx, [tile]);
  await announceChange(events, tx);
}

async function insertGames(tx: Tx, games: readonly SeedGame[]): Promise<void> {
  await tx.run(sql`
      insert into catalogue_games (node_id, position, game_id, code, vendor, game_type, classify, classify_new, name,
        names, is_top, is_new, min_bet_minor, line_count, launch_path, details)
      select node_id, position, game_id, code, vendor, game_type, classify, classify_new, name, names, is_top, is_new,
        min_bet_minor, line_count, launch_path, details
        from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as g(
          node_id text, position int, game_id text, code text, vendor text, game_type text, classify text,
          classify_new text, name text, names jsonb,
          is_top boolean, is_new boolean, min_bet_minor bigint, line_count int, launch_path text, details jsonb)`);
}
