import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@fairlot/testkit';

/** A PgBouncer in transaction mode in front of the run's cluster. */
export interface Pooler {
  /** The same database, through the pooler. */
  urlOf(directUrl: string): string;
  /** Ends it without warning its clients and starts another one on the same port. */
  replace(): Promise<void>;
  stop(): Promise<void>;
}

/** Fewer server connections than one process has clients, so that transactions of one client change connections. */
const SERVER_CONNECTIONS = 4;

/**
 * @param program path of PgBouncer
 * @param directUrl any database of the cluster
 */
export async function startPooler(program: string, directUrl: string): Promise<Pooler> {
  const socketFolder = new URL(directUrl).searchParams.get('host') ?? '';
  const { uid, gid } = statSync(socketFolder);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-pooler-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=/proc/self/cwd user=fairlot
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 300
`,
  );
  // Runs as the cluster's user: only that user may open its socket, and PgBouncer refuses to run as root.
  const start = () => spawn(program, ['-q', file], { cwd: socketFolder, uid, gid, stdio: 'ignore' });
  let child = start();
  async function end(): Promise<void> {
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
  await listens(port);
  return {
    urlOf: (url) => `postgres://fairlot@127.0.0.1:${port}${new URL(url).pathname}`,
    replace: async () => {
      await end();
      child = start();
      await listens(port);
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function listens(port: number): Promise<void> {
  for (let triesLeft = 200; triesLeft > 0; triesLeft--) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing listens on port ${port}`);
}
