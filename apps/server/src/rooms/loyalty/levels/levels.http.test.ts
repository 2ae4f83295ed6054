import { randomUUID } from 'node:crypto';
import { createMember, openTestApp, runJob, type TestMember } from '@fairlot/testkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { actsOf, ask, drain, turnClock } from '../loyalty.testing.ts';

const app = await openTestApp();
let member: TestMember;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T05:00:00Z') });
  member = await createMember(app);
});
afterEach(() => vi.useRealTimers());

const DAY_MS = 86_400_000;
const club = async (who = member) => (await ask(app, who, 'GET', '/wps/member/clubBenefit')).value;
const later = (days: number) => turnClock(app, member, Date.now() + days * DAY_MS);
/** More than any level requires. */
const MUCH = '3000000000000';

it('a member sees the level and its benefits; visitors see the table [X-086]', async () => {
  expect(await club()).toMatchObject({
    level: 1,
    benefits: expect.arrayContaining([{ kind: 'freeWithdrawals', value: '3' }]) as unknown,
    next: { level: 2, deposit: '5000000.00', turnover: '50000000.00', points: 5000 },
  });
  const { value } = await ask<{ levels: object[] }>(app, null, 'GET', '/wps/member/clubLevels');
  expect(value.levels).toHaveLength(8);
  expect(value.levels[2]).toMatchObject({ level: 3, deposit: '20000000.00', keep: '60000000.00' });
  const trial = await createMember(app, { type: 4, balance: '10.00' });
  expect(await club(trial)).toMatchObject({ level: 0, benefits: [], currency: 'FUN' });
});

it('a level counts each stake once, whatever events are repeated, late, reordered or reversed', async () => {
  const acts = actsOf(app, member);
  const betId = randomUUID();
  await acts.settle(betId, 'won');
  await drain(app);
  expect(await club()).toMatchObject({ turnover: '0.00' });
  for (let time = 0; time < 2; time++) {
    await acts.place(betId, '300000000', '100000000');
    await acts.settle(betId, 'won');
    await drain(app);
  }
  // Without the share of bonus money.
  expect(await club()).toMatchObject({ turnover: '2000000.00', points: 200 });
  await acts.settle(betId, 'refunded', 2);
  await acts.settle(betId, 'won');
  await drain(app);
  expect(await club()).toMatchObject({ turnover: '0.00', points: 0 });
  const order = randomUUID();
  await acts.deposit('100000000', order);
  await acts.deposit('100000000', order);
  await drain(app);
  expect(await club()).toMatchObject({ deposit: '1000000.00' });
});

it('a bet that is settled after months counts; rows that no event can change any more are deleted', async () => {
  const acts = actsOf(app, member);
  const { db } = app.platform;
  const isOwn = sql`member_id = ${member.memberId}::bigint`;
  const prune = async (days: number) => {
    await db.run(sql`
      update loyalty_bets set noted_at = noted_at - ${days}::int * interval '1 day',
                              settled_at = settled_at - ${days}::int * interval '1 day' where ${isOwn}`);
    await runJob(app, 'loyalty-prune');
    return (await db.rows(sql`select 1 from loyalty_bets where ${isOwn}`)).length;
  };
  const outright = randomUUID();
  await acts.place(outright, '300000000');
  await acts.bet('1000');
  await drain(app);
  expect(await prune(100)).toBe(1);
  await acts.settle(outright);
  await drain(app);
  expect(await club()).toMatchObject({ turnover: '3000010.00' });
  expect(await prune(100)).toBe(0);
  await acts.place(randomUUID(), '1000');
  await drain(app);
  expect(await prune(399)).toBe(1);
  expect(await prune(2)).toBe(0);
});

it("segments know the turnover of thirty days of the merchant's time zone", async () => {
  // 03:00 on 1 July in Ho Chi Minh City, still June in UTC.
  vi.setSystemTime(Date.parse('2027-06-30T20:00:00Z'));
  await app.platform.db.run(sql`
    insert into loyalty_days (day, member_id, product, turnover_minor, bets)
    values ('2027-05-31', ${member.memberId}::bigint, 'slots', 10000, 1),
           ('2027-06-01', ${member.memberId}::bigint, 'slots', 50000, 1)`);
  const fact = app.answers.loyalty.memberFacts.find(({ name }) => name === 'turnover30');
  expect(await fact?.of(app.platform.db, [member.memberId])).toEqual(new Map([[member.memberId, 500]]));
});

