import { randomUUID } from 'node:crypto';
import {
  auditBooksAndClose,
  callDesk,
  callSite,
  createMember,
  createOperator,
  createTestApp,
  type TestMember,
} from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { makeWebhook, openPayments } from './payments.testing.ts';

let member: TestMember;
const { app, provider, desk } = await openPayments(() => member);
beforeEach(async () => {
  provider.onCreate = undefined;
  member = await createMember(app);
});

describe('opening a deposit', () => {
  it('lists the methods with their limits', async () => {
    const { value } = await callSite(app, member.headers, 'GET', '/wps/deposit/methods');
    const terms = { currency: 'VND', min: '50000.00', max: '100000000.00', openOrder: null };
    expect(value).toEqual([
      expect.objectContaining({ ...terms, method: 'sandbox', kind: 'redirect', name: 'Sandbox bank', fee: '0.00' }),
      expect.objectContaining({ ...terms, method: 'bank-transfer', kind: 'transfer', fee: '0.00' }),
      expect.objectContaining({ ...terms, method: 'stablecoin', kind: 'address', fee: '10000.00' }),
    ]);
  });

  it('returns payment instructions, and the order belongs to the member', async () => {
    const { value } = await desk.deposit({ amount: '50000' });
    expect(value).toMatchObject({
      status: 'awaiting',
      amount: '50000.00',
      currency: 'VND',
      payUrl: provider.payments.get(value.orderId)?.payUrl,
      creditedAt: null,
    });
    expect((await desk.readOrder(value.orderId)).value).toEqual(value);
    expect((await desk.readOrder(value.orderId, await createMember(app))).errorCode).toBe('not.found');
    expect((await desk.readOrder('-'.repeat(36))).errorCode).toBe('not.found');
    expect(await desk.balance()).toBe(0n);
  });

  it.each(['49999.99', '100000000.01', '0'])('rejects %s', async (amount) => {
    expect(await desk.deposit({ amount })).toMatchObject({
      status: 200,
      errorCode: 'limit.exceeded',
      value: { min: '50000.00', max: '100000000.00' },
    });
  });

  it.each(['50000.00', '100000000.00'])('accepts %s', async (amount) => {
    expect((await desk.deposit({ amount })).success).toBe(true);
  });

  it('rejects an invalid amount or method and a trial member', async () => {
    expect(await desk.deposit({ amount: '-50000.00' })).toMatchObject({ status: 400, errorCode: 'request.invalid' });
    expect(await desk.deposit({ amount: '050000' })).toMatchObject({ status: 400, value: { field: 'amount' } });
    expect(await desk.deposit({ method: 'cheque' })).toMatchObject({ status: 404, errorCode: 'not.found' });
    expect(await desk.deposit({ who: await createMember(app, { type: 4 }) })).toMatchObject({
      status: 403,
      errorCode: 'permission.denied',
    });
  });

  it('refuses a member on a break, and stores no order', async () => {
    await app.platform.db.transaction((tx) => app.rooms.protection.disable(tx, member.memberId));
    expect(await desk.deposit()).toMatchObject({ errorCode: 'protection.refused', value: { reason: 'disabled' } });
    expect(
      await app.platform.db.first(sql`select 1 from payments_orders where member_id = ${member.memberId}::bigint`),
    ).toBeUndefined();
  });

  it('creates one order for 20 simultaneous calls with the same key', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.deposit({ key })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ success: true });
    const { count } = await app.platform.db.one(
      sql<{
        count: bigint;
      }>`select count(*) as count from payments_orders where member_id = ${member.memberId}::bigint`,
    );
    expect(count).toBe(1n);
  });

  it('repeats the first answer for a repeated key without the provider, and rejects another input', async () => {
    const key = randomUUID();
    const first = await desk.deposit({ key });
    await desk.send(makeWebhook(provider.set(first.value.orderId, { status: 'SUCCEEDED' })));
    const calls = provider.createCalls;
    expect(await desk.deposit({ key })).toEqual(first);
    expect(provider.createCalls).toBe(calls);
    expect(await desk.deposit({ key, amount: '60000.00' })).toMatchObject({ errorCode: 'idempotency.conflict' });
    expect((await desk.deposit({ key, who: await createMember(app) })).value.orderId).not.toBe(first.value.orderId);
  });

  it('frees a key after 30 days', async () => {
    const key = randomUUID();
    const first = await desk.deposit({ key });
    await app.platform.db.run(sql`
      update payments_orders set created_at = created_at - interval '31 days'
        where id = ${first.value.orderId}::uuid`);
    expect((await desk.deposit({ key, amount: '70000.00' })).value.orderId).not.toBe(first.value.orderId);
  });

  it('credits once when the webhook arrives before the answer', async () => {
    provider.onCreate = async (payment) => {
      expect(await desk.send(makeWebhook({ ...payment, status: 'SUCCEEDED' }))).toBe(200);
    };
    expect((await desk.deposit()).value).toMatchObject({ status: 'succeeded', payUrl: null });
    expect(await desk.balance()).toBe(5_000_000n);
  });
});

