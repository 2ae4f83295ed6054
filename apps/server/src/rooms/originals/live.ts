import type { originals as contract, ValueOf } from '@fairlot/contract';
import { type Database, sql } from '../../platform/db/index.ts';
import { kept } from '../../platform/rows/kept.ts';
import { readLast } from './crash/state.ts';
import type { GameSettings, OriginalCode } from './games.ts';

type Live = ValueOf<typeof contract.live>;

const KEPT_MS = 5000;

/** Players by game in the last five minutes, and the last flights; cached for five seconds. */
export const createLive = (db: Database, settings: GameSettings): (() => Promise<Live>) =>
  kept(KEPT_MS, () => read(db, settings));

/** `clock_timestamp` is volatile, so a comparison with it reads the whole table instead of the index. */
async function read(db: Database, settings: GameSettings): Promise<Live> {
  const rows = await db.rows(sql<{ game: OriginalCode; players: bigint }>`
    select game_code as game, count(distinct member_id) as players from originals_rounds
     where placed_at > statement_timestamp() - interval '5 minutes' group by game_code`);
  const players = new Map(rows.map((row) => [row.game, Number(row.players)]));
  const games = (await settings.all()).filter(({ enabled }) => enabled);
  return {
    games: games.map(({ code }) => ({ game: code, players: players.get(code) ?? 0 })),
    last: await readLast(db),
  };
}
