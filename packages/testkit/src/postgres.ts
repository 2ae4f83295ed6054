import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { chooseServerUser, findPostgresBin, makeRunnable } from './postgres-binaries.ts';
import type { ServerUser } from './postgres-binaries.ts';

export type TestPostgres = {
  /** Connection address of the database `postgres`, as superuser. */
  url: string;
  port: number;
  /** Stops the server and deletes its files, unless they are kept. */
  stop(): Promise<void>;
};

const startTimeoutMs = 60_000;
const stopTimeoutMs = 20_000;
const portTries = 5;

/**
 * Starts a real PostgreSQL on a free port, with an empty cluster in a temporary folder and the
 * durability of production (fsync and synchronous_commit on, 100 connections).
 * @param options `binFolder`: folder with `initdb` and `postgres`; found by itself when absent; `keepIn`: folder whose
 * cluster is used again, and stays for the next run
 * @throws {Error} when no server is found or it does not start; it never skips
 */
export async function startPostgres(options: { binFolder?: string; keepIn?: string } = {}): Promise<TestPostgres> {
  const user = await chooseServerUser();
  const { keepIn } = options;
  if (keepIn !== undefined) await mkdir(keepIn, { recursive: true });
  const folder = keepIn ?? (await mkdtemp(join(tmpdir(), 'fairlot-pg-')));
  const removeFolder = async () => {
    if (keepIn === undefined) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    // The server's own folders inside are closed to others; this one only leads to them.
    await chmod(folder, 0o755);
    if (user !== undefined) await chown(folder, user.uid, user.gid);
    const binFolder = await makeRunnable(options.binFolder ?? (await findPostgresBin()), folder, user);
    const isThere = existsSync(join(folder, 'data', 'PG_VERSION'));
    const password = isThere ? await readFile(join(folder, 'password'), 'utf8') : randomBytes(16).toString('hex');
    if (!isThere) await createCluster(binFolder, folder, password, user);
    const { server, port, url } = await startServer(binFolder, folder, password, user, keepIn !== undefined);
    const stop = async () => {
      await stopServer(server);
      await removeFolder();
    };
    return { url, port, stop };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

async function createCluster(binFolder: string, folder: string, password: string, user: ServerUser): Promise<void> {
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user !== undefined) await chown(passwordFile, user.uid, user.gid);
  // Only the creation skips fsync: the server that runs afterwards has it on.
  const args = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const initdb = spawn(join(binFolder, 'initdb'), [...args, '-E', 'UTF8', '--no-locale', '--no-sync'], {
    cwd: folder,
    ...user,
  });
  const output = collectOutput(initdb);
  const [code] = await once(initdb, 'close');
  if (code !== 0) throw new Error(`initdb failed:\n${output()}`);
}

async function startServer(binFolder: string, folder: string, password: string, user: ServerUser, isKept: boolean) {
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: process.platform === 'win32' ? '' : folder,
      max_connections: 100,
      fsync: 'on',
      synchronous_commit: 'on',
      timezone: 'UTC',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(join(binFolder, 'postgres'), ['-D', join(folder, 'data'), ...args], { cwd: folder, ...user });
    const output = collectOutput(server);
    // A test process that ends without stopping its server takes it along.
    const abandon = () => {
      server.kill('SIGQUIT');
      if (!isKept) removeAtExit(folder);
    };
    process.once('exit', abandon);
    server.once('close', () => process.off('exit', abandon));

    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    try {
      await waitUntilAnswering(url, server);
      return { server, port, url };
    } catch (error) {
      await stopServer(server);
      // Between finding the port and using it another process may have taken it.
      if (tries < portTries && output().includes('Address already in use')) continue;
      throw new Error(`PostgreSQL did not start:\n${output()}`, { cause: error });
    }
  }
}

async function waitUntilAnswering(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.query('SELECT 1');
      return;
    } catch (error) {
      if (server.exitCode !== null || server.signalCode !== null || Date.now() > deadline) throw error;
    } finally {
      await client.end();
    }
    await sleep(50);
  }
}

/** SIGINT is PostgreSQL's fast shutdown: open sessions are ended, committed data is kept. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const closed = once(server, 'close');
  server.kill('SIGINT');
  const timer = setTimeout(() => server.kill('SIGQUIT'), stopTimeoutMs);
  await closed;
  clearTimeout(timer);
}

/** The dying server may still write, so this tries for a second; an exit handler cannot wait otherwise. */
function removeAtExit(folder: string): void {
  for (let tries = 0; tries < 20 && existsSync(folder); tries += 1) {
    if (tries > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    // With `force` it also stays silent about a folder that filled up again meanwhile.
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Keeps the last 8 KB of what the process says, for the message of a failure. */
function collectOutput(child: ChildProcess): () => string {
  let text = '';
  const add = (chunk: Buffer) => {
    text = (text + chunk.toString('utf8')).slice(-8_192);
  };
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return () => text;
}
