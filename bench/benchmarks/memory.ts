import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@fairlot/testkit';
import { startLauncher } from '../kit/launcher.ts';
import { descendantsOf } from '../kit/processes.ts';
import { type Benchmark, count, type Line } from '../kit/report.ts';

/** Long enough for jobs to have run several times, while no client has sent a request. */
const IDLE_MS = 45_000;
const MOST_MB = 350;

/** Memory of an idle product with its sandbox and its database, as `npm start` runs them. */
export function memory(): Benchmark {
  return { name: 'memory', run: measure };
}

async function measure(): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-memory-'));
  const env = { DATA_DIR: folder, PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) };
  try {
    // The first start fills folders with data and compiled code; a later start is measured.
    await (await startLauncher(env)).stop();
    const product = await startLauncher(env);
    try {
      await sleep(IDLE_MS);
      const [server, sandbox, database] = sharesOf(product.pid);
      const all = server + sandbox + database;
      return [
        {
          name: 'idle product',
          figure:
            `${count(all)} MB after ${IDLE_MS / 1000} s: server ${count(server)}, sandbox ${count(sandbox)}, ` +
            `database ${count(database)}`,
          bar: `<= ${count(MOST_MB)} MB`,
          value: all,
          isLess: true,
          isMet: all <= MOST_MB,
        },
      ];
    } finally {
      await product.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const SCRIPTS = ['apps/server/dist/main.js', 'apps/sandbox/dist/main.js'];

/** Megabytes of the server, the sandbox and the database processes started by the launcher. */
function sharesOf(launcherPid: number): [server: number, sandbox: number, database: number] {
  const shares: [number, number, number] = [0, 0, 0];
  for (const { pid, command } of descendantsOf(launcherPid)) {
    const place = SCRIPTS.findIndex((script) => command.includes(script));
    shares[place === 0 || place === 1 ? place : 2] += proportionalMb(pid);
  }
  return shares;
}

/** Shared memory, such as the database's buffers, is divided equally among its processes. */
function proportionalMb(pid: number): number {
  const kib = Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
  return (kib * 1024) / 1e6;
}
