import { randomUUID } from 'node:crypto';
import { auditBooks, createMember, createTestApp, type TestApp, type TestMember } from '@fairlot/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import type { OrderView } from './present.ts';
import { makeWebhook, type ProviderPayment, signBody, TestProvider, type Webhook } from './payments.testing.ts';

const provider = new TestProvider();
let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  await provider.start();
  app = await createTestApp({ config: { sandbox: provider.config } });
});
beforeEach(async () => {
  provider.onCreate = undefined;
  member = await createMember(app);
});
afterAll(async () => {
  await auditBooks(app);
  await app.close();
  await provider.stop();
});

interface Answer {
  success: boolean;
  value: OrderView;
  errorCode: string | null;
}

const balance = () => app.rooms.wallet.balance(member.memberId, 'VND');
async function deposit({ amount = '50000.00', method = 'sandbox', key = randomUUID() as string, who = member } = {}) {
  const response = await app.server.inject({ method: 'POST', url: '/wps/deposit', headers: { ...who.headers, 'idempotency-key': key }, payload: { method, amount } });
  return { status: response.statusCode, ...response.json<Answer>() };
}
async function readOrder(orderId: string, who = member) {
  return (await app.server.inject({ method: 'GET', url: `/wps/deposit/${orderId}`, headers: who.headers })).json<Answer>();
}
const statusOf = async (orderId: string) => (await readOrder(orderId)).value.status;
async function send({ body, headers }: Webhook): Promise<number> {
  return (await app.server.inject({ method: 'POST', url: '/wps/deposit/callback/sandbox', headers, payload: body })).statusCode;
}
async function opened(amount = '50000.00'): Promise<{ orderId: string; payment: ProviderPayment }> {
  const { value } = await deposit({ amount });
  return { orderId: value.orderId, payment: { ...provider.set(value.orderId, {}) } };
}
const reviewsOf = (paymentId: string) =>
  app.platform.db.rows(sql<{ reason: string; orderId: string | null }>`select reason, order_id as "orderId" from payments_reviews where payment_id = ${paymentId}`);
const eventCount = async () => (await app.platform.db.one(sql<{ count: bigint }>`select count(*) as count from payments_webhooks`)).count;
/** Lets the time come at which the order is looked at. */
async function makeDue(orderId: string, expired = false): Promise<void> {
  await app.platform.db.run(sql`
    update payments_orders set next_check_at = clock_timestamp(), expires_at = case when ${expired}::boolean then clock_timestamp() else expires_at end where id = ${orderId}::uuid`);
}

