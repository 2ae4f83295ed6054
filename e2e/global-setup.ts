import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { startRunCluster } from '@fairlot/testkit/run-cluster';
import { ensureBuilt } from '../launcher/builds.mjs';

/** Runs before the first worker: builds the pages, starts PostgreSQL and deletes the results of earlier runs. */
export default function setUp({ projects }: FullConfig): Promise<() => Promise<void>> {
  ensureBuilt();
  removeFormerResults(projects[0]?.outputDir ?? '');
  return startRunCluster();
}

/** @param own output folder of this run, whose name ends with its process id */
function removeFormerResults(own: string): void {
  mkdirSync(dirname(own), { recursive: true });
  for (const name of readdirSync(dirname(own))) {
    const [, pid] = /^results-(\d+)$/.exec(name) ?? [];
    if (pid !== undefined && name !== basename(own) && !isRunning(Number(pid)))
      rmSync(join(dirname(own), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // no such process
  }
}
