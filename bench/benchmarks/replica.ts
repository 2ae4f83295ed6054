import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority, tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from '@fairlot/server/platform/db/index';
import { startReplicated } from '@fairlot/server/platform/db/replica.testing';
import { createOperator, createTestApp } from '@fairlot/testkit';
import { startLoad } from '../kit/child.ts';
import { withDatabase } from '../kit/cluster.ts';
import { databaseProcesses } from '../kit/cost.ts';
import { DEMONSTRATION, type Prepared, prepareData, SALE } from '../kit/data.ts';
import { waitForState } from '../kit/draws.ts';
import { fillTable, type TableFill } from '../kit/fill-table.ts';
import { type Benchmark, count, type Line, median, percentile, printNote, ratioLine } from '../kit/report.ts';
import { scaled } from '../kit/scale.ts';
import { becomeQuiet, type ServerProcess, startServer } from '../kit/server.ts';
import { ticketBody, ticketHeaders } from '../kit/ticket-request.ts';
import type { PacedResult, PacedTask } from '../load/paced-raw.ts';

const BETS = scaled(10_000_000);
const PLAYERS = scaled(50_000);
const DAYS = 180;
/** Tickets a second. */
const RATE = 60;
const SECONDS = 12;
const ROUNDS = scaled(6);
/** Maximum ratio of the tickets' p99 during the report to their p99 without it. */
const MOST_CHANGE = 1.1;
const LONGEST_MS = 2_400_000;
const FIRST_PLAYER = 1_000_000_000;
/** Priorities of processes: that of tickets, and the usual one. */
const [FIRST, USUAL] = [constants.priority.PRIORITY_HIGHEST, constants.priority.PRIORITY_NORMAL];
const BUSY = fileURLToPath(new URL('../load/busy.ts', import.meta.url));

/** Work that runs in parallel with the tickets. */
const CASES = ['nothing', 'report', 'report on equal terms', 'busy process on equal terms'] as const;
type Case = (typeof CASES)[number];
const EQUALLY = 'on equal terms';

/**
 * Tickets on the primary while a replica answers a report over ten million bets. A real replica has its own machine;
 * here it shares the processors, so that tickets have priority over it. The same is measured on equal terms, also with
 * an unrelated busy process instead of the report.
 */
export function replica(): Benchmark {
  return { name: 'replica', longestMs: LONGEST_MS, run: measure };
}

interface Filled {
  prepared: Prepared;
  operator: Record<string, string>;
}

async function measure(): Promise<Line[]> {
  let filled: Filled | undefined;
  const cluster = await startReplicated({
    folder: tmpdir(),
    settings: { fsync: 'on', full_page_writes: 'on', shared_buffers: '256MB', max_wal_size: '4GB' },
    fill: async (primaryUrl) => {
      filled = await fill(primaryUrl);
    },
  });
  try {
    if (filled === undefined) throw new Error('the primary was not filled');
    // The server and the load generators inherit it.
    setPriorities([process.pid], FIRST);
    await withDatabase(cluster.primaryUrl, async (db) => setPriorities(await databaseProcesses(db), FIRST));
    const server = await startServer({
      databaseUrl: cluster.primaryUrl,
      env: { DATABASE_READ_URL: cluster.replicaUrl, DATABASE_READ_LAG_SECONDS: '60' },
    });
    try {
      await withDatabase(cluster.primaryUrl, (db) => waitForState(db, SALE, 'open', 20_000));
      await becomeQuiet(server.pid);
      return await compare(server, cluster.replicaUrl, filled);
    } finally {
      await server.stop();
    }
  } finally {
    await cluster.stop();
  }
}

