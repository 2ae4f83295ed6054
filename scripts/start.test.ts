import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fromRoot } from '../launcher/paths.mjs';

let folder: string;
let taken: Server;
let port: number;
let freePort: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairlot-start-'));
  const other = await listenApart();
  taken = await listen();
  freePort = portOf(other);
  port = portOf(taken);
  await close(other);
});
afterEach(async () => {
  await close(taken);
  rmSync(folder, { recursive: true, force: true });
});

it('stops at a taken port, names the variable and a free port, and writes nothing', () => {
  const { status, stderr } = start({ PORT: String(port), SANDBOX_PORT: 'off' });
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`^PORT: port ${port} on 127\\.0\\.0\\.1 is taken\\. A free one: PORT=\\d+\\n$`));
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

it('names SANDBOX_PORT when that port is taken', () => {
  const { status, stderr } = start({ PORT: String(freePort), SANDBOX_PORT: String(port) });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^SANDBOX_PORT: port \d+ on 127\.0\.0\.1 is taken\. A free one: SANDBOX_PORT=\d+\n$/);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

it('suggests a port that is free', async () => {
  const { stderr } = start({ PORT: String(port), SANDBOX_PORT: 'off' });
  const suggested = Number(/PORT=(\d+)/.exec(stderr)?.[1]);
  const server = await listen(suggested);
  expect(portOf(server)).toBe(suggested);
  await close(server);
});

it('rejects arguments, which it would otherwise ignore', () => {
  const { status, stderr } = start({ PORT: String(freePort), SANDBOX_PORT: 'off' }, '--port');
  expect(status).toBe(1);
  expect(stderr).toBe('npm start knows no argument "--port": set variables instead (example: PORT=4000 npm start)\n');
});

it.each([
  [{ PORT: 'http' }, /^PORT is "http", which is not a port/],
  [{ HOST: 'nowhere.invalid' }, /^HOST: cannot listen on "nowhere\.invalid"/],
])('stops at %o', (env, message) => {
  const { status, stderr } = start(env);
  expect(status).toBe(1);
  expect(stderr).toMatch(message);
});

function listen(wanted = 0): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => resolve(server));
  });
}

/** Listens at a port that systems give to no other program: it stays free once it is closed. */
async function listenApart(): Promise<Server> {
  for (;;) {
    try {
      return await listen(randomInt(20_000, 31_999));
    } catch {
      // The port is taken.
    }
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function start(env: Record<string, string>, ...args: string[]) {
  return spawnSync(process.execPath, [fromRoot('scripts', 'start.mjs'), ...args], {
    env: { ...process.env, DATA_DIR: join(folder, 'data'), ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });
}
