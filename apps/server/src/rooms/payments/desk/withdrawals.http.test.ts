import { randomUUID } from 'node:crypto';
import { callDesk, createOperator, openBackOffice, REASON, type TestMember } from '@fairlot/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestPayoutProvider } from '../withdrawals/payout-provider.testing.ts';
import { createVerified, openCashier } from '../withdrawals/withdrawals.testing.ts';

const provider = new TestPayoutProvider();
await provider.start();
const { app, operator, second, call, approve, trail, close } = await openBackOffice({ sandbox: provider.config });
const cashier = openCashier(app);
let member: TestMember;
let accountId: string;
beforeAll(async () => {
  member = await createVerified(app, '400000000.00');
  accountId = await cashier.usableAccount(member);
});
afterAll(async () => {
  await close();
  await provider.stop();
});

const asked = async (amount = '3000000.00') => (await cashier.withdraw(member, accountId, amount)).value.orderId;
const held = () => app.rooms.wallet.accountBalance(`member:${member.memberId}:VND:held`);
const WAITING = 'filter=state:eq:waiting&sort=createdAt';
/** The number beside the page in the navigation. */
const waiting = async () => {
  const { value } = await call<{ waiting: { page: string; count: number }[] }>('GET', '/frame');
  return value.waiting.find(({ page }) => page === 'withdrawals')?.count ?? 0;
};
const decide = (id: string, what: string, body: object, who = operator) =>
  callDesk(app, who.headers, 'POST', `/withdrawals/${id}/${what}`, body);

