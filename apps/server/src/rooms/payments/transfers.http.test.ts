import { randomUUID } from 'node:crypto';
import { auditOf, callDesk, callSite, createMember, createOperator, REASON, type TestMember } from '@fairlot/testkit';
import { createCanvas } from '@napi-rs/canvas';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { openPayments, signBody } from './payments.testing.ts';
import type { OrderView } from './present.ts';

let member: TestMember;
const { app, desk } = await openPayments(() => member);
const finance = await createOperator(app, 'finance');
beforeEach(async () => {
  member = await createMember(app);
});

const orderOf = async (method: string): Promise<OrderView> => (await desk.deposit({ method })).value;
/** Money as the bank sees it: the payer's text, and no order. */
const arrive = (text: string, changes: object = {}) => {
  const paymentId = `FT${randomUUID()}`;
  const money = { paymentId, text, status: 'SUCCEEDED', amount: '50000.00', currency: 'VND', ...changes };
  return desk.send(signBody(JSON.stringify({ eventId: randomUUID(), type: 'payment.received', ...money })));
};
async function sent(orderId: string, file?: Blob, who = member) {
  const form = new FormData();
  if (file !== undefined) form.set('receipt', file);
  const request = new Request('http://x', { method: 'POST', body: form });
  const response = await app.server.inject({
    method: 'POST',
    url: `/wps/deposit/${orderId}/sent`,
    headers: { ...who.headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return response.json<{ value: OrderView; errorCode: string | null }>();
}
const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  callDesk(app, finance.headers, method, path, body);

describe('money sent to the bank account', () => {
  it('is assigned by its reference, however the payer wrote it', async () => {
    const order = await orderOf('bank-transfer');
    const { reference } = order.transfer!;
    expect(order.transfer).toMatchObject({ bank: 'Test Bank', amount: '50000.00' });
    expect(reference).toMatch(/^FL[2-9A-Z]{8}$/);
    const spaced = `${reference.slice(0, 4)} ${reference.slice(4, 7)}-${reference.slice(7)}`;
    expect(await arrive(`nop tien ${spaced.toLowerCase()} cam on`)).toBe(200);
    expect(await desk.readOrder(order.orderId)).toMatchObject({ value: { status: 'succeeded', transfer: null } });
    expect(await desk.balance()).toBe(5_000_000n);
  });

  it('without a reference waits until staff match it with an order, then is credited once', async () => {
    const order = await orderOf('bank-transfer');
    const paymentId = `FT${randomUUID()}`;
    await arrive('thank you', { paymentId });
    const found = async () => {
      const { value } = await call('GET', `/reviews?filter=paymentId:eq:${paymentId}&filter=state:eq:open`);
      return (value as { list: { id: string }[] }).list[0];
    };
    expect(await found()).toMatchObject({ orderId: null, text: 'thank you', creditable: false });
    const { id } = (await found())!;
    const match = (orderId: string) => call('POST', `/reviews/${id}/match`, { orderId, reason: REASON });
    const paid = await orderOf('stablecoin');
    await app.platform.db.run(sql`update payments_orders set provider = 'other' where id = ${paid.orderId}::uuid`);
    for (const wrong of [paid.orderId, randomUUID()])
      expect(await match(wrong)).toMatchObject({ errorCode: 'review.not.matchable' });
    await app.platform.db.run(sql`update payments_orders set provider = 'sandbox' where id = ${paid.orderId}::uuid`);
    expect(await match(order.orderId)).toMatchObject({ value: { orderId: order.orderId, creditable: true } });
    expect(await match(order.orderId)).toMatchObject({ errorCode: 'review.not.matchable' });
    expect(await desk.balance()).toBe(0n);
    expect(await call('POST', `/reviews/${id}/resolve`, { decision: 'credit', reason: REASON })).toMatchObject({
      value: { resolution: 'credit' },
    });
    await arrive('thank you', { paymentId });
    expect(await found()).toBeUndefined();
    expect(await desk.balance()).toBe(5_000_000n);
    expect((await auditOf(app, `payment:sandbox:${paymentId}`)).map(({ action }) => action)).toEqual([
      'payment.review.matched',
      'payment.review.resolved',
    ]);
  });

  it('reported as sent by the member is listed for staff with its receipt, and each view is recorded', async () => {
    const { orderId } = await orderOf('bank-transfer');
    expect(((await sent(orderId, new Blob(['%PDF-1.7']))) as { errorCode: string }).errorCode).toBe('request.invalid');
    const canvas = createCanvas(40, 30);
    const file = new Blob([new Uint8Array(canvas.toBuffer('image/png'))]);
    expect(await sent(orderId, file, await createMember(app))).toMatchObject({ errorCode: 'not.found' });
    expect(await sent(orderId, file)).toMatchObject({ value: { sentAt: expect.any(Number), status: 'awaiting' } });
    const stored = await app.platform.db.one(sql<{ sealed: Uint8Array }>`
      select picture_sealed as sealed from payments_receipts where order_id = ${orderId}::uuid`);
    expect(Buffer.from(stored.sealed).includes('JFIF')).toBe(false);
    const { value } = await call('GET', `/deposits?filter=state:eq:sent&filter=orderId:eq:${orderId}`);
    expect(value).toMatchObject({ list: [{ orderId, hasReceipt: true, memberId: String(member.memberId) }] });
    const looked = await call('POST', `/deposits/${orderId}/receipt`);
    expect(Buffer.from((looked.value as { picture: string }).picture.split(',')[1]!, 'base64').includes('JFIF')).toBe(
      true,
    );
    expect((await auditOf(app, `deposit:${orderId}`)).at(-1)).toMatchObject({ action: 'deposit.receipt.seen' });
    const given = await callSite(app, member.headers, 'DELETE', `/wps/deposit/${orderId}`);
    expect(given).toMatchObject({ errorCode: 'deposit.cancel.refused' });
  });
});

it('a blockchain payment is announced block by block and credited less its fee when it is confirmed', async () => {
  const { orderId, address, fee } = await orderOf('stablecoin');
  expect({ address, fee }).toMatchObject({ address: { confirmationsNeeded: 3, confirmations: 0 }, fee: '10000.00' });
  const chain = (confirmations: number, status: string) =>
    arrive('', { paymentId: `tx-${orderId}`, text: undefined, merchantRef: orderId, confirmations, status });
  await chain(1, 'PROCESSING');
  expect((await desk.readOrder(orderId)).value).toMatchObject({ status: 'processing', address: { confirmations: 1 } });
  await chain(3, 'SUCCEEDED');
  await chain(2, 'PROCESSING');
  expect(await desk.statusOf(orderId)).toBe('succeeded');
  expect(await desk.balance()).toBe(4_000_000n);
  await chain(4, 'REVERSED');
  expect(await desk.statusOf(orderId)).toBe('reversed');
  expect(await desk.balance()).toBe(0n);
  const published = await app.platform.db.rows(sql<{ payload: unknown }>`
    select payload from platform_outbox where payload->>'orderId' = ${orderId} order by id`);
  const money = { orderId, amountMinor: '5000000', feeMinor: '1000000' };
  expect(published.map(({ payload }) => payload)).toEqual([money, money]);
});

it("lists the member's own deposits, newest first, in pages", async () => {
  const [first, second] = [await desk.opened('50000.00'), await desk.opened('60000.00')];
  const read = async (query: string) => (await callSite(app, member.headers, 'GET', `/wps/deposit${query}`)).value;
  expect(await read('')).toMatchObject({
    list: [{ orderId: second.orderId }, { orderId: first.orderId }],
    totalPages: 1,
  });
  expect(await read('?pageNo=2&pageSize=1')).toMatchObject({ list: [{ orderId: first.orderId }], totalPages: 2 });
});
