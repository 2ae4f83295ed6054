import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import {
  auditBooks,
  createDatabaseUrl,
  createMember,
  createTestApp,
  dropDatabase,
  freePort,
  TEST_SECRET_KEY,
  type TestApp,
  type TestMember,
} from '@fairlot/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../platform/db/index.ts';
import { findProgram } from './find-program.testing.ts';

const program = findProgram('haproxy');
const FILE = fileURLToPath(new URL('../../../../deploy/haproxy/haproxy.cfg', import.meta.url));
const PROCESS = fileURLToPath(new URL('app-process.testing.ts', import.meta.url));

describe.skipIf(program === undefined)('behind HAProxy with the file of deploy/', () => {
  let databaseUrl: string;
  let app: TestApp;
  let member: TestMember;
  let ports: number[];
  let origin: string;
  let proxy: ChildProcess;
  const processes: ChildProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'fairlot-haproxy-'));

  /** Starts a server process and waits until it is ready. */
  async function start(place: number): Promise<void> {
    const child = spawn(process.execPath, [PROCESS], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: String(ports[place]),
        DATA_DIR: folder,
        DATABASE_URL: databaseUrl,
        SECRET_KEY: TEST_SECRET_KEY,
        SEED: 'demo',
        SEED_GAMES: '60',
        LOG_LEVEL: 'error',
        DRAIN_SECONDS: '3',
        TRUST_PROXY: '127.0.0.1/32',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    processes[place] = child;
    await expect.poll(() => statusOf(`http://127.0.0.1:${ports[place]}/readyz`), { timeout: 80_000 }).toBe(200);
  }
  async function stop(place: number): Promise<void> {
    const child = processes[place]!;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  }
  /** The processes that the balancer sends calls to. */
  const usedServers = async () => {
    const socket = connect(join(folder, 'admin.sock'));
    socket.on('error', () => {});
    socket.end('show stat\n');
    const lines = (await text(socket).catch(() => '')).split('\n').map((line) => line.split(','));
    return lines
      .filter(([proxyName, , ...cells]) => proxyName === 'processes' && cells.includes('UP'))
      .flatMap(([, name = '']) => (name.startsWith('app') ? [name] : []));
  };
  const statusOf = async (url: string) =>
    fetch(url).then(
      ({ status }) => status,
      () => 0,
    );

  beforeAll(async () => {
    databaseUrl = await createDatabaseUrl({ seed: 'demo', seedGames: 60 });
    app = await createTestApp({ databaseUrl, seed: 'demo' });
    member = await createMember(app, { balance: '1000000.00' });
    ports = [await freePort(), await freePort(), await freePort()];
    origin = `http://127.0.0.1:${ports[2]}`;
  });
  afterAll(async () => {
    proxy?.kill('SIGKILL');
    for (const child of processes) child.kill('SIGKILL');
    await auditBooks(app);
    await app.close();
    await dropDatabase(databaseUrl);
    rmSync(folder, { recursive: true, force: true });
  });

  it('restarts one process after the other under load without a failed call', async () => {
    const env = {
      ...process.env,
      FAIRLOT_APP_1: `127.0.0.1:${ports[0]}`,
      FAIRLOT_APP_2: `127.0.0.1:${ports[1]}`,
      FAIRLOT_BIND: `127.0.0.1:${ports[2]}`,
      FAIRLOT_ADMIN: join(folder, 'admin.sock'),
    };
    const checked = spawnSync(program ?? '', ['-c', '-f', FILE], { env, encoding: 'utf8' });
    expect(checked.status, checked.stderr).toBe(0);
    await Promise.all([start(0), start(1)]);
    proxy = spawn(program ?? '', ['-db', '-f', FILE], { env, stdio: 'ignore' });
    await expect.poll(usedServers, { timeout: 30_000 }).toEqual(['app1', 'app2']);
    expect(await statusOf(`${origin}/wps/whitelabel/settings`)).toBe(200);
    expect(await statusOf(`${origin}/metrics`)).toBe(404);

    const failed: unknown[] = [];
    const rounds: string[] = [];
    let calls = 0;
    let isOver = false;
    const read = async () => {
      const status = await statusOf(`${origin}/wps/whitelabel/settings`);
      calls += 1;
      if (status !== 200) failed.push(status);
    };
    const bet = async () => {
      const answer = await fetch(`${origin}/lgw/originals/dice/rounds`, {
        method: 'POST',
        headers: { ...member.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ stake: '1000.00', choices: { over: true, target: '50.50' } }),
      });
      const { success, value } = (await answer.json()) as { success: boolean; value: { roundId: string } };
      calls += 1;
      if (success) rounds.push(value.roundId);
      else failed.push(answer.status);
    };
    const repeat = async (call: () => Promise<void>, pauseMs: number) => {
      while (!isOver) {
        await call().catch((error: unknown) => failed.push(error));
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    };
    const load = [repeat(bet, 200), repeat(bet, 200), ...Array.from({ length: 8 }, () => repeat(read, 20))];
    for (const place of [0, 1]) {
      await stop(place);
      await start(place);
      await expect.poll(usedServers, { timeout: 30_000 }).toEqual(['app1', 'app2']);
    }
    isOver = true;
    await Promise.all(load);
    expect(failed).toEqual([]);
    expect(calls).toBeGreaterThan(100);
    const { stored } = await app.platform.db.one(sql<{ stored: bigint }>`
      select count(*) as stored from originals_rounds where member_id = ${member.memberId}::bigint`);
    expect([Number(stored), new Set(rounds).size]).toEqual([rounds.length, rounds.length]);
  }, 240_000);
});
