import { openBackOffice, REASON, runJob } from '@fairlot/testkit';
import { expect, it, vi } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { addDays, dayOf, startOfDay } from '../../../platform/zone.ts';
import { openOffers, TERMS } from '../promotions.testing.ts';
import { isControl } from './control.ts';
import { holds } from './segments.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const office = await openBackOffice();
const offers = openOffers(office.app);

type Member = Awaited<ReturnType<typeof offers.member>>;
async function shown(who: Member, id: bigint) {
  const { value } = await offers.list(who);
  return value.find(({ offerId }) => offerId === String(id));
}
async function rewards(who: Member, state = 'waiting') {
  const answer = await office.app.server.inject({
    method: 'GET',
    url: `/wps/rewards?state=${state}`,
    headers: { ...who.headers, moduleid: 'REWCEN3' },
  });
  return answer.json<{ value: { list: { amount: string }[] } }>().value.list;
}
const spentOf = async (id: bigint) =>
  office.app.platform.db.value(sql<bigint>`select spent_minor from promotions_offers where id = ${id}::bigint`);

it('a segment is evaluated each time, and unknown facts match no condition', async () => {
  expect(holds([{ field: 'daysSinceDeposit', operator: 'gte', value: 0 }], {})).toBe(false);
  expect(holds([{ field: 'label', operator: 'hasNot', value: 'vip' }], {})).toBe(false);
  const conditions = [
    { field: 'deposits', operator: 'gte', value: 2 },
    { field: 'deposited', operator: 'gte', value: 300 },
    { field: 'verified', operator: 'eq', value: 0 },
    { field: 'level', operator: 'lte', value: 1 },
  ];
  const body = { name: 'Two deposits', conditions, reason: REASON };
  const { value: segment } = await office.call<{ id: string }>('POST', '/segments', body);
  expect(await office.call('POST', '/segments', body)).toMatchObject({ errorCode: 'segment.name' });
  const member = await offers.member();
  const { id } = await offers.offer('claim', { audience: { segmentId: segment.id } });
  const count = async () => (await office.call('POST', '/segments/count', { conditions })).value;
  const before = await count();
  await offers.deposit(member, 10_000n);
  expect(await shown(member, id)).toBeUndefined();
  expect(await offers.accept(member, { id })).toMatchObject({ value: { reason: 'audience' } });
  await offers.deposit(member, 20_000n);
  expect(await shown(member, id)).toMatchObject({ eligible: true });
  expect(await count()).toEqual({ members: ((before as { members: number }).members ?? 0) + 1 });
  const tried = await office.call('POST', '/offers/try', {
    kind: 'claim',
    terms: { ...TERMS, audience: { segmentId: segment.id } },
    days: 30,
  });
  expect(tried.value).toMatchObject({ members: 1, expected: '10000.00' });
  expect((await office.trail(`segment:${segment.id}`)).map(({ action }) => action)).toEqual(['segment.kept']);
});

it('a segment matches one of several conditions, including by label; a red packet is dry-run over it', async () => {
  const labelled = (await offers.member()).memberId;
  const rich = await offers.member();
  await offers.member();
  await office.app.platform.db.run(sql`
    update people_members set labels = array['Racing club'] where id = ${labelled}::bigint`);
  await offers.deposit(rich, 9_000_000n);
  const any = [
    { field: 'label', operator: 'has', value: 'Racing club' },
    { field: 'deposited', operator: 'gte', value: 90_000 },
  ];
  const count = async (conditions: unknown) => (await office.call('POST', '/segments/count', { conditions })).value;
  expect(await count([{ any }])).toEqual({ members: 2 });
  expect(await count([{ any }, { field: 'label', operator: 'hasNot', value: 'Racing club' }])).toEqual({ members: 1 });
  expect(await count(any)).toEqual({ members: 0 });
  expect(await office.call('POST', '/segments/count', { conditions: [{ any: any.slice(1) }] })).toMatchObject({
    errorCode: 'request.invalid',
  });
  const body = { name: 'Club or rich', conditions: [{ any }], reason: REASON };
  const { value: segment } = await office.call<{ id: string }>('POST', '/segments', body);
  const { id } = await offers.offer('claim', { audience: { segmentId: segment.id } });
  expect(await shown(rich, id)).toMatchObject({ eligible: true });
  const terms = { ...TERMS, amount: null, most: '60.00', packet: { shares: 4, least: '10.00' } };
  const tried = await office.call('POST', '/offers/try', {
    kind: 'redPacket',
    terms: { ...terms, audience: { segmentId: segment.id } },
    days: 30,
    budget: '100.00',
  });
  // Each of the two members gets one of the four shares.
  expect(tried.value).toMatchObject({ members: 2, expected: '50.00', mostForOne: '60.00' });
});

