import { type Database, sql } from '../../platform/db/index.ts';

const KEEP_MS = 10_000;
const WINDOW_DAYS = 7;
const MOST = 20;

/** Codes of the games that most members bought tickets of in the last seven days; read again after ten seconds. */
export function createHotGames(db: Database): () => Promise<readonly string[]> {
  let cached: { readAt: number; codes: Promise<string[]> } | undefined;
  return () => {
    if (cached === undefined || performance.now() - cached.readAt > KEEP_MS) {
      const entry = { readAt: performance.now(), codes: query(db) };
      cached = entry;
      entry.codes.catch(() => {
        if (cached === entry) cached = undefined; // whoever waits is told; the next one asks again
      });
    }
    return cached.codes;
  };
}

async function query(db: Database): Promise<string[]> {
  const rows = await db.rows(sql<{ gameCode: string }>`
    select game_code as "gameCode" from lottery_recents where played_at > now() - ${WINDOW_DAYS}::int * interval '1 day'
     group by game_code order by count(*) desc, max(played_at) desc limit ${MOST}::int`);
  return rows.map(({ gameCode }) => gameCode);
}
