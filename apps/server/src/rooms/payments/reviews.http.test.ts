import { randomUUID } from 'node:crypto';
import { auditBooks, createMember, type TestMember } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { closeMember } from '../people/index.ts';
import { makeWebhook, openPayments, type ProviderPayment } from './payments.testing.ts';
import { matchReview, REVIEW_COLUMNS, REVIEW_TABLES, type ReviewCase, type ReviewDecision } from './reviews.ts';

let member: TestMember;
const { app, desk } = await openPayments(() => member);
beforeEach(async () => {
  member = await createMember(app);
});

const resolve = (id: bigint, decision: ReviewDecision) =>
  app.platform.db.transaction((tx) => app.rooms.payments.resolveReview(tx, id, decision));
const openCases = () =>
  app.platform.db.rows(sql<ReviewCase>`
    select ${REVIEW_COLUMNS} from ${REVIEW_TABLES} where r.resolved_at is null order by r.id`);
const caseOf = async (paymentId: string) => {
  const found = (await openCases()).find((review) => review.paymentId === paymentId);
  if (found === undefined) throw new Error(`no open case of ${paymentId}`);
  return found;
};
const report = (payment: ProviderPayment, change: Partial<ProviderPayment> = {}) =>
  desk.send(makeWebhook({ ...payment, status: 'SUCCEEDED', ...change }));

/** Money that arrived for an order, as the provider names it only then. */
const paymentOf = (merchantRef: string): ProviderPayment => ({
  paymentId: `tx-${randomUUID()}`,
  merchantRef,
  status: 'SUCCEEDED',
  amount: '50000.00',
  currency: 'VND',
  payUrl: '',
});
const casesOf = async (orderId: string) =>
  (await openCases()).flatMap((one) => (one.orderId === orderId ? [[one.reason, one.reportedMinor]] : []));

describe('crediting a case', () => {
  it('books the amount that the provider reported, notifies the member, and keeps the books balanced', async () => {
    const { orderId, payment } = await desk.opened();
    await report(payment, { amount: '40000.00' });
    expect(await desk.statusOf(orderId)).toBe('review');
    const { before, after } = await resolve((await caseOf(payment.paymentId)).id, 'credit');
    expect(before).toMatchObject({
      reason: 'amount-differs',
      orderStatus: 'review',
      reportedMinor: 4_000_000n,
      orderAmountMinor: 5_000_000n,
    });
    expect(after).toMatchObject({ resolution: 'credit', orderStatus: 'succeeded' });
    expect(await desk.balance()).toBe(4_000_000n);
    expect((await desk.readOrder(orderId)).value).toMatchObject({
      status: 'succeeded',
      amount: '40000.00',
      creditedAt: expect.any(Number),
    });
    // The provider repeats the report: nothing more is booked.
    await report(payment, { amount: '40000.00' });
    expect(await desk.balance()).toBe(4_000_000n);
    await expect(caseOf(payment.paymentId)).rejects.toThrow('no open case');
    await auditBooks(app);
  });

  it('books an amount that is not above the fee without a fee, which the order no longer shows', async () => {
    const { orderId } = (await desk.deposit({ method: 'stablecoin' })).value;
    const payment = { ...paymentOf(orderId), amount: '8000.00' };
    await report(payment);
    await resolve((await caseOf(payment.paymentId)).id, 'credit');
    expect(await desk.balance()).toBe(800_000n);
    expect((await desk.readOrder(orderId)).value).toMatchObject({ amount: '8000.00', fee: '0.00' });
    await report(payment, { status: 'REVERSED' });
    expect(await desk.balance()).toBe(0n);
    await auditBooks(app);
  });

  it('books a success after a failure', async () => {
    const { payment } = await desk.opened();
    await desk.send(makeWebhook({ ...payment, status: 'FAILED' }));
    await report(payment);
    await resolve((await caseOf(payment.paymentId)).id, 'credit');
    expect(await desk.balance()).toBe(5_000_000n);
    await auditBooks(app);
  });

  it('for a second payment of a paid order creates an additional order, once', async () => {
    const { orderId, payment } = await desk.opened();
    await report(payment);
    const second = { ...payment, paymentId: `${payment.paymentId}-second` };
    await report(second, { amount: '30000.00' });
    await resolve((await caseOf(second.paymentId)).id, 'credit');
    expect(await desk.balance()).toBe(8_000_000n);
    expect(await desk.statusOf(orderId)).toBe('succeeded');
    await report(second, { amount: '30000.00' });
    await expect(caseOf(second.paymentId)).rejects.toThrow('no open case');
    expect(await desk.balance()).toBe(8_000_000n);
    await report(second, { amount: '30000.00', status: 'REVERSED' });
    expect(await desk.balance()).toBe(5_000_000n);
    expect(await desk.statusOf(orderId)).toBe('succeeded');
    await auditBooks(app);
  });

  it('is rejected for another currency, a failed payment, a missing order, and a closed case', async () => {
    const foreign = await desk.opened();
    await report(foreign.payment, { currency: 'THB' });
    const waiting = await desk.opened();
    await report(waiting.payment, { status: 'PROCESSING', amount: '40000.00' });
    const unknown = { ...(await desk.opened()).payment, merchantRef: 'nobody', paymentId: 'pay-unknown' };
    await report(unknown);
    for (const { paymentId } of [foreign.payment, waiting.payment, unknown]) {
      await expect(resolve((await caseOf(paymentId)).id, 'credit'), paymentId).rejects.toThrow('review.not.creditable');
    }
    expect(await desk.balance()).toBe(0n);
    const { id } = await caseOf(unknown.paymentId);
    await resolve(id, 'reject');
    await expect(resolve(id, 'credit')).rejects.toThrow('review.resolved');
    await expect(resolve(999_999n, 'reject')).rejects.toThrow('not.found');
    await auditBooks(app);
  });
});

