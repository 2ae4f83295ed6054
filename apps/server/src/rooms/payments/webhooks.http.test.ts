import { randomUUID } from 'node:crypto';
import { createMember, type TestMember } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { makeWebhook, openPayments, signBody, type Webhook } from './payments.testing.ts';

let member: TestMember;
const { app, desk } = await openPayments(() => member);
beforeEach(async () => {
  member = await createMember(app);
});

const reviewsOf = (paymentId: string) =>
  app.platform.db.rows(
    sql<{
      reason: string;
      orderId: string | null;
    }>`select reason, order_id as "orderId" from payments_reviews where payment_id = ${paymentId}`,
  );
const eventCount = async () => app.platform.db.value(sql<bigint>`select count(*) as count from payments_webhooks`);

describe('webhooks', () => {
  it('credits a success once, however often it is delivered', async () => {
    const { orderId, payment } = await desk.opened();
    const webhook = makeWebhook({ ...payment, status: 'SUCCEEDED' });
    expect(await Promise.all(Array.from({ length: 10 }, () => desk.send(webhook)))).toEqual(
      Array.from({ length: 10 }, () => 200),
    );
    // The same report under another event id.
    expect(await desk.send(makeWebhook({ ...payment, status: 'SUCCEEDED' }))).toBe(200);
    expect(await desk.balance()).toBe(5_000_000n);
    expect((await desk.readOrder(orderId)).value).toMatchObject({
      status: 'succeeded',
      payUrl: null,
      creditedAt: expect.any(Number),
    });
    const { list } = await app.rooms.wallet.movements(member.memberId, 'VND', { offset: 0, limit: 10 });
    expect(list).toEqual([expect.objectContaining({ kind: 'deposit', amountMinor: 5_000_000n, reference: orderId })]);
    const reported = await app.platform.db.rows(sql<{ payload: unknown }>`
      select payload from platform_outbox where topic = 'deposit.credited' and member_id = ${member.memberId}::bigint`);
    expect(reported).toEqual([{ payload: { orderId, amountMinor: '5000000' } }]);
  });

  it('processes the expected report in one statement, and stores others first', async () => {
    const seen: string[] = [];
    const steps = ['payments_take_success', 'insert into payments_webhooks', 'update payments_webhooks'];
    const stop = app.platform.db.observe((text) => void seen.push(...steps.filter((step) => text.includes(step))));
    const { payment } = await desk.opened();
    await desk.send(makeWebhook({ ...payment, status: 'SUCCEEDED' }));
    expect(seen).toEqual(['payments_take_success']);
    const other = (await desk.opened()).payment;
    await desk.send(makeWebhook({ ...other, status: 'SUCCEEDED', amount: '1.00' }));
    expect(seen.slice(1)).toEqual(expect.arrayContaining(['payments_take_success', 'insert into payments_webhooks']));
    stop();
    expect(await desk.balance()).toBe(5_000_000n);
  });

  it('rejects a forged or outdated one, and stores nothing of it', async () => {
    const { orderId, payment } = await desk.opened();
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
    for (const forgery of forgeries) expect(await desk.send(forgery)).toBe(401);
    expect(await eventCount()).toBe(before);
    expect(await desk.balance()).toBe(0n);
    expect(await desk.statusOf(orderId)).toBe('awaiting');
    expect(await desk.send({ ...good, headers: { ...good.headers, 'content-type': 'text/plain' } })).toBe(415);
    expect(await desk.send(signBody(JSON.stringify({ filler: 'x'.repeat(70_000) })))).toBe(413);
  });

  it.each(['a NUL', 'an escaped NUL'])('stores one with %s for review, and processes it once', async (kind) => {
    const eventId = randomUUID();
    const body =
      kind === 'a NUL'
        ? JSON.stringify({ eventId, type: 'payment.updated', orderId: 'x' }).replace('x', '\0')
        : JSON.stringify({
            eventId,
            type: 'payment.updated',
            orderId: randomUUID(),
            paymentId: 'pay-\0',
            status: 'SUCCEEDED',
            amount: '50000.00',
            currency: 'VND',
            occurredAt: new Date().toISOString(),
          });
    expect(await desk.send(signBody(body, { eventId }))).toBe(200);
    const [stored] = await app.platform.db.rows(sql<{ outcome: string | null; attempts: number }>`
      select outcome, attempts from payments_webhooks where event_id = ${eventId}`);
    expect(stored).toEqual({ outcome: 'unreadable', attempts: 0 });
    expect(await reviewsOf(eventId)).toEqual([{ reason: 'unreadable-event', orderId: null }]);
  });

  it.each([
    ['amount-differs', { amount: '49999.99' }],
    ['amount-differs', { amount: '5e4' }],
    ['currency-differs', { currency: 'USD' }],
    ['other-payment', { paymentId: 'pay-of-nobody' }],
  ])('sends %s %o to review', async (reason, changes) => {
    const { orderId, payment } = await desk.opened();
    const webhook = makeWebhook({ ...payment, status: 'SUCCEEDED', ...changes });
    expect(await desk.send(webhook)).toBe(200);
    expect(await desk.send(webhook)).toBe(200);
    expect(await desk.statusOf(orderId)).toBe('review');
    expect(await reviewsOf('paymentId' in changes ? changes.paymentId : payment.paymentId)).toEqual([
      { reason, orderId },
    ]);
    // Later reports do not credit it while it is under review.
    await desk.send(makeWebhook({ ...payment, status: 'SUCCEEDED' }));
    expect(await desk.balance()).toBe(0n);
  });

  it("opens a case for an order that does not exist, an unreadable event, another order's payment", async () => {
    const unknown = {
      paymentId: randomUUID(),
      merchantRef: randomUUID(),
      status: 'SUCCEEDED',
      amount: '50000.00',
      currency: 'VND',
    };
    expect(await desk.send(makeWebhook(unknown))).toBe(200);
    expect(await reviewsOf(unknown.paymentId)).toEqual([{ reason: 'unknown-order', orderId: null }]);
    const eventId = randomUUID();
    expect(await desk.send(signBody('{"half":', { eventId }))).toBe(200);
    expect(await reviewsOf(eventId)).toEqual([{ reason: 'unreadable-event', orderId: null }]);

    const paid = await desk.opened();
    await desk.send(makeWebhook({ ...paid.payment, status: 'SUCCEEDED' }));
    const other = await desk.opened();
    await desk.send(makeWebhook({ ...other.payment, paymentId: paid.payment.paymentId, status: 'SUCCEEDED' }));
    expect(await reviewsOf(paid.payment.paymentId)).toEqual([{ reason: 'other-payment', orderId: other.orderId }]);
    expect(await desk.balance()).toBe(5_000_000n);
  });

  it('credits a payment after the order has expired; a success after a failure needs review', async () => {
    const reported = async (orderId: string) =>
      app.platform.db.values(sql<string>`
        select data->>'status' as status from platform_stream
         where name = 'deposit.changed' and data->>'orderId' = ${orderId} order by id`);
    const late = await desk.opened();
    await desk.makeDue(late.orderId, true);
    await app.rooms.payments.checkOrders();
    expect(await desk.statusOf(late.orderId)).toBe('expired');
    await desk.send(makeWebhook({ ...late.payment, status: 'SUCCEEDED' }));
    expect(await desk.statusOf(late.orderId)).toBe('succeeded');
    expect(await desk.balance()).toBe(5_000_000n);
    expect(await reported(late.orderId)).toEqual(['awaiting', 'expired', 'succeeded']);

    const failed = await desk.opened();
    await desk.send(makeWebhook({ ...failed.payment, status: 'FAILED' }));
    expect(await desk.statusOf(failed.orderId)).toBe('failed');
    await desk.send(makeWebhook({ ...failed.payment, status: 'SUCCEEDED' }));
    expect(await desk.statusOf(failed.orderId)).toBe('review');
    expect(await reported(failed.orderId)).toEqual(['awaiting', 'failed', 'review']);
    expect(await desk.balance()).toBe(5_000_000n);
  });

  it('does not depend on their order', async () => {
    const { orderId, payment } = await desk.opened();
    for (const status of ['SUCCEEDED', 'PROCESSING', 'AWAITING_PLAYER'])
      await desk.send(makeWebhook({ ...payment, status }));
    expect(await desk.statusOf(orderId)).toBe('succeeded');
    expect(await desk.balance()).toBe(5_000_000n);
  });

  it('changes nothing when a whole day is delivered again', async () => {
    const day: Webhook[] = [];
    for (const [index, statuses] of [
      ['SUCCEEDED'],
      ['PROCESSING', 'SUCCEEDED'],
      ['FAILED'],
      ['PROCESSING'],
      ['SUCCEEDED', 'FAILED'],
    ].entries()) {
      const { payment } = await desk.opened(`${50_000 + index}.00`);
      for (const status of statuses) day.push(makeWebhook({ ...payment, status }));
    }
    for (const webhook of day) await desk.send(webhook);
    const state = () =>
      app.platform.db.rows(sql`
      select o.id, o.status, o.credited_at, (select count(*) from payments_reviews) as reviews, (select count(*)
        from payments_webhooks) as events
        from payments_orders o where member_id = ${member.memberId}::bigint order by id`);
    const before = await state();
    expect(await desk.balance()).toBe(5_000_000n + 5_000_100n + 5_000_400n);
    for (const webhook of [...day, ...day.toReversed()]) expect(await desk.send(webhook)).toBe(200);
    expect(await state()).toEqual(before);
    expect(await desk.balance()).toBe(5_000_000n + 5_000_100n + 5_000_400n);
  });

  it('processes a stored event that was left over by a crash', async () => {
    const { orderId, payment } = await desk.opened();
    const { body, headers } = makeWebhook({ ...payment, status: 'SUCCEEDED' });
    await app.platform.db.run(sql`
      insert into payments_webhooks (provider, event_id, headers, body)
      values ('sandbox', ${headers['webhook-id']}, '{}', ${body})`);
    await app.rooms.payments.processWebhooks();
    expect(await desk.statusOf(orderId)).toBe('succeeded');
    expect(await desk.balance()).toBe(5_000_000n);
  });
});
