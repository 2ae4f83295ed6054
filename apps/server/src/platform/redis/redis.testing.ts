import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { freePort } from '@fairlot/testkit';

/** A Redis server of a test. */
export interface RunningRedis {
  url: string;
  /** Ends it without warning. */
  kill(): Promise<void>;
  /** Starts it again, empty, on the same port. */
  restart(): Promise<void>;
  /** Keeps connections open without answering, until `wake`. */
  freeze(): void;
  wake(): void;
  empty(): Promise<void>;
  keys(): Promise<string[]>;
  stop(): Promise<void>;
}

/** @param program path of redis-server */
export async function startRedis(program: string): Promise<RunningRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-redis-'));
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const start = () => spawn(program, settings, { stdio: 'ignore' });
  let child: ChildProcess | undefined = start();
  await answers(url);

  async function kill(): Promise<void> {
    if (child === undefined) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    child = undefined;
  }
  async function ask<T>(work: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T> {
    const client = await createClient({ url }).connect();
    try {
      return await work(client as ReturnType<typeof createClient>);
    } finally {
      client.destroy();
    }
  }
  return {
    url,
    kill,
    restart: async () => {
      await kill();
      child = start();
      await answers(url);
    },
    freeze: () => void child?.kill('SIGSTOP'),
    wake: () => void child?.kill('SIGCONT'),
    empty: async () => void (await ask((client) => client.flushAll())),
    keys: () => ask((client) => client.keys('*')),
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<void> {
  for (let triesLeft = 200; triesLeft > 0; triesLeft--) {
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    client.on('error', () => {});
    try {
      await client.connect();
      client.destroy();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`no Redis answers at ${url}`);
}