describe('withdrawals that wait for a person', () => {
  it('are listed with their checks, taken, and refused with the money back at once', async () => {
    const before = await held();
    const id = await asked();
    const { value } = await call<{ list: { orderId: string }[] }>('GET', `/withdrawals?${WAITING}`);
    expect(value.list).toContainEqual(
      expect.objectContaining({ orderId: id, status: 'review', marks: ['amount'], needsSecond: false, takenBy: null }),
    );
    expect((await decide(id, 'take', { over: false })).value).toMatchObject({
      takenBy: operator.name,
      holder: 'NGUYEN VAN DUC',
      checks: expect.arrayContaining([
        { check: 'name', passed: true },
        { check: 'turnover', passed: true },
        { check: 'amount', passed: false },
      ]),
    });
    const refusal = { reason: REASON };
    const waits = await waiting();
    expect(await decide(id, 'refuse', refusal, second)).toMatchObject({ errorCode: 'withdrawal.taken' });
    expect(await decide(id, 'take', { over: false }, second)).toMatchObject({ errorCode: 'withdrawal.taken' });
    expect(await decide(id, 'take', { over: true }, second)).toMatchObject({ success: true });
    expect((await decide(id, 'refuse', refusal, second)).value).toMatchObject({ status: 'refused' });
    expect(await held()).toBe(before);
    expect(await waiting()).toBe(waits - 1);
    expect(await decide(id, 'refuse', refusal, second)).toMatchObject({ errorCode: 'withdrawal.decided' });
    expect((await trail(`withdrawal:${id}`)).map(({ action }) => action)).toEqual([
      'withdrawal.taken',
      'withdrawal.taken',
      'withdrawal.refused',
    ]);
  });

  it('are approved once when two decide at the same moment, and sent', async () => {
    const id = await asked();
    const answers = await Promise.all([
      decide(id, 'approve', { byHand: false, reason: REASON }),
      decide(id, 'refuse', { reason: REASON }, second),
    ]);
    expect(answers.map(({ errorCode }) => errorCode ?? 'none').toSorted()).toEqual(['none', 'withdrawal.decided']);
    const other = await asked();
    await decide(other, 'approve', { byHand: false, reason: REASON });
    await app.rooms.payments.sendPayouts();
    expect(provider.payouts.get(other)).toMatchObject({ amount: '3000000.00' });
  });

  it('are paid by hand with what proves it, and never sent', async () => {
    const id = await asked();
    expect(await decide(id, 'pay', { proof: 'FT-1', reason: REASON })).toMatchObject({ success: false });
    expect((await decide(id, 'approve', { byHand: true, reason: REASON })).value).toMatchObject({ byHand: true });
    await app.rooms.payments.sendPayouts();
    expect(provider.payouts.has(id)).toBe(false);
    expect((await decide(id, 'pay', { proof: 'FT-2026-1', reason: REASON })).value).toMatchObject({
      status: 'paid',
      proof: 'FT-2026-1',
    });
    expect(await app.rooms.wallet.accountBalance('clearing:by-hand:VND')).toBe(300_000_000n);
    expect(await decide(id, 'pay', { proof: 'FT-2026-1', reason: REASON })).toMatchObject({
      errorCode: 'withdrawal.decided',
    });
  });

  it('above what one person may approve need two', async () => {
    const id = await asked('50000000.01');
    expect(await decide(id, 'approve', { byHand: false, reason: REASON })).toMatchObject({
      errorCode: 'review.second.person',
    });
    const wish = { byHand: false, reason: REASON, requestKey: randomUUID() };
    const { value } = await callDesk<{ id: string; kind: string }>(
      app,
      operator.headers,
      'POST',
      `/withdrawals/${id}/request-approval`,
      wish,
    );
    expect(value.kind).toBe('withdrawal.approve');
    expect(await approve(value.id, operator)).toMatchObject({ errorCode: 'approval.own' });
    expect((await cashier.find(member, id)).value.status).toBe('review');
    expect(await approve(value.id)).toMatchObject({ value: { state: 'executed' } });
    expect((await cashier.find(member, id)).value.status).toBe('approved');
    const alone = await asked('50000000.00');
    expect(await decide(alone, 'approve', { byHand: false, reason: REASON })).toMatchObject({ success: true });
  });

  it('are read by support, who decides on none', async () => {
    const support = await createOperator(app, 'support');
    const id = await asked();
    expect((await callDesk(app, support.headers, 'GET', `/withdrawals/${id}`)).value).toMatchObject({ orderId: id });
    expect(await decide(id, 'refuse', { reason: REASON }, support)).toMatchObject({ errorCode: 'permission.denied' });
    expect(await call('GET', `/withdrawals/${randomUUID()}`)).toMatchObject({ errorCode: 'not.found' });
  });

  it('have terms that two operators change; what is asked for of older terms fails', async () => {
    type Terms = Record<string, string | number>;
    const all = async () =>
      (await call<{ levels: { level: number; terms: Terms }[] }>('GET', '/withdrawalTerms')).value.levels;
    const read = async () => (await all())[0]!.terms;
    const before = await read();
    expect(before).toMatchObject({ least: '50000.00', freePerDay: 3, fee: '10000.00', reviewAbove: '2000000.00' });
    const ask = (terms: Terms | null, was: Terms | null = before, level = 0) =>
      callDesk<{ id: string; details: string[] }>(app, operator.headers, 'POST', '/withdrawalTerms', {
        level,
        before: was,
        terms: terms && { ...before, ...terms },
        reason: REASON,
        requestKey: randomUUID(),
      });
    for (const [field, value] of Object.entries({ most: '1.00', daily: '50000.00', secondAbove: '1.00', least: '0' }))
      expect(await ask({ [field]: value })).toMatchObject({
        errorCode: 'request.invalid',
        value: { field: `terms.${field}` },
      });
    expect(await ask({}, { ...before, fee: '1.00' })).toMatchObject({ errorCode: 'withdrawal.terms.changed' });
    const [wish, other] = [await ask({ fee: '20000', freePerDay: 0 }), await ask({ fee: '30000.00' })];
    expect(await read()).toEqual(before);
    expect(await approve(wish.value.id, operator)).toMatchObject({ errorCode: 'approval.own' });
    expect(await approve(wish.value.id)).toMatchObject({ value: { state: 'executed' } });
    expect(await read()).toEqual({ ...before, fee: '20000.00', freePerDay: 0 });
    expect(await approve(other.value.id)).toMatchObject({ value: { state: 'failed' } });
    expect((await cashier.withdraw(member, accountId, '50000.00')).value).toMatchObject({ fee: '20000.00' });
    expect((await trail('withdrawal-terms:VND')).map(({ action }) => action)).toContain('withdrawal.terms.changed');

    // From a level on others hold, up to the next that has its own; what is played of a deposit is everybody's.
    const settings = async () => (await cashier.call(member, 'GET', '/wps/withdraw/settings')).value;
    const level = (terms: Terms | null, was: Terms | null) => ask(terms, was, 1);
    const high = { most: '7000000.00', fee: '1.00', freePerDay: 0, reviewAbove: '0.00', wageringPercent: 900 };
    expect((await level(high, before)).errorCode).toBe('withdrawal.terms.changed');
    expect(await approve((await level(high, null)).value.id)).toMatchObject({ value: { state: 'executed' } });
    expect(await settings()).toMatchObject({ max: '7000000.00', fee: '1.00' });
    expect((await cashier.withdraw(member, accountId, '7000000.01')).errorCode).toBe('limit.exceeded');
    expect((await cashier.withdraw(member, accountId, '50000.00')).value).toMatchObject({
      status: 'review',
      fee: '1.00',
    });
    const made = (await all())[1]!;
    expect(made).toEqual({ level: 1, terms: { ...before, ...high, wageringPercent: before['wageringPercent'] } });
    expect(await ask(null, await read())).toMatchObject({ errorCode: 'request.invalid' });
    expect(await approve((await level(null, made.terms)).value.id)).toMatchObject({ value: { state: 'executed' } });
    expect([(await all()).length, await settings()]).toMatchObject([1, { max: before['most'], fee: '20000.00' }]);
  });
});
