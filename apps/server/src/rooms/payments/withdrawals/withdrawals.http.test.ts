import { randomUUID } from 'node:crypto';
import { auditBooksAndClose, callSite, createTestApp, type TestMember } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { readIdempotencyKey } from '../../../platform/http/idempotency.ts';
import { createVerified, openWithProvider, PAYMENT_PASSWORD } from './withdrawals.testing.ts';

const { app, provider, cashier } = await openWithProvider();
let member: TestMember;
let accountId: string;
beforeEach(async () => {
  member = await createVerified(app, '5000000.00');
  accountId = await cashier.usableAccount(member);
});

const available = () => app.rooms.wallet.balance(member.memberId, 'VND');
const held = () => app.rooms.wallet.accountBalance(`member:${member.memberId}:VND:held`);
const settings = async () => (await cashier.call(member, 'GET', '/wps/withdraw/settings')).value;

describe('requesting a withdrawal', () => {
  it('shows the limits, and holds the money immediately', async () => {
    expect(await settings()).toEqual({
      min: '50000.00',
      max: '100000000.00',
      dailyLeft: '200000000.00',
      freeLeft: 3,
      freePerDay: 3,
      fee: '0.00',
      wageringLeft: '0.00',
      wageringTotal: '0.00',
      open: true,
      accountWaitHours: 24,
    });
    const { value } = await cashier.withdraw(member, accountId, '2000000');
    expect(value).toEqual({
      orderId: expect.any(String),
      status: 'approved',
      amount: '2000000.00',
      fee: '0.00',
      balance: '3000000.00',
    });
    expect([await available(), await held()]).toEqual([300_000_000n, 200_000_000n]);
    expect(await settings()).toMatchObject({ dailyLeft: '198000000.00', freeLeft: 2 });
    const found = await cashier.find(member, value.orderId);
    expect(found.value).toMatchObject({
      status: 'approved',
      cancellable: false,
      steps: [{ status: 'requested' }, { status: 'approved' }],
    });
    const list = await cashier.call<{ list: object[] }>(member, 'GET', '/wps/withdraw?pageNo=1');
    expect(list.value).toMatchObject({ list: [{ orderId: value.orderId, amount: '2000000.00' }], totalPages: 1 });
  });

  it('charges a fee on top after the free ones of the day', async () => {
    for (let count = 0; count < 3; count++) await cashier.withdraw(member, accountId);
    expect(await settings()).toMatchObject({ freeLeft: 0, fee: '10000.00' });
    expect((await cashier.withdraw(member, accountId)).value).toMatchObject({ fee: '10000.00', balance: '4590000.00' });
    expect(await cashier.withdraw(member, accountId, '4590000.00')).toMatchObject({
      errorCode: 'balance.insufficient',
    });
    expect([await available(), await held()]).toEqual([459_000_000n, 41_000_000n]);
  });

  it("leaves enough for agents' bills, after the amount and its fee", async () => {
    for (let count = 0; count < 3; count++) await cashier.withdraw(member, accountId);
    await app.platform.events.outbox.drain();
    await app.platform.db.run(sql`
      with c as (
        insert into agency_contracts (kind, upline_id, downline_id, payer, terms, state, from_day)
        values ('dailySalary', ${member.memberId}::bigint, ${member.memberId}::bigint, 'upline', '{}', 'ended',
          '2026-01-01') returning id)
      insert into agency_bills (contract_id, kind, member_id, payer_id, from_day, to_day, amount_minor,
        computed_minor, state, explanation)
      select id, 'dailySalary', ${member.memberId}::bigint, ${member.memberId}::bigint, '2026-01-01', '2026-01-01',
             100000000, 100000000, 'uncollected', '[]' from c`);
    // 4,700,000.00 are left: 1,000,000.00 must stay, the fee is 10,000.00.
    expect(await cashier.withdraw(member, accountId, '3690000.01')).toMatchObject({ errorCode: 'bills.unpaid' });
    expect([await available(), await held()]).toEqual([470_000_000n, 30_000_000n]);
    expect((await cashier.withdraw(member, accountId, '3690000')).value).toMatchObject({ balance: '1000000.00' });
  });

  it('has the limits and free withdrawals of the member’s level', async () => {
    await app.platform.db.run(sql`
      insert into loyalty_members (member_id, asset, level, highest, keep_from, check_on)
      values (${member.memberId}::bigint, 'VND', 3, 3, '2026-01-01',
              '2099-01-01')
      on conflict (member_id) do update set level = 3, highest = 3`);
    expect(await settings()).toMatchObject({ dailyLeft: '250000000.00', freeLeft: 5, freePerDay: 5 });
    for (let count = 0; count < 4; count++)
      expect((await cashier.withdraw(member, accountId, '50000.00')).value).toMatchObject({ fee: '0.00' });
    await app.platform.db.run(sql`update loyalty_levels set withdraw_daily_minor = 20_000_001 where level = 3`);
    expect(await cashier.withdraw(member, accountId, '50000.00')).toMatchObject({
      errorCode: 'limit.exceeded',
      value: { dailyLeft: '0.01' },
    });
    await app.platform.db.run(sql`update loyalty_levels set withdraw_daily_minor = 25000000000 where level = 3`);
  });

  it('waits for review when the device is new and others are known', async () => {
    const login = (agent: string, hours: number) =>
      app.platform.db.run(sql`
        insert into identity_logins (member_id, ip, user_agent, method, is_success, at)
        select ${member.memberId}::bigint, '127.0.0.1', ${agent}, 'password', true,
               created_at - ${hours}::int * interval '1 hour'
          from identity_sessions where member_id = ${member.memberId}::bigint`);
    const { agent } = await app.platform.db.one(sql<{ agent: string }>`
      select user_agent as agent from identity_sessions where member_id = ${member.memberId}::bigint`);
    expect((await cashier.withdraw(member, accountId)).value.status).toBe('approved');
    await login('another browser', 200);
    const { orderId, status } = (await cashier.withdraw(member, accountId)).value;
    expect(status).toBe('review');
    const { marks } = await app.platform.db.one(sql<{ marks: string[] }>`
      select marks from payments_withdrawals where id = ${orderId}::uuid`);
    expect(marks).toEqual(['new-device']);
    await login(agent, 100);
    expect((await cashier.withdraw(member, accountId)).value.status).toBe('approved');
  });

  it('is one withdrawal per key, whose hash does not include the password', async () => {
    const key = randomUUID();
    const [first, again] = [
      await cashier.withdraw(member, accountId, '60000.00', { key }),
      await cashier.withdraw(member, accountId, '60000.00', { key }),
    ];
    expect(again).toEqual(first);
    // The cached password check passes, and the statement that takes the withdrawal evaluates the conditions of all
    // rooms.
    const seen: string[] = [];
    const asked = /identity_begin_login|identity_pass_known|loyalty_levels|payments_take_withdrawal/;
    const stop = app.platform.db.observe((text) => void (asked.test(text) && seen.push(text)));
    await cashier.withdraw(member, accountId, '60000.00', { key });
    stop();
    expect(seen).toHaveLength(2);
    expect(await cashier.withdraw(member, accountId, '60000.01', { key })).toMatchObject({
      errorCode: 'idempotency.conflict',
    });
    expect(await cashier.withdraw(member, accountId, '60000.00', { key, paymentPassword: '1111' })).toMatchObject({
      errorCode: 'payment.password.invalid',
    });
    const { hash } = await app.platform.db.one(sql<{ hash: string }>`
      select input_hash as hash from platform_idempotency where key = ${key}`);
    const body = { accountId, amount: '60000.00' };
    expect(readIdempotencyKey(key, [{}, body]).inputHash).toBe(hash);
    expect(readIdempotencyKey(key, [{}, { ...body, paymentPassword: PAYMENT_PASSWORD }]).inputHash).not.toBe(hash);
    expect(await held()).toBe(6_000_000n);
  });

  it.each([
    ['49999.99', 'limit.exceeded', { min: '50000.00', max: '100000000.00' }],
    ['100000000.01', 'limit.exceeded', { min: '50000.00', max: '100000000.00' }],
    ['5000000.01', 'balance.insufficient', null],
    ['1e9', 'request.invalid', { field: 'amount' }],
  ])('of %s is refused with %s', async (amount, errorCode, value) => {
    const answer = await cashier.withdraw(member, accountId, amount);
    expect(answer.errorCode).toBe(errorCode);
    if (value !== null) expect(answer.value).toMatchObject(value);
    expect([await available(), await held()]).toEqual([500_000_000n, 0n]);
  });

  it('only reaches an own account in the own name after its waiting time', async () => {
    const { value } = await cashier.add(member);
    expect(await cashier.withdraw(member, value.at(-1)!.accountId)).toMatchObject({
      errorCode: 'payout.account.waiting',
      value: { usableFrom: expect.any(Number) },
    });
    const foreign = await cashier.usableAccount(member, { name: 'Somebody Else' });
    expect(await cashier.withdraw(member, foreign)).toMatchObject({ errorCode: 'payout.account.name' });
    const other = await createVerified(app);
    expect(await cashier.withdraw(other, accountId)).toMatchObject({ errorCode: 'not.found' });
    await app.platform.db.transaction((tx) =>
      app.rooms.verification.decide(tx, member.memberId, { name: null, decidedBy: 'test' }),
    );
    await app.platform.events.outbox.drain();
    expect(await cashier.withdraw(member, accountId)).toMatchObject({ errorCode: 'verification.required' });
  });

  it('stays possible during self-exclusion and ends with the account', async () => {
    await callSite(app, member.headers, 'POST', '/wps/protection/exclusion', { months: 6 });
    expect(await cashier.withdraw(member, accountId)).toMatchObject({ value: { status: 'approved' } });
    // The wagering requirement can no longer be met: the withdrawal is paid after a manual review.
    await app.platform.db.run(sql`select payments_require_wagering(${member.memberId}::bigint, 'VND', 1000000)`);
    expect(await cashier.call(member, 'GET', '/wps/withdraw/settings')).toMatchObject({
      value: { wageringLeft: '0.00' },
    });
    const { value } = await cashier.withdraw(member, accountId);
    expect(value.status).toBe('review');
    expect(
      await app.platform.db.one(sql`select marks from payments_withdrawals where id = ${value.orderId}::uuid`),
    ).toEqual({ marks: ['turnover'] });
    await app.platform.db.transaction((tx) => app.rooms.protection.disable(tx, member.memberId));
    expect(await cashier.withdraw(member, accountId)).toMatchObject({
      errorCode: 'protection.refused',
      value: { reason: 'disabled', until: null },
    });
  });
});