it("an order's current state is shown in conversations to its member and to staff who may read payments", async () => {
  await app.rooms.site.change('flags', { CBS3: true });
  const { payment } = await desk.opened();
  const { merchantRef: ref } = payment;
  const chat = (path: string, who = member, payload?: object) => {
    const headers = { ...who.headers, moduleid: 'CBS3' };
    return callSite(app, headers, payload ? 'POST' : 'GET', `/wps/chat/${path}`, payload);
  };
  const own = { kind: 'deposit', ref, amount: '50000.00', currency: 'VND' };
  expect((await chat('cards')).value).toMatchObject({ list: [{ ...own, status: 'awaiting', isOver: false }] });
  expect(await chat(`cards/deposit/${ref}`, await createMember(app))).toMatchObject({ errorCode: 'not.found' });
  const { conversationId } = (await chat('messages', member, { text: 'where is it?' })).value;
  const [support, admin] = [await createOperator(app, 'support'), await createOperator(app)];
  const path = `/chats/${conversationId}`;
  const body = { card: { kind: 'deposit', ref } };
  expect((await callDesk(app, support.headers, 'GET', `${path}/cards`)).value).toEqual({ list: [] });
  expect(await callDesk(app, support.headers, 'POST', `${path}/messages`, body)).toMatchObject({
    errorCode: 'not.found',
  });
  expect((await callDesk(app, admin.headers, 'POST', `${path}/messages`, body)).errorCode).toBeNull();

  const before = await app.platform.events.stream.newestId();
  await desk.send(makeWebhook({ ...payment, status: 'SUCCEEDED' }));
  const reported = await app.platform.db.rows(sql<{ data: object }>`
    select data from platform_stream where id > ${before}::bigint and name = 'deposit.changed'`);
  expect(reported).toEqual([{ data: { orderId: ref, status: 'succeeded' } }]);
  expect((await chat(`cards/deposit/${ref}`)).value).toMatchObject({ ...own, status: 'succeeded', isOver: true });
  // A card that was shown belongs to the conversation.
  expect((await callDesk(app, support.headers, 'GET', `${path}/cards/deposit/${ref}`)).value).toMatchObject({
    status: 'succeeded',
  });
});

