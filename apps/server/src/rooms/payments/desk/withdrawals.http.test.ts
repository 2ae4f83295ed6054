import { randomUUID } from 'node:crypto';
import { callDesk, callSite, createOperator, REASON } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { parseMinor } from '@fairlot/money';
import type { backoffice, paymentsDesk, ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import { DEPOSIT_REVERSED, recheckWithdrawals } from '../withdrawals/recheck.ts';
import { giveDeposit } from '@fairlot/testkit/members';
import { createVerified } from '../withdrawals/withdrawals.testing.ts';
import { openWithdrawalDesk } from './withdrawal-desk.testing.ts';

type Background = ValueOf<typeof paymentsDesk.withdrawalBackground>;
type Report = ValueOf<typeof backoffice.report>;
type Details = ValueOf<typeof paymentsDesk.withdrawal>;

const desk = await openWithdrawalDesk();
const { app, operator, second, call, approve, trail, provider, cashier, asked, held, waiting, decide } = desk;
const WAITING = 'filter=state:eq:waiting&sort=createdAt';

describe('withdrawals that wait for review', () => {
  it('are listed with their checks, taken, and refused with an immediate refund', async () => {
    const before = await held();
    const id = await asked();
    const { value } = await call<{ list: { orderId: string }[] }>('GET', `/withdrawals?${WAITING}`);
    expect(value.list).toContainEqual(
      expect.objectContaining({ orderId: id, status: 'review', marks: ['amount'], needsSecond: false, takenBy: null }),
    );
    const { feed } = (await call<{ feed: { kind: string; title: string }[] }>('GET', '/dashboard')).value;
    const account = /^[^·]+ ·· \w{4} · \d+$/;
    expect(feed.find(({ kind }) => kind === 'withdrawal')?.title).toMatch(account);
    expect((await decide(id, 'take', { over: false })).value).toMatchObject({
      takenBy: operator.name,
      holder: 'NGUYEN VAN DUC',
      checks: expect.arrayContaining([
        expect.objectContaining({ check: 'name', passed: true }),
        { check: 'turnover', passed: true, facts: { left: '0.00' } },
        expect.objectContaining({ check: 'amount', passed: false }),
        { check: 'shared-account', passed: true, facts: { members: '0' } },
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

  it('show the debt of a member whose win was taken back after the request', async () => {
    const debtor = await createVerified(app, '10000000.00');
    const account = await cashier.usableAccount(debtor);
    const { orderId } = (await cashier.withdraw(debtor, account, '3000000.00')).value;
    const debtOf = async () =>
      (await call<Details>('GET', `/withdrawals/${orderId}`)).value.checks.find(({ check }) => check === 'debt');
    expect(await debtOf()).toEqual({ check: 'debt', passed: true, facts: { owed: '0.00' } });
    // As a corrected draw does, and a vendor that rolls a win back.
    await app.platform.db.run(
      sql`
      select wallet_reverse_many('house:VND', 'VND', array['test:win:reversal'], array[${debtor.memberId}::bigint],
        array[800000000::bigint], array['test'])`,
      { wakes: ['stream'] },
    );
    expect(await debtOf()).toEqual({ check: 'debt', passed: false, facts: { owed: '1000000.00' } });
  });

  it('are approved once when two operators decide at the same moment, and sent', async () => {
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

  it('are paid manually with a proof, and never sent', async () => {
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
    const labelsBy = async (by: string, language: string) => {
      const [from, to] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
      const path = `/reports/payments?part=whole&from=${from}&to=${to}&by=${by}`;
      const report = await callDesk<Report>(app, { ...operator.headers, language }, 'GET', path);
      return report.value.rows.map(({ label }) => label);
    };
    expect(await labelsBy('method', 'EN')).toContain('Withdrawals');
    expect(await labelsBy('method', 'PT')).toContain('Saques');
    expect(await labelsBy('provider', 'CN')).toContain('人工出款');
  });

  it('a request made before a deposit reversal is not carried out; one made after it is', async () => {
    const id = await asked('50000000.01');
    const ask = async () => {
      const input = { byHand: false, reason: REASON, requestKey: randomUUID() };
      return (await call<{ id: string }>('POST', `/withdrawals/${id}/request-approval`, input)).value.id;
    };
    const early = await ask();
    await app.platform.db.transaction((tx) => recheckWithdrawals(tx, desk.member.memberId, 'VND', DEPOSIT_REVERSED));
    expect(await approve(early)).toMatchObject({ value: { state: 'failed' } });
    expect((await cashier.find(desk.member, id)).value.status).toBe('review');
    expect(await approve(await ask())).toMatchObject({ value: { state: 'executed' } });
    expect((await cashier.find(desk.member, id)).value.status).toBe('approved');
  });

  it('above the limit of one operator need two', async () => {
    const id = await asked('50000000.01');
    expect(await decide(id, 'approve', { byHand: false, reason: REASON })).toMatchObject({
      errorCode: 'review.second.person',
    });
    const ask = async (reason: string) => {
      const wanted = { byHand: false, reason, requestKey: randomUUID() };
      const path = `/withdrawals/${id}/request-approval`;
      return (await callDesk<{ id: string; kind: string }>(app, operator.headers, 'POST', path, wanted)).value;
    };
    const value = await ask(REASON);
    // Requested again with another reason.
    const again = await ask(`${REASON}, the member has called`);
    expect(again.id).not.toBe(value.id);
    expect(value.kind).toBe('withdrawal.approve');
    expect(await approve(value.id, operator)).toMatchObject({ errorCode: 'approval.own' });
    expect((await cashier.find(desk.member, id)).value.status).toBe('review');
    expect(await approve(value.id)).toMatchObject({ value: { state: 'executed' } });
    expect((await cashier.find(desk.member, id)).value.status).toBe('approved');
    expect(await approve(again.id)).toMatchObject({ value: { state: 'failed' } });
    expect((await cashier.find(desk.member, id)).value.steps.map(({ status }) => status)).toEqual([
      'requested',
      'review',
      'approved',
    ]);
    const alone = await asked('50000000.00');
    expect(await decide(alone, 'approve', { byHand: false, reason: REASON })).toMatchObject({ success: true });
  });

  it('show the sources of their money since the previous one, to the last unit', async () => {
    const player = await createVerified(app, '900000.00');
    const to = await cashier.usableAccount(player);
    const read = async (id: string) => (await call<Background>('GET', `/withdrawals/${id}/background`)).value;
    const first = (await cashier.withdraw(player, to, '100000.00')).value.orderId;
    expect(await read(first)).toMatchObject({
      since: null,
      before: '0.00',
      after: '900000.00',
      isPart: false,
      sources: [{ kind: 'adjust', name: null, amount: '900000.00' }],
    });
    await giveDeposit(app, player, 40_000_000n);
    const round = { stake: '7000.00', choices: { over: true, target: '50.50' } };
    const rounds = [1, 2, 3].map(() => callSite(app, player.headers, 'POST', '/lgw/originals/dice/rounds', round));
    expect((await Promise.all(rounds)).map(({ success }) => success)).toEqual([true, true, true]);
    await app.platform.events.outbox.drain();
    const left = await app.rooms.wallet.balance(player.memberId, 'VND');
    const again = (await cashier.withdraw(player, to, '100000.00')).value.orderId;
    const { since, before, after, sources } = await read(again);
    expect([since === null, before, parseMinor(after)]).toEqual([false, '800000.00', left]);
    expect(sources).toContainEqual({ kind: 'deposit', name: 'Sandbox bank', amount: '400000.00' });
    const [game, ...others] = sources.filter(({ kind }) => kind !== 'deposit');
    expect([game, others]).toMatchObject([{ kind: 'game', name: 'Dice' }, []]);
    expect(sources.reduce((sum, { amount }) => sum + parseMinor(amount), parseMinor(before))).toBe(left);
  });

  it('show others with the same account, device or address, to operators who may read members', async () => {
    const [one, other, third] = [await createVerified(app), await createVerified(app), await createVerified(app)];
    const account = `0011${randomUUID().slice(0, 8)}`;
    const to = await cashier.usableAccount(one, { account });
    await cashier.usableAccount(other, { account });
    for (const [{ memberId }, ip, browser] of [
      [one, '203.0.113.77', 'Browser A'],
      [other, '203.0.113.77', 'Browser A'],
      [third, '203.0.113.77', 'Browser B'],
    ] as const)
      await app.platform.db.run(sql`
        insert into identity_logins (member_id, ip, user_agent, method, is_success)
        values (${memberId}::bigint, ${ip}, ${browser}, 'password', true)`);
    await app.rooms.identity.disableMember(third.memberId, async () => {});
    const id = (await cashier.withdraw(one, to)).value.orderId;
    const { related } = (await call<Background>('GET', `/withdrawals/${id}/background`)).value;
    expect(related).toMatchObject([
      { memberId: String(other.memberId), by: ['account', 'device'], state: 'active', balance: '10000000.00' },
      { memberId: String(third.memberId), by: ['address'], state: 'disabled' },
    ]);
    expect(await call('GET', `/withdrawals/${randomUUID()}/background`)).toMatchObject({ errorCode: 'not.found' });
  });

  it('can be read but not decided by support', async () => {
    const support = await createOperator(app, 'support');
    const id = await asked();
    expect((await callDesk(app, support.headers, 'GET', `/withdrawals/${id}`)).value).toMatchObject({ orderId: id });
    expect(await decide(id, 'refuse', { reason: REASON }, support)).toMatchObject({ errorCode: 'permission.denied' });
    expect(await call('GET', `/withdrawals/${randomUUID()}`)).toMatchObject({ errorCode: 'not.found' });
  });

  it('have terms that two operators change; requests based on older terms fail', async () => {
    type Terms = Record<string, string | number>;
    const all = async () =>
      (await call<{ levels: { level: number; version: string; terms: Terms }[] }>('GET', '/withdrawalTerms')).value
        .levels;
    const read = async () => (await all())[0]!.terms;
    const { version, terms: before } = (await all())[0]!;
    expect(before).toMatchObject({ least: '50000.00', freePerDay: 3, fee: '10000.00', reviewAbove: '2000000.00' });
    const ask = (terms: Terms | null, from: string | null = version, level = 0) =>
      callDesk<{ id: string; details: string[] }>(app, operator.headers, 'POST', '/withdrawalTerms', {
        level,
        version: from,
        terms: terms && { ...before, ...terms },
        reason: REASON,
        requestKey: randomUUID(),
      });
    for (const [field, value] of Object.entries({ most: '1.00', daily: '50000.00', secondAbove: '1.00', least: '0' }))
      expect(await ask({ [field]: value })).toMatchObject({
        errorCode: 'request.invalid',
        value: { field: `terms.${field}` },
      });
    const [wanted, other] = [await ask({ fee: '20000', freePerDay: 0 }), await ask({ fee: '30000.00' })];
    expect(wanted.value.details).toEqual(['freePerDay: 3 → 0', 'fee: 10000.00 → 20000.00']);
    expect(await read()).toEqual(before);
    expect(await approve(wanted.value.id, operator)).toMatchObject({ errorCode: 'approval.own' });
    expect(await approve(wanted.value.id)).toMatchObject({ value: { state: 'executed' } });
    expect(await read()).toEqual({ ...before, fee: '20000.00', freePerDay: 0 });
    expect(await approve(other.value.id)).toMatchObject({ value: { state: 'failed', failure: 'version.conflict' } });
    expect(await ask({})).toMatchObject({ errorCode: 'version.conflict' });
    expect((await cashier.withdraw(desk.member, desk.accountId, '50000.00')).value).toMatchObject({
      fee: '20000.00',
    });
    expect((await trail('withdrawal-terms:VND')).map(({ action }) => action)).toContain('withdrawal.terms.changed');

    // From a level up other terms apply, up to the next level with its own; the wagering of deposits is the same for
    // all.
    const settings = async () => (await cashier.call(desk.member, 'GET', '/wps/withdraw/settings')).value;
    const level = (terms: Terms | null, from: string | null) => ask(terms, from, 1);
    const current = async () => (await all())[0]!.version;
    const high = { most: '7000000.00', fee: '1.00', freePerDay: 0, reviewAbove: '0.00', wageringPercent: 900 };
    expect((await level(high, version)).errorCode).toBe('version.conflict');
    expect(await approve((await level(high, null)).value.id)).toMatchObject({ value: { state: 'executed' } });
    expect(await settings()).toMatchObject({ max: '7000000.00', fee: '1.00' });
    expect((await cashier.withdraw(desk.member, desk.accountId, '7000000.01')).errorCode).toBe('limit.exceeded');
    expect((await cashier.withdraw(desk.member, desk.accountId, '50000.00')).value).toMatchObject({
      status: 'review',
      fee: '1.00',
    });
    const made = (await all())[1]!;
    expect(made).toMatchObject({ level: 1, terms: { ...before, ...high, wageringPercent: before['wageringPercent'] } });
    expect(await approve((await ask({ accountWaitHours: 0 }, await current())).value.id)).toMatchObject({
      value: { state: 'executed' },
    });
    const added = (await cashier.add(desk.member)).value.at(-1)!;
    // Pages compare times by the minute.
    expect(added.usableFrom % 60_000).toBe(0);
    expect(added.usableFrom).toBeLessThanOrEqual(Date.now());
    expect((await all()).map(({ terms }) => terms['accountWaitHours'])).toEqual([0, 0]);
    const fees = { fee: '20000.00', freePerDay: 0 };
    expect(await approve((await ask(fees, await current())).value.id)).toMatchObject({ value: { state: 'executed' } });
    expect(await ask(null, await current())).toMatchObject({ errorCode: 'request.invalid' });
    expect(await approve((await level(null, (await all())[1]!.version)).value.id)).toMatchObject({
      value: { state: 'executed' },
    });
    expect([(await all()).length, await settings()]).toMatchObject([1, { max: before['most'], fee: '20000.00' }]);
  });
});
