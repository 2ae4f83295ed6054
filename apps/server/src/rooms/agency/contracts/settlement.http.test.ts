import { randomUUID } from 'node:crypto';
import type { backoffice, ValueOf } from '@fairlot/contract';
import { createMember, openBackOffice, REASON, runJob, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql, type Tx } from '../../../platform/db/index.ts';
import { ask, betsOf, createTeam, TEST_ZONE } from '../agency.testing.ts';
import { addDays, lastClosedDay, startOfDay, today } from '../days.ts';
import { BILLS_LOCK } from './bill-rows.ts';
import { hourlySales } from './due-figures.ts';
import { lastEnded, periodOf } from './rules.ts';
import { waitingIn } from './run-rows.ts';

const { app, operator, call, approve } = await openBackOffice();
await app.rooms.site.change('flags', (flags) => ({ ...flags, DIVIDEND3: true }));
const { top, downline, member } = await createTeam(app);

const now = today(TEST_ZONE);
const thisWeek = lastEnded('week', lastClosedDay(TEST_ZONE));
const weekBefore = periodOf('week', addDays(thisWeek.from, -1));
const noonOf = (day: string) => startOfDay(day, TEST_ZONE).getTime() + 12 * 3_600_000;
const balanceOf = ({ memberId }: TestMember) => app.rooms.wallet.balance(memberId, 'VND');
const settle = () => runJob(app, 'team-bills');

async function agree(who: TestMember, kind: string, terms: object, fromDay: string): Promise<void> {
  await app.platform.db.run(sql`
    insert into agency_contracts (kind, downline_id, payer, terms, state, from_day)
    values (${kind}, ${who.memberId}::bigint, 'platform', ${JSON.stringify(terms)}::jsonb, 'valid', ${fromDay}::date)`);
}
async function bet(at: number, stakeMinor: string, winMinor = '0'): Promise<string> {
  const betId = randomUUID();
  const say = betsOf(app, member);
  await say.placed({ betId, stakeMinor, at });
  await say.settled({ betId, at, winMinor, status: winMinor === '0' ? 'lost' : 'won' });
  await app.platform.events.outbox.drain();
  return betId;
}
const billsOf = async (who: TestMember, kind: string) =>
  (await ask<{ list: Record<string, unknown>[] }>(app, who, `/wps/agent/bills?kind=${kind}`)).value.list;
const waitingRun = async () =>
  (
    await call<{ list: { rhythm: string; unapproved: number }[] }>('GET', '/agencyRuns?kind=dividend&rhythm=week')
  ).value.list.find(({ unapproved }) => unapproved > 0);
/** Queries of the pages that the rows of a queue on the start page open. */
const openedFrom = async (page: string) => {
  const { value } = await call<ValueOf<typeof backoffice.today>>('GET', '/today');
  return value.queues.find((queue) => queue.page === page)?.cases.map(({ query }) => query);
};
const decide = (decision: string, from = thisWeek.from) =>
  call<{ id: string }>('POST', '/agencyRuns/request-decision', {
    kind: 'dividend',
    rhythm: 'week',
    from,
    decision,
    reason: REASON,
    requestKey: randomUUID(),
  });
/** Settles while another transaction is open; the transaction ends when the settlement has ended or waits for it. */
async function settleBeside(work: (tx: Tx) => Promise<unknown>): Promise<void> {
  const { db } = app.platform;
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.transaction(async (tx) => {
    await work(tx);
    begun.resolve();
    await released.promise;
  });
  await begun.promise;
  let isDone = false;
  const settling = settle().then(() => (isDone = true));
  const isWaiting = () =>
    db.first(sql`
      select 1 from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
       where l.locktype = 'advisory' and not l.granted and l.objid = ${BILLS_LOCK}::bigint`);
  await expect.poll(async () => isDone || (await isWaiting()) !== undefined).toBe(true);
  released.resolve();
  await Promise.all([holding, settling]);
}
const collect = (who: TestMember, billId: unknown) =>
  ask(app, who, `/wps/agent/bills/${String(billId)}/collect`, { method: 'POST' });

