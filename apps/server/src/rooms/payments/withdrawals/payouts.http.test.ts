import { randomUUID } from 'node:crypto';
import type { TestMember } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import type { Webhook } from '../payments.testing.ts';
import { REVIEW_COLUMNS, REVIEW_MEMBER, REVIEW_TABLES, type ReviewCase } from '../reviews.ts';
import { closeMember } from '../../people/index.ts';
import { makePayoutWebhook } from './payout-provider.testing.ts';
import { createVerified, openWithProvider } from './withdrawals.testing.ts';

const { app, provider, cashier } = await openWithProvider();
let member: TestMember;
let accountId: string;
beforeEach(async () => {
  provider.mood = 'well';
  member = await createVerified(app, '1000000.00');
  accountId = await cashier.usableAccount(member);
});

const money = async () => [
  await app.rooms.wallet.balance(member.memberId, 'VND'),
  await app.rooms.wallet.accountBalance(`member:${member.memberId}:VND:held`),
];
const ALL = [100_000_000n, 0n];
const HELD = [90_000_000n, 10_000_000n];
const PAID = [90_000_000n, 0n];

async function sent(): Promise<string> {
  const { orderId } = (await cashier.withdraw(member, accountId)).value;
  await app.rooms.payments.sendPayouts();
  return orderId;
}
const statusOf = async (orderId: string) => (await cashier.find(member, orderId)).value.status;
const send = async ({ body, headers }: Webhook) =>
  (await app.server.inject({ method: 'POST', url: '/wps/withdraw/callback/sandbox-payout', headers, payload: body }))
    .statusCode;
/** The provider decides and sends a webhook. */
const tell = (orderId: string, status: string) => send(makePayoutWebhook(provider.set(orderId, { status })));
async function ask(orderId: string): Promise<void> {
  await cashier.makeDue(orderId);
  await app.rooms.payments.sendPayouts();
}
const casesOf = (orderId: string) =>
  app.platform.db.rows(sql<Pick<ReviewCase, 'reason' | 'memberId'>>`
    select r.reason, ${REVIEW_MEMBER} as "memberId" from ${REVIEW_TABLES}
     where r.detail->>'orderId' = ${orderId} order by r.id`);