describe('opening a deposit', () => {
  it('lists the methods with their limits', async () => {
    const response = await app.server.inject({ method: 'GET', url: '/wps/deposit/methods', headers: member.headers });
    expect(response.json().value).toEqual([
      expect.objectContaining({ method: 'sandbox', name: 'Sandbox bank', currency: 'VND', min: '50000.00', max: '100000000.00' }),
    ]);
  });

  it('answers where to pay, and the order is the member\'s own', async () => {
    const { value } = await deposit({ amount: '50000' });
    expect(value).toMatchObject({ status: 'awaiting', amount: '50000.00', currency: 'VND', payUrl: provider.payments.get(value.orderId)?.payUrl, creditedAt: null });
    expect((await readOrder(value.orderId)).value).toEqual(value);
    expect((await readOrder(value.orderId, await createMember(app))).errorCode).toBe('not.found');
    expect((await readOrder('-'.repeat(36))).errorCode).toBe('not.found');
    expect(await balance()).toBe(0n);
  });

  it.each(['49999.99', '100000000.01', '0'])('refuses %s', async (amount) => {
    expect(await deposit({ amount })).toMatchObject({ status: 200, errorCode: 'limit.exceeded', value: { min: '50000.00', max: '100000000.00' } });
  });

  it.each(['50000.00', '100000000.00'])('takes %s', async (amount) => {
    expect((await deposit({ amount })).success).toBe(true);
  });

  it('refuses what is no amount, no method and a trial member', async () => {
    expect(await deposit({ amount: '-50000.00' })).toMatchObject({ status: 400, errorCode: 'request.invalid' });
    expect(await deposit({ amount: '050000' })).toMatchObject({ status: 400, value: { field: 'amount' } });
    expect(await deposit({ method: 'cheque' })).toMatchObject({ status: 404, errorCode: 'not.found' });
    expect(await deposit({ who: await createMember(app, { type: 4 }) })).toMatchObject({ status: 403, errorCode: 'permission.denied' });
  });

  it('refuses a member whose play is paused, and keeps no order', async () => {
    await app.platform.db.transaction((tx) => app.rooms.protection.disable(tx, member.memberId));
    expect(await deposit()).toMatchObject({ errorCode: 'protection.refused', value: { reason: 'disabled' } });
    expect(await app.platform.db.first(sql`select 1 from payments_orders where member_id = ${member.memberId}::bigint`)).toBeUndefined();
  });

  it('makes one order of 20 calls with the same key at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => deposit({ key })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ success: true });
    const { count } = await app.platform.db.one(sql<{ count: bigint }>`select count(*) as count from payments_orders where member_id = ${member.memberId}::bigint`);
    expect(count).toBe(1n);
  });

  it('answers a repeated key as the first time without the provider, and refuses another input', async () => {
    const key = randomUUID();
    const first = await deposit({ key });
    await send(makeWebhook(provider.set(first.value.orderId, { status: 'SUCCEEDED' })));
    const calls = provider.createCalls;
    expect(await deposit({ key })).toEqual(first);
    expect(provider.createCalls).toBe(calls);
    expect(await deposit({ key, amount: '60000.00' })).toMatchObject({ errorCode: 'idempotency.conflict' });
    expect((await deposit({ key, who: await createMember(app) })).value.orderId).not.toBe(first.value.orderId);
  });

  it('frees a key after 30 days', async () => {
    const key = randomUUID();
    const first = await deposit({ key });
    await app.platform.db.run(sql`update payments_orders set created_at = created_at - interval '31 days' where id = ${first.value.orderId}::uuid`);
    expect((await deposit({ key, amount: '70000.00' })).value.orderId).not.toBe(first.value.orderId);
  });

  it('credits once when the webhook is faster than the answer', async () => {
    provider.onCreate = async (payment) => {
      expect(await send(makeWebhook({ ...payment, status: 'SUCCEEDED' }))).toBe(200);
    };
    expect((await deposit()).value).toMatchObject({ status: 'succeeded', payUrl: null });
    expect(await balance()).toBe(5_000_000n);
  });
});