it('deducts a lost week from the next one; two operators release it and the agent collects', async () => {
  const tiers = [{ sales: '1.00', active: 0, rate: 1000, loss: '0.00' }];
  const terms = { tiers, activeFrom: '1.00', rhythm: 'week', carryOver: 'permanent', isCollected: true };
  await agree(top, 'dividend', terms, weekBefore.from);
  // The settlement before the two weeks was completed; the server was down since then.
  const former = periodOf('week', addDays(weekBefore.from, -1));
  await app.platform.db.run(sql`
    insert into agency_runs (kind, rhythm, from_day, to_day, bills, amount_minor)
    values ('dividend', 'week', ${former.from}::date, ${former.to}::date, 0, 0)`);
  await bet(noonOf(weekBefore.from), '100000', '200000');
  const late = await bet(noonOf(thisWeek.from), '300000');
  await settle();
  const [bill, before] = await billsOf(top, 'dividend');
  // 3,000.00 lost now minus 1,000.00 won before, 10 %.
  expect(bill).toMatchObject({ state: 'unapproved', amount: '200.00', paid: '0.00' });
  expect(bill?.['explanation']).toContainEqual({ label: 'carried', value: '-1000.00' });
  expect(before).toMatchObject({ state: 'notReached' });
  expect(before?.['explanation']).toContainEqual({ label: 'carry', value: '-1000.00' });
  expect(await collect(top, bill?.['billId'])).toMatchObject({ errorCode: 'contract.refused' });
  expect(await waitingRun()).toMatchObject({ from: thisWeek.from, waiting: '200.00', difference: '200.00' });
  const dry = await call('GET', `/agencySettlement?kind=dividend&rhythm=week&day=${thisWeek.to}`);
  expect(dry.value).toMatchObject({ isRunning: false, rows: [{ now: '200.00', difference: '0.00', last: '0.00' }] });

  // A correction between request and approval invalidates the request.
  const outdated = await decide('pay');
  await betsOf(app, member).corrected(late, {}, { status: 'won', winMinor: '100000' });
  await app.platform.events.outbox.drain();
  await settleBeside((tx) => waitingIn(tx, { kind: 'dividend', rhythm: 'week', from: thisWeek.from }));
  expect((await billsOf(top, 'dividend'))[0]).toMatchObject({ state: 'unapproved', amount: '100.00' });
  expect((await approve(outdated.value.id)).value).toMatchObject({ state: 'failed' });
  const request = await decide('pay');
  expect(await approve(request.value.id, operator)).toMatchObject({ success: false });
  expect(await balanceOf(top)).toBe(0n);
  expect(await approve(request.value.id)).toMatchObject({ success: true });
  await settle();
  expect((await billsOf(top, 'dividend'))[0]).toMatchObject({ state: 'uncollected', paid: '0.00' });
  expect(await waitingRun()).toBeUndefined();
  expect(await decide('deny')).toMatchObject({ errorCode: 'not.found' });
  for (const day of ['2026-02-30', '0000-01-01'])
    expect(await decide('deny', day)).toMatchObject({ status: 400, value: { field: 'from', reason: 'date' } });

  expect(await collect(downline, bill?.['billId'])).toMatchObject({ errorCode: 'not.found' });
  const both = await Promise.all([collect(top, bill?.['billId']), collect(top, bill?.['billId'])]);
  expect(new Set(both.map(({ errorCode }) => errorCode))).toEqual(new Set(['contract.refused', null]));
  expect(await balanceOf(top)).toBe(10_000n);
});

