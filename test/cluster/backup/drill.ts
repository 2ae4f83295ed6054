import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase } from '@fairlot/server/platform/db/index';
import { createLogger } from '@fairlot/server/platform/log';
import { type Cluster, startCluster } from '../cluster.ts';
import type { Single } from '../engines/single.ts';
import { audit, storedOf } from '../faults/books.ts';
import { type Call, PROVIDER_ENV } from '../faults/calls.ts';
import { startLoad } from '../faults/load.ts';
import { createPlayers, openOrders, type Player } from '../faults/players.ts';
import type { Programs } from '../programs.ts';
import { until } from '../wait.ts';
import { type Backups, POSTGRES_15, prepareBackups } from './pgbackrest.ts';

/** Measurements of a backup, a total loss of the database, and two restores. */
export interface Drilled {
  fullSeconds: number;
  incrementalSeconds: number;
  /** From the loss until calls are served again, with the newest data and with those of an earlier moment. */
  newest: Restored;
  earlier: Restored;
}

export interface Restored {
  seconds: number;
  /** Age of the oldest lost answer at the recovery target, in seconds. */
  lostSeconds: number;
  /** Answers acknowledged before that moment; `lost` counts those that are missing. */
  acknowledged: number;
  lost: number;
  /** Answers after that moment that are in the books nevertheless. */
  later: number;
  findings: string[];
}

export interface DrillOptions {
  /** Length of each of the three parts of the load. */
  partMs: number;
  onStep?: (text: string) => void;
}

/** A cluster with one PostgreSQL whose log is archived. */
export interface BackedUp {
  cluster: Cluster;
  backups: Backups;
}

const PLAYERS = 6;
const READY_MS = 120_000;
const ARCHIVE_MS = 90_000;

/** @param pgbackrest path of the program */
export async function startBackedUp(programs: Programs, pgbackrest: string): Promise<BackedUp> {
  let backups: Backups | undefined;
  const cluster = await startCluster(
    { ...programs, postgresBin: POSTGRES_15 },
    {
      env: PROVIDER_ENV,
      archiveCommand: (place, port) => {
        backups = prepareBackups(place, pgbackrest, port);
        return backups.archiveCommand;
      },
    },
  );
  if (backups === undefined) throw new Error('the database was started without backups');
  return { cluster, backups };
}

/** Backs up under load, loses the database, restores it twice and audits it. */
export async function drillBackups(backedUp: BackedUp, options: DrillOptions): Promise<Drilled> {
  const { cluster, backups } = backedUp;
  const { onStep = () => {}, partMs } = options;
  await backups.run('stanza-create');
  const fullSeconds = await backups.run('--type=full', 'backup');
  onStep(`full backup after ${fullSeconds.toFixed(1)} s`);
  const players = await createPlayers(cluster, PLAYERS);
  const load = startLoad(cluster.origin, players, await openOrders(cluster, players, 300));
  await sleep(partMs);
  const incrementalSeconds = await backups.run('--type=incr', 'backup');
  onStep(`incremental backup after ${incrementalSeconds.toFixed(1)} s`);
  await sleep(partMs);
  const moment = Date.now();
  await archiveAll(cluster);
  await sleep(partMs);
  const scene = { ...backedUp, players, calls: load.calls };
  // The database is lost in the middle of the load.
  const lostAt = Date.now();
  await loseDatabase(cluster);
  await load.abandon();
  const newest = await restore(scene, lostAt, []);
  onStep(`newest data after ${newest.seconds.toFixed(1)} s`);
  await loseDatabase(cluster);
  const target = `--target=${new Date(moment).toISOString().replace('T', ' ').replace('Z', '+00')}`;
  const earlier = await restore(scene, moment, ['--type=time', target, '--target-action=promote']);
  onStep(`earlier moment after ${earlier.seconds.toFixed(1)} s`);
  return { fullSeconds, incrementalSeconds, newest, earlier };
}

/** Waits until the log of everything before this call is archived, at most half a minute under a slow load. */
async function archiveAll({ database }: Cluster): Promise<void> {
  const ask = (text: string) =>
    database.onPrimary(async (client) => (await client.query<{ segment: string }>(text)).rows[0]?.segment ?? '');
  const current = await ask('select pg_walfile_name(pg_current_wal_lsn()) as segment');
  const isArchived = async () => (await ask('select last_archived_wal as segment from pg_stat_archiver')) >= current;
  await until('the log is archived', isArchived, ARCHIVE_MS);
}

/** The disk of the database is gone. Its processes ended with it, and the server processes are stopped by hand. */
async function loseDatabase({ database, apps }: Cluster): Promise<void> {
  const { program, dataFolder } = database as Single;
  await program.killAll();
  await Promise.all(apps.map((app) => app.kill()));
  rmSync(dataFolder, { recursive: true, force: true });
}

interface Scene extends BackedUp {
  players: readonly Player[];
  calls: readonly Call[];
}

/** @param moment that is restored, epoch ms */
async function restore({ cluster, backups, players, calls }: Scene, moment: number, args: string[]): Promise<Restored> {
  const begun = performance.now();
  const { database, place, urls } = cluster;
  place.makeFolder('postgres');
  await backups.run(...args, 'restore');
  (database as Single).program.start();
  const isWritable = () =>
    database.onPrimary(async (client) => {
      const { rows } = await client.query<{ replays: boolean }>('select pg_is_in_recovery() as replays');
      return rows[0]?.replays === false;
    });
  await until('the restored database takes writes', isWritable, READY_MS);
  // Before the processes start, because they settle draws.
  const db = connectDatabase(urls.direct, 1, createLogger('silent'));
  const stored = await storedOf(db, players, calls);
  await db.close();
  await Promise.all(cluster.apps.map((_, index) => cluster.restart(index)));
  const seconds = (performance.now() - begun) / 1000;
  const acknowledged = calls.filter(({ state, endedAt }) => state === 'acknowledged' && endedAt <= moment);
  const lost = acknowledged.filter(({ id }) => stored.get(id) !== 1);
  const expected = new Set(acknowledged.map(({ id }) => id));
  return {
    seconds,
    acknowledged: acknowledged.length,
    lost: lost.length,
    lostSeconds: lost.length === 0 ? 0 : (moment - Math.min(...lost.map(({ endedAt }) => endedAt))) / 1000,
    later: [...stored.keys()].filter((id) => !expected.has(id)).length,
    findings: await audit(cluster),
  };
}
