import { randomUUID } from 'node:crypto';
import { openBackOffice, REASON, runJob, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { ask, betsOf, createTeam, lastNoon, TEST_ZONE } from '../agency.testing.ts';
import { lastClosedDay } from '../days.ts';

const { app, operator, call, approve, trail } = await openBackOffice();
const { top, downline, member, sibling, stranger } = await createTeam(app);
const { db } = app.platform;
const day = lastClosedDay(TEST_ZONE);

const balanceOf = ({ memberId }: TestMember) => app.rooms.wallet.balance(memberId, 'VND');
const settle = () => runJob(app, 'team-bills');
const agree = (who: TestMember, upline: TestMember | null, rate: number) =>
  db.run(sql`
    insert into agency_contracts (kind, upline_id, downline_id, payer, terms, state, from_day)
    values ('dailySalary', ${upline?.memberId ?? null}::bigint, ${who.memberId}::bigint,
      ${upline === null ? 'platform' : 'upline'},
      ${JSON.stringify({ tiers: [{ sales: '1.00', active: 0, rate }], activeFrom: '1.00' })}::jsonb, 'valid',
      ${day}::date)`);
const billOf = async (who: TestMember) =>
  (await ask<{ list: Record<string, unknown>[] }>(app, who, '/wps/agent/bills?kind=dailySalary')).value.list[0];
const correct = async (who: TestMember, amount: string) =>
  call<{ id: string }>('POST', `/agencyBills/${String((await billOf(who))?.['billId'])}/request-correction`, {
    amount,
    reason: REASON,
    requestKey: randomUUID(),
  });
const settlement = async () =>
  (
    await call<{
      rows: Record<string, unknown>[];
      corrections: Record<string, unknown>[];
      turnover: string;
      revenue: string;
    }>('GET', `/agencySettlement?kind=dailySalary&day=${day}`)
  ).value;
const rowOf = async (who: TestMember) =>
  (await settlement()).rows.find(({ memberId }) => memberId === String(who.memberId));

it('two operators correct a merchant bill: an overpayment is returned, a shortfall is paid', async () => {
  await agree(top, null, 100);
  await agree(downline, top, 50);
  await agree(stranger, sibling, 100);
  for (const who of [member, stranger]) {
    const bet = { betId: randomUUID(), stakeMinor: '1000000', at: lastNoon() };
    await betsOf(app, who).placed(bet);
    await betsOf(app, who).settled(bet);
  }
  await app.platform.events.outbox.drain();
  await settle();
  // 10,000.00 at 1 %; the agent pays half of it to the agent below.
  expect(await billOf(top)).toMatchObject({ state: 'collected', amount: '100.00', corrections: [] });
  expect([await balanceOf(top), await balanceOf(downline)]).toEqual([5000n, 5000n]);

  const request = await correct(top, '-30');
  expect(await approve(request.value.id, operator)).toMatchObject({ success: false });
  expect(await balanceOf(top)).toBe(5000n);
  expect(await approve(request.value.id)).toMatchObject({ success: true });
  expect(await balanceOf(top)).toBe(2000n);
  const number = expect.stringMatching(/^\d+$/);
  expect(await billOf(top)).toMatchObject({
    state: 'collected',
    amount: '70.00',
    paid: '70.00',
    corrections: [{ number, amount: '-30.00' }],
  });
  // More than the agent has left: the rest becomes a debt that the next payment settles first.
  expect(await approve((await correct(top, '-45.5')).value.id)).toMatchObject({ success: true });
  expect(await balanceOf(top)).toBe(0n);
  expect(await approve((await correct(top, '75.5')).value.id)).toMatchObject({ success: true });
  expect(await billOf(top)).toMatchObject({ state: 'issued', amount: '100.00', paid: '24.50' });
  await Promise.all([settle(), settle()]);
  expect(await billOf(top)).toMatchObject({ state: 'collected', amount: '100.00', paid: '100.00' });
  expect(await balanceOf(top)).toBe(5000n);
  await approve((await correct(top, '12.34')).value.id);
  await settle();
  expect(await balanceOf(top)).toBe(6234n);

  // A recalculation gives the same, including corrections.
  expect(await rowOf(top)).toMatchObject({ before: '112.34', now: '112.34', difference: '0.00', corrected: '12.34' });
  expect((await settlement()).corrections).toHaveLength(4);
  expect((await settlement()).corrections[0]).toMatchObject({
    account: top.userName,
    amount: '12.34',
    reason: REASON,
    askedBy: expect.stringMatching(/./),
    approvedBy: expect.stringMatching(/./),
  });
  const team = await ask<{ commission: string }>(app, top, '/wps/agent/team/overview');
  expect(JSON.stringify(team.value)).toContain('162.34');
  expect((await trail(`agencyBill:${String((await billOf(top))?.['billId'])}`)).at(-1)).toMatchObject({
    action: 'agency.bill.corrected',
  });
});

it('two requests for the same mistake correct a bill once', async () => {
  const [first, again] = [await correct(top, '20'), await correct(top, '20')];
  expect(first.value).toMatchObject({ details: ['sum: 112.34 → 132.34'] });
  expect((await approve(first.value.id)).value).toMatchObject({ state: 'executed' });
  expect((await approve(again.value.id)).value).toMatchObject({ state: 'failed', failure: 'version.conflict' });
  expect(await billOf(top)).toMatchObject({ amount: '132.34' });
  expect((await approve((await correct(top, '-20')).value.id)).value).toMatchObject({ state: 'executed' });
  expect(await billOf(top)).toMatchObject({ amount: '112.34' });
});

it('the payer gets an overpayment back; no number of corrections makes a bill negative', async () => {
  const payerHad = await balanceOf(top);
  const [first, second] = [await correct(downline, '-40'), await correct(downline, '-40')];
  expect(await correct(downline, '-50.01')).toMatchObject({ errorCode: 'agency.correction.below' });
  expect(await correct(downline, '0')).toMatchObject({ errorCode: 'request.invalid' });
  expect(await approve(first.value.id)).toMatchObject({ success: true });
  expect((await approve(second.value.id)).value).toMatchObject({ state: 'failed' });
  expect([await balanceOf(downline), await balanceOf(top)]).toEqual([1000n, payerHad + 4000n]);
  expect(await billOf(downline)).toMatchObject({ state: 'collected', amount: '10.00', paid: '10.00' });
  await db.run(sql`update agency_bills set state = 'denied' where member_id = ${downline.memberId}::bigint`);
  expect(await correct(downline, '1')).toMatchObject({ errorCode: 'agency.bill.closed' });
  await db.run(sql`update agency_bills set state = 'collected' where member_id = ${downline.memberId}::bigint`);
  const leave = (at: Date | null) =>
    db.run(sql`
      update agency_members set left_at = ${at}::timestamptz where member_id = ${downline.memberId}::bigint`);
  await leave(new Date());
  expect(await correct(downline, '1')).toMatchObject({ errorCode: 'agency.bill.closed' });
  await leave(null);
});

it("a day's figures are corrected for the member and the whole upline; unpaid bills follow", async () => {
  const correctDay = (memberId: bigint, body: object) =>
    call<{ id: string }>('POST', `/agents/${memberId}/request-correction`, {
      day,
      product: 'originals',
      turnover: '0',
      prize: '0',
      bonus: '0',
      reason: REASON,
      requestKey: randomUUID(),
      ...body,
    });
  expect(await correctDay(member.memberId, {})).toMatchObject({ errorCode: 'request.invalid' });
  expect(await correctDay(member.memberId, { turnover: '5', day: '2999-01-01' })).toMatchObject({
    errorCode: 'request.invalid',
  });
  expect(await correctDay(999_999_999n, { turnover: '5' })).toMatchObject({ errorCode: 'not.found' });
  const tooMuch = await correctDay(member.memberId, { turnover: '-10000.01' });
  expect((await approve(tooMuch.value.id)).value).toMatchObject({ state: 'failed' });

  const teamSums = async () => [Number((await settlement()).turnover), Number((await settlement()).revenue)];
  const sumsBefore = await teamSums();
  // Paid bills stay and show the difference: 2,000.00 more at 1 %.
  const request = await correctDay(member.memberId, { turnover: '2000', prize: '500' });
  expect(await approve(request.value.id)).toMatchObject({ success: true });
  await settle();
  expect(await rowOf(top)).toMatchObject({ before: '112.34', now: '132.34', difference: '20.00' });
  expect((await teamSums()).map((sum, place) => sum - (sumsBefore[place] ?? 0))).toEqual([2000, 1500]);
  expect((await settlement()).corrections[0]).toMatchObject({
    day,
    turnover: '2000.00',
    prize: '500.00',
    billId: null,
  });

  // A bill whose payer has no money follows too, including its earlier manual correction.
  expect(await rowOf(stranger)).toMatchObject({ state: 'insufficient', before: '100.00' });
  const { billId } = (await rowOf(stranger)) ?? {};
  const input = { amount: '5', reason: REASON, requestKey: randomUUID() };
  await approve(
    (await call<{ id: string }>('POST', `/agencyBills/${String(billId)}/request-correction`, input)).value.id,
  );
  await approve((await correctDay(stranger.memberId, { turnover: '-1000' })).value.id);
  await settle();
  expect(await rowOf(stranger)).toMatchObject({ before: '95.00', now: '95.00', corrected: '5.00', paid: '0.00' });
});
