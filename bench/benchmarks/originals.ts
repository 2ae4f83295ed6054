import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from '@fairlot/server/platform/db/index';
import { runLoad, startLoad } from '../kit/child.ts';
import { MEMBERS, type Prepared, type Session } from '../kit/data.ts';
import { withDatabase } from '../kit/cluster.ts';
import { type Cost, printCost, withCost } from '../kit/cost.ts';
import type { Databases } from '../kit/databases.ts';
import { runPgbench } from '../kit/pgbench.ts';
import { type Benchmark, count, type Line, percentile, printNote, ratioLine } from '../kit/report.ts';
import { scaled } from '../kit/scale.ts';
import { becomeQuiet, startServer } from '../kit/server.ts';
import { NEW_TICKET_ID } from '../kit/ticket-sql.ts';
import type { SseResult, SseTask } from '../load/sse.ts';
import type { TicketsResult, TicketsTask } from '../load/tickets.ts';

const PLAYERS = 100;
const SECONDS = 10;
const MOST_TAP_MS = 80;
const WATCHERS = scaled(2000);
const MOST_WATCH_MS = 250;
const CONNECTIONS = 16;
const RATE_SECONDS = 8;
/** Long enough for every member to get a pair of seeds. */
const WARM_SECONDS = 8;
const LEAST_OF_PGBENCH = 0.35;
const CHOICES = { over: true, target: '50.50' } as const;

/**
 * In-house games: rounds compared with the same SQL, the time from a tap to its outcome with a hundred players, and a
 * flight of crash to its watchers.
 */
export function originals(databases: Databases): Benchmark {
  return {
    name: 'originals',
    run: async () => {
      const prepared = await databases.prepared();
      const { sessions } = prepared;
      const before = await direct(databases, prepared);
      const databaseUrl = await openAtOnce(databases);
      const server = await startServer({ databaseUrl });
      try {
        await becomeQuiet(server.pid);
        const tapLine = await taps(server.origin, sessions.slice(0, PLAYERS));
        const watchLine = await watchers(server.origin, databaseUrl);
        const played = await playAll(server, databaseUrl, sessions);
        const after = await direct(databases, prepared);
        return [tapLine, watchLine, rateLine(played, before, after)];
      } finally {
        await server.stop();
      }
    },
  };
}

const ROUND = JSON.stringify({ stake: '1000.00', choices: CHOICES });

/** A copy in which rounds may follow one another immediately. */
async function openAtOnce(databases: Databases): Promise<string> {
  const databaseUrl = await databases.copy();
  await withDatabase(databaseUrl, (db) => db.run(sql`update originals_games set min_round_ms = 0 where code = 'dice'`));
  return databaseUrl;
}

/** The same function called by pgbench on a copy of the same data, where every member has a pair of seeds. */
async function direct(databases: Databases, prepared: Prepared): Promise<number> {
  const databaseUrl = await openAtOnce(databases);
  await withDatabase(databaseUrl, (db) =>
    db.run(sql`
      insert into originals_seeds (member_id, sealed_server_seed, server_seed_hash, client_seed)
      select id, '\\x00'::bytea, encode(sha256(id::text::bytea), 'hex'), 'bench'
        from people_members where account like 'bench%'`),
  );
  const script = roundScript(prepared);
  await runPgbench(databaseUrl, script, { clients: CONNECTIONS, seconds: WARM_SECONDS / 4 });
  const { perSecond, failures } = await runPgbench(databaseUrl, script, {
    clients: CONNECTIONS,
    seconds: RATE_SECONDS,
  });
  if (failures > 0) throw new Error(`${failures} rounds of pgbench failed`);
  return perSecond;
}

/**
 * A round of dice with the server's arguments. Each connection has its own members, so that no nonce is used
 * concurrently.
 */
