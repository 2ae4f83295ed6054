import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { freePort } from '@fairlot/testkit/free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProgram } from './find-program.testing.ts';

const program = findProgram('haproxy');
const FILE = fileURLToPath(new URL('../../../../deploy/haproxy/haproxy.cfg', import.meta.url));

describe.skipIf(program === undefined)('files behind HAProxy, during an upgrade', () => {
  const asked: string[] = [];
  const servers: Server[] = [];
  let proxy: ChildProcess;
  let origin: string;

  /** A process of a release that has only this file. */
  async function startRelease(file: string): Promise<string> {
    const server = createServer(({ url = '' }, response) => {
      if (url !== '/readyz') asked.push(url);
      response.writeHead(url === '/readyz' || url === file ? 200 : 404).end(url);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const statuses = async (path: string) => {
    asked.length = 0;
    const answers = await Promise.all(Array.from({ length: 6 }, () => fetch(origin + path)));
    return [...new Set(answers.map(({ status }) => status))];
  };

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const env = {
      ...process.env,
      FAIRLOT_APP_1: await startRelease('/assets/former.js'),
      FAIRLOT_APP_2: await startRelease('/backoffice/assets/next.js'),
      FAIRLOT_BIND: `127.0.0.1:${port}`,
    };
    proxy = spawn(program ?? '', ['-db', '-f', FILE], { env, stdio: 'ignore' });
  });
  afterAll(() => {
    proxy?.kill('SIGKILL');
    for (const server of servers) server.close().closeAllConnections();
  });

  it('come from the process that has them', async () => {
    const status = async () => (await fetch(`${origin}/assets/former.js`).catch(() => undefined))?.status;
    await expect.poll(status, { timeout: 20_000 }).toBe(200);
    expect(await statuses('/assets/former.js')).toEqual([200]);
    expect(await statuses('/backoffice/assets/next.js')).toEqual([200]);
  });

  it('are not found if no process has them, and nothing else is asked twice', async () => {
    expect(await statuses('/assets/unknown.js')).toEqual([404]);
    expect(await statuses('/wps/unknown')).toEqual([404]);
    expect(asked).toHaveLength(6);
  });

  it('are the only ones beside pages and calls: metrics and health reach no process', async () => {
    for (const path of ['/metrics', '/healthz', '/readyz']) expect(await statuses(path)).toEqual([404]);
    expect(asked).toEqual([]);
  });
});