describe('webhooks', () => {
  it('credits a success once, however often it is delivered', async () => {
    const { orderId, payment } = await opened();
    const webhook = makeWebhook({ ...payment, status: 'SUCCEEDED' });
    expect(await Promise.all(Array.from({ length: 10 }, () => send(webhook)))).toEqual(Array.from({ length: 10 }, () => 200));
    // The same news under another event id.
    expect(await send(makeWebhook({ ...payment, status: 'SUCCEEDED' }))).toBe(200);
    expect(await balance()).toBe(5_000_000n);
    expect((await readOrder(orderId)).value).toMatchObject({ status: 'succeeded', payUrl: null, creditedAt: expect.any(Number) });
    const { list } = await app.rooms.wallet.movements(member.memberId, 'VND', { offset: 0, limit: 10 });
    expect(list).toEqual([expect.objectContaining({ kind: 'deposit', amountMinor: 5_000_000n, reference: orderId })]);
    const told = await app.platform.db.rows(sql<{ payload: unknown }>`
      select payload from platform_outbox where topic = 'deposit.credited' and member_id = ${member.memberId}::bigint`);
    expect(told).toEqual([{ payload: { orderId, amountMinor: '5000000' } }]);
  });

  it('does not trust a forged or outdated one, and stores nothing of it', async () => {
    const { orderId, payment } = await opened();
    const paid = { ...payment, status: 'SUCCEEDED' };
    const good = makeWebhook(paid);
    const before = await eventCount();
    const forgeries: Webhook[] = [
      makeWebhook(paid, { secret: 'guessed' }),
      makeWebhook(paid, { at: Date.now() - 6 * 60_000 }),
      makeWebhook(paid, { at: Date.now() + 6 * 60_000 }),
      { ...good, body: good.body.replace('50000.00', '90000.00') },
      { ...good, headers: { ...good.headers, 'webhook-id': randomUUID() } },
      { ...good, headers: { ...good.headers, 'webhook-signature': 'v1,AAAA' } },
      { body: good.body, headers: { 'content-type': 'application/json' } },
    ];
    for (const forgery of forgeries) expect(await send(forgery)).toBe(401);
    expect(await eventCount()).toBe(before);
    expect(await balance()).toBe(0n);
    expect(await statusOf(orderId)).toBe('awaiting');
    expect(await send({ ...good, headers: { ...good.headers, 'content-type': 'text/plain' } })).toBe(415);
    expect(await send(signBody(JSON.stringify({ filler: 'x'.repeat(70_000) })))).toBe(413);
  });

  it.each([
    ['amount-differs', { amount: '49999.99' }],
    ['amount-differs', { amount: '5e4' }],
    ['currency-differs', { currency: 'USD' }],
    ['other-payment', { paymentId: 'pay-of-nobody' }],
  ])('sends %s %o to a person', async (reason, changes) => {
    const { orderId, payment } = await opened();
    const webhook = makeWebhook({ ...payment, status: 'SUCCEEDED', ...changes });
    expect(await send(webhook)).toBe(200);
    expect(await send(webhook)).toBe(200);
    expect(await statusOf(orderId)).toBe('review');
    expect(await reviewsOf('paymentId' in changes ? changes.paymentId : payment.paymentId)).toEqual([{ reason, orderId }]);
    // Nothing that comes later credits it behind that person's back.
    await send(makeWebhook({ ...payment, status: 'SUCCEEDED' }));
    expect(await balance()).toBe(0n);
  });

  it('opens a case for an order that does not exist, for an unreadable event and for the payment of another order', async () => {
    const unknown = { paymentId: randomUUID(), merchantRef: randomUUID(), status: 'SUCCEEDED', amount: '50000.00', currency: 'VND' };
    expect(await send(makeWebhook(unknown))).toBe(200);
    expect(await reviewsOf(unknown.paymentId)).toEqual([{ reason: 'unknown-order', orderId: null }]);
    const eventId = randomUUID();
    expect(await send(signBody('{"half":', { eventId }))).toBe(200);
    expect(await reviewsOf(eventId)).toEqual([{ reason: 'unreadable-event', orderId: null }]);

    const paid = await opened();
    await send(makeWebhook({ ...paid.payment, status: 'SUCCEEDED' }));
    const other = await opened();
    await send(makeWebhook({ ...other.payment, paymentId: paid.payment.paymentId, status: 'SUCCEEDED' }));
    expect(await reviewsOf(paid.payment.paymentId)).toEqual([{ reason: 'other-payment', orderId: other.orderId }]);
    expect(await balance()).toBe(5_000_000n);
  });

  it('credits what is paid after the order has expired; a success after a failure is for a person', async () => {
    const late = await opened();
    await makeDue(late.orderId, true);
    await app.rooms.payments.checkOrders();
    expect(await statusOf(late.orderId)).toBe('expired');
    await send(makeWebhook({ ...late.payment, status: 'SUCCEEDED' }));
    expect(await statusOf(late.orderId)).toBe('succeeded');
    expect(await balance()).toBe(5_000_000n);

    const failed = await opened();
    await send(makeWebhook({ ...failed.payment, status: 'FAILED' }));
    expect(await statusOf(failed.orderId)).toBe('failed');
    await send(makeWebhook({ ...failed.payment, status: 'SUCCEEDED' }));
    expect(await statusOf(failed.orderId)).toBe('review');
    expect(await balance()).toBe(5_000_000n);
  });

  it('does not mind their order', async () => {
    const { orderId, payment } = await opened();
    for (const status of ['SUCCEEDED', 'PROCESSING', 'AWAITING_PLAYER']) await send(makeWebhook({ ...payment, status }));
    expect(await statusOf(orderId)).toBe('succeeded');
    expect(await balance()).toBe(5_000_000n);
  });

  it('changes nothing when a whole day is delivered again', async () => {
    const day: Webhook[] = [];
    for (const [index, statuses] of [['SUCCEEDED'], ['PROCESSING', 'SUCCEEDED'], ['FAILED'], ['PROCESSING'], ['SUCCEEDED', 'FAILED']].entries()) {
      const { payment } = await opened(`${50_000 + index}.00`);
      for (const status of statuses) day.push(makeWebhook({ ...payment, status }));
    }
    for (const webhook of day) await send(webhook);
    const state = () => app.platform.db.rows(sql`
      select o.id, o.status, o.credited_at, (select count(*) from payments_reviews) as reviews, (select count(*) from payments_webhooks) as events
        from payments_orders o where member_id = ${member.memberId}::bigint order by id`);
    const before = await state();
    expect(await balance()).toBe(5_000_000n + 5_000_100n + 5_000_400n);
    for (const webhook of [...day, ...day.toReversed()]) expect(await send(webhook)).toBe(200);
    expect(await state()).toEqual(before);
    expect(await balance()).toBe(5_000_000n + 5_000_100n + 5_000_400n);
  });

  it('works on a stored event that was left over by a crash', async () => {
    const { orderId, payment } = await opened();
    const { body, headers } = makeWebhook({ ...payment, status: 'SUCCEEDED' });
    await app.platform.db.run(sql`insert into payments_webhooks (provider, event_id, headers, body) values ('sandbox', ${headers['webhook-id']}, '{}', ${body})`);
    await app.rooms.payments.processWebhooks();
    expect(await statusOf(orderId)).toBe('succeeded');
    expect(await balance()).toBe(5_000_000n);
  });
});