async function fill(databaseUrl: string): Promise<Filled> {
  const begun = performance.now();
  const app = await createTestApp({
    databaseUrl,
    ...DEMONSTRATION,
    started: false,
  });
  try {
    const { db } = app.platform;
    const prepared = await prepareData(app);
    await db.transaction(async (tx) => {
      for (const table of TABLES) await fillTable(tx, table);
    });
    await db.run(sql`vacuum`);
    await db.run(sql`checkpoint`);
    const { size } = await db.one(sql<{ size: bigint }>`select pg_database_size(current_database()) as size`);
    printNote(
      `${count(BETS)} bets of ${count(PLAYERS)} members in ${DAYS} days, ${(Number(size) / 1e9).toFixed(1)} GB, ` +
        `made in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
    );
    return { prepared, operator: (await createOperator(app)).headers };
  } finally {
    await app.close();
  }
}

const member = (n: string) => `${FIRST_PLAYER} + (${n} * 7919) % ${PLAYERS}`;
/** The last bet is the newest. */
const placedAt = (n: string) => `now() - (${BETS} - ${n}) * interval '${(DAYS * 86_400) / BETS} seconds'`;

/** Bets with what their triggers derive: sums by a quarter of an hour, players by day, and registrations. */
const TABLES: readonly TableFill[] = [
  {
    table: 'records_bets',
    rows: BETS,
    columns: {
      member_id: member('n'),
      asset: `'VND'`,
      source: `'lottery'`,
      product: `'lottery'`,
      game_code: `'VN60'`,
      numero: `'209912310001'`,
      stake_minor: '1000',
      win_minor: '0',
      placed_at: placedAt('n'),
      settled_at: placedAt('n'),
      status: `'lost'`,
    },
  },
  {
    table: 'records_players',
    // A member plays once a day.
    rows: Math.min(BETS, PLAYERS * DAYS),
    columns: {
      day: `current_date - (n / ${PLAYERS})::int`,
      asset: `'VND'`,
      member_id: `${FIRST_PLAYER} + n % ${PLAYERS}`,
      first_at: 'now()',
    },
  },
  {
    table: 'records_sums',
    rows: DAYS * 96 * 40,
    columns: {
      at: `date_trunc('hour', now()) - (n / 40) * interval '15 minutes'`,
      asset: `'VND'`,
      product: `'lottery'`,
      vendor: `''`,
      game_code: `'GAME' || n % 40`,
      game_name: `'Game'`,
      bets: `${Math.ceil(BETS / (DAYS * 96 * 40))}`,
      stake_minor: '1000',
      win_minor: '0',
    },
  },
  {
    table: 'records_registrations',
    rows: PLAYERS,
    columns: {
      member_id: `${FIRST_PLAYER} + n - 1`,
      registered_at: `now() - (n % ${DAYS}) * interval '1 day'`,
    },
  },
];

async function compare(server: ServerProcess, replicaUrl: string, filled: Filled): Promise<Line[]> {
  const p99s = new Map<Case, number[]>(CASES.map((name) => [name, []]));
  const reports: number[] = [];
  await sell(server, filled.prepared, 4);
  await readReport(server, filled.operator);
  const before = await replicaReads(server);
  for (let round = 0; round < ROUNDS; round++)
    for (let n = 0; n < CASES.length; n++) {
      // Each case follows each other one in turn.
      const name = CASES[(n + round) % CASES.length] ?? 'nothing';
      const priority = name.endsWith(EQUALLY) ? FIRST : USUAL;
      await withDatabase(replicaUrl, async (db) => setPriorities(await databaseProcesses(db), priority));
      const beside = startBeside(name, server, filled.operator);
      const { samples, failures, refusal } = await sell(server, filled.prepared, SECONDS);
      reports.push(...(await beside.end()));
      if (failures > 0) throw new Error(`${failures} tickets were not sold, the first: ${refusal}`);
      p99s.get(name)?.push(
        percentile(
          samples.map(([, ms]) => ms),
          0.99,
        ),
      );
      await sleep(1000);
    }
  const read = (await replicaReads(server)) - before;
  if (reports.length === 0 || read < reports.length)
    throw new Error(`of ${reports.length} reports ${read} were read on the replica`);
  return describe(p99s, reports);
}

/** @param p99s of each round, in ms; their median ignores a round disturbed by another program */
function describe(p99s: ReadonlyMap<Case, number[]>, reports: readonly number[]): Line[] {
  const all = (name: Case) => p99s.get(name) ?? [];
  printNote(
    `${reports.length} reports of ${DAYS} days by the replica, median ${(median(reports) / 1000).toFixed(1)} s; ` +
      `${RATE} tickets a second for ${SECONDS} s, ${ROUNDS} rounds`,
  );
  for (const name of CASES) {
    const [least, most] = [Math.min(...all(name)), Math.max(...all(name))];
    const range = `from ${least.toFixed(1)} to ${most.toFixed(1)} ms`;
    printNote(`beside ${name}: p99 ${median(all(name)).toFixed(1)} ms, ${range}`);
  }
  const ratio = (name: Case) => median(all(name)) / median(all('nothing'));
  const figure = (name: Case) =>
    `p99 ${median(all(name)).toFixed(1)} ms against ${median(all('nothing')).toFixed(1)} ms`;
  const share = (median(all('report on equal terms')) / median(all('busy process on equal terms'))).toFixed(2);
  printNote(
    `on equal terms: ${ratio('report on equal terms').toFixed(2)} of the p99, ${share} of that beside a busy process`,
  );
  return [ratioLine('tickets beside a report', figure('report'), ratio('report'), { most: MOST_CHANGE })];
}

function sell({ origin }: ServerProcess, { sessions }: Prepared, seconds: number): Promise<PacedResult> {
  const body = ticketBody(SALE);
  const task: PacedTask = {
    origin,
    rate: RATE,
    seconds,
    connections: 32,
    expected: '"success":true',
    requests: sessions
      .slice(0, RATE * seconds)
      .map((session) => ({ method: 'POST', path: '/lgw/lottery/tickets', headers: ticketHeaders(session), body })),
  };
  return startLoad<PacedResult>('paced-raw.ts', task, { timeoutMs: (seconds + 60) * 1000 }).result;
}

/** Starts the parallel work. `end` waits for it, and returns how long reports took, in ms. */
function startBeside(name: Case, server: ServerProcess, operator: Record<string, string>) {
  if (name === 'nothing') return { end: async () => [] };
  if (name === 'busy process on equal terms') {
    const busy = spawn(process.execPath, [BUSY], { stdio: 'ignore' });
    const kill = () => busy.kill('SIGKILL');
    process.once('exit', kill);
    return {
      end: async () => {
        const ended = once(busy, 'exit');
        kill();
        await ended;
        process.off('exit', kill);
        return [];
      },
    };
  }
  let isEnding = false;
  const reading = (async () => {
    const took: number[] = [];
    while (!isEnding) took.push(await readReport(server, operator));
    return took;
  })();
  reading.catch(() => undefined); // reported by `end`
  return {
    end: () => {
      isEnding = true;
      return reading;
    },
  };
}

/** Retention by week of registration over the whole period. @returns ms */
async function readReport({ origin }: ServerProcess, headers: Record<string, string>): Promise<number> {
  const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
  const begun = performance.now();
  const answer = await fetch(`${origin}/backoffice/api/reports/cohorts?from=${day(DAYS)}&to=${day(0)}`, { headers });
  const { success, value } = (await answer.json()) as { success: boolean; value: { rows: unknown[] } | null };
  if (!success || (value?.rows.length ?? 0) < DAYS / 7) throw new Error(`no report: ${answer.status}`);
  return performance.now() - begun;
}

async function replicaReads({ origin }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^fairlot_replica_reads_total\{server="replica"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

function setPriorities(pids: readonly number[], priority: number): void {
  for (const pid of pids)
    try {
      setPriority(pid, priority);
    } catch (error) {
      // It ended meanwhile. Only root may raise a priority.
      if (!(error instanceof Error && error.message.includes('ESRCH'))) throw error;
    }
}