describe('reasons for review', () => {
  const marksOf = async (orderId: string) =>
    app.platform.db.one(sql<{ marks: string[]; second: boolean }>`
      select marks, needs_second as second from payments_withdrawals where id = ${orderId}::uuid`);

  it('are the amount, a new account, the number of withdrawals and others with the same account', async () => {
    const large = await cashier.withdraw(member, accountId, '2000000.01');
    expect(large.value.status).toBe('review');
    expect(await marksOf(large.value.orderId)).toEqual({ marks: ['amount'], second: false });

    const account = '112233445566';
    const shared = await cashier.usableAccount(member, { account });
    // The bank name that the other member entered makes no difference.
    await cashier.add(await createVerified(app), { account, bank: 'Harbour-Bank' });
    const { value } = await cashier.withdraw(member, shared);
    expect(await marksOf(value.orderId)).toMatchObject({ marks: ['shared-account'] });

    const fresh = await cashier.usableAccount(member);
    await app.platform.db.run(sql`
      update payments_payout_accounts set created_at = clock_timestamp() - interval '25 hours'
       where id = ${fresh}::uuid`);
    expect(await marksOf((await cashier.withdraw(member, fresh)).value.orderId)).toMatchObject({
      marks: ['new-account'],
    });
  });

  it('cannot be cancelled where the market forbids it', async () => {
    const { orderId } = (await cashier.withdraw(member, accountId, '3000000.00')).value;
    await app.rooms.site.change('market', { profile: 'UK', stricter: {} });
    try {
      expect((await cashier.find(member, orderId)).value.cancellable).toBe(false);
      expect(await cashier.call(member, 'DELETE', `/wps/withdraw/${orderId}`)).toMatchObject({
        errorCode: 'withdraw.cancel.refused',
      });
      expect(await held()).toBe(300_000_000n);
    } finally {
      await app.rooms.site.change('market', { profile: 'demo', stricter: {} });
    }
  });

  it('may be cancelled by its member until it is approved', async () => {
    const { orderId } = (await cashier.withdraw(member, accountId, '3000000.00')).value;
    expect((await cashier.find(member, orderId)).value.cancellable).toBe(true);
    const other = await createVerified(app);
    expect(await cashier.call(other, 'DELETE', `/wps/withdraw/${orderId}`)).toMatchObject({ errorCode: 'not.found' });
    await app.rooms.site.change('flags', { CBS3: true });
    const card = (who: TestMember) =>
      cashier.call(who, 'GET', `/wps/chat/cards/withdrawal/${orderId}`, undefined, { moduleid: 'CBS3' });
    expect((await card(member)).value).toMatchObject({ status: 'review', isOver: false, amount: '3000000.00' });
    expect(await card(other)).toMatchObject({ errorCode: 'not.found' });
    expect((await cashier.call(member, 'DELETE', `/wps/withdraw/${orderId}`)).value).toMatchObject({
      status: 'cancelled',
      cancellable: false,
    });
    expect((await card(member)).value).toMatchObject({ status: 'cancelled', isOver: true });
    expect([await available(), await held()]).toEqual([500_000_000n, 0n]);
    expect(await cashier.call(member, 'DELETE', `/wps/withdraw/${orderId}`)).toMatchObject({
      errorCode: 'withdraw.cancel.refused',
    });
    expect(await settings()).toMatchObject({ freeLeft: 3, dailyLeft: '200000000.00' });
    const approved = (await cashier.withdraw(member, accountId)).value;
    expect(await cashier.call(member, 'DELETE', `/wps/withdraw/${approved.orderId}`)).toMatchObject({
      errorCode: 'withdraw.cancel.refused',
    });
  });
});

