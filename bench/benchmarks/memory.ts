import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Databases } from '../kit/databases.ts';
import { type Benchmark, count, type Line } from '../kit/report.ts';
import { type ServerProcess, startBareEngine, startServer } from '../kit/server.ts';

/** Jobs have run several times by then, and nobody has asked for anything. */
const IDLE_MS = 45_000;
const MOST_MB = 250;

/** What an idle server holds: on PostgreSQL, and on the embedded engine beside what the engine takes alone. */
export function memory(databases: Databases): Benchmark {
  return { name: 'memory', run: () => measure(databases) };
}

async function measure(databases: Databases): Promise<Line[]> {
  const databaseUrl = await databases.copy();
  // First starts fill folders with data and compiled code; what is measured is a server that finds them.
  await (await startServer({ databaseUrl })).stop();
  const onPostgres = await idleMb(await startServer({ databaseUrl }));
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-memory-'));
  try {
    await (await startServer({ dataDir: folder })).stop();
    const embedded = await idleMb(await startServer({ dataDir: folder }));
    const alone = await idleMb(await startBareEngine(folder));
    return [
      line('idle server on PostgreSQL', onPostgres, MOST_MB),
      line('idle server, embedded engine', embedded, MOST_MB + alone),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function line(name: string, megabytes: number, most: number): Line {
  return {
    name,
    figure: `${count(megabytes)} MB resident after ${IDLE_MS / 1000} s`,
    bar: `<= ${count(most)} MB`,
    ratio: '',
    isMet: megabytes <= most,
  };
}

/** Resident memory of a process after a rest, in millions of bytes; the process is ended. */
async function idleMb(server: ServerProcess): Promise<number> {
  try {
    await sleep(IDLE_MS);
    const kib = Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]);
    return (kib * 1024) / 1e6;
  } finally {
    await server.stop();
  }
}