function roundScript({ firstMemberId }: Prepared): string {
  // pgbench treats a name directly after a colon as a variable.
  const text = (value: object) => JSON.stringify(value).replaceAll(/":(?=[a-z])/g, '": ');
  const answer = { roundId: '<id>', events: [{ kind: 'rolled', roll: '72.10', isWin: true }], stake: '1000.00' };
  const event = {
    source: 'original',
    product: 'originals',
    vendor: 'BGS',
    gameId: 'BGS1',
    gameName: 'Dice',
    roundId: '<id>',
    asset: 'VND',
    play: null,
    bonusMinor: '0',
    oddsScaled: null,
    detail: null,
    detailUrl: '/m/inhouse/dice?round=<id>',
  };
  const withId = (value: object) => `replace('${text(value)}', '<id>', r.id::text)::jsonb`;
  const call = `select originals_play_round(s.member_id, 'bench', 'VND', r.id::text, repeat('ab', 32), r.id, g.code,
    g.version, s.id, s.nonce, 100000, '${text(CHOICES)}'::jsonb, (:w * 200000)::bigint, interval '24 hours',
    ${withId(answer)}, ${withId(event)})
    from originals_seeds s, originals_games g, (select ${NEW_TICKET_ID} as id) r
    where s.member_id = (${firstMemberId} + :client_id + :m * ${CONNECTIONS})::bigint and g.code = 'dice'`;
  const sets = `\\set m random(0, ${Math.floor(MEMBERS / CONNECTIONS) - 1})\n\\set w random(0, 1)\n`;
  return `${sets}${call.replaceAll('\n', ' ')};\n`;
}

type AllPlayed = TicketsResult & Cost;

/** Rounds of dice as fast as they are answered. */
async function playAll(
  { origin, pid }: { origin: string; pid: number },
  databaseUrl: string,
  sessions: readonly Session[],
): Promise<AllPlayed> {
  const path = '/lgw/originals/dice/rounds';
  const task = (seconds: number): TicketsTask => {
    return { origin, sessions, path, body: ROUND, connections: CONNECTIONS, seconds };
  };
  await runLoad<TicketsResult>('tickets.ts', task(WARM_SECONDS), { timeoutMs: 30_000 });
  const result = await withCost({ databaseUrl, pid }, () =>
    runLoad<TicketsResult>('tickets.ts', task(RATE_SECONDS), { timeoutMs: 30_000 }),
  );
  if (result.failures > 0) throw new Error(`${result.failures} rounds were not played, the first: ${result.refusal}`);
  return result;
}

function rateLine(played: AllPlayed, before: number, after: number): Line {
  const { perSecond, taken, p50, p99, serverMs } = played;
  const reference = (before + after) / 2;
  printNote(
    `${CONNECTIONS} connections; pgbench ${count(before)}/s before and ${count(after)}/s after; HTTP ` +
      `${count(taken)} rounds, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${serverMs.toFixed(2)} ms of ` +
      'server time a round with its events',
  );
  printCost('round', played);
  return ratioLine(
    'originals, rounds',
    `${count(perSecond)}/s over HTTP against ${count(reference)}/s`,
    perSecond / reference,
    { least: LEAST_OF_PGBENCH },
  );
}

/** Every player plays a round of dice each second, each at a different time within it. */
async function taps(origin: string, sessions: readonly Session[]): Promise<Line> {
  const times: number[] = [];
  const player = async (session: Session, index: number) => {
    await setTimeout((index * 1000) / PLAYERS);
    for (let second = 0; second <= SECONDS; second += 1) {
      const startMs = performance.now();
      await tap(origin, session);
      const tookMs = performance.now() - startMs;
      // A player's first round creates their seeds and opens their connection.
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
    value: p99,
    isLess: true,
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
    body: ROUND,
  });
  const answer = (await response.json()) as { success: boolean; errorCode: string | null };
  if (!answer.success) throw new Error(`a round was refused: ${answer.errorCode}`);
}

/**
 * The time of each state of a flight from the database's clock just before its commit to its receipt by every watcher.
 */
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
  const reported = await withDatabase(databaseUrl, (db) =>
    db.rows(sql<{ id: bigint; at: Date }>`select id, at from platform_stream where name = 'crash'`),
  );
  const delays = reported.flatMap(({ id, at }) => (receipts[String(id)] ?? []).map((ms) => ms - at.getTime()));
  const p99 = percentile(delays, 0.99);
  printNote(`${count(WATCHERS)} watchers, ${count(delays.length)} receipts, p50 ${percentile(delays, 0.5)} ms`);
  return {
    name: 'originals, states of a flight',
    figure: `p99 ${p99} ms after commit, ${count(WATCHERS)} watchers`,
    bar: `p99 <= ${MOST_WATCH_MS} ms, all`,
    value: p99,
    isLess: true,
    isMet: p99 <= MOST_WATCH_MS && delays.length >= 3 * WATCHERS,
  };
}
