import { randomUUID } from 'node:crypto';
import { formatMinor } from '@fairlot/money';
import { callSite, createMember, runJob, seal, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { maskAccount } from '../../../platform/mask-account.ts';
import { ask, betsOf, lastNoon, openTeam, sendMoney, setPaymentPassword, TEST_ZONE } from '../agency.testing.ts';
import { leaveTeam } from '../applications/personal.ts';
import { today } from '../days.ts';

const { app, team } = await openTeam();
await app.rooms.site.change('flags', (flags) => ({ ...flags, SECCEN: true, AGETRANS3: true }));

const give = ({ memberId }: TestMember, amountMinor: bigint) =>
  app.platform.db.transaction((tx) =>
    app.rooms.wallet.transfer(tx, {
      key: `test:give:${memberId}`,
      debit: 'external:capital:VND',
      credit: `member:${memberId}:VND:available`,
      asset: 'VND',
      amountMinor,
      kind: 'adjust',
      reference: 'test',
    }),
  );
const balanceOf = ({ memberId }: TestMember) => app.rooms.wallet.balance(memberId, 'VND');

const send = (who: TestMember, to: TestMember, input?: Parameters<typeof sendMoney>[3]) =>
  sendMoney(app, who, to, input);
await give(team.top, 100_000_000n);

it('goes only to members below, with the payment password, within the limits, once per key', async () => {
  const { top, downline, member, sibling } = team;
  expect(await send(top, member)).toMatchObject({ errorCode: 'payment.password.unset' });
  await setPaymentPassword(app, top);
  await setPaymentPassword(app, downline);
  await setPaymentPassword(app, member);
  // A member who is not an agent cannot send.
  expect(await send(member, downline)).toMatchObject({ errorCode: 'permission.denied' });
  expect(await send(top, member, { paymentPassword: '1111' })).toMatchObject({ errorCode: 'payment.password.invalid' });
  for (const outside of [sibling, top]) expect(await send(top, outside)).toMatchObject({ errorCode: 'not.found' });
  expect(await send(downline, top)).toMatchObject({ errorCode: 'not.found' });
  expect(await send(top, member, { amount: '9999.99' })).toMatchObject({
    errorCode: 'limit.exceeded',
    value: { min: '10000.00' },
  });
  expect(await send(top, member, { amount: '1000000.01' })).toMatchObject({ errorCode: 'balance.insufficient' });

  const key = randomUUID();
  const both = await Promise.all([send(top, member, { key }), send(top, member, { key })]);
  expect(both.map(({ value }) => value['balance'])).toEqual(['980000.00', '980000.00']);
  expect(new Set(both.map(({ value }) => value['orderId'])).size).toBe(1);
  expect(await send(top, member, { key, amount: '30000' })).toMatchObject({ errorCode: 'idempotency.conflict' });
  // Repeated after the feature was switched off, it gets its first answer.
  await app.rooms.site.change('flags', (flags) => ({ ...flags, AGETRANS3: false }));
  expect(await send(top, member)).toMatchObject({ errorCode: 'module.disabled' });
  expect((await send(top, member, { key })).value).toEqual(both[0]?.value);
  await app.rooms.site.change('flags', (flags) => ({ ...flags, AGETRANS3: true }));
  expect([await balanceOf(top), await balanceOf(member)]).toEqual([98_000_000n, 102_000_000n]);
  const sent = await ask<{ list: object[] }>(app, top, '/wps/agent/team/transfer');
  expect(sent.value.list).toEqual([expect.objectContaining({ memberId: String(member.memberId), amount: '20000.00' })]);
  expect(sent.footer).toMatchObject({ min: '10000.00', dailyLeft: '499980000.00', open: true });
});

it('is refused to a closed account, whose contracts and bills end with it', async () => {
  const { top } = team;
  const leaving = await createMember(app, { type: 1, inviterId: top.memberId });
  await app.platform.events.outbox.drain();
  await app.platform.db.run(sql`
    insert into agency_contracts (kind, upline_id, downline_id, payer, terms, state, from_day)
    select 'dailySalary', ${top.memberId}::bigint, ${leaving.memberId}::bigint, 'upline',
           '{"tiers": [], "activeFrom": "0.00"}', s.state, case s.state when 'valid' then '2026-01-01'::date end
      from unnest(array['valid', 'requested']) s(state)`);
  const before = await balanceOf(top);
  const closing = await seal(app, { password: 'Test2026', confirm: true });
  const closed = await app.server.inject({
    method: 'POST',
    url: '/wps/account/close',
    headers: { ...leaving.headers, ...closing.headers },
    payload: closing.payload,
  });
  expect(closed.json()).toMatchObject({ success: true });
  expect(await send(top, leaving)).toMatchObject({ errorCode: 'not.found' });
  expect(await balanceOf(top)).toBe(before);
  const left = await app.platform.db.rows(sql<{ state: string }>`
    select state from agency_contracts where downline_id = ${leaving.memberId}::bigint order by state`);
  expect(left.map(({ state }) => state)).toEqual(['denied', 'ended']);
});

it("a bill for the last days of a closed account expires and reserves none of the payer's money", async () => {
  const { top } = team;
  const leaving = await createMember(app, { type: 1, inviterId: top.memberId });
  await app.platform.events.outbox.drain();
  const terms = { tiers: [{ sales: '1.00', active: 0, rate: 1000 }], activeFrom: '0.00' };
  const from = new Date(lastNoon() - 48 * 3_600_000);
  await app.platform.db.run(sql`
    insert into agency_contracts (kind, upline_id, downline_id, payer, terms, state, from_day)
    values ('dailySalary', ${top.memberId}::bigint, ${leaving.memberId}::bigint, 'upline',
      ${JSON.stringify(terms)}::jsonb, 'valid', ${from}::date)`);
  const bets = betsOf(app, leaving);
  const bet = { betId: randomUUID(), stakeMinor: '100000', at: lastNoon() };
  await bets.placed(bet);
  await bets.settled(bet);
  await app.platform.events.outbox.drain();
  await app.platform.db.transaction((tx) => leaveTeam(tx, leaving.memberId, today(TEST_ZONE)));
  await runJob(app, 'team-bills');
  const bills = await app.platform.db.rows(sql<{ state: string; amount: bigint }>`
    select state, amount_minor as amount from agency_bills
     where member_id = ${leaving.memberId}::bigint and amount_minor > 0`);
  expect(bills).toEqual([{ state: 'expired', amount: 10_000n }]);
  const { refusal } = await app.platform.db.one(sql<{ refusal: unknown }>`
    select agency_withdrawal_refusal(${top.memberId}::bigint) as refusal`);
  expect(refusal).toBeNull();
  // The login name is erased, and may be registered again.
  const { list } = (await ask<{ list: object[] }>(app, top, '/wps/agent/team/members?pageSize=100')).value;
  const account = maskAccount(`closed-${leaving.memberId}`);
  expect(list).toContainEqual(expect.objectContaining({ memberId: String(leaving.memberId), account }));
});

it("has to be wagered by the receiver, counts as a deposit and respects the receiver's limits", async () => {
  const { top, downline, member } = team;
  const call = async (url: string, payload?: object) =>
    (
      await app.server.inject({
        method: payload ? 'PUT' : 'GET',
        url,
        headers: member.headers,
        ...(payload && { payload }),
      })
    ).json<{ success: boolean; value: Record<string, string> }>();
  expect((await call('/wps/withdraw/settings')).value).toMatchObject({ wageringLeft: '20000.00' });
  expect(await call('/wps/protection/limits', { kind: 'deposit', period: 'day', limit: '30000' })).toMatchObject({
    success: true,
  });
  // The agent is shown neither the limit nor the end of the break.
  const refused = { errorCode: 'transfer.refused', value: null };
  expect(await send(top, member)).toMatchObject(refused);
  const resting = await createMember(app, { inviterId: top.memberId });
  await app.platform.events.outbox.drain();
  await callSite(app, resting.headers, 'POST', '/wps/protection/exclusion', { months: 6 });
  expect(await send(top, resting)).toMatchObject(refused);
  await app.platform.db.transaction((tx) => app.rooms.protection.disable(tx, downline.memberId));
  expect(await send(top, downline)).toMatchObject(refused);
  await app.platform.db.transaction((tx) => app.rooms.protection.enable(tx, downline.memberId));
});

it('is refused, like withdrawals, while a bill to the downline is unpaid or the module is off', async () => {
  const { top, downline, member } = team;
  const owe = (state: string) =>
    app.platform.db.run(sql`update agency_bills set state = ${state} where member_id = ${downline.memberId}::bigint`);
  await app.platform.db.run(sql`
    with c as (
      insert into agency_contracts (kind, upline_id, downline_id, payer, terms, state, from_day)
      values ('dailySalary', ${top.memberId}::bigint, ${downline.memberId}::bigint, 'upline', '{}', 'valid',
        '2026-01-01') returning id)
    insert into agency_bills (contract_id, kind, member_id, payer_id, from_day, to_day, amount_minor,
      computed_minor, state, explanation)
    select id, 'dailySalary', ${downline.memberId}::bigint, ${top.memberId}::bigint, '2026-01-01', '2026-01-01', 500,
           500, 'insufficient', '[]' from c`);
  expect(await send(top, downline)).toMatchObject({ errorCode: 'bills.unpaid', value: { amount: '5.00' } });
  const refusalOf = async ({ memberId }: TestMember) =>
    app.platform.db.value(sql<unknown>`select agency_withdrawal_refusal(${memberId}::bigint)`);
  expect(await refusalOf(top)).toEqual({ code: 'bills.unpaid', value: { amount: '5.00' }, keepMinor: null });
  expect(await refusalOf(member)).toBeNull();
  // The amount of bills waiting for approval or collection stays; the rest may leave.
  await owe('uncollected');
  expect(await refusalOf(top)).toEqual({ code: 'bills.unpaid', value: { amount: '5.00' }, keepMinor: '500' });
  const own = formatMinor((await balanceOf(top)) - 499n);
  expect(await send(top, downline, { amount: own })).toMatchObject({ errorCode: 'bills.unpaid' });
  await owe('notReached');
  expect(await refusalOf(top)).toBeNull();
  await app.rooms.site.change('flags', (flags) => ({ ...flags, AGETRANS3: false }));
  expect(await send(top, downline)).toMatchObject({ errorCode: 'module.disabled' });
});

it('stays off where the market forbids it, and pages hide it, even if the merchant enabled it', async () => {
  const { top, downline } = team;
  const flags = async () => (await ask<{ flags: Record<string, boolean> }>(app, top, '/wps/whitelabel')).value.flags;
  await app.rooms.site.change('flags', (before) => ({ ...before, AGETRANS3: true, DIVIDEND3: true }));
  expect(await flags()).toMatchObject({ AGETRANS3: true, DIVIDEND3: true });
  const forbidden = { playerTransfers: false, dividendsFromLosses: false };
  await app.rooms.site.change('market', { profile: 'demo', stricter: forbidden });
  expect(await send(top, downline)).toMatchObject({ errorCode: 'module.disabled' });
  expect(await flags()).toMatchObject({ AGETRANS3: false, DIVIDEND3: false });
  expect((await app.rooms.site.all()).flags).toMatchObject({ AGETRANS3: true, DIVIDEND3: true });
  await app.rooms.site.change('market', { profile: 'demo', stricter: {} });
  expect(await flags()).toMatchObject({ AGETRANS3: true });
});

it('a masked name is found by its visible part and by the complete name, not by other letters', async () => {
  const { top, member } = team;
  const found = async (account: string) =>
    (await ask<{ list: object[] }>(app, top, `/wps/agent/team/members?account=${account}`)).value.list.length;
  expect(await found(member.userName)).toBe(1);
  expect(await found(member.userName.slice(0, 3))).toBe(0);
  expect(await found(member.userName.slice(0, 1))).toBeGreaterThan(0);
});
