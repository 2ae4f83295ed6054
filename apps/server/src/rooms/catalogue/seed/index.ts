import { sql, type Tx } from '../../../platform/db/index.ts';
import { makeGames } from './games.ts';
import { SEED_VENDORS } from './vendors.ts';

const CHUNK = 500;

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
  for (let start = 0; start < games.length; start += CHUNK) {
    await tx.run(sql`
      insert into catalogue_games (node_id, position, game_id, code, vendor, game_type, classify, classify_new, name,
        names, is_top, is_new, min_bet_minor, line_count, launch_path, details)
      select node_id, position, game_id, code, vendor, game_type, classify, classify_new, name, names, is_top, is_new,
        min_bet_minor, line_count, launch_path, details
        from jsonb_to_recordset(${JSON.stringify(games.slice(start, start + CHUNK))}::jsonb) as g(
          node_id text, position int, game_id text, code text, vendor text, game_type text, classify text,
          classify_new text, name text, names jsonb,
          is_top boolean, is_new boolean, min_bet_minor bigint, line_count int, launch_path text, details jsonb)`);
  }
}
