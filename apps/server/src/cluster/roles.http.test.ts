import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createMember, createTestApp, dropDatabase, shareDatabase, type TestApp } from '@fairlot/testkit';
import { sql } from '../platform/db/index.ts';
import { playDice } from './dice.testing.ts';
import { expect, it } from 'vitest';

/** Longer than delivery needs where a process delivers. */
const LONG_MS = 700;

const open = await shareDatabase({ seed: 'demo', config: { drainSeconds: 1 } });
const web = await open({ role: 'web' });
const jobs = await open({ role: 'jobs' });
await web.start();
const member = await createMember(web, { balance: '1000000.00' });

const status = async (app: TestApp, url: string) => (await app.server.inject({ method: 'GET', url })).statusCode;
const recorded = async () =>
  web.platform.db.value(sql<bigint>`select count(*) from records_bets where member_id = ${member.memberId}::bigint`);

it('takes bets in a web process and leaves their events to a jobs process', async () => {
  expect((await playDice(web, member)).success).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, LONG_MS));
  expect(await recorded()).toBe(0n);
  await jobs.start();
  await expect.poll(recorded, { timeout: 30_000 }).toBe(1n);
  expect((await playDice(web, member)).success).toBe(true);
  await expect.poll(recorded, { timeout: 30_000 }).toBe(2n);
});

it('answers only the addresses of monitoring in a jobs process', async () => {
  for (const url of ['/healthz', '/readyz', '/metrics']) expect(await status(jobs, url), url).toBe(200);
  for (const url of ['/', '/wps/whitelabel/settings', '/openapi.json']) expect(await status(jobs, url), url).toBe(404);
  expect(await status(web, '/wps/whitelabel/settings')).toBe(200);
});

it('keeps answering calls while it drains, and ends its streams only when it closes', async () => {
  const draining = await open({ role: 'web' });
  await draining.start();
  const origin = await draining.listen();
  expect(await status(draining, '/readyz')).toBe(200);
  const [stream] = (await once(get(`${origin}/lgw/events`), 'response')) as [IncomingMessage];
  let received = '';
  stream.on('data', (chunk: Buffer) => (received += chunk.toString()));
  const drained = draining.drain();
  expect(await status(draining, '/readyz')).toBe(503);
  expect(await status(draining, '/healthz')).toBe(200);
  const answer = await draining.server.inject({ method: 'GET', url: '/wps/whitelabel/settings' });
  expect([answer.statusCode, answer.headers['connection']]).toEqual([200, 'close']);
  expect(stream.readableEnded).toBe(false);
  await drained;
  const ended = once(stream, 'end');
  await draining.close();
  await ended;
  // The client of a stopped process reconnects elsewhere within two seconds.
  expect(Number(/retry: (\d+)\n\n$/.exec(received)?.[1])).toBeLessThanOrEqual(2000);
  await expect(fetch(origin)).rejects.toThrow();
});

it('is not ready without its database', async () => {
  const lost = await createTestApp({ started: true });
  expect(await status(lost, '/readyz')).toBe(200);
  await dropDatabase(lost.databaseUrl);
  expect(await status(lost, '/readyz')).toBe(503);
  expect(await status(lost, '/healthz')).toBe(200);
  // Its jobs would go on asking for the database.
  await lost.close().catch(() => undefined);
});
