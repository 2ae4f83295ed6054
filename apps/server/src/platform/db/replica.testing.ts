import { appendFileSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { basename, join } from 'node:path';
import { scratchParent } from '@fairlot/testkit/run-cluster';
import { createLogger } from '../log.ts';
import { connectDatabase } from './database.ts';
import { type Cluster, openCluster } from './embedded/cluster.ts';
import { sql } from 'kysely';

/** A primary and a streaming replica of it, made from the packaged binaries. */
export interface ReplicatedCluster {
  primaryUrl: string;
  replicaUrl: string;
  /** The replica keeps receiving the log, but answers from its old data. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  stop(): Promise<void>;
}

const log = createLogger('silent');
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'replica',
  wal_keep_size: '256MB',
  max_connections: '60',
};

export interface ReplicatedOptions {
  /** Folder for the data; by default in memory where there is room. */
  folder?: string;
  /** Settings that extend or override those of tests. */
  settings?: Readonly<Record<string, string>>;
  /** Fills the primary before it is copied. */
  fill?: (primaryUrl: string) => Promise<void>;
}

export async function startReplicated({
  folder = scratchParent(),
  settings: further = {},
  fill,
}: ReplicatedOptions = {}): Promise<ReplicatedCluster> {
  const parent = mkdtempSync(join(folder, 'fairlot-replica-'));
  const [first, second] = [join(parent, 'primary'), join(parent, 'replica')];
  const options = { binFolder: process.env['POSTGRES_BIN'], log, transport: 'loopback' } as const;
  const settings = { ...SETTINGS, ...further };
  const primary = await openCluster(first, { ...options, settings });
  await fill?.(primary.url);
  appendFileSync(join(first, 'pg_hba.conf'), 'host replication all 127.0.0.1/32 scram-sha-256\n');
  await copyCluster(primary.url, first, second);
  copyFileSync(`${first}-password`, `${second}-password`);
  const { hostname, port: primaryPort, username, password } = new URL(primary.url);
  const conninfo = `host=${hostname} port=${primaryPort} user=${username} password=${password}`;
  const open = () => openCluster(second, { ...options, settings: { ...settings, primary_conninfo: conninfo } });
  let replica: Cluster | undefined = await open();
  // Clients keep their address while the replica comes back on another port.
  const relay = await openRelay(() => replica && Number(new URL(replica.url).port));
  const replicaUrl = Object.assign(new URL(replica.url), { port: String(relay.number) }).href;
  const onReplica = async (statement: string) => {
    const db = connectDatabase(replicaUrl, 1, log);
    await db.run(sql.raw(statement));
    await db.close();
  };
  return {
    primaryUrl: primary.url,
    replicaUrl,
    pauseReplay: () => onReplica('select pg_wal_replay_pause()'),
    resumeReplay: () => onReplica('select pg_wal_replay_resume()'),
    stopReplica: async () => {
      await replica?.stop();
      replica = undefined;
    },
    startReplica: async () => {
      replica = await open();
    },
    stop: async () => {
      relay.close();
      await replica?.stop();
      await primary.stop();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** Forwards connections to the current port; refuses them while there is none. */
async function openRelay(target: () => number | undefined): Promise<{ number: number; close(): void }> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const to = target();
    if (to === undefined) return void near.destroy();
    const far = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {}).on('close', () => (sockets.delete(one), other.destroy()));
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    number: typeof address === 'object' && address !== null ? address.port : 0,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** A base backup: the package has no pg_basebackup, so the files are copied between the start and stop of a backup. */
async function copyCluster(url: string, from: string, to: string): Promise<void> {
  const db = connectDatabase(url, 1, log);
  await db.run(sql`select pg_reload_conf()`);
  await db.transaction(async (tx) => {
    await tx.run(sql`select pg_backup_start('replica', true)`);
    const left = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal']);
    cpSync(from, to, { recursive: true, filter: (path) => !left.has(basename(path)) });
    mkdirSync(join(to, 'pg_wal'), { mode: 0o700 });
    const { label } = await tx.one(sql<{ label: string }>`select labelfile as label from pg_backup_stop(false)`);
    writeFileSync(join(to, 'backup_label'), label);
    writeFileSync(join(to, 'standby.signal'), '');
  });
  await db.close();
}
