import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from '@fairlot/server/platform/db/index';
import { startLoad } from '../kit/child.ts';
import type { Session } from '../kit/data.ts';
import { type Databases, withDatabase } from '../kit/databases.ts';
import { type Benchmark, count, type Line, percentile, printNote } from '../kit/report.ts';
import { scaled } from '../kit/scale.ts';
import { startServer } from '../kit/server.ts';
import type { SseResult, SseTask } from '../load/sse.ts';

const PLAYERS = 100;
const SECONDS = 10;
const MOST_TAP_MS = 80;
const WATCHERS = scaled(2000);
const MOST_WATCH_MS = 250;

/** In-house games: from a tap to its outcome at a hundred players, and a flight of crash to its watchers. */
export function originals(databases: Databases): Benchmark {
  return {
    name: 'originals',
    run: async () => {
      const { sessions } = await databases.prepared();
      const databaseUrl = await databases.copy();
      const server = await startServer({ databaseUrl });
      try {
        return [await taps(server.origin, sessions.slice(0, PLAYERS)), await watchers(server.origin, databaseUrl)];
      } finally {
        await server.stop();
      }
    },
  };
}

/** Every player stakes on a round of dice each second, each at a moment of their own. */
async function taps(origin: string, sessions: readonly Session[]): Promise<Line> {
  const times: number[] = [];
  const player = async (session: Session, index: number) => {
    await setTimeout((index * 1000) / PLAYERS);
    for (let second = 0; second <= SECONDS; second += 1) {
      const startMs = performance.now();
      await tap(origin, session);
      const tookMs = performance.now() - startMs;
      // The first round of a player makes their seeds and opens their connection.
      if (second > 0) times.push(tookMs);
      await setTimeout(Math.max(0, 1000 - tookMs));
    }
  };
  await Promise.all(sessions.map(player));
  const p99 = percentile(times, 0.99);
  printNote(`${PLAYERS} players, ${count(times.length)} rounds, p50 ${percentile(times, 0.5).toFixed(1)} ms`);
  return {
    name: 'originals, tap to outcome',
    figure: `p99 ${p99.toFixed(0)} ms`,
    bar: `p99 <= ${MOST_TAP_MS} ms`,
    ratio: '',
    isMet: p99 <= MOST_TAP_MS,
  };
}

async function tap(origin: string, { token, cookie }: Session): Promise<void> {
  const response = await fetch(`${origin}/lgw/originals/dice/rounds`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      cookie: `fairlot_sid=${cookie}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ stake: '1000.00', choices: { over: true, target: '50.50' } }),
  });
  const answer = (await response.json()) as { success: boolean; errorCode: string | null };
  if (!answer.success) throw new Error(`a round was refused: ${answer.errorCode}`);
}

/** Each state of a flight, from the database's clock just before its commit to its receipt by every watcher. */
async function watchers(origin: string, databaseUrl: string): Promise<Line> {
  const task: SseTask = {
    origin,
    clients: WATCHERS,
    names: ['crash'],
    values: ['betting', 'flying', 'crashed'],
    waitMs: 120_000,
  };
  const load = startLoad<SseResult>('sse.ts', task, { timeoutMs: 180_000 });
  await load.ready;
  const { receipts } = await load.result;
  const told = await withDatabase(databaseUrl, (db) =>
    db.rows(sql<{ id: bigint; at: Date }>`select id, at from platform_stream where name = 'crash'`),
  );
  const delays = told.flatMap(({ id, at }) => (receipts[String(id)] ?? []).map((ms) => ms - at.getTime()));
  const p99 = percentile(delays, 0.99);
  printNote(`${count(WATCHERS)} watchers, ${count(delays.length)} receipts, p50 ${percentile(delays, 0.5)} ms`);
  return {
    name: 'originals, states of a flight',
    figure: `p99 ${p99} ms after commit, ${count(WATCHERS)} watchers`,
    bar: `p99 <= ${MOST_WATCH_MS} ms, all`,
    ratio: '',
    isMet: p99 <= MOST_WATCH_MS && delays.length >= 3 * WATCHERS,
  };
}
