import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Binaries, CHILD_ENV, chooseUser, findBinaries, type ServerUser } from './binaries.ts';
import { stopFormerServer } from './former-server.ts';
import { EmbeddedRefusal } from './refusal.ts';
import { choosePort, type Route, socketRoute } from './route.ts';

export interface ClusterOptions {
  /** Folder with `initdb` and `postgres`; defaults to the packaged ones. */
  binFolder: string | undefined;
  log: Logger;
  /** Settings that extend or override the defaults, with PostgreSQL's names. */
  settings?: Readonly<Record<string, string>>;
  /** Variables of the server's environment in addition to its own. */
  env?: Readonly<Record<string, string>>;
  /**
   * How clients connect: by a socket in the cluster's folder, or (on Windows, which lacks Unix sockets) by password on
   * loopback.
   */
  transport?: 'socket' | 'loopback';
}

export interface Cluster {
  /** Connection string of the database `fairlot`, with superuser rights. */
  url: string;
  stop(): Promise<void>;
}

const LINUX = process.platform === 'linux';
const LONGEST_PAUSE_MS = 10_000;
const STOP_MS = 20_000;

/** Settings for a durable and small server. `docs/operations.md` explains when to use an external server instead. */
const SETTINGS: Readonly<Record<string, string>> = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '64MB',
  maintenance_work_mem: '32MB',
  min_wal_size: '64MB',
  max_wal_size: '512MB',
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '2',
  timezone: 'UTC',
  // Statements contain personal data and secrets, and the product reports their errors itself.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_line_prefix: '',
};

/**
 * Runs PostgreSQL on a folder: creates the cluster on first use, restarts the server when it dies, and stops it when
 * this process ends for any reason. The caller makes sure that no second process opens the folder.
 * @throws EmbeddedRefusal when the folder belongs to another major version or PostgreSQL does not start
 */
export async function openCluster(folder: string, options: ClusterOptions): Promise<Cluster> {
  const { log, transport = process.platform === 'win32' ? 'loopback' : 'socket' } = options;
  const user = ownerOf(folder) ?? chooseUser();
  adopt(folder, user);
  const binaries = findBinaries(options.binFolder, user);
  const passwordPath = `${folder}-password`;
  if (!existsSync(join(folder, 'PG_VERSION')))
    await createCluster(folder, binaries, user, transport === 'loopback' ? passwordPath : undefined);
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== String(binaries.major))
    throw new EmbeddedRefusal(
      `${folder} was made by PostgreSQL ${version}, and this is PostgreSQL ${binaries.major}. Set POSTGRES_BIN to ` +
        `the bin folder of a PostgreSQL ${version}, or dump it there and restore it here (docs/operations.md).`,
    );
  const route: Route =
    transport === 'socket'
      ? socketRoute(folder)
      : { ...(await choosePort(readFileSync(passwordPath, 'utf8').trim())), close: () => {} };

  let isStopping = false;
  let server = await startServer();
  function startServer(): Promise<ChildProcess> {
    // By default version 18 starts three separate processes for reading.
    const own = binaries.major >= 18 ? { ...SETTINGS, io_method: 'sync' } : SETTINGS;
    const settings = { ...own, ...options.settings, ...route.settings };
    return launch(folder, binaries, user, { settings, env: options.env ?? {} }, onExit, log);
  }
  function onExit(): void {
    if (isStopping) return;
    log.error('the database stopped; restarting it');
    void restart();
  }
  async function restart(): Promise<void> {
    for (let pauseMs = 50; !isStopping; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        server = await startServer();
        return;
      } catch (error) {
        log.error({ err: error }, 'the database did not start; retrying');
        await sleep(pauseMs);
      }
    }
  }
  return {
    url: route.url,
    stop: async () => {
      isStopping = true;
      await stopServer(server);
      route.close();
    },
  };
}

/** When root starts a cluster that another user created, that user continues to run it. */
function ownerOf(folder: string): ServerUser {
  if (process.getuid?.() !== 0 || !existsSync(folder)) return undefined;
  const { uid, gid } = statSync(folder);
  return uid === 0 ? undefined : { uid, gid };
}

