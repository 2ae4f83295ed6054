import { createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memberVerified } from '../../../platform/events/index.ts';
import { actsOf, addDemoMissions, ask, balanceOf, drain, turnClock } from '../loyalty.testing.ts';

const app = await openTestApp();
let member: TestMember;
await addDemoMissions(app);
beforeEach(async () => {
  // A Friday noon in Ho Chi Minh City.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T05:00:00Z') });
  member = await createMember(app);
});
afterEach(() => vi.useRealTimers());

type Mission = { title: string; state: string; progress: number; rewardId: string | null; endsAt: number | null };
type Round = { day: string; isDone: boolean; step: number; amount: string; nextAt: number };
const missions = async () => (await ask<Mission[]>(app, member, 'GET', '/wps/missions')).value;
const first = async () => (await missions())[0];
const checkIn = async (method: 'GET' | 'POST' = 'POST') =>
  (await ask<Round>(app, member, method, '/wps/checkIn')).value;

describe('missions', () => {
  it('count bets by their events, once each, and give a reward once a day', async () => {
    const acts = actsOf(app, member);
    expect(await first()).toMatchObject({
      title: 'Play three Originals',
      progress: 0,
      target: 3,
      endsAt: Date.parse('2026-11-20T17:00:00Z'),
    });
    await acts.bet('1000');
    const second = await acts.bet('1000');
    await drain(app);
    await acts.settle(second, 'refunded', 2);
    await drain(app);
    expect(await first()).toMatchObject({ progress: 1, state: 'open' });
    for (let time = 0; time < 4; time++) await acts.bet('1000');
    await drain(app);
    const done = await first();
    expect(done).toMatchObject({ progress: 3, state: 'waiting' });
    await ask(app, member, 'POST', `/wps/rewards/${done?.rewardId}/collect`);
    expect(await first()).toMatchObject({ state: 'collected' });
    expect(await balanceOf(app, member)).toBe(500_000n);
    // Settled just before midnight and delivered just after it: it counts for the day on which it was settled.
    const before = Date.parse('2026-11-21T16:59:50Z');
    await turnClock(app, member, before + 20_000);
    for (let time = 0; time < 3; time++) await acts.bet('1000', before);
    await drain(app);
    expect(await first()).toMatchObject({ progress: 0, state: 'open' });
    const { value } = await ask<{ count: number }>(app, member, 'GET', '/wps/rewards/waiting');
    expect(value.count).toBe(1);
  });

  it('count nothing while they are switched off, and one-time missions are done once', async () => {
    const acts = actsOf(app, member);
    await ask(app, member, 'PUT', '/wps/missions/settings', { isWanted: false });
    await acts.bet('1000');
    await drain(app);
    expect(await missions()).toEqual([]);
    await ask(app, member, 'PUT', '/wps/missions/settings', { isWanted: true });
    expect(await first()).toMatchObject({ progress: 0 });
    const { outbox } = app.platform.events;
    for (let time = 0; time < 2; time++)
      await outbox.add(app.platform.db, memberVerified, member.memberId, { verified: true });
    await drain(app);
    const last = (await missions()).at(-1);
    expect(last).toMatchObject({ title: 'Finish the identity check', state: 'waiting', endsAt: null });
  });

  it('do not offer the identity check to a member who was verified before it began', async () => {
    const { platform, rooms } = app;
    const check = async () => (await missions()).find(({ title }) => title === 'Finish the identity check');
    const open = (isOpen: boolean) =>
      platform.db.run(sql`update loyalty_missions set is_open = ${isOpen}::boolean where goal = 'verified'`);
    const verify = async () => {
      await platform.db.transaction((tx) =>
        rooms.verification.decide(tx, member.memberId, { name: 'Tran Thi Mai', decidedBy: null }),
      );
      await drain(app);
    };
    await open(false);
    await verify();
    await open(true);
    expect(await check()).toBeUndefined();
    expect(await missions()).not.toHaveLength(0);
    member = await createMember(app);
    expect(await check()).toMatchObject({ progress: 0, state: 'open' });
    await verify();
    expect(await check()).toMatchObject({ progress: 1, state: 'waiting' });
  });

  it("reward the member's own limit once, and do not invite members who wait for a higher one to play", async () => {
    const limit = async (amount: string) => {
      const body = { kind: 'stake', period: 'day', limit: amount };
      expect(await ask(app, member, 'PUT', '/wps/protection/limits', body, '')).toMatchObject({ success: true });
      await drain(app);
    };
    const own = async () => (await missions()).find(({ title }) => title === 'Set your own limit');
    expect(await own()).toMatchObject({ progress: 0, state: 'open', endsAt: null });
    await limit('1000.00');
    const { state, rewardId } = (await own()) ?? {};
    expect(state).toBe('waiting');
    await ask(app, member, 'POST', `/wps/rewards/${rewardId}/collect`);
    // Lowering the limit again is not rewarded, and raising a limit does not count as setting one.
    await limit('900.00');
    await limit('2000.00');
    expect((await ask<{ count: number }>(app, member, 'GET', '/wps/rewards/waiting')).value.count).toBe(0);
    expect(await balanceOf(app, member)).toBe(1_000_000n);
    expect((await missions()).map(({ title }) => title)).toEqual(['Set your own limit', 'Finish the identity check']);
  });
});

