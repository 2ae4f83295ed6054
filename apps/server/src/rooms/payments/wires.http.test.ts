import { randomUUID } from 'node:crypto';
import { callSite, createMember, openTestApp, runJob, type TestMember } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { signFields } from './adapters/payos/signature.ts';
import type { OrderView } from './present.ts';
import { startProvider } from './provider-server.testing.ts';
import { payosEvent, type SignedEvent, stripeEvent, WireProvider } from './wires.testing.ts';

const provider = await startProvider(new WireProvider());
const app = await openTestApp({ config: { stripe: provider.stripe, payos: provider.payos } });
let member: TestMember;
beforeEach(async () => {
  member = await createMember(app);
  provider.codeAmount = undefined;
});

const call = (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) =>
  callSite<OrderView>(app, member.headers, method, `/wps/deposit${path}`, payload);
const deposit = (method: string, amount = '50000.00') => call('POST', '', { method, amount });
const orderOf = async (method: string) => (await deposit(method)).value;
const read = async (orderId: string) => (await call('GET', `/${orderId}`)).value;
const send = async (wire: string, { body, headers }: SignedEvent) =>
  (await app.server.inject({ method: 'POST', url: `/wps/deposit/callback/${wire}`, headers, payload: body }))
    .statusCode;
const balance = () => app.rooms.wallet.balance(member.memberId, 'VND');
const reasonsOf = async (orderId: string) =>
  (
    await app.platform.db.rows(sql<{ reason: string }>`
      select reason from payments_reviews where order_id = ${orderId}::uuid order by id`)
  ).map(({ reason }) => reason);
async function makeDue(orderId: string): Promise<void> {
  await app.platform.db.run(sql`
    update payments_orders set next_check_at = clock_timestamp() where id = ${orderId}::uuid`);
  await app.rooms.payments.checkOrders();
}

