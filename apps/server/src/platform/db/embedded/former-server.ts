import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedRefusal } from './refusal.ts';

const POLL_MS = 20;
const LONGEST_MS = 30_000;

/**
 * Stops a server that still runs on the folder after its product was killed. The caller holds the folder, so nothing
 * uses that server. After a power cut another process may have the process id in `postmaster.pid`. PostgreSQL would
 * take it for a running server and refuse to start, so the stale file is removed.
 */
export async function stopFormerServer(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  const pid = readPid(file);
  if (pid === undefined || process.platform !== 'linux') return; // on other systems PostgreSQL decides by itself
  if (!runsOn(pid, folder)) return rmSync(file, { force: true });
  process.kill(pid, 'SIGINT');
  for (const deadline = Date.now() + LONGEST_MS; runsOn(pid, folder); await sleep(POLL_MS))
    if (Date.now() > deadline)
      throw new EmbeddedRefusal(`A PostgreSQL server (process ${pid}) still runs on ${folder}. Stop it first.`);
}

function readPid(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0]) || undefined;
  } catch {
    return undefined; // no such file: no server ran, or it stopped cleanly
  }
}

/** Whether the process is a server of this folder: a server's working directory is its data folder. */
function runsOn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false; // it has ended, or belongs to another user
  }
}