describe('a provider that is away', () => {
  it('cannot pay an order that it has not named with the payment of another one', async () => {
    const paid = await desk.opened();
    await desk.send(makeWebhook({ ...paid.payment, status: 'SUCCEEDED' }));
    await provider.stop();
    await desk.deposit();
    await provider.start();
    const { id } = await app.platform.db.one(sql<{ id: string }>`
      select id from payments_orders where member_id = ${member.memberId}::bigint and status = 'created'`);
    await desk.send(makeWebhook({ ...paid.payment, merchantRef: id, status: 'SUCCEEDED' }));
    expect(await desk.statusOf(id)).toBe('review');
    expect(await desk.balance()).toBe(5_000_000n);
  });

  it('leaves the order open; the same key continues it', async () => {
    const key = randomUUID();
    await provider.stop();
    expect(await desk.deposit({ key })).toMatchObject({ status: 200, errorCode: 'deposit.provider.unavailable' });
    const orders = () =>
      app.platform.db.rows(
        sql<{
          id: string;
          status: string;
        }>`select id, status from payments_orders where member_id = ${member.memberId}::bigint`,
      );
    const [order] = await orders();
    expect(order?.status).toBe('created');
    await provider.start();
    expect((await desk.deposit({ key })).value).toMatchObject({ orderId: order?.id, status: 'awaiting' });
    expect(await orders()).toHaveLength(1);
  });

  it('credits once after its return, by status read or webhook, whichever is first', async () => {
    const { orderId, payment } = await desk.opened();
    await provider.stop();
    await desk.makeDue(orderId);
    await app.rooms.payments.checkOrders();
    expect(await desk.statusOf(orderId)).toBe('awaiting');
    await provider.start();
    provider.set(orderId, { status: 'SUCCEEDED' });
    await desk.makeDue(orderId);
    await Promise.all([
      app.rooms.payments.checkOrders(),
      app.rooms.payments.checkOrders(),
      desk.send(makeWebhook({ ...payment, status: 'SUCCEEDED' })),
    ]);
    await desk.makeDue(orderId);
    await app.rooms.payments.checkOrders();
    expect(await desk.statusOf(orderId)).toBe('succeeded');
    expect(await desk.balance()).toBe(5_000_000n);
  });

  it('is queried about expired orders as well', async () => {
    const { orderId } = await desk.opened();
    await desk.makeDue(orderId, true);
    await app.rooms.payments.checkOrders();
    provider.set(orderId, { status: 'SUCCEEDED' });
    await desk.makeDue(orderId);
    await app.rooms.payments.checkOrders();
    expect(await desk.statusOf(orderId)).toBe('succeeded');
    expect(await desk.balance()).toBe(5_000_000n);
  });

  it('is queried about an order that expired long ago until it answers once', async () => {
    const [paid, unpaid] = [await desk.opened(), await desk.opened()];
    const orders = [paid, unpaid].map(({ orderId }) => orderId);
    await app.platform.db.run(sql`
      update payments_orders set status = 'expired', created_at = created_at - interval '25 hours'
       where id = any(${orders}::uuid[])`);
    const check = async () => {
      for (const orderId of orders)
        await app.platform.db.run(sql`
          update payments_orders set next_check_at = clock_timestamp()
           where id = ${orderId}::uuid and next_check_at is not null`);
      await app.rooms.payments.checkOrders();
    };
    await provider.stop();
    await check();
    await provider.start();
    provider.set(paid.orderId, { status: 'SUCCEEDED' });
    await check();
    expect([await desk.statusOf(paid.orderId), await desk.statusOf(unpaid.orderId)]).toEqual(['succeeded', 'expired']);
    expect(await desk.balance()).toBe(5_000_000n);
    const { next } = await app.platform.db.one(sql<{ next: Date | null }>`
      select next_check_at as next from payments_orders where id = ${unpaid.orderId}::uuid`);
    expect(next).toBeNull();
  });

  it('is queried with increasing delays', async () => {
    const { orderId } = await desk.opened();
    const waits: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      await desk.makeDue(orderId);
      await app.rooms.payments.checkOrders();
      const { seconds } = await app.platform.db.one(sql<{ seconds: number }>`
        select extract(epoch from next_check_at - clock_timestamp())::float8 as seconds from payments_orders
          where id = ${orderId}::uuid`);
      waits.push(Math.ceil(seconds / 4) * 4);
    }
    expect(waits).toEqual([4, 8, 16, 32, 60, 60, 60]);
  });
});

describe('without a provider', () => {
  it('there is no method, and a deposit is refused for that reason', async () => {
    const bare = await createTestApp();
    const guest = await createMember(bare);
    const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
      callSite(bare, guest.headers, method, `/wps/deposit${path}`, payload);
    expect((await call('GET', '/methods')).value).toEqual([]);
    expect(await call('POST', '', { method: 'sandbox', amount: '50000.00' })).toMatchObject({
      success: false,
      errorCode: 'deposit.provider.unavailable',
    });
    await auditBooksAndClose(bare);
  });
});
