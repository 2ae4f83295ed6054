import { randomUUID } from 'node:crypto';
import { callSite, createMember, openTwoProcesses, type TestApp } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { makeWebhook, TestProvider } from './payments.testing.ts';
import { startProvider } from './provider-server.testing.ts';

const provider = await startProvider(new TestProvider());
const { apps, close } = await openTwoProcesses({ config: { sandbox: provider.config, databasePoolSize: 10 } });
afterAll(close);
const deposit = (app: TestApp, headers: Record<string, string>) =>
  callSite<{ orderId: string }>(app, headers, 'POST', '/wps/deposit', { method: 'sandbox', amount: '50000.00' });

it('opens one order for 20 calls with the same key at two servers', async () => {
  const headers = { ...(await createMember(apps[0])).headers, 'idempotency-key': randomUUID() };
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => deposit(apps[index % 2]!, headers)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ success: true, value: { status: 'awaiting' } });
});

it('credits each payment once when webhooks and status reads coincide at two servers', async () => {
  const member = await createMember(apps[0]);
  const orders = await Promise.all(
    Array.from({ length: 8 }, async () => (await deposit(apps[0], member.headers)).value.orderId),
  );
  const webhooks = orders.flatMap((orderId) => {
    const payment = provider.set(orderId, { status: 'SUCCEEDED' });
    const first = makeWebhook(payment);
    return [first, first, makeWebhook(payment)];
  });
  await apps[0].platform.db.run(sql`
    update payments_orders set next_check_at = clock_timestamp() where id = any(${orders}::uuid[])`);
  const send = async (app: TestApp, { body, headers }: (typeof webhooks)[number]) =>
    (await app.server.inject({ method: 'POST', url: '/wps/deposit/callback/sandbox', headers, payload: body }))
      .statusCode;
  const [codes] = await Promise.all([
    Promise.all(apps.flatMap((app) => webhooks.map((webhook) => send(app, webhook)))),
    ...apps.map((app) => app.rooms.payments.checkOrders()),
  ]);
  expect(new Set(codes)).toEqual(new Set([200]));
  for (const app of apps) await app.rooms.payments.processWebhooks();
  expect(await apps[1].rooms.wallet.balance(member.memberId, 'VND')).toBe(8n * 5_000_000n);
  const { list } = await apps[1].rooms.wallet.movements(member.memberId, 'VND', { offset: 0, limit: 100 });
  expect(list.map(({ reference }) => reference).toSorted()).toEqual(orders.toSorted());
  const { reported } = await apps[0].platform.db.one(sql<{ reported: bigint }>`
    select count(*) as reported from platform_outbox
      where topic = 'deposit.credited' and member_id = ${member.memberId}::bigint`);
  expect(reported).toBe(8n);
  const { waiting } = await apps[0].platform.db.one(sql<{ waiting: bigint }>`
    select count(*) as waiting from payments_webhooks where outcome is null`);
  expect(waiting).toBe(0n);
});
