import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, type ClusterOptions, openCluster } from './cluster.ts';
import { isDataDirHeld, lockDataDir } from './data-dir-lock.ts';
import { EmbeddedRefusal } from './refusal.ts';

export { EmbeddedRefusal, isDataDirHeld };

/**
 * Opens the PostgreSQL of a data folder. The cluster is in `postgres`; the file `database-url` (mode 0600) holds its
 * connection string while it runs.
 * @throws EmbeddedRefusal with a one-line instruction
 */
export async function openEmbedded(dataDir: string, options: ClusterOptions): Promise<Cluster> {
  const folder = join(dataDir, 'postgres');
  const unlock = lockDataDir(dataDir);
  process.once('exit', unlock);
  const release = () => {
    process.off('exit', unlock);
    unlock();
  };
  try {
    refuseFormerEngine(dataDir, folder);
    const cluster = await openCluster(folder, options);
    const urlPath = join(dataDir, 'database-url');
    rmSync(urlPath, { force: true });
    writeFileSync(urlPath, `${cluster.url}\n`, { mode: 0o600 });
    return {
      url: cluster.url,
      stop: async () => {
        await cluster.stop();
        rmSync(urlPath, { force: true });
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Connection string of the data folder's database while a product runs on it, else undefined.
 * @throws EmbeddedRefusal while a product starts or stops
 */
export function runningUrl(dataDir: string): string | undefined {
  if (!isDataDirHeld(dataDir)) return undefined;
  const path = join(dataDir, 'database-url');
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  throw new EmbeddedRefusal(`The product on ${dataDir} is starting or stopping. Try again in a moment.`);
}

/** Builds before the embedded PostgreSQL stored their data in `pglite`, which this build cannot read. */
function refuseFormerEngine(dataDir: string, folder: string): void {
  const former = join(dataDir, 'pglite');
  if (!existsSync(former) || existsSync(folder)) return;
  throw new EmbeddedRefusal(
    `${former} holds data of the former database engine, which this version does not read. Move it away to start ` +
      'with an empty database, or set DATA_DIR to another folder.',
  );
}