it('a member rises by at most one level a day, each with its gift once', async () => {
  const acts = actsOf(app, member);
  await acts.deposit(MUCH);
  await acts.bet(MUCH);
  await drain(app);
  expect(await club()).toMatchObject({ level: 2 });
  await acts.bet('1000000');
  await drain(app);
  await runJob(app, 'loyalty-levels');
  expect(await club()).toMatchObject({ level: 2 });
  for (const level of [3, 4]) {
    await later(1);
    await runJob(app, 'loyalty-levels');
    await runJob(app, 'loyalty-levels');
    expect(await club()).toMatchObject({ level });
  }
  const { value } = await ask<{ list: { title: string; amount: string }[] }>(app, member, 'GET', '/wps/rewards');
  expect(value.list.filter(({ title }) => title.startsWith('Welcome')).map(({ amount }) => amount)).toEqual([
    '888000.00',
    '388000.00',
    '188000.00',
  ]);
});

it("a member drops by one level when the period's requirement is not met, and regains it by meeting it", async () => {
  const acts = actsOf(app, member);
  await acts.deposit(MUCH);
  await acts.bet('25000000000');
  await drain(app);
  await later(1);
  await runJob(app, 'loyalty-levels');
  expect(await club()).toMatchObject({ level: 3, keep: { needed: '60000000.00', turnover: '0.00' } });
  await later(60);
  await runJob(app, 'loyalty-levels');
  expect(await club()).toMatchObject({ level: 2, next: { level: 3, regains: true, turnover: '60000000.00' } });
  // Earlier deposits and turnover do not immediately restore the lost level.
  await later(1);
  await runJob(app, 'loyalty-levels');
  expect(await club()).toMatchObject({ level: 2 });
  await acts.bet('6000000000');
  await drain(app);
  expect(await club()).toMatchObject({ level: 3 });
  // The requirement is met this time.
  await acts.bet('6000000000');
  await drain(app);
  await later(60);
  await runJob(app, 'loyalty-levels');
  expect(await club()).toMatchObject({ level: 3, keep: { turnover: '0.00' } });
  const { value } = await ask<{ cause: string; to: number }[]>(app, member, 'GET', '/wps/member/clubHistory');
  expect(value.map(({ cause, to }) => `${cause} ${to}`)).toEqual(['risen 3', 'dropped 2', 'risen 3', 'risen 2']);
});

it('a level pays a rebate of the turnover the next day, once, and gifts for the month and the birthday', async () => {
  const acts = actsOf(app, member);
  await acts.bet('1000000000');
  // A bet that returned exactly its stake was not at risk, whichever event arrives first.
  const push = randomUUID();
  await acts.settle(push, 'won', 1, Date.now(), '700000000');
  await acts.place(push, '700000000');
  await drain(app);
  await ask(app, member, 'PUT', '/wps/member/birthday', { birthday: '02-29' });
  expect(await ask(app, member, 'PUT', '/wps/member/birthday', { birthday: '02-28' })).toMatchObject({
    errorCode: 'birthday.saved',
  });
  const titles = async () => {
    await runJob(app, 'loyalty-gifts');
    const { value } = await ask<{ list: { title: string; amount: string }[] }>(app, member, 'GET', '/wps/rewards');
    return value.list.map(({ title, amount }) => `${title} ${amount}`);
  };
  expect(await titles()).toEqual([]);
  // Noon of the next day; 0.35 % of 10,000,000.00.
  await later(1);
  expect(await titles()).toEqual(['Rebate of 20/11/2026 35000.00']);
  expect(await titles()).toHaveLength(1);
  // Level 2 grants the other benefits.
  await acts.deposit(MUCH);
  await acts.bet('5000000000');
  await drain(app);
  await turnClock(app, member, Date.parse('2026-12-01T05:00:00Z'));
  expect(await titles()).toContain('Monthly gift, VIP 2 66000.00');
  // A member who waits for a higher limit is not invited to play, but owed rebates are paid.
  await acts.bet('5000000000');
  await drain(app);
  const raise = { kind: 'deposit', period: 'day' } as const;
  await app.platform.db.transaction(async (tx) => {
    for (const wanted of [100n, 200n])
      await app.rooms.protection.changeLimit(tx, member.memberId, { ...raise, wanted });
  });
  await turnClock(app, member, Date.parse('2026-12-02T05:00:00Z'));
  expect((await titles()).filter((title) => title.startsWith('Rebate of 01/12/2026'))).toHaveLength(1);
  await turnClock(app, member, Date.parse('2027-01-01T05:00:00Z'));
  expect((await titles()).filter((title) => title.startsWith('Monthly'))).toHaveLength(1);
  await app.platform.db.run(sql`delete from protection_limits where member_id = ${member.memberId}::bigint`);
  await turnClock(app, member, Date.parse('2027-02-28T05:00:00Z'));
  await acts.bet('5000000000');
  await drain(app);
  expect(await titles()).toContain('Birthday gift, VIP 2 88000.00');
});

