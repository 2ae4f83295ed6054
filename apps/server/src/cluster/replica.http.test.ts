import { auditBooks, callDesk, createMember, createOperator, createTestApp, type TestApp } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { connectDatabase, createReads, migrate, sql } from '../platform/db/index.ts';
import { startReplicated } from '../platform/db/replica.testing.ts';
import { createLogger } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { capitalAccount, memberAccount } from '../rooms/wallet/index.ts';
import { SCHEMA } from '../schema.ts';

const cluster = await startReplicated();
const empty = connectDatabase(cluster.primaryUrl, 1, createLogger('silent'));
await migrate(empty, SCHEMA);
await empty.close();
const open = () =>
  createTestApp({
    databaseUrl: cluster.primaryUrl,
    started: true,
    // So long that the tests of fresh reads never pass because of the lag alone.
    config: { databaseRead: { url: cluster.replicaUrl, maxLagMs: 3_600_000, answerMs: 10_000 } },
  });
const apps: [TestApp, TestApp] = [await open(), await open()];
const member = await createMember(apps[0], { balance: '1000000.00' });
const operator = await createOperator(apps[0]);
afterAll(async () => {
  await auditBooks(apps[0]);
  for (const app of apps) await app.close();
  await cluster.stop();
});

const stateOf = async (app: TestApp) => {
  const answer = await app.server.inject({ method: 'GET', url: '/readyz' });
  return [answer.statusCode, answer.json<{ replica?: string }>().replica];
};
const statesAre = async (state: 'up' | 'down') => {
  for (const app of apps) await expect.poll(() => stateOf(app), { timeout: 30_000 }).toEqual([200, state]);
};
/** Reads so far that went to the replica or to the primary. */
const readsOn = async (server: 'replica' | 'primary', app = apps[0]) => {
  const text = (await app.server.inject({ method: 'GET', url: '/metrics' })).body;
  return Number(new RegExp(`^fairlot_replica_reads_total\\{server="${server}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
};
let payments = 0;
const pay = () =>
  apps[0].platform.db.transaction((tx) =>
    apps[0].rooms.wallet.transfer(tx, {
      key: `test:replica:${++payments}`,
      debit: capitalAccount(member.asset),
      credit: memberAccount(member.memberId, member.asset),
      asset: member.asset,
      amountMinor: 100n,
      kind: 'adjust',
      reference: `payment ${payments}`,
    }),
  );
const newestPayment = async (app: TestApp) => {
  const answer = await app.server.inject({
    method: 'GET',
    url: '/wps/report/transactions',
    headers: { ...member.headers, moduleid: 'TRANSREC3' },
  });
  return answer.json<{ value: { list: { balanceAfter: string }[] } }>().value.list[0];
};
const payAndRead = async (app: TestApp) => {
  const before = await newestPayment(apps[0]);
  await pay();
  const after = await newestPayment(app);
  expect(after).not.toEqual(before);
};
const countOf = async (executor: Pick<TestApp['platform']['db'], 'value'>) =>
  Number(await executor.value(sql<bigint>`select count(*) from wallet_transfers`));

it('shows a member each new movement immediately, in both processes, mostly from the replica', async () => {
  await statesAre('up');
  const before = await readsOn('replica', apps[1]);
  for (let round = 0; round < 10; round++) await payAndRead(apps[round % 2]!);
  await newestPayment(apps[1]);
  await expect
    .poll(
      async () => {
        await newestPayment(apps[1]);
        return readsOn('replica', apps[1]);
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(before);
});

it('reads records and lists from the primary while the replica is behind, reports as of an earlier time', async () => {
  await cluster.pauseReplay();
  const before = await countOf(apps[0].platform.reads.recent);
  const onPrimary = await readsOn('primary');
  await payAndRead(apps[0]);
  await payAndRead(apps[1]);
  expect(await readsOn('primary')).toBeGreaterThan(onPrimary);
  const { userName } = await createMember(apps[0]);
  const list = await callDesk<{ list: { account: string }[] }>(apps[0], operator.headers, 'GET', '/members');
  expect(list.value.list.map(({ account }) => account)).toContain(userName);
  // Within the bound: the replica answers, and the report states its time.
  expect(await countOf(apps[0].platform.reads.recent)).toBe(before);
  const report = await callDesk<{ readAt: number }>(
    apps[0],
    operator.headers,
    'GET',
    '/reports/revenue?from=2026-01-01&to=2026-01-02',
  );
  expect(report.value.readAt).toBeLessThanOrEqual(Date.now() - 500);
  await cluster.resumeReplay();
  await expect
    .poll(() => countOf(apps[0].platform.reads.recent), { timeout: 20_000 })
    .toBe(await countOf(apps[0].platform.db));
});

it('reads reports from the primary once the lag is above its bound', async () => {
  const log = createLogger('silent');
  const { db } = apps[0].platform;
  const replica = connectDatabase(cluster.replicaUrl, 2, log);
  const reads = createReads(db, replica, { maxLagMs: 1500, answerMs: 10_000 }, log, createMetrics());
  await reads.start();
  await expect.poll(reads.state, { timeout: 20_000 }).toBe('up');
  await cluster.pauseReplay();
  await pay();
  await expect.poll(reads.state, { timeout: 20_000 }).toBe('behind');
  expect(await countOf(reads.recent)).toBe(await countOf(db));
  expect(await countOf(replica)).toBeLessThan(await countOf(db));
  await cluster.resumeReplay();
  await expect.poll(reads.state, { timeout: 20_000 }).toBe('up');
  await reads.stop();
});

it('continues with the primary while the replica is gone, and returns to it', async () => {
  const reading = Promise.all(Array.from({ length: 20 }, (_, n) => newestPayment(apps[n % 2]!)));
  await cluster.stopReplica();
  for (const row of await reading) expect(row).toBeDefined();
  await payAndRead(apps[0]);
  await statesAre('down');
  await payAndRead(apps[1]);
  await cluster.startReplica();
  await expect.poll(async () => (await stateOf(apps[0]))[1], { timeout: 30_000 }).toBe('up');
});

it('does not read from a server that is not a replica of its database', async () => {
  const log = createLogger('silent');
  const other = connectDatabase(cluster.primaryUrl, 1, log);
  const reads = createReads(apps[0].platform.db, other, { maxLagMs: 5000, answerMs: 10_000 }, log, createMetrics());
  await reads.start();
  expect(reads.state()).toBe('down');
  expect(await countOf(reads.recent)).toBeGreaterThan(0);
  await reads.stop();
});