it('a control group is offered nothing, and the report compares its revenue with the cost', async () => {
  const { id } = await offers.offer('claim', { control: 50 }, '100000.00');
  const sides = new Map<boolean, Member>();
  for (let tries = 0; sides.size < 2 && tries < 40; tries += 1) {
    const member = await offers.member();
    sides.set(isControl({ id, terms: { ...TERMS, control: 50 } }, member.memberId), member);
  }
  const [control, offered] = [sides.get(true), sides.get(false)];
  if (control === undefined || offered === undefined) throw new Error('A hash that knows one side only');
  expect(await shown(control, id)).toBeUndefined();
  expect(await offers.accept(control, { id })).toMatchObject({ value: { reason: 'audience' } });
  expect(await shown(offered, id)).toMatchObject({ eligible: true });
  await offers.accept(offered, { id });
  for (const [who, stake] of [
    [control, 100_000n],
    [offered, 1_500_000n],
  ] as const)
    await offers.lose(who, stake);
  await offers.drain();
  expect((await office.call('GET', `/offers/${id}/report`)).value).toMatchObject({
    cost: '10000.00',
    comparison: {
      offered: { members: 1, revenue: '15000.00' },
      control: { members: 1, perMember: { revenue: '1000.00' } },
      // 15,000 less the 1,000 expected without the offer, less the 10,000 given.
      gain: '4000.00',
    },
  });
});

it('gives a birthday gift once a year if entered in time, and releases the budget of an uncollected one', async () => {
  const { id } = await offers.offer('birthday', { amount: '500.00', most: '500.00' }, '1000.00');
  const [early, late] = [await offers.member(), await offers.member()];
  const today = dayOf(await office.app.rooms.site.timeZone(), Date.now());
  for (const [{ memberId }, days] of [
    [early, 60],
    [late, 59],
  ] as const)
    await office.app.platform.db.run(sql`
      insert into loyalty_members (member_id, asset, keep_from, check_on, birthday, birthday_saved_on)
      values (${memberId}::bigint, 'VND', ${today}::date, ${today}::date + 60, ${today.slice(5)},
        ${today}::date - ${days}::int)`);
  expect(await shown(early, id)).toMatchObject({ eligible: false, reason: 'birthday' });
  for (let time = 0; time < 2; time += 1) {
    await office.app.platform.db.run(sql`delete from promotions_periods where offer_id = ${id}::bigint`);
    await office.app.rooms.promotions.giveBirthdays();
  }
  await offers.drain();
  const waiting = await rewards(early);
  expect(waiting).toMatchObject([{ amount: '500.00', kind: 'bonus' }]);
  expect(await rewards(late)).toEqual([]);
  expect(await spentOf(id)).toBe(50_000n);
  await office.app.platform.db.run(sql`
    update loyalty_rewards set expires_at = clock_timestamp() where member_id = ${early.memberId}::bigint`);
  for (let time = 0; time < 2; time += 1) {
    await runJob(office.app, 'loyalty-expired');
    await offers.drain();
  }
  expect(await rewards(early, 'expired')).toHaveLength(1);
  expect(await spentOf(id)).toBe(0n);
  expect((await office.call('GET', `/offers/${id}/report`)).value).toMatchObject({ cost: '0.00' });
});

it("pays for play before an offer's end, not for play after it", async () => {
  const terms = { gift: 'money', share: 1000, amount: null, every: 'day' } as const;
  const ended = await offers.offer('cashback', terms);
  const over = await offers.offer('cashback', { ...terms, endsAt: Date.now() + DAY_MS });
  const member = await offers.member();
  for (const one of [ended, over]) expect(await offers.accept(member, one)).toMatchObject({ success: true });
  const { db } = office.app.platform;
  // Simulates that all of it happened two days ago: the first bet before both ends, the second one after them.
  const at = Date.now() - 2 * DAY_MS;
  await db.run(sql`
    update promotions_acceptances set accepted_at = to_timestamp(${at - DAY_MS}::float8 / 1000)
     where member_id = ${member.memberId}::bigint`);
  for (const [stake, when] of [
    [100_000n, at],
    [900_000n, at + 1000],
  ] as const)
    await offers.lose(member, stake, 'lottery', when);
  await offers.drain();
  await offers.end(ended);
  const until = at + 500;
  await db.run(sql`
    update promotions_offers set ended_at = to_timestamp(${until}::float8 / 1000) where id = ${ended.id}::bigint`);
  await db.run(sql`
    update promotions_offer_versions set terms = jsonb_set(terms, '{endsAt}', ${String(until)}::jsonb)
     where offer_id = ${over.id}::bigint`);
  for (let time = 0; time < 2; time += 1) await office.app.rooms.promotions.payPeriods();
  await offers.drain();
  expect((await rewards(member)).map(({ amount }) => amount)).toEqual(['100.00', '100.00']);
});

async function paidAt(member: Member, laterMs: number): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + laterMs });
  try {
    for (let time = 0; time < 2; time += 1) await office.app.rooms.promotions.payPeriods();
  } finally {
    vi.useRealTimers();
  }
  await offers.drain();
  return (await rewards(member)).map(({ amount }) => amount);
}