/** PostgreSQL refuses a backup that was copied without its owners and modes, so this restores them. */
function adopt(folder: string, user: ServerUser): void {
  if (!existsSync(folder)) return;
  chmodSync(folder, 0o700);
  if (user === undefined || statSync(folder).uid !== 0) return;
  const { status, stderr } = spawnSync('chown', ['-Rh', `${user.uid}:${user.gid}`, folder], { encoding: 'utf8' });
  if (status !== 0) throw new EmbeddedRefusal(`${folder} could not be handed to the database's user: ${stderr.trim()}`);
}

/**
 * The folder path to pass to PostgreSQL: an unprivileged user started by root may be unable to traverse the full path,
 * but it can use the working directory that it inherits.
 */
const seenAs = (folder: string, user: ServerUser): string => (LINUX && user !== undefined ? '/proc/self/cwd' : folder);

/**
 * Creates the cluster and its database next to the folder and then renames it, so that an incomplete cluster is never
 * used.
 */
async function createCluster(
  folder: string,
  binaries: Binaries,
  user: ServerUser,
  passwordPath: string | undefined,
): Promise<void> {
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  if (user !== undefined) chownSync(partial, user.uid, user.gid);
  // The built-in locale orders text by code point, so no system update can invalidate an index.
  const locale = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const path = seenAs(partial, user);
  await run('initdb', ['-D', path, '-U', 'fairlot', '-A', 'trust', ...locale, '--no-instructions']);
  const statements = ['create database fairlot'];
  if (passwordPath !== undefined) {
    const password = randomBytes(24).toString('hex');
    writeFileSync(passwordPath, password, { mode: 0o600 });
    statements.push(`alter role fairlot password '${password}'`);
    writeFileSync(join(partial, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
  }
  await run('postgres', ['--single', '-D', path, 'postgres'], `${statements.join('\n')}\n`);
  renameSync(partial, folder);

  async function run(program: string, args: string[], input = ''): Promise<void> {
    const child = spawn(join(binaries.folder, program), args, { cwd: partial, env: CHILD_ENV, ...user });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.stdin.end(input);
    const [code] = (await once(child, 'close')) as [number | null];
    const isGood = code === 0 && !/^(ERROR|FATAL|PANIC):/m.test(output);
    if (!isGood) throw new EmbeddedRefusal(`The database in ${folder} could not be created: ${reasonIn(output)}`);
  }
}

/**
 * Starts PostgreSQL and stops it when its standard input closes. A requested stop and the death of this process thus
 * end it in the same way.
 */
const UNTIL_INPUT_CLOSES = `exec 3<&0
"$@" </dev/null 3<&- &
server=$!
(read -r _ <&3; kill -INT $server) >/dev/null 2>&1 &
reader=$!
wait $server
status=$?
kill $reader
exit $status`;

/** @returns the running server once it accepts connections */
async function launch(
  folder: string,
  binaries: Binaries,
  user: ServerUser,
  { settings, env }: Required<Pick<ClusterOptions, 'settings' | 'env'>>,
  onExit: () => void,
  log: Logger,
): Promise<ChildProcess> {
  await stopFormerServer(folder);
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [join(binaries.folder, 'postgres'), '-D', seenAs(folder, user), ...args];
  const [program = '', ...rest] =
    process.platform === 'win32' ? command : ['/bin/sh', '-c', UNTIL_INPUT_CLOSES, 'sh', ...command];
  const server = spawn(program, rest, {
    cwd: folder,
    env: { ...env, ...CHILD_ENV },
    stdio: ['pipe', 'ignore', 'pipe'],
    // Uses a separate process group; otherwise Ctrl-C in a terminal would stop the database before the requests in
    // flight.
    detached: true,
    ...user,
  });
  let isReady = false;
  let last = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      last = (last + text).slice(-4096);
      log.debug({ database: text.trimEnd() }, 'database');
      if (isReady || !/ready to accept (read-only )?connections/.test(last)) return;
      isReady = true;
      resolve();
    });
    server.once('error', reject);
    server.once('exit', () => {
      if (isReady) onExit();
      else reject(new EmbeddedRefusal(`The database in ${folder} did not start: ${reasonIn(last)}`));
    });
  });
  return server;
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.stdin?.end();
  if (process.platform === 'win32') server.kill();
  const timer = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
  await exited;
  clearTimeout(timer);
}

/** PostgreSQL's reason for the failure: its last error line, or else its last line. */
function reasonIn(output: string): string {
  const lines = output.trim().split('\n');
  return lines.findLast((line) => /error|FATAL|PANIC/i.test(line)) ?? lines.at(-1) ?? 'no reason given';
}
