import { randomUUID } from 'node:crypto';
import { callSite, createOperator, REASON } from '@fairlot/testkit';
import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { openWithdrawalDesk } from '../desk/withdrawal-desk.testing.ts';
import { makePayoutWebhook, type ProviderPayout } from './payout-provider.testing.ts';
import { keepSender } from './withdrawal-rows.ts';

// Withdrawals whose outcome only operators can find out, for example at a bank whose account is closed.

const desk = await openWithdrawalDesk();
const { app, approve, call, cashier, decide, held, member, operator, provider, trail } = desk;
const PROOF = 'FT-2026-7, statement of the bank';
beforeEach(() => {
  provider.mood = 'well';
});

const statusOf = async (id: string) => (await cashier.find(member, id)).value.status;
const stepsOf = async (id: string) => (await cashier.find(member, id)).value.steps.map(({ status }) => status);
const money = async () => [
  await app.rooms.wallet.balance(member.memberId, 'VND'),
  await held(),
  await app.rooms.wallet.accountBalance('clearing:sandbox-payout:VND'),
];
/** Each account with its change since then. */
const changeOf = async (before: bigint[]) => (await money()).map((now, index) => now - (before[index] ?? 0n));
/** A withdrawal that was sent, without an answer. */
async function unanswered(): Promise<string> {
  provider.mood = 'lost-answer';
  const id = await desk.asked('50000.00');
  // Several in a day are reviewed first.
  if ((await statusOf(id)) === 'review') await decide(id, 'approve', { byHand: false, reason: REASON });
  await app.rooms.payments.sendPayouts();
  provider.mood = 'well';
  return id;
}
const settle = (id: string, proof: string | null, who = operator) =>
  decide(id, 'request-settlement', { proof, reason: REASON, requestKey: randomUUID() }, who);
const askedFor = async (id: string, proof: string | null) => ((await settle(id, proof)).value as { id: string }).id;
async function report(id: string, status: string): Promise<void> {
  const { headers, body } = makePayoutWebhook(provider.set(id, { status }));
  await app.server.inject({ method: 'POST', url: '/wps/withdraw/callback/sandbox-payout', headers, payload: body });
}
async function query(id: string): Promise<void> {
  await cashier.makeDue(id);
  await app.rooms.payments.sendPayouts();
}
const casesOf = (id: string) =>
  app.platform.db.rows(sql<{ reason: string }>`
    select reason from payments_reviews where detail->>'orderId' = ${id} order by id`);
/** Title of the member's newest message. */
async function newest(): Promise<string | undefined> {
  await app.platform.events.outbox.drain();
  const headers = { ...member.headers, moduleid: 'INBOX3' };
  return (await callSite<{ list: { title: string }[] }>(app, headers, 'GET', '/wps/inbox')).value.list[0]?.title;
}

it('a withdrawal with an unknown outcome is paid with a proof once a second operator approves it', async () => {
  const id = await unanswered();
  expect(await statusOf(id)).toBe('unknown');
  const before = await money();
  const approval = await askedFor(id, PROOF);
  expect(await approve(approval, operator)).toMatchObject({ errorCode: 'approval.own' });
  expect([await statusOf(id), await changeOf(before)]).toEqual(['unknown', [0n, 0n, 0n]]);
  expect(await approve(approval)).toMatchObject({ value: { state: 'executed' } });
  expect([await statusOf(id), await changeOf(before)]).toEqual(['paid', [0n, -5_000_000n, 5_000_000n]]);
  expect(await stepsOf(id)).toEqual(expect.arrayContaining(['submitted', 'unknown', 'paid']));
  expect((await call('GET', `/withdrawals/${id}`)).value).toMatchObject({ status: 'paid', proof: PROOF });
  expect(await trail(`withdrawal:${id}`)).toContainEqual(expect.objectContaining({ action: 'withdrawal.paid' }));
  expect(await newest()).toBe('Withdrawal paid');

  await report(id, 'PAID');
  expect([await statusOf(id), await casesOf(id)]).toEqual(['paid', []]);
});