describe('a provider that is away', () => {
  it('cannot pay an order that it has not named with the payment of another one', async () => {
    const paid = await opened();
    await send(makeWebhook({ ...paid.payment, status: 'SUCCEEDED' }));
    await provider.stop();
    await deposit();
    await provider.start();
    const { id } = await app.platform.db.one(sql<{ id: string }>`
      select id from payments_orders where member_id = ${member.memberId}::bigint and status = 'created'`);
    await send(makeWebhook({ ...paid.payment, merchantRef: id, status: 'SUCCEEDED' }));
    expect(await statusOf(id)).toBe('review');
    expect(await balance()).toBe(5_000_000n);
  });

  it('leaves the order open; the same key goes on with it', async () => {
    const key = randomUUID();
    await provider.stop();
    expect(await deposit({ key })).toMatchObject({ status: 200, errorCode: 'deposit.provider.unavailable' });
    const orders = () => app.platform.db.rows(sql<{ id: string; status: string }>`select id, status from payments_orders where member_id = ${member.memberId}::bigint`);
    const [order] = await orders();
    expect(order?.status).toBe('created');
    await provider.start();
    expect((await deposit({ key })).value).toMatchObject({ orderId: order?.id, status: 'awaiting' });
    expect(await orders()).toHaveLength(1);
  });

  it('credits once after its return, by status read or webhook, whichever comes first', async () => {
    const { orderId, payment } = await opened();
    await provider.stop();
    await makeDue(orderId);
    await app.rooms.payments.checkOrders();
    expect(await statusOf(orderId)).toBe('awaiting');
    await provider.start();
    provider.set(orderId, { status: 'SUCCEEDED' });
    await makeDue(orderId);
    await Promise.all([app.rooms.payments.checkOrders(), app.rooms.payments.checkOrders(), send(makeWebhook({ ...payment, status: 'SUCCEEDED' }))]);
    await makeDue(orderId);
    await app.rooms.payments.checkOrders();
    expect(await statusOf(orderId)).toBe('succeeded');
    expect(await balance()).toBe(5_000_000n);
  });

  it('is asked about an expired order too', async () => {
    const { orderId } = await opened();
    await makeDue(orderId, true);
    await app.rooms.payments.checkOrders();
    provider.set(orderId, { status: 'SUCCEEDED' });
    await makeDue(orderId);
    await app.rooms.payments.checkOrders();
    expect(await statusOf(orderId)).toBe('succeeded');
    expect(await balance()).toBe(5_000_000n);
  });

  it('is asked ever more slowly', async () => {
    const { orderId } = await opened();
    const waits: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      await makeDue(orderId);
      await app.rooms.payments.checkOrders();
      const { seconds } = await app.platform.db.one(sql<{ seconds: number }>`
        select extract(epoch from next_check_at - clock_timestamp())::float8 as seconds from payments_orders where id = ${orderId}::uuid`);
      waits.push(Math.ceil(seconds / 2) * 2);
    }
    expect(waits).toEqual([4, 8, 16, 32, 60, 60, 60]);
  });
});

describe('without a provider', () => {
  it('there is no method and a deposit says so', async () => {
    const bare = await createTestApp();
    const guest = await createMember(bare);
    expect((await bare.server.inject({ method: 'GET', url: '/wps/deposit/methods', headers: guest.headers })).json().value).toEqual([]);
    const headers = { ...guest.headers, 'idempotency-key': randomUUID() };
    const answer = await bare.server.inject({ method: 'POST', url: '/wps/deposit', headers, payload: { method: 'sandbox', amount: '50000.00' } });
    expect(answer.json()).toMatchObject({ success: false, errorCode: 'deposit.provider.unavailable' });
    await auditBooks(bare);
    await bare.close();
  });
});
