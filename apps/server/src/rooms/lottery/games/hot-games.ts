import { type Database, sql } from '../../../platform/db/index.ts';
import { kept } from '../../../platform/rows/kept.ts';

const KEEP_MS = 10_000;
const WINDOW_DAYS = 7;
const MOST = 20;

/** Codes of the games with the most ticket buyers in the last seven days; cached for ten seconds. */
export const createHotGames = (db: Database): (() => Promise<readonly string[]>) => kept(KEEP_MS, () => query(db));

async function query(db: Database): Promise<string[]> {
  return db.values(sql<string>`
    select game_code from lottery_recents where played_at > now() - ${WINDOW_DAYS}::int * interval '1 day'
     group by game_code order by count(*) desc, max(played_at) desc limit ${MOST}::int`);
}