it('counts a bet that is decided after its day was paid on the day of its outcome, also after the end', async () => {
  const terms = { gift: 'money', share: 1000, amount: null, every: 'day' } as const;
  const [running, ended] = [await offers.offer('cashback', terms), await offers.offer('cashback', terms)];
  const member = await offers.member();
  for (const one of [running, ended]) expect(await offers.accept(member, one)).toMatchObject({ success: true });
  const { db } = office.app.platform;
  const zone = await office.app.rooms.site.timeZone();
  const day = startOfDay(addDays(dayOf(zone, Date.now() - 6 * HOUR_MS), -2), zone).getTime();
  await db.run(sql`
    update promotions_acceptances set accepted_at = to_timestamp(${day}::float8 / 1000)
     where member_id = ${member.memberId}::bigint`);
  const [decided, open] = [1, 2].map((hour) => offers.bet(member, 100_000n, 'lottery', day + hour * HOUR_MS));
  await decided?.place();
  await open?.place();
  // Long after the stake, but before the day is paid.
  await decided?.settle('lost', 0n, day + 29 * HOUR_MS);
  await offers.drain();
  await offers.end(ended);
  await db.run(sql`
    update promotions_offers set ended_at = to_timestamp(${day + 3 * HOUR_MS}::float8 / 1000)
     where id = ${ended.id}::bigint`);
  const payAt = (laterMs: number) => paidAt(member, laterMs);
  expect(await payAt(0)).toEqual(['100.00', '100.00']);
  await open?.settle('lost', 0n, Date.now());
  await offers.drain();
  expect(await payAt(0)).toHaveLength(2);
  expect(await shown(member, ended.id)).toMatchObject({ joined: true });
  expect(await payAt(DAY_MS)).toEqual(['100.00', '100.00', '100.00', '100.00']);
  expect(await payAt(2 * DAY_MS)).toHaveLength(4);
  expect(await shown(member, ended.id)).toBeUndefined();
});

it('counts a bet whose events arrive after its day was paid on the day of their arrival, once', async () => {
  const offer = await offers.offer('cashback', { gift: 'money', share: 1000, amount: null, every: 'day' });
  const member = await offers.member();
  await offers.accept(member, offer);
  const zone = await office.app.rooms.site.timeZone();
  const day = startOfDay(addDays(dayOf(zone, Date.now() - 6 * HOUR_MS), -2), zone).getTime();
  await office.app.platform.db.run(sql`
    update promotions_acceptances set accepted_at = to_timestamp(${day}::float8 / 1000)
     where member_id = ${member.memberId}::bigint`);
  expect(await paidAt(member, 0)).toEqual([]);
  const [first, second] = [1, 2].map((hour) => offers.bet(member, 100_000n, 'lottery', day + hour * HOUR_MS));
  await first?.place();
  // The outcome of the second bet arrives before its stake.
  await second?.settle('lost');
  await offers.drain();
  await first?.settle('lost');
  await second?.place();
  await offers.drain();
  expect(await paidAt(member, 0)).toEqual([]);
  expect(await paidAt(member, DAY_MS)).toEqual(['200.00']);
  expect(await paidAt(member, 2 * DAY_MS)).toHaveLength(1);
});

it('a rebate counts only stakes at risk: a bet that returned its stake earns none', async () => {
  const member = await offers.member();
  const terms = { gift: 'money', amount: null, every: 'day', rebates: { lottery: 100 } } as const;
  await offers.accept(member, await offers.offer('rebate', terms));
  for (const [stake, win] of [
    [1_000_000n, 0n],
    [700_000n, 700_000n],
    [500_000n, 700_000n],
  ] as const) {
    const bet = offers.bet(member, stake);
    await bet.place();
    await bet.settle(win > 0n ? 'won' : 'lost', win);
  }
  await offers.drain();
  expect((await offers.earnings(member)).value.running).toMatchObject([
    { kind: 'rebate', earning: { sum: '150.00', lines: [{ product: 'lottery', staked: '15000.00' }] } },
  ]);
});

it('releases the reservation for a deposit when the offer expires, and ends the participation', async () => {
  const [member, other] = [await offers.member(), await offers.member()];
  const one = await offers.offer('reload', { share: 1000, amount: null, every: 'day' });
  for (const who of [member, other]) await offers.accept(who, one);
  expect([await spentOf(one.id), await shown(member, one.id)]).toMatchObject([2_000_000n, { reason: 'joined' }]);
  await offers.deposit(other, 100_000n);
  await offers.endedAt(one, Date.now() - 1);
  await runJob(office.app, 'offers-periods');
  // Earlier gifts stay.
  expect([await spentOf(one.id), await shown(member, one.id)]).toEqual([10_000n, undefined]);
  await offers.deposit(member, 100_000n);
  expect((await offers.bonuses(member)).value.list).toEqual([]);
  expect((await offers.bonuses(other)).value.list).toMatchObject([{ state: 'active', amount: '100.00' }]);
});