describe('an order in review', () => {
  const credit = async (paymentId: string) => resolve((await caseOf(paymentId)).id, 'credit');

  it('whose payment was announced with another amount is creditable once the money arrives', async () => {
    const { orderId } = (await desk.deposit({ method: 'stablecoin' })).value;
    const payment = { ...paymentOf(orderId), amount: '40000.00' };
    await report(payment, { status: 'PROCESSING' });
    expect(await caseOf(payment.paymentId)).toMatchObject({ reason: 'amount-differs', reportedState: 'processing' });
    await report(payment, { amount: '41000.00' });
    // An outdated report changes nothing.
    await report(payment, { status: 'PROCESSING' });
    expect(await caseOf(payment.paymentId)).toMatchObject({
      reason: 'amount-differs',
      reportedState: 'succeeded',
      reportedMinor: 4_100_000n,
    });
    await credit(payment.paymentId);
    // Less the fee of 10000.00.
    expect([await desk.statusOf(orderId), await desk.balance()]).toEqual(['succeeded', 3_100_000n]);
    await report(payment, { amount: '41000.00' });
    await expect(caseOf(payment.paymentId)).rejects.toThrow('no open case');
  });

  it.each([
    ['first', 0, 1],
    ['second', 1, 0],
  ])('has a case for each payment, and the %s can be credited before the other', async (_, first, second) => {
    const { orderId, transfer } = (await desk.deposit({ method: 'bank-transfer' })).value;
    const parts = ['40000.00', '10000.00'].map((amount) => ({ ...paymentOf(transfer!.reference), amount }));
    for (const part of [...parts, ...parts]) await report(part);
    expect(await casesOf(orderId)).toEqual([
      ['amount-differs', 4_000_000n],
      ['other-payment', 1_000_000n],
    ]);
    await credit(parts[first]!.paymentId);
    await credit(parts[second]!.paymentId);
    expect(await desk.balance()).toBe(5_000_000n);
    for (const part of parts) await report(part);
    expect(await casesOf(orderId)).toEqual([]);
    await report(parts[second]!, { status: 'REVERSED' });
    await report(parts[first]!, { status: 'REVERSED' });
    expect(await desk.balance()).toBe(0n);
  });

  it.each(['matched', 'own'])('matched with foreign money keeps its own payment; %s first', async (first) => {
    const { orderId, payment } = await desk.opened();
    const foreign = { ...payment, merchantRef: 'lost', paymentId: `pay-${randomUUID()}`, amount: '30000.00' };
    await report(foreign);
    const { id } = await caseOf(foreign.paymentId);
    expect(await app.platform.db.transaction((tx) => matchReview(tx, id, orderId))).toBe(true);
    await report(payment);
    const both = [foreign.paymentId, payment.paymentId];
    for (const paymentId of first === 'matched' ? both : both.toReversed()) await credit(paymentId);
    expect(await desk.balance()).toBe(8_000_000n);
    for (const paid of [foreign, payment]) await report(paid);
    for (const paymentId of both) await expect(caseOf(paymentId)).rejects.toThrow('no open case');
    await report(foreign, { status: 'REVERSED' });
    expect(await desk.balance()).toBe(5_000_000n);
  });

  it.each([
    ['unknown for a day', 'ODD', 'unknown', [0, 2]],
    ['in progress for two weeks', 'PROCESSING', 'processing', [13, 15]],
  ] as const)('because it was %s is creditable once the money arrives', async (_what, theirs, status, ages) => {
    const { orderId, payment } = await desk.opened();
    await report(payment, { status: theirs });
    for (const days of ages) {
      expect(await desk.statusOf(orderId)).toBe(status);
      await app.platform.db.run(sql`
        update payments_orders set created_at = clock_timestamp() - ${days}::int * interval '1 day'
         where id = ${orderId}::uuid`);
      await app.rooms.payments.checkOrders();
    }
    expect(await caseOf(payment.paymentId)).toMatchObject({ reason: 'unknown-state', reportedState: 'unknown' });
    await report(payment);
    await credit(payment.paymentId);
    expect([await desk.statusOf(orderId), await desk.balance()]).toEqual(['succeeded', 5_000_000n]);
  });

  it('does not become creditable by a success that arrives after its reversal', async () => {
    const { orderId } = (await desk.deposit({ method: 'stablecoin' })).value;
    const payment = { ...paymentOf(orderId), amount: '40000.00' };
    await report(payment, { status: 'PROCESSING' });
    await report(payment, { status: 'REVERSED' });
    await report(payment);
    const states = (await openCases()).flatMap((one) => (one.orderId === orderId ? [one.reportedState] : []));
    expect(states).toEqual(['reversed', 'reversed']);
  });

  it('is no longer creditable once its payment was reversed', async () => {
    const { orderId, payment } = await desk.opened();
    await report(payment, { amount: '40000.00' });
    await report(payment, { amount: '10000.00', status: 'REVERSED' });
    expect(await casesOf(orderId)).toEqual([
      ['amount-differs', 4_000_000n],
      ['reversed-in-review', 1_000_000n],
    ]);
    const cases = (await openCases()).filter((one) => one.orderId === orderId);
    for (const { id, reason } of cases)
      await expect(resolve(id, 'credit'), reason).rejects.toThrow('review.not.creditable');
    expect(await desk.balance()).toBe(0n);
  });
});