describe('the e-wallet with a time-stamped signature', () => {
  const intent = (orderId: string, status: string, changes: object = {}) => ({
    id: `pi_${orderId}`,
    amount: 50_000,
    currency: 'vnd',
    status,
    metadata: { order_id: orderId },
    ...changes,
  });

  it('credits whole units once, whatever is repeated, late, out of order or forged', async () => {
    const { orderId, payUrl, kind } = await orderOf('e-wallet');
    expect({ payUrl, kind }).toEqual({ payUrl: `${provider.config.url}/wallet`, kind: 'redirect' });
    const paid = intent(orderId, 'succeeded');
    const good = stripeEvent('payment_intent.succeeded', paid);
    for (const forged of [
      stripeEvent('payment_intent.succeeded', paid, { secret: 'guessed' }),
      stripeEvent('payment_intent.succeeded', paid, { at: Date.now() - 6 * 60_000 }),
      { ...good, body: good.body.replace('50000', '90000') },
      { ...good, headers: { 'content-type': 'application/json' } },
      { ...good, headers: { ...good.headers, 'stripe-signature': 't=1,v1=zz' } },
    ])
      expect(await send('stripe', forged)).toBe(401);
    expect(await balance()).toBe(0n);
    expect(await Promise.all(Array.from({ length: 5 }, () => send('stripe', good)))).toEqual(Array(5).fill(200));
    await send('stripe', stripeEvent('payment_intent.succeeded', paid));
    await send('stripe', stripeEvent('payment_intent.processing', intent(orderId, 'processing')));
    await send('stripe', stripeEvent('customer.created', { id: 'cus_1' }));
    expect(await balance()).toBe(5_000_000n);
    expect((await read(orderId)).status).toBe('succeeded');
    expect(await reasonsOf(orderId)).toEqual([]);
  });

  it('reverses a full refund once, and leaves a partial one, another amount or currency to review', async () => {
    const { orderId } = await orderOf('e-wallet');
    await send('stripe', stripeEvent('payment_intent.succeeded', intent(orderId, 'succeeded')));
    const refund = { payment_intent: `pi_${orderId}`, currency: 'vnd', metadata: { order_id: orderId } };
    await send('stripe', stripeEvent('charge.refunded', { ...refund, amount: 50_000, amount_refunded: 20_000 }));
    expect(await reasonsOf(orderId)).toEqual(['amount-differs']);
    const whole = { ...refund, amount: 50_000, amount_refunded: 50_000 };
    await send('stripe', stripeEvent('charge.refunded', whole));
    await send('stripe', stripeEvent('charge.refunded', whole));
    await send('stripe', stripeEvent('payment_intent.succeeded', intent(orderId, 'succeeded')));
    expect(await read(orderId)).toMatchObject({ status: 'reversed', creditedAt: null });
    expect(await balance()).toBe(0n);
    const foreign = [{ currency: 'thb' }, { currency: 'kwd', amount: 50_001 }, { currency: 'clp' }];
    for (const changes of [{ amount: 49_999 }, { amount: 'much' }, ...foreign]) {
      const other = await orderOf('e-wallet');
      await send('stripe', stripeEvent('payment_intent.succeeded', intent(other.orderId, 'succeeded', changes)));
      expect((await read(other.orderId)).status).toBe('review');
    }
    expect(await balance()).toBe(0n);
  });

  it('leaves a full refund to an operator once a part of it was settled', async () => {
    const { orderId } = await orderOf('e-wallet');
    await send('stripe', stripeEvent('payment_intent.succeeded', intent(orderId, 'succeeded')));
    const refund = { payment_intent: `pi_${orderId}`, currency: 'vnd', metadata: { order_id: orderId } };
    const refunded = (amount: number) =>
      send('stripe', stripeEvent('charge.refunded', { ...refund, amount: 50_000, amount_refunded: amount }));
    await refunded(20_000);
    const { id } = await app.platform.db.one(sql<{ id: bigint }>`
      select id from payments_reviews where order_id = ${orderId}::uuid`);
    // The operator takes the part with an adjustment and closes the case. A further part reopens it.
    await app.platform.db.transaction((tx) => app.rooms.payments.resolveReview(tx, id, 'reject'));
    await refunded(30_000);
    await refunded(50_000);
    expect(await reasonsOf(orderId)).toEqual(['amount-differs', 'reversed-after-part']);
    expect([await balance(), (await read(orderId)).status]).toEqual([5_000_000n, 'succeeded']);
  });

  it('queries the order if no event arrives; an unknown status is ignored until a known one arrives', async () => {
    const { orderId } = await orderOf('e-wallet');
    provider.intents.get(`pi_${orderId}`)!.status = 'on_hold';
    await makeDue(orderId);
    expect((await read(orderId)).status).toBe('unknown');
    provider.intents.get(`pi_${orderId}`)!.status = 'succeeded';
    await makeDue(orderId);
    expect((await read(orderId)).status).toBe('succeeded');
    expect(await balance()).toBe(5_000_000n);
  });

  it('rejects fractions of a unit that the protocol cannot express', async () => {
    expect(await deposit('e-wallet', '50000.50')).toMatchObject({ errorCode: 'request.invalid' });
  });
});

