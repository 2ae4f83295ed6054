import { createMember, runJob, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { ask, betsOf, lastNoon, openTeam, TEST_ZONE } from '../agency.testing.ts';
import { addDays, today } from '../days.ts';

const { app, team } = await openTeam();

const TERMS = {
  tiers: [
    { sales: '1000.00', active: 1, rate: 100 },
    { sales: '5000.00', active: 1, rate: 200 },
  ],
  activeFrom: '1000.00',
};
const offer = (who: TestMember, downline: TestMember, terms: object = TERMS) =>
  ask<{ contractId: string }>(app, who, '/wps/agent/contract/dailySalary/offer', {
    method: 'POST',
    payload: { memberId: String(downline.memberId), terms },
  });
const answer = (who: TestMember, contractId: string, word: string, note?: string) =>
  ask(app, who, '/wps/agent/contract/dailySalary', {
    method: 'POST',
    payload: { contractId, answer: word, ...(note && { note }) },
    moduleId: 'COMM3',
  });
const requestOf = async (who: TestMember) =>
  (await ask<object>(app, who, '/wps/agent/contract/dailySalary/request', { moduleId: 'COMM3' })).value;
const contractsOf = async (who: TestMember) =>
  (
    await ask<{ own: object[]; downlines: object[] }>(app, who, '/wps/agent/contract/dailySalary', {
      moduleId: 'COMM3',
    })
  ).value;
const billsOf = async (who: TestMember, side = 'downline') =>
  (await ask<{ list: Record<string, unknown>[] }>(app, who, `/wps/agent/bills?side=${side}`)).value.list;
const balanceOf = (who: TestMember) => app.rooms.wallet.balance(who.memberId, 'VND');

/** Makes the merchant's contract with the top agent, and the one below it, active since the day before yesterday. */
async function beginEarlier(): Promise<void> {
  await app.platform.db.run(sql`
    update agency_contracts set from_day = (clock_timestamp() at time zone 'Asia/Ho_Chi_Minh')::date - 2
     where state = 'valid'`);
}

it("is offered by an agent with a contract to the members right below, within the agent's own rate", async () => {
  const { top, downline, member } = team;
  expect(await offer(top, downline)).toMatchObject({ errorCode: 'contract.refused' });
  await app.platform.db.run(sql`
    insert into agency_contracts (kind, downline_id, payer, terms, state, from_day)
    values ('dailySalary', ${top.memberId}::bigint, 'platform', ${JSON.stringify(TERMS)}::jsonb, 'valid',
      '2026-01-01')`);
  expect(await offer(top, member)).toMatchObject({ errorCode: 'not.found' });
  const above = { ...TERMS, tiers: [{ sales: '1.00', active: 0, rate: 201 }] };
  expect(await offer(top, downline, above)).toMatchObject({ errorCode: 'rate.refused', value: { most: 200 } });
  expect(await requestOf(downline)).toEqual({ dailysalreqtype: 'N', contracthoursalreq: 'N', kinds: [] });
  expect(await offer(top, downline)).toMatchObject({ success: true });
  expect(await offer(top, downline)).toMatchObject({ errorCode: 'contract.refused' });
  expect(await requestOf(downline)).toEqual({ dailysalreqtype: 'Y', contracthoursalreq: 'N', kinds: ['dailySalary'] });
  // The member requests other terms with a note, which the upline reads before the next offer.
  const [first] = (await contractsOf(downline)).own as { contractId: string }[];
  const words = 'Two per cent from 3,000 on';
  expect(await answer(downline, first?.contractId ?? '', 'change', words)).toMatchObject({ success: true });
  expect((await contractsOf(top)).downlines).toMatchObject([{ state: 'changeAsked', changeNote: words }]);
  expect(await offer(top, downline)).toMatchObject({ success: true });
  // A member without dividend contracts gets no dividend data.
  expect((await ask(app, downline, '/wps/agent/contract/dividend/request', { moduleId: 'COMM3' })).value).toEqual({});
});

it('reports no dividend contract while dividends are off', async () => {
  const { top, downline } = team;
  await app.platform.db.run(sql`
    insert into agency_contracts (kind, upline_id, downline_id, payer, terms)
    values ('dividend', ${top.memberId}::bigint, ${downline.memberId}::bigint, 'upline',
      ${JSON.stringify(TERMS)}::jsonb)`);
  const requested = async () =>
    (await ask(app, downline, '/wps/agent/contract/dividend/request', { moduleId: 'COMM3' })).value;
  expect(await requested()).toEqual({});
  await app.rooms.site.change('flags', (flags) => ({ ...flags, DIVIDEND3: true }));
  expect(await requested()).toEqual({ divtypecompperiodreq: 'Y' });
  await app.rooms.site.change('flags', (flags) => ({ ...flags, DIVIDEND3: false }));
  await app.platform.db.run(sql`delete from agency_contracts where kind = 'dividend'`);
});

it('lists each kind of contract with a pending request until it is answered [E-114] [X-084] [X-085]', async () => {
  const { top, sibling } = team;
  const requested = async () => ({
    ...(await requestOf(sibling)),
    ...(await ask<object>(app, sibling, '/wps/agent/contract/dividend/request', { moduleId: 'COMM3' })).value,
  });
  await app.rooms.site.change('flags', (flags) => ({ ...flags, DIVIDEND3: true }));
  expect(await requested()).toEqual({ dailysalreqtype: 'N', contracthoursalreq: 'N', kinds: [] });
  for (const [kind, field] of [
    ['dailySalary', 'dailysalreqtype'],
    ['hourly', 'contracthoursalreq'],
    ['dividend', 'divtypecompperiodreq'],
  ] as const) {
    await app.platform.db.run(sql`
      insert into agency_contracts (kind, upline_id, downline_id, payer, terms)
      values (${kind}, ${top.memberId}::bigint, ${sibling.memberId}::bigint, 'upline',
        ${JSON.stringify(TERMS)}::jsonb)`);
    expect(await requested()).toMatchObject({ [field]: 'Y' });
  }
  const all = (state: string) => ({
    dailysalreqtype: state,
    contracthoursalreq: state,
    divtypecompperiodreq: state,
    kinds: expect.toSatisfy((kinds: string[]) => kinds.toSorted().join() === 'dailySalary,hourly'),
  });
  expect(await requested()).toEqual(all('Y'));
  await app.platform.db.run(sql`
    update agency_contracts set state = 'valid', from_day = '2026-01-01'
     where downline_id = ${sibling.memberId}::bigint`);
  expect(await requested()).toEqual(all('N'));
  // Bills of an ended contract can still be collected.
  await app.platform.db.run(sql`
    update agency_contracts set state = 'ended', until_day = '2026-01-31'
     where downline_id = ${sibling.memberId}::bigint`);
  expect(await requested()).toEqual(all('N'));
  await app.platform.db.run(sql`delete from agency_contracts where downline_id = ${sibling.memberId}::bigint`);
  await app.rooms.site.change('flags', (flags) => ({ ...flags, DIVIDEND3: false }));
});

it('is answered once, by the downline member only, and ends when both sides agree', async () => {
  const { top, downline, sibling } = team;
  const [waiting] = (await contractsOf(downline)).own as { contractId: string }[];
  const id = waiting?.contractId ?? '';
  expect(await answer(sibling, id, 'accept')).toMatchObject({ errorCode: 'not.found' });
  expect(await answer(top, id, 'accept')).toMatchObject({ errorCode: 'contract.refused' });
  // An offer is only valid while the upline can grant it.
  const setOwn = (state: string, rate: number) =>
    app.platform.db.run(sql`
      update agency_contracts set state = ${state}, terms = jsonb_set(terms, '{tiers,1,rate}', to_jsonb(${rate}::int))
       where downline_id = ${top.memberId}::bigint and kind = 'dailySalary'`);
  for (const [state, rate] of [
    ['ended', 200],
    ['valid', 1],
  ] as const) {
    await setOwn(state, rate);
    expect(await answer(downline, id, 'accept')).toMatchObject({ errorCode: 'contract.refused' });
  }
  await setOwn('valid', 200);
  const both = await Promise.all([answer(downline, id, 'accept'), answer(downline, id, 'accept')]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  expect(await requestOf(downline)).toMatchObject({ dailysalreqtype: 'N' });
  expect(await answer(top, id, 'end')).toMatchObject({ success: true });
  expect(await answer(top, id, 'end')).toMatchObject({ errorCode: 'contract.refused' });
  expect(await answer(downline, id, 'refuse')).toMatchObject({ success: true });
  expect((await contractsOf(downline)).own.slice(0, 1)).toEqual([
    expect.objectContaining({ state: 'valid', endAskedBy: null, side: 'downline', payer: 'upline' }),
  ]);
});

it('pays a day once, by the merchant and by the agent, in parts while the agent lacks money', async () => {
  const { top, downline, member } = team;
  await beginEarlier();
  const yesterday = lastNoon();
  const bets = betsOf(app, member);
  const betId = 'd9d6d8f2-0000-4000-8000-0000000000a1';
  await bets.placed({ betId, stakeMinor: '600000', at: yesterday });
  await bets.settled({ betId, at: yesterday });
  await app.platform.events.outbox.drain();
  // 6,000.00 x 2 %: the merchant pays the top agent, who pays the agent below from it.
  await runJob(app, 'team-bills');
  await runJob(app, 'team-bills');
  await runJob(app, 'team-bills');
  expect(await billsOf(downline)).toEqual([
    expect.objectContaining({
      state: 'collected',
      amount: '120.00',
      paid: '120.00',
      explanation: [
        { label: 'sales', value: '6000.00' },
        { label: 'active', value: '1' },
        { label: 'tierSales', value: '5000.00' },
        { label: 'tierActive', value: '1' },
        { label: 'rate', value: '2.00 %' },
        { label: 'amount', value: '120.00' },
      ],
    }),
  ]);
  expect((await billsOf(top)).map(({ state, amount }) => [state, amount])).toEqual([['collected', '120.00']]);
  expect(await billsOf(top, 'upline')).toHaveLength(1);
  expect([await balanceOf(top), await balanceOf(downline)]).toEqual([0n, 12_000n]);

  // A payer with too little money pays what is available, and the rest as soon as there is more.
  await app.platform.db.run(sql`
    update agency_bills set state = 'partCollected', amount_minor = 15000
     where member_id = ${downline.memberId}::bigint`);
  await runJob(app, 'team-bills');
  expect(await billsOf(downline)).toEqual([expect.objectContaining({ state: 'partCollected', paid: '120.00' })]);
  const mayPlay = () => app.rooms.protection.gate(app.platform.db, top.memberId, 'play', 'VND');
  expect(await mayPlay()).toBe('bills-unpaid');
  await app.platform.db.transaction((tx) =>
    app.rooms.wallet.transfer(tx, {
      key: 'test:top:more',
      debit: 'external:capital:VND',
      credit: `member:${top.memberId}:VND:available`,
      asset: 'VND',
      amountMinor: 9000n,
      kind: 'adjust',
      reference: 'test',
    }),
  );
  await Promise.all([runJob(app, 'team-bills'), runJob(app, 'team-bills')]);
  expect(await billsOf(downline)).toEqual([expect.objectContaining({ state: 'collected', paid: '150.00' })]);
  expect([await balanceOf(top), await balanceOf(downline)]).toEqual([6000n, 15_000n]);
  expect(await mayPlay()).toBeNull();
  const figures = (await ask(app, top, '/wps/agent/team/overview')).footer;
  expect(figures).toMatchObject({ commission: '270.00' });

  // For the merchant, money that an agent passes on to another one is not paid again.
  const { db } = app.platform;
  const desks = app.platform.collected.all().flatMap(({ desk }) => desk ?? []);
  const span = { from: new Date(yesterday - 86_400_000), to: new Date(Date.now() + 172_800_000), zone: TEST_ZONE };
  const figure = desks.flatMap(({ figures: all = [] }) => all).find(({ name }) => name === 'agentPay');
  expect(await figure?.parts(db, { ...span, part: 'day', asset: 'VND' })).toMatchObject([{ value: 12_000n }]);
  // The list of agents over their limits names agents who owe.
  const owe = (state: string, minor: number) =>
    db.run(sql`
      update agency_bills set state = ${state}, paid_minor = 15000 - ${minor}::int
       where member_id = ${downline.memberId}::bigint`);
  await owe('partCollected', 1);
  for (const [name, place] of Object.entries({ agents: 2, agentLimits: 0 })) {
    const report = desks.flatMap(({ reports = [] }) => reports).find((one) => one.name === name);
    const only = [{ by: 'team', keys: [String(top.memberId)] }];
    const rows = await report?.read(db, { ...span, part: null, asset: 'VND', only }, null, 10);
    expect([name, rows?.[0]?.numbers[place]]).toEqual([name, 12_000n]);
  }
  await owe('collected', 0);
});

it('reports the figures so far of the running period, counted as the bill will count them', async () => {
  const { top, downline, member, stranger } = team;
  const periodOf = async (who: TestMember, kind = 'dailySalary') =>
    ask<Record<string, unknown> | null>(app, who, `/wps/agent/contract/${kind}/period`, { moduleId: 'COMM3' });
  const bets = betsOf(app, member);
  const betId = 'd9d6d8f2-0000-4000-8000-0000000000a2';
  await bets.placed({ betId, stakeMinor: '250000' });
  await bets.settled({ betId, status: 'won', winMinor: '50000' });
  await app.platform.events.outbox.drain();
  const now = today(TEST_ZONE);
  // The salaries that were paid above (150.00 below, 120.00 to the top agent) reduce the loss, as in bills.
  const counted = { from: now, to: now, sales: '2500.00', loss: '1850.00', active: 1 };
  // 1 % of the turnover, the lower tier's rate.
  expect((await periodOf(downline)).value).toEqual({ ...counted, amount: '25.00' });
  expect((await periodOf(top)).value).toEqual({ ...counted, loss: '1730.00', amount: '25.00' });
  expect((await periodOf(top, 'realTime')).value).toBeNull();
  expect(await periodOf(member)).toMatchObject({ errorCode: 'permission.denied' });
  expect(await periodOf(stranger)).toMatchObject({ errorCode: 'permission.denied' });
  expect(await periodOf(top, 'dividend')).toMatchObject({ errorCode: 'module.disabled' });
  // The dividend's period began with the contract, and yesterday's bet belongs to it.
  await app.rooms.site.change('flags', (flags) => ({ ...flags, DIVIDEND3: true }));
  const terms = { ...TERMS, activeFrom: '10000.00', rhythm: 'month' };
  const write = (kind: string, fromDay: string, { memberId } = top, own: object = terms) =>
    app.platform.db.run(sql`
      insert into agency_contracts (kind, downline_id, payer, terms, state, from_day)
      values (${kind}, ${memberId}::bigint, 'platform', ${JSON.stringify(own)}::jsonb, 'valid', ${fromDay}::date)`);
  await write('dividend', '2026-01-01');
  const monthly = (await periodOf(top, 'dividend')).value;
  expect(monthly).toMatchObject({ from: `${now.slice(0, 7)}-01`, active: 0, amount: '0.00' });
  // 30 % of the players' loss, less the 10 % that the merchant pays directly below.
  const share = (rate: number) => ({ ...terms, tiers: [{ sales: '0.00', active: 0, rate, loss: '0.00' }] });
  await app.platform.db.run(sql`
    update agency_contracts set terms = ${JSON.stringify(share(3000))}::jsonb where kind = 'dividend'`);
  const sumsOf = async (who: TestMember) => {
    const { loss, amount } = (await periodOf(who, 'dividend')).value ?? {};
    return { loss: Number(loss), amount: Number(amount) };
  };
  const alone = await sumsOf(top);
  expect(alone.amount).toBe((alone.loss * 3) / 10);
  await write('dividend', '2026-01-01', downline, share(1000));
  const [below, above] = [await sumsOf(downline), await sumsOf(top)];
  expect([below.amount, above.amount]).toEqual([below.loss / 10, alone.amount - below.amount]);
  await write('hourly', now);
  expect((await periodOf(top, 'hourly')).value).toBeNull();
  await write('realTime', addDays(now, 1));
  expect((await periodOf(top, 'realTime')).value).toBeNull();
});

it('can be ended, but not collected, by a member who is not an agent', async () => {
  const { top } = team;
  const player = await createMember(app, { inviterId: top.memberId });
  await app.platform.events.outbox.drain();
  // Such a member has no page to collect bills on.
  expect(await offer(top, player, { ...TERMS, isCollected: true })).toMatchObject({ errorCode: 'request.invalid' });
  const id = (await offer(top, player)).value.contractId;
  expect(await answer(player, id, 'accept')).toMatchObject({ success: true });
  expect(await requestOf(player)).toMatchObject({ dailysalreqtype: 'N' });
  expect(await answer(top, id, 'end')).toMatchObject({ success: true });
  expect(await requestOf(player)).toMatchObject({ dailysalreqtype: 'Y' });
  expect((await contractsOf(player)).own).toMatchObject([{ state: 'valid', endAskedBy: 'upline' }]);
  expect(await answer(player, id, 'accept')).toMatchObject({ success: true });
  expect(await requestOf(player)).toMatchObject({ dailysalreqtype: 'N' });
  expect((await contractsOf(top)).downlines).toContainEqual(
    expect.objectContaining({ contractId: id, state: 'ended' }),
  );
});
