import { auditBooks, createMember, type TestMember } from '@fairlot/testkit';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { makeWebhook, openPayments, type ProviderPayment } from './payments.testing.ts';
import { REVIEW_COLUMNS, REVIEW_TABLES, type ReviewCase, type ReviewDecision } from './reviews.ts';

let member: TestMember;
const { app, desk, close } = await openPayments(() => member);
beforeEach(async () => {
  member = await createMember(app);
});
afterAll(close);

const resolve = (id: bigint, decision: ReviewDecision) =>
  app.platform.db.transaction((tx) => app.rooms.payments.resolveReview(tx, id, decision));
const openCases = () =>
  app.platform.db.rows(
    sql<ReviewCase>`
      select ${REVIEW_COLUMNS} from ${REVIEW_TABLES} where r.resolved_at is null order by r.id`,
  );
const caseOf = async (paymentId: string) => {
  const found = (await openCases()).find((review) => review.paymentId === paymentId);
  if (found === undefined) throw new Error(`no open case of ${paymentId}`);
  return found;
};
const report = (payment: ProviderPayment, change: Partial<ProviderPayment> = {}) =>
  desk.send(makeWebhook({ ...payment, status: 'SUCCEEDED', ...change }));

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
