import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDataDirHeld, openEmbedded } from '@fairlot/server/platform/db/index';
import { createLogger } from '@fairlot/server/platform/log';
import { ownPlantedClock } from './clock/planted-clock.ts';

/** Variable with the address of a run's cluster; child processes inherit it. */
const URL_VARIABLE = 'TEST_POSTGRES_URL';
/** Variable with the folder of a run; child processes put their databases there. */
const FOLDER_VARIABLE = 'TEST_RUN_FOLDER';
const SHARED_MEMORY = '/dev/shm';
const ROOM_NEEDED = 2e9;
const PREFIX = 'fairlot-tests-';
const DATABASE = 'database';
/**
 * A run locks its folder within moments. A folder without a holder after this time belongs to a run that was killed.
 */
const ABANDONED_MS = 60_000;

/** No data of a test outlives its run, so durability is off; clones are copies of files. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '512MB',
  shared_buffers: '256MB',
  max_connections: '300',
  // The product's own upkeep analyses tables; databases of finished tests are dropped.
  autovacuum: 'off',
};

/**
 * Starts the PostgreSQL of a test run and sets its address, and a folder for temporary files, for every process that
 * the caller starts from now on.
 * @returns a function that stops it and removes all files of the run
 */
export async function startRunCluster(): Promise<() => Promise<void>> {
  const parent = scratchParent();
  removeAbandoned(parent);
  const folder = newFolder(parent, PREFIX);
  const usual = tmpdir();
  const temporary = newFolder(usual, 'fairlot-temporary-');
  const remove = () => {
    for (const path of [folder, temporary]) rmSync(path, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', remove);
  const cluster = await openEmbedded(join(folder, DATABASE), {
    binFolder: process.env['POSTGRES_BIN'],
    log: createLogger('silent'),
    settings: SETTINGS,
    env: ownPlantedClock(),
  });
  Object.assign(process.env, { [URL_VARIABLE]: cluster.url, [FOLDER_VARIABLE]: folder, TMPDIR: temporary });
  return async () => {
    delete process.env[URL_VARIABLE];
    delete process.env[FOLDER_VARIABLE];
    process.env['TMPDIR'] = usual;
    await cluster.stop();
    remove();
    process.off('exit', remove);
  };
}

/** A folder through which other users may pass, such as the one that root runs a database as. */
function newFolder(parent: string, prefix: string): string {
  const folder = mkdtempSync(join(parent, prefix));
  chmodSync(folder, 0o711);
  return folder;
}

let own: Promise<() => Promise<void>> | undefined;

/**
 * Connection string of the run's cluster. A process outside a run, such as a script, starts its own cluster, which ends
 * with it.
 */
export async function runClusterUrl(): Promise<string> {
  const url = process.env[URL_VARIABLE];
  if (url !== undefined) return url;
  await (own ??= startRunCluster());
  return runClusterUrl();
}

/** Stops the cluster that `runClusterUrl` started, if any. Scripts call it at their end. */
export async function stopOwnCluster(): Promise<void> {
  await (
    await own
  )?.();
  own = undefined;
}

function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const folder = join(parent, name);
    if (!name.startsWith(PREFIX) || isDataDirHeld(join(folder, DATABASE))) continue;
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > ABANDONED_MS) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The run's folder; outside a run, one in memory where there is enough: cloning takes a tenth of the time it takes on a
 * disk.
 */
export function scratchParent(): string {
  const ofRun = process.env[FOLDER_VARIABLE];
  if (ofRun !== undefined) return ofRun;
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize > ROOM_NEEDED ? SHARED_MEMORY : tmpdir();
  } catch {
    return tmpdir(); // not Linux
  }
}