describe('a payout', () => {
  it('is sent once with the account in clear text, and paid when the provider confirms it', async () => {
    const before = await app.rooms.wallet.accountBalance('clearing:sandbox-payout:VND');
    const orderId = await sent();
    expect(await statusOf(orderId)).toBe('submitted');
    expect(provider.payouts.get(orderId)).toMatchObject({
      amount: '100000.00',
      holder: 'NGUYEN VAN DUC',
      bank: 'Harbour Bank',
    });
    const calls = provider.createCalls;
    await ask(orderId);
    expect(provider.createCalls).toBe(calls);
    expect(await money()).toEqual(HELD);
    const lifetime = async () => (await cashier.call(member, 'GET', '/wps/report/lifetime')).value;
    expect(await lifetime()).toMatchObject({ deposited: '0.00', withdrawn: '0.00', net: '0.00' });
    expect(await tell(orderId, 'PAID')).toBe(200);
    expect(await lifetime()).toMatchObject({ deposited: '0.00', withdrawn: '100000.00', net: '-100000.00' });
    expect(await statusOf(orderId)).toBe('paid');
    expect(await money()).toEqual(PAID);
    expect(await app.rooms.wallet.accountBalance('clearing:sandbox-payout:VND')).toBe(before + 10_000_000n);
    const { steps } = (await cashier.find(member, orderId)).value;
    expect(steps.map(({ status }) => status)).toEqual(['requested', 'approved', 'submitted', 'paid']);
  });

  it('that comes back after its account was closed waits for an operator, with its member', async () => {
    const orderId = await sent();
    await tell(orderId, 'PAID');
    await app.platform.db.transaction((tx) => closeMember(tx, member.memberId));
    await tell(orderId, 'REVERSED');
    await tell(orderId, 'REVERSED');
    expect(await money()).toEqual(ALL);
    const found = await app.platform.db.rows(sql<ReviewCase>`
      select ${REVIEW_COLUMNS} from ${REVIEW_TABLES} where r.detail->>'orderId' = ${orderId}`);
    expect(found).toMatchObject([
      { reason: 'payout-account-closed', memberId: member.memberId, reportedMinor: 10_000_000n, resolvedAt: null },
    ]);
  });

  it('that fails returns the money immediately, with its fee', async () => {
    for (let count = 0; count < 3; count++) await cashier.withdraw(member, accountId, '50000.00');
    const orderId = await sent();
    expect(await money()).toEqual([74_000_000n, 26_000_000n]);
    await tell(orderId, 'FAILED');
    expect(await statusOf(orderId)).toBe('failed');
    expect(await money()).toEqual([85_000_000n, 15_000_000n]);
  });

  it('that is returned after it was paid is credited to the member again', async () => {
    const orderId = await sent();
    await tell(orderId, 'PAID');
    await tell(orderId, 'REVERSED');
    expect(await statusOf(orderId)).toBe('reversed');
    expect(await money()).toEqual(ALL);
  });

  it('is checked for days after it was paid, and never sent again when the provider forgot it', async () => {
    const [back, forgotten] = [await sent(), await sent()];
    for (const orderId of [back, forgotten]) await tell(orderId, 'PAID');
    const calls = provider.createCalls;
    provider.set(back, { status: 'REVERSED' });
    provider.payouts.delete(forgotten);
    for (const orderId of [back, forgotten]) await ask(orderId);
    expect([await statusOf(back), await statusOf(forgotten)]).toEqual(['reversed', 'paid']);
    expect(provider.createCalls).toBe(calls);
    expect(await money()).toEqual(PAID);
    await app.platform.db.run(sql`
      update payments_withdrawals set ended_at = ended_at - interval '6 days' where id = ${forgotten}::uuid`);
    await ask(forgotten);
    const { next } = await app.platform.db.one(sql<{ next: Date | null }>`
      select next_try_at as next from payments_withdrawals where id = ${forgotten}::uuid`);
    expect(next).toBeNull();
  });

  it('that fails after it was paid is one case, which status queries do not open again', async () => {
    const orderId = await sent();
    await tell(orderId, 'PAID');
    provider.set(orderId, { status: 'FAILED' });
    await ask(orderId);
    const found = () =>
      app.platform.db.rows(sql<{ id: bigint; reason: string; open: boolean }>`
        select id, reason, resolved_at is null as open from payments_reviews where detail->>'orderId' = ${orderId}`);
    const [opened, ...more] = await found();
    expect([opened, more]).toMatchObject([{ reason: 'payout-failed-after-paid', open: true }, []]);
    await app.platform.db.transaction((tx) => app.rooms.payments.resolveReview(tx, opened!.id, 'reject'));
    await ask(orderId);
    expect([await found(), await statusOf(orderId), await money()]).toMatchObject([[{ open: false }], 'paid', PAID]);
  });

  it('with an unclear state stays held, is checked, and may be paid or fail', async () => {
    const orderId = await sent();
    await tell(orderId, 'UNKNOWN');
    expect([await statusOf(orderId), await money()]).toEqual(['unknown', HELD]);
    const calls = provider.createCalls;
    await ask(orderId);
    expect([await statusOf(orderId), await money(), provider.createCalls]).toEqual(['unknown', HELD, calls]);
    provider.set(orderId, { status: 'PAID' });
    await ask(orderId);
    expect([await statusOf(orderId), await money()]).toEqual(['paid', PAID]);

    const other = await sent();
    await tell(other, 'UNKNOWN');
    await tell(other, 'FAILED');
    expect([await statusOf(other), await money()]).toEqual(['failed', PAID]);
  });

  it('whose answer is lost is unknown, and is the same payout when it is checked', async () => {
    for (const mood of ['lost-answer', 'nonsense'] as const) {
      provider.mood = mood;
      const orderId = await sent();
      expect(await statusOf(orderId)).toBe('unknown');
      const calls = provider.createCalls;
      provider.mood = 'well';
      await ask(orderId);
      expect([await statusOf(orderId), provider.createCalls]).toEqual(['submitted', calls]);
      await tell(orderId, 'FAILED');
    }
    expect(await money()).toEqual(ALL);
  });

  it('shows its member each state once while the provider fails now and then', async () => {
    const orderId = await sent();
    const steps = async () => (await cashier.find(member, orderId)).value.steps.map(({ status }) => status);
    for (const mood of ['lost-answer', 'well', 'lost-answer', 'well', 'lost-answer'] as const) {
      provider.mood = mood;
      await ask(orderId);
      const current = mood === 'well' ? [] : ['unknown'];
      expect(await steps()).toEqual(['requested', 'approved', 'submitted', ...current]);
    }
    await tell(orderId, 'PAID');
    expect(await steps()).toEqual(['requested', 'approved', 'submitted', 'unknown', 'paid']);
  });

  it('that the provider never received is sent again under the same reference', async () => {
    provider.mood = 'refuses';
    const orderId = await sent();
    expect([await statusOf(orderId), await money()]).toEqual(['unknown', HELD]);
    provider.mood = 'well';
    await ask(orderId);
    expect(await statusOf(orderId)).toBe('submitted');
    expect(provider.payouts.get(orderId)?.status).toBe('PENDING');
  });

  it('waits while the provider is down', async () => {
    await provider.stop();
    const orderId = await sent();
    await ask(orderId);
    expect([await statusOf(orderId), await money()]).toEqual(['unknown', HELD]);
    await provider.start();
    await ask(orderId);
    expect(await statusOf(orderId)).toBe('submitted');
  });
});

