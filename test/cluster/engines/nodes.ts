import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../../../launcher/paths.mjs';
import { freePort } from '@fairlot/testkit/free-port';
import { parse } from 'yaml';
import { type Link, openLink } from '../links.ts';
import { type Place, replicatedOf } from '../place.ts';
import { descendantsOf, type Program, send } from '../processes.ts';
import { until } from '../wait.ts';

/** A PostgreSQL under Patroni. Its whole network passes through links that can be cut. */
export interface Node {
  readonly name: string;
  readonly patroni: Program;
  readonly dataFolder: string;
  /** Folder with a size limit that contains the data, if it has one. */
  readonly disk: string | undefined;
  /** Port of PostgreSQL for other machines; `ownPort` is the one on its own machine, which no cut closes. */
  readonly port: number;
  readonly ownPort: number;
  /** Port of Patroni for other machines. */
  readonly checkPort: number;
  /** The answer of its Patroni to other machines. */
  state(): Promise<NodeState>;
  /** Ends Patroni and PostgreSQL without warning. */
  kill(): Promise<void>;
  /** Suspends Patroni and PostgreSQL, or Patroni alone. */
  freeze(part: 'all' | 'patroni'): void;
  wake(): void;
  cut(): void;
  mend(): void;
  /** Ends both as a shutdown of the machine does. */
  stop(): Promise<void>;
}

export interface NodeState {
  state: string;
  role: string;
  timeline?: number;
  sync_standby?: boolean;
}

interface PatroniFile {
  restapi: { authentication: { username: string; password: string } } & Record<string, unknown>;
  bootstrap: { dcs: { postgresql: { parameters: Record<string, string> } } } & Record<string, unknown>;
  postgresql: { pg_hba: string[] } & Record<string, unknown>;
  [section: string]: unknown;
}

export interface NodeOptions {
  /** Path of a folder with a size limit for the data; by default an ordinary one below the cluster's folder. */
  disk?: string | undefined;
  /** Command that archives a segment; unset: nothing is archived. */
  archiveCommand?: string;
}

/** Starts a node with the file of deploy/, with addresses, passwords and sizes of one machine. */
export async function startNode(place: Place, name: string, etcdPort: number, options: NodeOptions): Promise<Node> {
  const [ownPort, port] = [await freePort(), await freePort()];
  const [ownCheckPort, checkPort, etcdLinkPort] = [await freePort(), await freePort(), await freePort()];
  const links = await Promise.all([
    openLink(port, ownPort),
    openLink(checkPort, ownCheckPort),
    openLink(etcdLinkPort, etcdPort),
  ]);
  place.onClose(() => links.forEach((link) => link.close()));
  const dataFolder = join(options.disk ?? place.makeFolder(name), 'data');
  const config = nodeConfig(place, {
    name,
    dataFolder,
    etcd: `127.0.0.1:${etcdLinkPort}`,
    own: `127.0.0.1:${ownPort}`,
    address: `127.0.0.1:${port}`,
    ownCheck: `127.0.0.1:${ownCheckPort}`,
    check: `127.0.0.1:${checkPort}`,
    archiveCommand: options.archiveCommand,
  });
  const file = place.write(`${name}.yml`, JSON.stringify(config, null, 2));
  const patroni = place.run({ name, command: [replicatedOf(place).patroni, file] });
  return {
    name,
    patroni,
    dataFolder,
    disk: options.disk,
    port,
    ownPort,
    checkPort,
    ...faultsOf(patroni, dataFolder, links),
    state: async () => {
      const answer = await fetch(`http://127.0.0.1:${checkPort}/patroni`, { signal: AbortSignal.timeout(2000) });
      return (await answer.json()) as NodeState;
    },
  };
}

function faultsOf(patroni: Program, dataFolder: string, links: Link[]) {
  const postmaster = () => {
    const [pid] = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
    return Number(pid);
  };
  const frozen = new Set<number>();
  return {
    kill: async () => {
      const pid = postmaster();
      await patroni.kill();
      const all = [pid, ...descendantsOf(pid)];
      for (const one of all) send(one, 'SIGKILL');
      await until('the killed PostgreSQL is gone', () => !isAlive(pid), 10_000);
    },
    freeze: (part: 'all' | 'patroni') => {
      const database = part === 'all' ? [postmaster(), ...descendantsOf(postmaster())] : [];
      for (const pid of [patroni.pid(), ...database]) {
        send(pid, 'SIGSTOP');
        frozen.add(pid);
      }
    },
    wake: () => {
      for (const pid of frozen) send(pid, 'SIGCONT');
      frozen.clear();
    },
    cut: () => links.forEach((link) => link.cut()),
    mend: () => links.forEach((link) => link.mend()),
    stop: async () => {
      await patroni.stop(30_000);
      // It leaves PostgreSQL running when it is paused or was killed.
      if (existsSync(join(dataFolder, 'postmaster.pid')) && isAlive(postmaster())) send(postmaster(), 'SIGQUIT');
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false; // no such process
  }
}

/** Path of the certificate that all nodes have. */
export const certificatePath = ({ folder }: Place) => join(folder, 'database.crt');
const keyPath = ({ folder }: Place) => join(folder, 'database.key');

/** Makes the certificate of the nodes, as docs/operations.md describes it. */
export function makeCertificate(place: Place): void {
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  const paths = ['-keyout', place.write('database.key', ''), '-out', place.write('database.crt', '')];
  const settings = ['-newkey', 'rsa:3072', '-noenc', '-days', '30', '-subj', '/CN=fairlot-database', '-addext', names];
  execFileSync('openssl', ['req', '-x509', ...settings, ...paths], { stdio: 'ignore' });
}

interface Addresses {
  name: string;
  dataFolder: string;
  etcd: string;
  own: string;
  address: string;
  ownCheck: string;
  check: string;
  archiveCommand: string | undefined;
}

function nodeConfig(place: Place, at: Addresses): PatroniFile {
  const { passwords, programs } = place;
  const file = parse(readFileSync(fromRoot('deploy/postgres/patroni.yml'), 'utf8')) as PatroniFile;
  const { dcs } = file.bootstrap;
  const archive =
    at.archiveCommand === undefined
      ? { archive_mode: 'off', archive_command: '' }
      : { archive_mode: 'on', archive_command: at.archiveCommand };
  const tls = { ssl_cert_file: certificatePath(place), ssl_key_file: keyPath(place) };
  Object.assign(dcs.postgresql.parameters, SMALL, archive, tls);
  return {
    ...file,
    name: at.name,
    // Without this, Patroni gets the real addresses from etcd and bypasses the proxy.
    etcd3: { hosts: at.etcd, use_proxies: true },
    restapi: {
      listen: at.ownCheck,
      connect_address: at.check,
      authentication: { ...file.restapi.authentication, password: passwords.superuser },
    },
    postgresql: {
      listen: at.own,
      connect_address: at.address,
      data_dir: at.dataFolder,
      bin_dir: programs.postgresBin,
      pgpass: `${at.dataFolder}.pgpass`,
      pg_hba: file.postgresql.pg_hba.map((line) => line.replace('10.0.0.0/24', '127.0.0.1/32')),
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replication },
      },
      create_replica_methods: ['basebackup'],
      basebackup: [{ checkpoint: 'fast' }],
      parameters: { unix_socket_directories: '' },
    },
    watchdog: { mode: 'off' },
  };
}

/** Three nodes share one machine. */
const SMALL = {
  max_connections: '100',
  wal_keep_size: '256MB',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  min_wal_size: '64MB',
  jit: 'off',
};
