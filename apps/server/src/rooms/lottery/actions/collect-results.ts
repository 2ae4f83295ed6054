import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { FeedResult, Feeds, ResultFeed } from '../adapters/feed/feed.ts';
import { noteAnswer, noteRefusal } from '../results/feed-health.ts';
import { type GameBook, isServedBy, type LotteryGame } from '../games/games.ts';
import { reportResult } from './report-result.ts';

/** Maximum number of refusals remembered as logged; feeds repeat themselves every few seconds. */
const MOST_TOLD = 10_000;

/**
 * Interval at which feeds are queried although no draw waits, so that an outage is detected before the feed is needed.
 */
const PROBE_EVERY_MS = 60_000;

/**
 * Queries every feed, outside any transaction, for the days of draws whose time has come, and reports the results. A
 * feed that is down, late or wrong blocks nothing: its draws wait for other sources.
 * @returns a function that returns the number of accepted results
 */
export function createResultCollector(
  { db, events, log }: Pick<Platform, 'db' | 'events' | 'log'>,
  games: GameBook,
  feedsNow: Feeds,
): () => Promise<number> {
  const tell = createRefusalNotes(db, log);
  const isDown = new Set<string>();
  let probedAtMs = Number.NEGATIVE_INFINITY;

  return async () => {
    const feeds = feedsNow();
    if (feeds.length === 0) return 0;
    const awaited = await readAwaited(db);
    const days = [...new Set(awaited.map(({ issue }) => issue.slice(0, 8)))];
    let accepted = 0;
    if (days.length === 0) await probe(feeds);
    else probedAtMs = performance.now();
    for (const day of days) {
      const waiting = awaited.filter(({ issue }) => issue.startsWith(day));
      // In parallel: a slow feed does not delay the results of the others.
      const taken = await Promise.all(feeds.map((feed) => takeDay(feed, day, waiting)));
      accepted += taken.reduce((sum, count) => sum + count, 0);
    }
    return accepted;
  };

  async function takeDay(feed: ResultFeed, day: string, waiting: readonly AwaitedDraw[]): Promise<number> {
    let accepted = 0;
    const entries = await ask(feed, day);
    // Only now, because an answer takes a while: operators may have taken the lottery from the feed.
    const isConnected = feedsNow().some(({ name }) => name === feed.name);
    const served = isConnected ? servedBy(feed, await games.all(), waiting) : [];
    for (const entry of entries) {
      const { gameCode, result } = entry;
      const issue = issueOf(entry, day, served);
      if (issue === undefined) continue;
      try {
        const report = { gameCode, issue, source: `feed:${feed.name}`, result };
        const { state } = await db.transaction((tx) => reportResult(tx, events, games, report));
        if (state === 'accepted') accepted++;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await tell(feed.name, gameCode, issue, error);
      }
    }
    return accepted;
  }

  async function probe(feeds: readonly ResultFeed[]): Promise<void> {
    if (performance.now() - probedAtMs < PROBE_EVERY_MS) return;
    probedAtMs = performance.now();
    const { day } = await db.one(sql<{ day: string }>`select to_char(now() at time zone 'UTC', 'YYYYMMDD') as day`);
    await Promise.all(feeds.map((feed) => ask(feed, day)));
  }

  /** Results of a feed for a day, empty when it does not answer properly; either outcome is recorded. */
  async function ask(feed: ResultFeed, day: string): Promise<FeedResult[]> {
    try {
      const results = await feed.results(day);
      await noteAnswer(db, feed.name, null);
      if (isDown.delete(feed.name)) log.info({ feed: feed.name }, 'a result feed is answering again');
      return results;
    } catch (error) {
      await noteAnswer(db, feed.name, error instanceof Error ? error.message : String(error));
      if (!isDown.has(feed.name)) log.warn({ err: error, feed: feed.name, day }, 'a result feed gave no valid answer');
      isDown.add(feed.name);
      return [];
    }
  }
}

interface AwaitedDraw {
  gameCode: string;
  issue: string;
  drawAt: Date;
}

/** The awaited draw that a result is about: the one of the day, or of several a day the one at the reported time. */
function issueOf(
  { gameCode, drawnAtMs }: FeedResult,
  day: string,
  waiting: readonly AwaitedDraw[],
): string | undefined {
  return waiting.find(
    (draw) => draw.gameCode === gameCode && (draw.issue === day || draw.drawAt.getTime() === drawnAtMs),
  )?.issue;
}

/** Records and logs each refused result of a feed once: feeds repeat themselves every few seconds. */
function createRefusalNotes(db: Platform['db'], log: Platform['log']) {
  const announced = new Set<string>();
  return async (feed: string, gameCode: string, issue: string, { code, value }: Refusal): Promise<void> => {
    const key = `${feed}|${gameCode}|${issue}|${JSON.stringify(value)}`;
    if (announced.has(key)) return;
    if (announced.size >= MOST_TOLD) announced.clear();
    announced.add(key);
    await noteRefusal(db, feed, `${gameCode} ${issue}: ${JSON.stringify(value ?? code)}`);
    log.error({ feed, gameCode, numero: issue, code, value }, 'a result reported by a feed was rejected');
  };
}

function readAwaited(db: Executor): Promise<AwaitedDraw[]> {
  return db.rows(sql<AwaitedDraw>`
    select game_code as "gameCode", numero as issue, draw_at as "drawAt" from lottery_draws
      where source = 'feed' and state = 'locked' and draw_at <= clock_timestamp() order by draw_at`);
}

/** Draws that wait for a result of lotteries that this feed serves. */
function servedBy({ name }: ResultFeed, known: readonly LotteryGame[], waiting: readonly AwaitedDraw[]): AwaitedDraw[] {
  const served = new Set(known.filter((game) => isServedBy(game, name)).map(({ code }) => code));
  return waiting.filter(({ gameCode }) => served.has(gameCode));
}