describe('webhooks of payouts', () => {
  it('may arrive twice, late and in any order', async () => {
    const orderId = await sent();
    const payout = provider.set(orderId, {});
    const [paid, reversed] = ['PAID', 'REVERSED'].map((status) => makePayoutWebhook({ ...payout, status }));
    for (const webhook of [reversed!, paid!, reversed!, paid!]) expect(await send(webhook)).toBe(200);
    expect([await statusOf(orderId), await money()]).toEqual(['reversed', ALL]);
    expect(await casesOf(orderId)).toEqual([]);
  });

  it('that report money as sent after it was returned to the member need review', async () => {
    const orderId = await sent();
    await tell(orderId, 'FAILED');
    await tell(orderId, 'PAID');
    expect([await statusOf(orderId), await money()]).toEqual(['failed', ALL]);
    expect(await casesOf(orderId)).toEqual([{ reason: 'payout-paid-after-return', memberId: member.memberId }]);
  });

  it('with another amount, currency or payment change nothing and need review', async () => {
    const orderId = await sent();
    const payout = { ...provider.set(orderId, {}), status: 'PAID' };
    for (const change of [{ amount: '100000.01' }, { currency: 'USD' }, { payoutId: `x-${orderId}` }, { amount: 'x' }])
      expect(await send(makePayoutWebhook({ ...payout, ...change }))).toBe(200);
    // Operators decide on it, as on each withdrawal with an unknown outcome.
    expect([await statusOf(orderId), await money()]).toEqual(['unknown', HELD]);
    expect((await casesOf(orderId)).map(({ reason }) => reason)).toEqual([
      'payout-amount-differs',
      'payout-currency-differs',
      'payout-other-payment',
    ]);
  });

  it('that are forged, old, for another merchant or not JSON move nothing', async () => {
    const orderId = await sent();
    const payout = { ...provider.set(orderId, {}), status: 'PAID' };
    expect(await send(makePayoutWebhook(payout, { secret: 'guess' }))).toBe(401);
    expect(await send(makePayoutWebhook(payout, { at: Date.now() - 600_000 }))).toBe(401);
    expect(await send(makePayoutWebhook({ ...payout, id: randomUUID(), payoutId: 'foreign' }))).toBe(200);
    const approvedOnly = (await cashier.withdraw(member, accountId, '50000.00')).value.orderId;
    expect(await send(makePayoutWebhook({ ...payout, id: approvedOnly, amount: '50000.00', payoutId: 'y' }))).toBe(200);
    expect(await statusOf(approvedOnly)).toBe('approved');
    expect(await statusOf(orderId)).toBe('submitted');
  });
});