describe('check-in', () => {
  it('are bonus money that has to be played first where the merchant sets this', async () => {
    const gifts = (gift: string, times = 1) =>
      app.platform.db.run(sql`update loyalty_terms set gift = ${gift}, gift_times = ${times}::int, gift_days = 3`);
    await gifts('bonus', 4);
    const answer = await ask<Round>(app, member, 'POST', '/wps/checkIn');
    expect(answer).toMatchObject({ success: true });
    const { amount } = answer.value;
    await gifts('money');
    const bonus = await app.rooms.wallet.bonus.balance(member.memberId, member.asset);
    expect([formatMinor(bonus), await balanceOf(app, member)]).toEqual([amount, 0n]);
    const { value } = await ask<{ list: object[] }>(app, member, 'GET', '/wps/bonus');
    const wageringTotal = formatMinor(bonus * 4n);
    expect(value.list).toMatchObject([{ amount, wageringTotal, state: 'active' }]);
  });

  it('a gift keeps the terms of its grant, and has no wagering where the market forbids it', async () => {
    const acts = actsOf(app, member);
    const terms = (gift: string, times: number) =>
      app.platform.db.run(sql`update loyalty_terms set gift = ${gift}, gift_times = ${times}::int, gift_days = 9`);
    await terms('bonus', 5);
    for (let bets = 0; bets < 3; bets += 1) await acts.bet('1000');
    await drain(app);
    await terms('bonus', 1);
    type Rewards = { list: { rewardId: string; kind: string; play: object | null }[] };
    const [reward] = (await ask<Rewards>(app, member, 'GET', '/wps/rewards')).value.list;
    expect(reward).toMatchObject({ kind: 'bonus', play: { times: 5, days: 9 } });
    await ask(app, member, 'POST', `/wps/rewards/${reward?.rewardId}/collect`);
    const site = app.rooms.site;
    const market = await site.market();
    const rules = vi.spyOn(site, 'market').mockResolvedValue({ ...market, mixedProductOffers: false });
    await checkIn();
    rules.mockRestore();
    await terms('money', 1);
    const { value } = await ask<{ list: { amount: string; wageringTotal: string; money: string }[] }>(
      app,
      member,
      'GET',
      '/wps/bonus',
    );
    expect(
      value.list.map(({ money, amount, wageringTotal }) => [money, Number(wageringTotal) / Number(amount)]),
    ).toEqual(
      expect.arrayContaining([
        ['non-sticky', 5],
        ['no-wager', 0],
      ]),
    );
  });

  it('pays once a day, and a missed day does not reset the cycle', async () => {
    expect(await checkIn('GET')).toMatchObject({ step: 1, isDone: false, amount: '500.00' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => checkIn()));
    for (const answer of answers) expect(answer).toMatchObject({ step: 1, isDone: true });
    expect(await balanceOf(app, member)).toBe(50_000n);
    await turnClock(app, member, Date.parse('2026-11-25T05:00:00Z'));
    expect(await checkIn()).toMatchObject({ step: 2, isDone: true });
    for (let step = 3; step <= 8; step++) {
      await turnClock(app, member, Date.now() + 86_400_000);
      expect(await checkIn()).toMatchObject({ step: step === 8 ? 1 : step });
    }
    // Two cycles: all seven days, and the first once more.
    expect(await balanceOf(app, member)).toBe(1_050_000n);
  });

  it("days follow the merchant's time zone, even when its clocks change", async () => {
    vi.spyOn(app.rooms.site, 'timeZone').mockResolvedValue('America/New_York');
    // 1 November 2026 has 25 hours there: 01:30 occurs twice.
    await turnClock(app, member, Date.parse('2026-11-01T03:59:00Z'));
    expect(await checkIn()).toMatchObject({ day: '2026-10-31', nextAt: Date.parse('2026-11-01T04:00:00Z') });
    await turnClock(app, member, Date.parse('2026-11-01T05:30:00Z'));
    expect(await checkIn()).toMatchObject({ day: '2026-11-01', step: 2, nextAt: Date.parse('2026-11-02T05:00:00Z') });
    await turnClock(app, member, Date.parse('2026-11-01T06:30:00Z'));
    expect(await checkIn()).toMatchObject({ day: '2026-11-01', step: 2 });
    await turnClock(app, member, Date.parse('2026-11-02T04:59:00Z'));
    expect(await checkIn()).toMatchObject({ day: '2026-11-01', step: 2 });
    await turnClock(app, member, Date.parse('2026-11-02T05:00:00Z'));
    expect(await checkIn()).toMatchObject({ day: '2026-11-02', step: 3 });
    // 14 March 2027 has 23 hours.
    await turnClock(app, member, Date.parse('2027-03-14T05:00:00Z'));
    expect(await checkIn()).toMatchObject({ day: '2027-03-14', nextAt: Date.parse('2027-03-15T04:00:00Z') });
  });

  it('are hidden from members who must not be invited to play now, and pay nothing then', async () => {
    const { protection } = app.rooms;
    await app.platform.db.transaction(async (tx) => {
      const change = { kind: 'deposit' as const, period: 'day' as const };
      await protection.changeLimit(tx, member.memberId, { ...change, wanted: 100n });
      await protection.changeLimit(tx, member.memberId, { ...change, wanted: 200n });
    });
    expect(await ask(app, member, 'POST', '/wps/checkIn')).toMatchObject({ errorCode: 'protection.refused' });
    expect(await checkIn('GET')).toMatchObject({ isDone: false, step: 1 });
    expect(await balanceOf(app, member)).toBe(0n);
  });
});
