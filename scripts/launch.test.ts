import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fromRoot } from '../launcher/paths.mjs';

/** A small server in place of the product's: only the launcher itself is tested here. */
const serverCode = `
  import { createServer } from 'node:http';
  const server = createServer((request, response) => {
    if (request.url === '/die') process.exit(9);
    response.writeHead(request.url === '/readyz' ? 200 : 404).end();
  });
  if (process.env.LAUNCHED === '1') process.send({ print: 'Set up: here' });
  server.listen(Number(process.env.PORT), process.env.HOST);
  process.on('SIGTERM', () => process.exit(0));`;
const buildCode = `
  import { appendFileSync, mkdirSync } from 'node:fs';
  mkdirSync(new URL('../dist', import.meta.url), { recursive: true });
  appendFileSync(new URL('../dist/builds', import.meta.url), 'x');`;

let tree: string;
let port: number;
let output: string;
let launcher: ChildProcess;

beforeEach(async () => {
  tree = mkdtempSync(join(tmpdir(), 'fairlot-tree-'));
  for (const folder of ['apps/server/src', 'apps/web/scripts', 'apps/backoffice/scripts', 'packages'])
    mkdirSync(join(tree, folder), { recursive: true });
  for (const path of ['launcher', 'scripts', 'apps/sandbox', 'package.json', 'package-lock.json'])
    cpSync(fromRoot(path), join(tree, path), { recursive: true });
  symlinkSync(fromRoot('node_modules'), join(tree, 'node_modules'), 'junction');
  writeFileSync(join(tree, 'apps/server/src/main.ts'), serverCode);
  for (const app of ['web', 'backoffice']) writeFileSync(join(tree, 'apps', app, 'scripts/build.mjs'), buildCode);
  port = await findPortPair();
});
afterEach(async () => {
  launcher.kill('SIGKILL');
  await vi.waitFor(async () => expect([await answers(port), await answers(port + 1)]).toEqual([false, false]), {
    timeout: 60_000,
  });
  rmSync(tree, { recursive: true, force: true });
});

it('starts everything, prints the address, reveals no secret, and stops everything', async () => {
  await launch();
  expect(output).toContain(`Web app   http://127.0.0.1:${port}/m/home`);
  expect(output).toContain('demo01');
  await expect.poll(() => output).toMatch(/Ctrl-C stops everything\.\s+Set up: here\n/);
  await vi.waitFor(async () => expect(await answers(port + 1)).toBe(true), { timeout: 60_000 });
  const credentials: Record<string, string> = JSON.parse(
    readFileSync(join(tree, 'data/sandbox/credentials.json'), 'utf8'),
  );
  for (const secret of Object.values(credentials)) expect(output).not.toContain(secret);

  launcher.kill('SIGTERM');
  expect(await once(launcher, 'exit')).toEqual([0, null]);
  expect([await answers(port), await answers(port + 1)]).toEqual([false, false]);
});

it('stops everything and fails when the server exits', async () => {
  await launch();
  const exited = once(launcher, 'exit');
  await fetch(`http://127.0.0.1:${port}/die`).catch(() => undefined);
  expect(await exited).toEqual([1, null]);
  expect(output).toContain('The server ended (exit code 9).');
  expect(await answers(port + 1)).toBe(false);
});

it('builds the web app only when its sources have changed', async () => {
  await launchAndStop();
  await launchAndStop();
  expect(readFileSync(join(tree, 'apps/web/dist/builds'), 'utf8')).toBe('x');
  appendFileSync(join(tree, 'apps/web/scripts/build.mjs'), '\n// changed');
  await launchAndStop();
  expect(readFileSync(join(tree, 'apps/web/dist/builds'), 'utf8')).toBe('xx');
  expect(readFileSync(join(tree, 'apps/backoffice/dist/builds'), 'utf8')).toBe('x');
});

async function launch(): Promise<void> {
  output = '';
  const env = { ...process.env, PORT: String(port), npm_lifecycle_event: undefined };
  launcher = spawn(process.execPath, [join(tree, 'scripts/start.mjs')], {
    cwd: tree,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const add = (chunk: Buffer) => (output += chunk.toString('utf8'));
  launcher.stdout?.on('data', add);
  launcher.stderr?.on('data', add);
  await vi.waitFor(() => expect(output).toContain('Ctrl-C stops everything'), { timeout: 60_000 });
}

async function launchAndStop(): Promise<void> {
  await launch();
  launcher.kill('SIGINT');
  await once(launcher, 'exit');
}

/**
 * A free port such that the next one, the sandbox's, is free too. Neither is among those that systems give to other
 * programs.
 */
async function findPortPair(): Promise<number> {
  for (;;) {
    const first = await tryListen(randomInt(20_000, 31_998));
    if (first === undefined) continue;
    if ((await tryListen(first + 1)) !== undefined) return first;
  }
}

async function tryListen(wanted: number): Promise<number | undefined> {
  const server = createServer();
  try {
    server.listen(wanted, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch {
    // The port is taken: the caller tries another.
    return undefined;
  } finally {
    server.close();
  }
}

async function answers(at: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${at}/healthz`);
    return true;
  } catch {
    // Nothing is listening.
    return false;
  }
}