describe('codes with a signature of sorted fields', () => {
  const codeOf = (order: OrderView) => Number(order.transfer!.reference.slice(2));
  const transfer = (order: OrderView, changes: object = {}) => ({
    orderCode: codeOf(order),
    amount: 50_000,
    description: order.transfer!.reference,
    reference: `FT${codeOf(order)}`,
    currency: 'VND',
    code: '00',
    counterAccountName: null,
    ...changes,
  });

  it('signs fields sorted by name, with an empty text for null', () => {
    expect(signFields('key', { b: 2, a: 'x', c: null })).toBe(signFields('key', { c: undefined, a: 'x', b: '2' }));
    expect(signFields('key', { b: 2, a: 'x' })).toBe(
      'd06d67336364c7c0002a30f28e9bd0b4d86ae9fb1e6e309567b2b8d78958a38d',
    );
  });

  it('returns a code for exactly the amount with its account; one order at a time', async () => {
    const order = await orderOf('bank-qr');
    expect(order).toMatchObject({ kind: 'qr', payUrl: null, transfer: { account: `V3FL${codeOf(order)}` } });
    // payOS uses 123 to test our address.
    expect(codeOf(order)).toBeGreaterThan(123);
    expect(order.qr!.text).toContain('540550000');
    expect(order.qr!.expiresAt - order.createdAt).toBeCloseTo(30 * 60_000, -3);
    expect(await deposit('bank-qr')).toMatchObject({ errorCode: 'deposit.open', value: { orderId: order.orderId } });
    const methods = async (language: string) =>
      (await callSite<object[]>(app, { ...member.headers, language }, 'GET', '/wps/deposit/methods')).value;
    for (const [language, name] of [
      ['EN', 'Bank QR'],
      ['VI', 'Mã QR ngân hàng'],
    ] as const)
      expect(await methods(language)).toContainEqual(
        expect.objectContaining({ method: 'bank-qr', name, openOrder: order.orderId }),
      );
    expect(await call('DELETE', `/${order.orderId}`)).toMatchObject({ value: { status: 'cancelled', qr: null } });
    expect(provider.links.get(String(codeOf(order)))?.status).toBe('CANCELLED');
    provider.codeAmount = 5000;
    expect(await deposit('bank-qr')).toMatchObject({ errorCode: 'deposit.provider.unavailable' });
  });

  it('an order whose code was lost does not keep the member from another one', async () => {
    provider.codeAmount = 5000;
    await deposit('bank-qr');
    provider.codeAmount = undefined;
    const { id } = await app.platform.db.one(sql<{ id: string }>`
      update payments_orders set created_at = created_at - interval '6 seconds'
       where member_id = ${member.memberId}::bigint returning id`);
    await makeDue(id);
    expect(await read(id)).toMatchObject({ status: 'awaiting', qr: null });
    const methods = await callSite<object[]>(app, member.headers, 'GET', '/wps/deposit/methods');
    expect(methods.value).toContainEqual(expect.objectContaining({ method: 'bank-qr', openOrder: null }));
    expect((await deposit('bank-qr', '60000.00')).value).toMatchObject({ status: 'awaiting', amount: '60000.00' });
  });

  it('shows a code only for an order that can be paid, whichever of two calls with one key ends first', async () => {
    for (const slow of [1, 2]) {
      member = await createMember(app);
      const headers = { ...member.headers, 'idempotency-key': randomUUID() };
      const [reached, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      let calls = 0;
      // Called as the provider answers: the first call has the code, the second one is refused.
      provider.onAnswer = async (path) => {
        if (path !== '/v2/payment-requests') return;
        const call = ++calls;
        if (call === 2) reached.resolve();
        await (call === slow ? answered : reached).promise;
      };
      const twice = [0, 1].map(() =>
        callSite<OrderView>(app, headers, 'POST', '/wps/deposit', { method: 'bank-qr', amount: '50000.00' }),
      );
      await reached.promise;
      const faster = await Promise.race(twice);
      answered.resolve();
      const answers = await Promise.all(twice);
      provider.onAnswer = undefined;
      const stored = await app.platform.db.rows(sql<{ status: string; state: string }>`
        select o.status, d.state from payments_orders o join protection_deposits d on d.order_id = o.id
         where o.member_id = ${member.memberId}::bigint`);
      if (slow === 2) {
        expect(answers).toEqual([faster, faster]);
        expect(faster.value).toMatchObject({ status: 'awaiting' });
        expect(stored).toEqual([{ status: 'awaiting', state: 'open' }]);
      } else {
        expect(answers.map(({ errorCode }) => errorCode)).toEqual(Array(2).fill('deposit.provider.unavailable'));
        expect(stored).toEqual([{ status: 'failed', state: 'released' }]);
      }
    }
  });

  it('credits once; a second payment, another amount and money after a cancellation need review', async () => {
    const order = await orderOf('bank-qr');
    const paid = payosEvent(transfer(order));
    expect(await send('payos', payosEvent(transfer(order), 'guessed'))).toBe(401);
    expect(await send('payos', { ...paid, body: paid.body.replace('50000', '90000') })).toBe(401);
    for (let turn = 0; turn < 3; turn++) expect(await send('payos', paid)).toBe(200);
    expect(await balance()).toBe(5_000_000n);
    await send('payos', payosEvent(transfer(order, { reference: 'again' })));
    expect(await reasonsOf(order.orderId)).toEqual(['other-payment']);

    const less = await orderOf('bank-qr');
    await send('payos', payosEvent(transfer(less, { amount: 40_000 })));
    expect((await read(less.orderId)).status).toBe('review');
    const given = await orderOf('bank-qr');
    await call('DELETE', `/${given.orderId}`);
    await send('payos', payosEvent(transfer(given)));
    expect(await reasonsOf(given.orderId)).toEqual(['succeeded-after-cancel']);
    expect(await send('payos', payosEvent({ orderCode: 123, reference: 'trial', amount: 3000, code: '00' }))).toBe(200);
    expect(await balance()).toBe(5_000_000n);
  });

  it("from an account in another person's name need review", async () => {
    await app.platform.db.transaction((tx) =>
      app.rooms.verification.decide(tx, member.memberId, { name: 'Trần Thị Bích', decidedBy: null }),
    );
    const theirs = await orderOf('bank-qr');
    await send('payos', payosEvent(transfer(theirs, { counterAccountName: 'NGUYEN VAN AN' })));
    expect(await reasonsOf(theirs.orderId)).toEqual(['other-name']);
    expect([(await read(theirs.orderId)).status, await balance()]).toEqual(['review', 0n]);
    const own = await orderOf('bank-qr');
    await send('payos', payosEvent(transfer(own, { counterAccountName: 'TRAN THI BICH' })));
    expect([(await read(own.orderId)).status, await balance()]).toEqual(['succeeded', 5_000_000n]);
  });

  it('finds every payment by status reads', async () => {
    const order = await orderOf('bank-qr');
    const link = provider.links.get(String(codeOf(order)))!;
    link.status = 'PAID';
    // A state without its transfers credits nothing yet.
    await makeDue(order.orderId);
    expect((await read(order.orderId)).status).toBe('unknown');
    // The payer's text of the second one cannot be stored.
    link.transactions.push(transfer(order), transfer(order, { reference: 'once-more', description: 'half \ud83c\0' }));
    await makeDue(order.orderId);
    expect((await read(order.orderId)).status).toBe('succeeded');
    expect(await reasonsOf(order.orderId)).toEqual(['other-payment']);
    expect(await balance()).toBe(5_000_000n);
  });
});

it('queries every provider in a separate loop, so that an unresponsive one does not delay the others', async () => {
  const orders = [await orderOf('e-wallet'), await orderOf('bank-qr')];
  await app.platform.db.run(sql`
    update payments_orders set next_check_at = clock_timestamp()
     where id = any(${orders.map(({ orderId }) => orderId)}::uuid[])`);
  const asked: string[] = [];
  const stripe = Promise.withResolvers<void>();
  const stripeAsked = Promise.withResolvers<void>();
  provider.onCall = async (path) => {
    asked.push(path);
    if (!path.startsWith('/v1/')) return;
    stripeAsked.resolve();
    await stripe.promise;
  };
  const slow = runJob(app, 'deposit-checks:stripe');
  await stripeAsked.promise;
  await runJob(app, 'deposit-checks:payos');
  expect(asked.some((path) => path.startsWith('/v2/payment-requests/'))).toBe(true);
  stripe.resolve();
  await slow;
  provider.onCall = undefined;
});