it('a rebate includes corrections of an earlier day, never below zero', async () => {
  await turnClock(app, member, Date.parse('2027-04-01T05:00:00Z'));
  const acts = actsOf(app, member);
  const rebates = async () => {
    await runJob(app, 'loyalty-gifts');
    const { value } = await ask<{ list: { title: string; amount: string }[] }>(app, member, 'GET', '/wps/rewards');
    return value.list.map(({ title, amount }) => `${title} ${amount}`).toReversed();
  };
  const refunded = await acts.bet('100000000');
  const late = randomUUID();
  await acts.place(late, '40000000');
  await drain(app);
  const placedAt = Date.now();
  // The day is over and its rebate is due at noon: it is shown as waiting until it is created.
  const waiting = async () =>
    (await ask<{ waiting: object[] }>(app, member, 'GET', '/wps/member/rebate')).value.waiting;
  await turnClock(app, member, Date.parse('2027-04-02T01:00:00Z'));
  const noon = Date.parse('2027-04-02T05:00:00Z');
  expect(await waiting()).toEqual([{ day: '2027-04-01', amount: '3500.00', from: noon }]);
  await turnClock(app, member, noon);
  expect(await rebates()).toEqual(['Rebate of 01/04/2027 3500.00']);
  expect(await waiting()).toEqual([]);
  // One bet of that day is reversed, another event arrives only now; 600,000.00 remain to be offset.
  await acts.settle(refunded, 'refunded', 2);
  await acts.settle(late, 'lost', 1, placedAt);
  await acts.settle(late, 'lost', 1, placedAt);
  await acts.bet('20000000');
  await drain(app);
  await later(1);
  expect(await rebates()).toHaveLength(1);
  await acts.bet('50000000');
  await drain(app);
  await later(1);
  // 500,000.00 less the remaining 400,000.00.
  expect((await rebates()).at(-1)).toBe('Rebate of 03/04/2027, with corrections of earlier days 350.00');
  await acts.bet('10000000');
  await drain(app);
  await later(1);
  expect((await rebates()).at(-1)).toBe('Rebate of 04/04/2027 350.00');
});

it('a correction does not change the rebate of a day that reached its cap before and after', async () => {
  await turnClock(app, member, Date.parse('2027-05-03T05:00:00Z'));
  const acts = actsOf(app, member);
  const amounts = async () => {
    await runJob(app, 'loyalty-gifts');
    const { value } = await ask<{ list: { title: string; amount: string }[] }>(app, member, 'GET', '/wps/rewards');
    return value.list.filter(({ title }) => title.startsWith('Rebate')).map(({ amount }) => amount);
  };
  await app.platform.db.run(sql`update loyalty_levels set rebate_cap_minor = 100000 where level = 1`);
  // 0.35 %: the cap of 1,000.00 is reached with 285,714.29.
  const bets = [await acts.bet('40000000'), await acts.bet('40000000'), await acts.bet('40000000')];
  await drain(app);
  await later(1);
  expect(await amounts()).toEqual(['1000.00']);
  await acts.settle(bets[0] ?? '', 'refunded', 2);
  await acts.settle(bets[1] ?? '', 'refunded', 2);
  await acts.bet('10000000');
  await drain(app);
  await later(1);
  expect(await amounts()).toEqual(['350.00', '1000.00']);
  // Below the cap, the missing amount is offset.
  await acts.settle(bets[2] ?? '', 'refunded', 2);
  await acts.bet('20000000');
  await drain(app);
  await later(1);
  await acts.bet('40000000');
  await drain(app);
  await later(1);
  expect(await amounts()).toEqual(['700.00', '350.00', '1000.00']);
  await app.platform.db.run(sql`update loyalty_levels set rebate_cap_minor = 1688800000 where level = 1`);
});