it('a denied settlement pays nothing, and uncollected bills expire', async () => {
  const reopen = (state: string) =>
    app.platform.db.run(sql`
      insert into agency_bills (contract_id, kind, rhythm, member_id, from_day, to_day, amount_minor,
        computed_minor, state, explanation, waits_since)
      select id, kind, 'week', downline_id, ${thisWeek.from}::date + 1, ${thisWeek.to}::date, 700, 700, ${state}, '[]',
             now() - interval '31 days'
        from agency_contracts where downline_id = ${top.memberId}::bigint
      on conflict (contract_id, from_day) do update set state = excluded.state, waits_since = excluded.waits_since`);
  await reopen('unapproved');
  expect(await openedFrom('settlement')).toContainEqual({
    kind: 'dividend',
    rhythm: 'week',
    day: addDays(thisWeek.from, 1),
  });
  const { value } = await decide('deny');
  expect(await approve(value.id)).toMatchObject({ success: true });
  await settle();
  expect((await billsOf(top, 'dividend'))[0]).toMatchObject({ state: 'denied', amount: '7.00', paid: '0.00' });
  await reopen('uncollected');
  await settle();
  expect((await billsOf(top, 'dividend'))[0]).toMatchObject({ state: 'expired', paid: '0.00' });
});

it('the hour that the autumn change of clocks repeats is two hours of sales', async () => {
  // 02:30 in Berlin, before and after the change.
  await bet(Date.UTC(2025, 9, 26, 0, 30), '60000');
  await bet(Date.UTC(2025, 9, 26, 1, 30), '70000');
  const day = '2025-10-26';
  const asked = { id: 1n, downlineId: downline.memberId, from: day, to: day, activeFromMinor: 0n };
  expect(await hourlySales(app.platform.db, [asked], 'Europe/Berlin')).toEqual(new Map([[1n, [60_000n, 70_000n]]]));
});

it('a corrected bet stays in the hour of its first settlement', async () => {
  const day = '2025-10-20';
  await bet(Date.UTC(2025, 9, 20, 8, 10), '60000');
  const corrected = await bet(Date.UTC(2025, 9, 20, 8, 40), '70000');
  await betsOf(app, member).corrected(corrected, {}, { status: 'won', winMinor: '90000' });
  await app.platform.events.outbox.drain();
  const asked = { id: 1n, downlineId: downline.memberId, from: day, to: day, activeFromMinor: 0n };
  expect(await hourlySales(app.platform.db, [asked], TEST_ZONE)).toEqual(new Map([[1n, [130_000n]]]));
});

