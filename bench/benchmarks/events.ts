import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@fairlot/server/platform/db/index';
import { startLoad } from '../kit/child.ts';
import { DRAWS } from '../kit/data.ts';
import { withDatabase } from '../kit/cluster.ts';
import type { Databases } from '../kit/databases.ts';
import { moveIssue, waitForState } from '../kit/draws.ts';
import { type Benchmark, count, type Line, percentile, printNote } from '../kit/report.ts';
import { scaled } from '../kit/scale.ts';
import { cpuMsOf, startServer } from '../kit/server.ts';
import type { SseResult, SseTask } from '../load/sse.ts';

const CLIENTS = scaled(5000);
const ISSUES = DRAWS.slice(0, 5);
const NAMES = ['draw.drawn', 'draw.settled'];
const MOST_P99_MS = 250;

/**
 * Draw events to thousands of streams: the time from the event's row, which has the database's clock just before its
 * commit, to its receipt by each client, on the clock of the same machine.
 */
export function events(databases: Databases): Benchmark {
  return { name: 'events', run: () => measure(databases) };
}

async function measure(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copy();
  const server = await startServer({ databaseUrl });
  try {
    return await withDatabase(databaseUrl, async (db) => {
      const task: SseTask = {
        origin: server.origin,
        clients: CLIENTS,
        names: NAMES,
        values: ISSUES.map(({ numero: drawNumber }) => drawNumber),
        waitMs: 65_000,
      };
      const before = rssMbOf(server.pid);
      const load = startLoad<SseResult>('sse.ts', task, { timeoutMs: 80_000 });
      await load.ready;
      await printIdleCost(server.pid, before);
      for (const issue of ISSUES) {
        await moveIssue(db, issue, { lockInMs: -20, drawInMs: -10 });
        await waitForState(db, issue, 'settled', 10_000);
      }
      const { receipts } = await load.result;
      const sent = await db.rows(sql<{ id: bigint; at: Date }>`
        select id, at from platform_stream
          where name = any(${NAMES}::text[])
            and data->>'numero' = any(${ISSUES.map(({ numero: issueNumber }) => issueNumber)}::text[])`);
      const delays = sent.flatMap(({ id, at }) => (receipts[String(id)] ?? []).map((ms) => ms - at.getTime()));
      const expected = sent.length * CLIENTS;
      if (sent.length !== ISSUES.length * NAMES.length)
        throw new Error(`${sent.length} events were sent instead of ${ISSUES.length * NAMES.length}`);
      printNote(
        `${CLIENTS} clients, ${sent.length} events, ${count(delays.length)} of ${count(expected)} receipts, ` +
          `p50 ${percentile(delays, 0.5)} ms, latest ${percentile(delays, 1)} ms`,
      );
      const p99 = percentile(delays, 0.99);
      return [
        {
          name: 'draw events',
          figure: `p99 ${p99} ms after commit, ${count(CLIENTS)} clients`,
          bar: `p99 <= ${MOST_P99_MS} ms, all`,
          value: p99,
          isLess: true,
          isMet: p99 <= MOST_P99_MS && delays.length === expected,
        },
      ];
    });
  } finally {
    await server.stop();
  }
}

const IDLE_MS = 16_000;

/** Memory and processor time of streams without events. A heartbeat is sent every 15 s. */
async function printIdleCost(pid: number, beforeMb: number): Promise<void> {
  const cpuBefore = cpuMsOf(pid);
  await sleep(IDLE_MS);
  const kilobytes = ((rssMbOf(pid) - beforeMb) * 1000) / CLIENTS;
  const serverMs = (cpuMsOf(pid) - cpuBefore) / CLIENTS / (IDLE_MS / 1000);
  printNote(`cost of an idle client: kilobytes: ${kilobytes.toFixed(1)}, serverMs: ${serverMs.toFixed(4)} a second`);
}

function rssMbOf(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1000;
}
