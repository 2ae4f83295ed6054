import { readFileSync } from 'node:fs';
import { type Database, sql } from '@fairlot/server/platform/db/index';
import { withDatabase } from './cluster.ts';
import { descendantsOf } from './processes.ts';
import { printNote } from './report.ts';
import { cpuMsOf, MS_PER_TICK } from './server.ts';

/** Cost of one action, for `npm run scale`. */
export interface Cost {
  /** Processor time of the server process, with its events and jobs, ms. */
  serverMs: number;
  /** Processor time of all PostgreSQL processes, ms. */
  databaseMs: number;
  /** Bytes of the write-ahead log. */
  walBytes: number;
}

/** Measures the cost of each action that `work` takes. */
export async function withCost<T extends { taken: number }>(
  { databaseUrl, pid }: { databaseUrl: string; pid: number },
  work: () => Promise<T>,
): Promise<T & Cost> {
  const before = await read(databaseUrl);
  const serverBefore = cpuMsOf(pid);
  const result = await work();
  const serverMs = cpuMsOf(pid) - serverBefore;
  const after = await read(databaseUrl);
  return {
    ...result,
    serverMs: serverMs / result.taken,
    databaseMs: (after.cpuMs - before.cpuMs) / result.taken,
    walBytes: (after.wal - before.wal) / result.taken,
  };
}

/** Prints the cost in the form in which `scripts/scale/measured.ts` holds it. */
export function printCost(name: string, { serverMs, databaseMs, walBytes }: Cost): void {
  const figures = `serverMs: ${serverMs.toFixed(2)}, databaseMs: ${databaseMs.toFixed(2)}`;
  printNote(`cost of a ${name}: ${figures}, walBytes: ${Math.round(walBytes)}`);
}

async function read(databaseUrl: string): Promise<{ cpuMs: number; wal: number }> {
  return withDatabase(databaseUrl, async (db) => {
    const { wal } = await db.one(sql<{ wal: number }>`select (pg_current_wal_lsn() - '0/0')::float8 as wal`);
    const running = await databaseProcesses(db);
    const [postmaster] = running;
    const cpuMs = running.map(cpuMsOf).filter(Number.isFinite);
    return { cpuMs: endedMsOf(postmaster) + cpuMs.reduce((sum, ms) => sum + ms, 0), wal };
  });
}

/** Process ids of a PostgreSQL on this machine, the first one that of its postmaster. */
export async function databaseProcesses(db: Database): Promise<[number, ...number[]]> {
  const { pid } = await db.one(sql<{ pid: number }>`select pg_backend_pid() as pid`);
  const postmaster = parentOf(pid);
  return [postmaster, ...descendantsOf(postmaster).map((child) => child.pid)];
}

const fieldsOf = (pid: number) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

const parentOf = (pid: number) => Number(fieldsOf(pid)[1]);

/** Processor time of the children that have ended, such as closed connections. */
function endedMsOf(pid: number): number {
  const fields = fieldsOf(pid);
  return (Number(fields[13]) + Number(fields[14])) * MS_PER_TICK;
}
