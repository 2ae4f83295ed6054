import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchParent } from '@fairlot/testkit/run-cluster';
import { createLogger } from '../../log.ts';
import { connectDatabase } from '../database.ts';
import type { Database } from '../types.ts';
import type { Cluster, ClusterOptions } from './cluster.ts';
import { openEmbedded } from './index.ts';

const log = createLogger('silent');

export interface OpenFolder {
  cluster: Cluster;
  db: Database;
  close(): Promise<void>;
}

export const newDataDir = (): string => mkdtempSync(join(scratchParent(), 'fairlot-embedded-'));

/** Opens a data folder's database as the product does. */
export async function openFolder(dataDir: string, options: Partial<ClusterOptions> = {}): Promise<OpenFolder> {
  const cluster = await openEmbedded(dataDir, { binFolder: undefined, log, ...options });
  const db = connectDatabase(cluster.url, 4, log);
  return {
    cluster,
    db,
    close: async () => {
      await db.close();
      await cluster.stop();
    },
  };
}

/** Process id of the server that runs on a data folder. */
export const serverPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

export const isServerThere = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres', 'postmaster.pid'));

/** Opens a data folder in a child process and kills that process with SIGKILL. */
export async function openAndKill(dataDir: string): Promise<void> {
  const source = `
    const { openEmbedded } = await import(${JSON.stringify(import.meta.resolve('./index.ts'))});
    const { createLogger } = await import(${JSON.stringify(import.meta.resolve('../../log.ts'))});
    await openEmbedded(${JSON.stringify(dataDir)}, { binFolder: undefined, log: createLogger('silent') });
    process.stdout.write('open');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}