it('an account cannot be removed while money is on its way to it, nor the member', async () => {
  const { orderId } = (await cashier.withdraw(member, accountId, '5000000.00')).value;
  const path = `/wps/payout/accounts/${accountId}`;
  expect(await cashier.call(member, 'DELETE', path)).toMatchObject({ errorCode: 'payout.account.busy' });
  const leave = () =>
    app.platform.db.transaction((tx) => app.person.mayClose(tx, { memberId: member.memberId, asset: 'VND' }));
  await expect(leave()).rejects.toMatchObject({ code: 'account.withdrawal.open' });
  await cashier.call(member, 'DELETE', `/wps/withdraw/${orderId}`);
  expect((await cashier.call(member, 'DELETE', path)).value).toEqual([]);
  await expect(leave()).rejects.toMatchObject({ code: 'account.balance.left' });
});

it('the demonstration member has an account that can receive money immediately', async () => {
  const demo = await createTestApp({ seed: 'demo', config: { sandbox: provider.config } });
  try {
    const { id } = await demo.platform.db.one(sql<{ id: bigint }>`
      select id from people_members where account = 'demo01'`);
    const { token, cookie } = await demo.rooms.identity.openSession(id);
    const headers = { authorization: `Bearer ${token}`, cookie: `fairlot_sid=${cookie}` };
    const read = async (url: string) => (await demo.server.inject({ method: 'GET', url, headers })).json().value;
    const [account] = await read('/wps/payout/accounts');
    expect(account).toMatchObject({ verified: true, label: 'Harbour Bank ·· 8842' });
    expect(account.usableFrom).toBeLessThanOrEqual(Date.now());
    expect(await read('/wps/verification')).toMatchObject({ state: 'verified', needed: [] });
  } finally {
    await auditBooksAndClose(demo);
  }
}, 120_000);