it.each(['FAILED', 'REVERSED'])('a later report that it %s is a case and books nothing', async (status) => {
  const id = await unanswered();
  await approve(await askedFor(id, PROOF));
  const before = await money();
  await report(id, status);
  expect([await statusOf(id), await changeOf(before)]).toEqual(['paid', [0n, 0n, 0n]]);
  expect(await casesOf(id)).toEqual([{ reason: 'payout-failed-after-paid' }]);
});

it('a withdrawal that was not paid returns to the member and is not sent again; a late payment is a case', async () => {
  const id = await unanswered();
  const before = await money();
  expect(await approve(await askedFor(id, null))).toMatchObject({ value: { state: 'executed' } });
  const [available, reserved, cleared] = await changeOf(before);
  expect([await statusOf(id), cleared, available]).toEqual(['failed', 0n, -(reserved ?? 0n)]);
  expect(available).toBeGreaterThanOrEqual(5_000_000n);
  expect(await stepsOf(id)).toEqual(expect.arrayContaining(['submitted', 'unknown', 'failed']));
  expect((await trail(`withdrawal:${id}`)).map(({ action }) => action)).toContain('withdrawal.refused');
  expect(await newest()).toBe('Withdrawal returned');

  const account = await app.platform.db.value(sql<string>`
    select sent_from from payments_withdrawals where id = ${id}::uuid`);
  expect(await keepSender(app.platform.db, id, account)).toBe(false);
  const after = await money();
  await report(id, 'PAID');
  expect([await statusOf(id), await changeOf(after)]).toEqual(['failed', [0n, 0n, 0n]]);
  expect(await casesOf(id)).toEqual([{ reason: 'payout-paid-after-return' }]);
});

it('only a withdrawal with an unknown outcome is decided so, by operators who may decide', async () => {
  const id = await unanswered();
  const support = await createOperator(app, 'support');
  expect(await settle(id, PROOF, support)).toMatchObject({ errorCode: 'permission.denied' });
  expect(await settle(id, 'FT')).toMatchObject({ errorCode: 'request.invalid' });
  const approval = await askedFor(id, null);
  await report(id, 'PENDING');
  expect(await settle(id, PROOF)).toMatchObject({ errorCode: 'withdrawal.decided' });
  expect(await approve(approval)).toMatchObject({ value: { state: 'failed', failure: 'withdrawal.decided' } });
  expect(await statusOf(id)).toBe('submitted');
});

it.each<Partial<ProviderPayout>>([{ amount: '49000.00' }, { currency: 'USD' }, { payoutId: 'another' }])(
  'a payout that is reported with %j is ended by operators, and its case stays closed',
  async (difference) => {
    const id = await unanswered();
    await query(id);
    expect(await statusOf(id)).toBe('submitted');
    provider.set(id, { ...difference, status: 'PAID' });
    await query(id);
    expect(await statusOf(id)).toBe('unknown');
    expect(await desk.waiting()).toBeGreaterThan(0);
    type Case = { id: string; withdrawalId: string; reportedState: string };
    const open = async () =>
      (await call<{ list: Case[] }>('GET', '/reviews?filter=state:eq:open')).value.list.filter(
        ({ withdrawalId }) => withdrawalId === id,
      );
    const [found] = await open();
    expect(found).toMatchObject({ reportedState: 'paid' });
    const before = await money();
    expect(await approve(await askedFor(id, PROOF))).toMatchObject({ value: { state: 'executed' } });
    expect((await call('POST', `/reviews/${found!.id}/resolve`, { decision: 'reject', reason: REASON })).success).toBe(
      true,
    );
    for (const _query of [1, 2]) await query(id);
    expect([await statusOf(id), (await changeOf(before))[2], await open()]).toEqual(['paid', 5_000_000n, []]);

    // Other news about it are for operators again.
    provider.set(id, { status: 'REVERSED' });
    await query(id);
    expect([await statusOf(id), (await open()).length]).toEqual(['paid', 1]);
  },
);
