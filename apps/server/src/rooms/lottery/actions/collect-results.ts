import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { ResultFeed } from '../adapters/feed/feed.ts';
import type { GameBook } from '../games.ts';
import { reportResult } from './report-result.ts';

/** Refusals that were told once; a feed repeats itself every few seconds. */
const MOST_TOLD = 10_000;

/**
 * Asks every feed, outside any transaction, for the days of the draws whose time has come, and reports what it says.
 * A feed that is down, late or lying holds up nobody: its draws wait for other sources.
 * @returns a function that answers how many results were accepted
 */
export function createResultCollector({ db, events, log }: Pick<Platform, 'db' | 'events' | 'log'>, games: GameBook, feeds: readonly ResultFeed[]): () => Promise<number> {
  const told = new Set<string>();

  return async () => {
    if (feeds.length === 0) return 0;
    const awaited = await db.rows(sql<{ gameCode: string; numero: string }>`
      select game_code as "gameCode", numero from lottery_draws where source = 'feed' and state = 'locked' and draw_at <= clock_timestamp() order by draw_at`);
    const days = [...new Set(awaited.map(({ numero }) => numero.slice(0, 8)))];
    let accepted = 0;
    for (const day of days) {
      const waiting = new Set(awaited.filter(({ numero }) => numero.startsWith(day)).map(({ gameCode }) => gameCode));
      for (const feed of feeds) accepted += await takeDay(feed, day, waiting);
    }
    if (accepted > 0) events.stream.poke();
    return accepted;
  };

  async function takeDay(feed: ResultFeed, day: string, waiting: ReadonlySet<string>): Promise<number> {
    let accepted = 0;
    for (const { gameCode, result } of (await feed.results(day)).filter((entry) => waiting.has(entry.gameCode))) {
      try {
        const report = { gameCode, numero: day, source: `feed:${feed.name}`, result };
        const { state } = await db.transaction((tx) => reportResult(tx, events, games, report));
        if (state === 'accepted') accepted++;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        tell(feed.name, gameCode, day, error);
      }
    }
    return accepted;
  }

  function tell(feed: string, gameCode: string, numero: string, { code, value }: Refusal): void {
    const key = `${feed}|${gameCode}|${numero}|${JSON.stringify(value)}`;
    if (told.has(key)) return;
    if (told.size >= MOST_TOLD) told.clear();
    told.add(key);
    log.error({ feed, gameCode, numero, code, value }, 'a feed reported a result that is refused');
  }
}