it('a real-time salary follows the day, pays each tier once and takes nothing back', async () => {
  await agree(
    downline,
    'realTime',
    { tiers: [{ sales: '1000.00', active: 1, rate: 100 }], activeFrom: '1000.00' },
    now,
  );
  const at = Date.now() - 1000;
  await bet(at, '50000');
  await settle();
  expect(await balanceOf(downline)).toBe(0n);
  const second = await bet(at, '150000');
  await Promise.all([settle(), settle()]);
  // 2,000.00 at 1 %.
  expect(await balanceOf(downline)).toBe(2000n);
  await bet(at, '100000');
  await settle();
  expect(await billsOf(downline, 'realTime')).toEqual([
    expect.objectContaining({ period: now, state: 'collected', amount: '30.00', paid: '30.00' }),
  ]);
  await betsOf(app, member).corrected(second, {}, { status: 'refunded' });
  await app.platform.events.outbox.drain();
  await settle();
  expect(await balanceOf(downline)).toBe(3000n);
  // A new contract pays from tomorrow on: this one has paid today.
  await agree(top, 'realTime', { tiers: [{ sales: '1.00', active: 0, rate: 200 }], activeFrom: '1.00' }, now);
  const path = '/wps/agent/contract/realTime';
  const offered = await ask<{ contractId: string }>(app, top, `${path}/offer`, {
    method: 'POST',
    payload: {
      memberId: String(downline.memberId),
      terms: { tiers: [{ sales: '1.00', active: 0, rate: 200 }], activeFrom: '1.00' },
    },
  });
  const { contractId } = offered.value;
  await ask(app, downline, path, { method: 'POST', payload: { contractId, answer: 'accept' }, moduleId: 'COMM3' });
  const contracts = await ask<{ own: object[] }>(app, downline, path, { moduleId: 'COMM3' });
  expect(contracts.value.own).toEqual([
    expect.objectContaining({ contractId, state: 'valid', fromDay: addDays(now, 1) }),
    expect.objectContaining({ state: 'ended', untilDay: now }),
  ]);
  const dry = await call<{ isRunning: boolean; rows: { memberId: string }[] }>(
    'GET',
    `/agencySettlement?kind=realTime&day=${now}`,
  );
  expect(dry.value.isRunning).toBe(true);
  expect(dry.value.rows.filter(({ memberId }) => memberId === String(downline.memberId))).toEqual([
    expect.objectContaining({ before: '30.00', now: '15.00', difference: '-15.00' }),
  ]);

  // A correction changes what the approver sees, not what the lower figures would give.
  const billId = String((await billsOf(downline, 'realTime'))[0]?.['billId']);
  const correct = async (amount: string) => {
    const input = { amount, reason: REASON, requestKey: randomUUID() };
    const path = `/agencyBills/${billId}/request-correction`;
    const { value } = await call<{ id: string; details: string[] }>('POST', path, input);
    expect(await approve(value.id)).toMatchObject({ success: true });
    const [bill] = await billsOf(downline, 'realTime');
    return [value.details, bill?.['amount'], bill?.['paid'], await balanceOf(downline)];
  };
  expect(await correct('5')).toEqual([['sum: 30.00 → 30.00'], '30.00', '30.00', 3000n]);
  expect(await correct('-15')).toEqual([['sum: 30.00 → 15.00'], '15.00', '15.00', 1500n]);
});

it('a corrected day changes what a bill deducts for the carry-over of a bill below it', async () => {
  const upper = await createMember(app, { type: 1 });
  const lower = await createMember(app, { type: 1, inviterId: upper.memberId });
  const player = await createMember(app, { inviterId: lower.memberId });
  await app.platform.events.outbox.drain();
  const tiers = (rate: number) => [{ sales: '1.00', active: 0, rate, loss: '0.00' }];
  await agree(upper, 'dividend', { tiers: tiers(2000), activeFrom: '1.00', rhythm: 'week' }, weekBefore.from);
  await agree(
    lower,
    'dividend',
    { tiers: tiers(1000), activeFrom: '1.00', rhythm: 'week', carryOver: 'permanent' },
    weekBefore.from,
  );
  const say = betsOf(app, player);
  const won = { betId: randomUUID(), at: noonOf(weekBefore.from), status: 'won', winMinor: '200000' } as const;
  const lost = { betId: randomUUID(), at: noonOf(thisWeek.from), stakeMinor: '300000' };
  for (const one of [won, lost]) {
    await say.placed(one);
    await say.settled(one);
  }
  await app.platform.events.outbox.drain();
  await app.platform.db.run(sql`delete from agency_runs where kind = 'dividend' and rhythm = 'week'`);
  const former = periodOf('week', addDays(weekBefore.from, -1));
  await app.platform.db.run(sql`
    insert into agency_runs (kind, rhythm, from_day, to_day, bills, amount_minor)
    values ('dividend', 'week', ${former.from}::date, ${former.to}::date, 0, 0)`);
  await settle();
  const amounts = async () =>
    [(await billsOf(upper, 'dividend'))[0], (await billsOf(lower, 'dividend'))[0]].map((bill) => bill?.['amount']);
  // 20 % of 3,000.00, less 10 % of 3,000.00 - 1,000.00.
  expect(await amounts()).toEqual(['400.00', '200.00']);
  await say.corrected(won.betId, won, { status: 'lost' });
  await app.platform.events.outbox.drain();
  await settle();
  expect(await amounts()).toEqual(['300.00', '300.00']);
});