it('a further payment of a paid order and one of an unknown order follow their reports', async () => {
  const { payment } = await desk.opened();
  await report(payment);
  const further = { ...payment, paymentId: `pay-${randomUUID()}` };
  const lost = { ...payment, paymentId: `pay-${randomUUID()}`, merchantRef: 'lost' };
  for (const announced of [further, lost]) {
    await report(announced, { status: 'PROCESSING' });
    await report(announced, { amount: '30000.00' });
    await report(announced, { status: 'PROCESSING' });
    expect(await caseOf(announced.paymentId)).toMatchObject({ reportedState: 'succeeded', reportedMinor: 3_000_000n });
  }
  await resolve((await caseOf(further.paymentId)).id, 'credit');
  expect(await desk.balance()).toBe(8_000_000n);
});

it('an account cannot be closed while a further payment of a paid order waits for review', async () => {
  const { payment } = await desk.opened();
  // Asked for a currency in which the member has no balance left.
  const close = () =>
    app.platform.db.transaction((tx) => app.person.mayClose(tx, { memberId: member.memberId, asset: 'THB' }));
  await report(payment);
  await expect(close()).resolves.toBeUndefined();
  const further = { ...payment, paymentId: `pay-${randomUUID()}` };
  await report(further);
  await expect(close()).rejects.toThrow('account.deposit.pending');
  await resolve((await caseOf(further.paymentId)).id, 'reject');
  await expect(close()).resolves.toBeUndefined();
});

it('money that arrives after its account was closed waits for an operator, and is never credited', async () => {
  const { orderId, payment } = await desk.opened();
  await app.platform.db.transaction((tx) => closeMember(tx, member.memberId));
  await report(payment);
  const found = await caseOf(payment.paymentId);
  expect(found).toMatchObject({ orderId, memberId: member.memberId, reason: 'account-closed' });
  expect([await desk.balance(), found.orderStatus]).toEqual([0n, 'review']);
  await expect(resolve(found.id, 'credit')).rejects.toThrow('review.not.creditable');
  await report(payment);
  expect((await resolve(found.id, 'reject')).after).toMatchObject({ orderStatus: 'failed', resolution: 'reject' });
  expect(await desk.balance()).toBe(0n);
});

describe('closing a case without a credit', () => {
  it('fails the order, books nothing, and the case reopens when the provider repeats its report', async () => {
    const { orderId, payment } = await desk.opened();
    await report(payment, { amount: '40000.00' });
    const { id } = await caseOf(payment.paymentId);
    await resolve(id, 'reject');
    expect(await desk.statusOf(orderId)).toBe('failed');
    expect(await desk.balance()).toBe(0n);
    await report(payment, { amount: '45000.00' });
    expect(await caseOf(payment.paymentId)).toMatchObject({ id, reportedMinor: 4_500_000n, resolution: null });
    expect(await desk.statusOf(orderId)).toBe('review');
    await resolve(id, 'credit');
    expect(await desk.balance()).toBe(4_500_000n);
    await auditBooks(app);
  });

  it('leaves the order to its other cases', async () => {
    const { orderId, payment } = await desk.opened();
    await report(payment, { amount: '40000.00' });
    await report(payment, { amount: '40000.00', status: 'REVERSED' });
    const [strange, differs] = (await openCases()).filter((review) => review.orderId === orderId);
    await resolve(strange!.id, 'reject');
    expect(await desk.statusOf(orderId)).toBe('review');
    await resolve(differs!.id, 'reject');
    expect(await desk.statusOf(orderId)).toBe('failed');
  });
});
