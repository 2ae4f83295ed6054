import { openTestApp } from '@fairlot/testkit';
import { verifyShare } from '@fairlot/fairness';
import { parseMinor } from '@fairlot/money';
import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { openOffers } from './promotions.testing.ts';

const app = await openTestApp();
const offers = openOffers(app);

async function played(who: Parameters<typeof offers.bonuses>[0]) {
  const { value } = await offers.bonuses(who);
  return value.list.map(({ state, wageringLeft, paid }) => [state, wageringLeft, paid]);
}

describe('bonus money', () => {
  it('is played bet by bet, becomes real money once, and the next one begins', async () => {
    const member = await offers.member();
    const [first, second] = [await offers.offer('claim'), await offers.offer('claim')];
    expect((await offers.accept(member, first)).value).toMatchObject({ state: 'given', amount: '10000.00' });
    await offers.accept(member, second);
    expect(await played(member)).toEqual([
      ['active', '20000.00', null],
      ['waiting', '20000.00', null],
    ]);
    const bets = [
      offers.bet(member, 500_000n),
      offers.bet(member, 400_000n, 'live'),
      offers.bet(member, 900_000n, 'sports'),
    ];
    for (const bet of bets) await bet.place();
    for (const bet of bets) await bet.settle('lost');
    await offers.drain();
    expect((await played(member))[0]).toEqual(['active', '13000.00', null]);
    // Twice, corrected to a refund, and one that returned its stake.
    await bets[0]?.settle('lost');
    await bets[0]?.correct(2, 'refunded', 500_000n);
    const push = offers.bet(member, 700_000n);
    await push.place();
    await push.settle('won', 700_000n);
    await offers.drain();
    expect((await played(member))[0]).toEqual(['active', '18000.00', null]);
    const last = offers.bet(member, 1_800_000n);
    await last.settle('won', 1n);
    await last.place();
    await offers.drain();
    expect(await played(member)).toEqual([
      ['active', '20000.00', null],
      ['converted', '0.00', '10000.00'],
    ]);
    expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(1_000_000n);
    expect((await offers.bonuses(member)).footer).toEqual({ balance: '10000.00', asset: 'VND' });
  });

  it('is removed when it is given up or expires, and real money stays', async () => {
    const member = await offers.member();
    const one = await offers.offer('claim');
    const { value } = await offers.accept(member, one);
    expect(await offers.call(await offers.member(), 'POST', `/wps/bonus/${value.bonusId}/giveUp`)).toMatchObject({
      errorCode: 'not.found',
    });
    const giveUp = () => offers.call(member, 'POST', `/wps/bonus/${value.bonusId}/giveUp`);
    expect((await giveUp()).value).toEqual({ bonusId: value.bonusId, state: 'givenUp', lost: '10000.00' });
    expect(await giveUp()).toMatchObject({ errorCode: 'bonus.ended' });
    const again = await offers.accept(member, await offers.offer('claim'));
    await app.platform.db.run(sql`
      update promotions_grants set expires_at = clock_timestamp() - interval '1 second'
       where id = ${again.value.bonusId}::uuid`);
    await app.rooms.promotions.expire();
    expect((await played(member)).map(([state]) => state)).toEqual(['expired', 'givenUp']);
    expect(await app.rooms.wallet.bonus.balance(member.memberId, 'VND')).toBe(0n);
  });
});

describe('a deposit', () => {
  it('gets the offer joined for it, once, on the accepted terms', async () => {
    const member = await offers.member();
    const one = await offers.offer('firstDeposit', {
      share: 2000,
      amount: null,
      leastDeposit: '1000.00',
      most: '3000.00',
    });
    expect((await offers.accept(member, one)).value).toMatchObject({ state: 'joined', amount: null });
    expect((await offers.accept(member, one)).value).toMatchObject({ state: 'joined' });
    await app.platform.db.run(sql`
      update promotions_offers set version = version + 1, terms = jsonb_set(terms, '{share}', '100')
       where id = ${one.id}::bigint`);
    await app.platform.db.run(sql`
      insert into promotions_offer_versions select id, version, kind, terms, texts from promotions_offers
       where id = ${one.id}::bigint`);
    const orderId = await offers.deposit(member, 1_000_000n);
    await offers.deposit(member, 1_000_000n, orderId);
    await offers.deposit(member, 1_000_000n);
    const { value } = await offers.bonuses(member);
    expect(value.list.map(({ amount }) => amount)).toEqual(['2000.00']);
    expect(await spent(one.id)).toBe(200_000n);
    await offers.takeBack(member, orderId);
    expect((await played(member))[0]?.[0]).toBe('expired');
  });

  it('that is not the first gets no first-deposit offer, and one that is too small gets nothing', async () => {
    const member = await offers.member();
    await offers.deposit(member, 100n);
    const first = await offers.offer('firstDeposit', { share: 2000, amount: null });
    expect(await offers.accept(member, first)).toMatchObject({
      errorCode: 'offer.refused',
      value: { reason: 'firstDeposit' },
    });
    const reload = await offers.offer('reload', { share: 1000, amount: null, leastDeposit: '500.00', every: 'week' });
    await offers.accept(member, reload);
    await offers.deposit(member, 49_999n);
    expect(await played(member)).toEqual([]);
    expect(await spent(reload.id)).toBe(1_000_000n);
    await offers.deposit(member, 50_000n);
    expect(await spent(reload.id)).toBe(5_000n);
  });
});

describe('shared budgets', () => {
  it('a budget is never exceeded by simultaneous requests', async () => {
    const one = await offers.offer('claim', {}, '30000.00');
    const members = await Promise.all(Array.from({ length: 6 }, () => offers.member()));
    const answers = await Promise.all(members.map((member) => offers.accept(member, one)));
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
    expect(answers.find(({ success }) => !success)).toMatchObject({ value: { reason: 'budget' } });
    expect(await spent(one.id)).toBe(3_000_000n);
  });

  it('a red packet is divided in advance, its last share goes to one member, and no member gets two', async () => {
    const one = await offers.offer(
      'redPacket',
      { most: '60.00', amount: null, packet: { shares: 3, least: '10.00' } },
      '100.00',
    );
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => offers.member()));
    if (first === undefined) throw new Error('members');
    const same = await Promise.all(Array.from({ length: 10 }, () => offers.accept(first, one)));
    expect(new Set(same.map(({ value }) => value.amount)).size).toBe(1);
    const rest = await Promise.all(others.map((member) => offers.accept(member, one)));
    const taken = [same[0], ...rest].flatMap((answer) => parseMinor((answer?.success && answer.value.amount) || '0'));
    expect(taken.filter((amount) => amount >= 1_000n)).toHaveLength(3);
    expect(taken.reduce((sum, amount) => sum + amount)).toBe(10_000n);
    expect(await spent(one.id)).toBe(10_000n);
    // Each share leads to the published root, another amount does not; members without a share see none.
    const { value: list } = await offers.list(first);
    const packetRoot = list.find(({ offerId }) => offerId === String(one.id))?.packetRoot ?? '';
    const proofs = await Promise.all([first, ...others].map((member) => offers.proof(member, one)));
    const shown = proofs.flatMap(({ success, value: proof }) => (success ? [proof] : []));
    expect(shown.map(({ share }) => share.place).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    for (const { root, share, proof } of shown) {
      expect(root).toBe(packetRoot);
      expect(verifyShare(share, proof, packetRoot)).toBe(true);
      expect(verifyShare({ ...share, amountMinor: '1' }, proof, packetRoot)).toBe(false);
    }
  });

  it('a wheel pays once a day by its odds', async () => {
    const member = await offers.member();
    const wheel = [
      { weight: 1, amount: '5.00' },
      { weight: 3, amount: '7.00' },
    ];
    const one = await offers.offer('wheel', { every: 'day', amount: null, wheel });
    const { value } = await offers.accept(member, one);
    expect(wheel[value.part ?? -1]?.amount).toBe(value.amount);
    expect((await offers.accept(member, one)).value).toEqual(value);
  });
});

describe('leaving an offer', () => {
  const leave = (who: Parameters<typeof offers.bonuses>[0], { id }: { id: bigint }) =>
    offers.call(who, 'POST', `/wps/promotions/${id}/leave`);

  it('releases the reservation for the next deposit, which then gets nothing; earlier gifts stay', async () => {
    const [member, other] = [await offers.member(), await offers.member()];
    const one = await offers.offer('reload', { share: 1000, amount: null, every: 'day' });
    await offers.accept(member, one);
    expect(await spent(one.id)).toBe(1_000_000n);
    expect(await leave(other, one)).toMatchObject({ errorCode: 'not.found' });
    expect(await leave(member, one)).toMatchObject({ success: true });
    expect(await leave(member, one)).toMatchObject({ errorCode: 'not.found' });
    expect(await spent(one.id)).toBe(0n);
    await offers.deposit(member, 100_000n);
    expect(await played(member)).toEqual([]);
    // The member may join again, because nothing was received.
    expect(await offers.accept(member, one)).toMatchObject({ value: { state: 'joined' } });
    await offers.deposit(member, 100_000n);
    expect(await leave(member, one)).toMatchObject({ errorCode: 'not.found' });
    expect((await played(member)).map(([state]) => state)).toEqual(['active']);
    expect(await spent(one.id)).toBe(10_000n);
  });

  it('does not erase a winning before a loss: abandoned cashback begins again with the next period', async () => {
    const member = await offers.member();
    const one = await offers.offer('cashback', { gift: 'money', share: 500, amount: null, every: 'week' });
    await offers.accept(member, one);
    expect(await leave(member, one)).toMatchObject({ success: true });
    expect((await offers.list(member)).value.find(({ offerId }) => offerId === String(one.id))).toMatchObject({
      eligible: false,
      joined: false,
      reason: 'left',
    });
    expect(await offers.accept(member, one)).toMatchObject({ value: { reason: 'left' } });
    expect((await offers.earnings(member)).value.running).toEqual([]);
    await app.platform.db.run(sql`
      update promotions_acceptances set ended_at = ended_at - interval '8 days'
       where member_id = ${member.memberId}::bigint`);
    expect(await offers.accept(member, one)).toMatchObject({ value: { state: 'joined' } });
  });
});

describe('offers', () => {
  it('give the reason why a member cannot take them, and accept a code in any spelling', async () => {
    const member = await offers.member();
    const later = await offers.offer('claim', { startsAt: Date.now() + 60_000 });
    const code = await offers.offer('code', {}, '1000000.00', 'SPRING26');
    const { value } = await offers.list(member);
    const shown = value.find(({ offerId }) => offerId === String(later.id));
    expect(shown).toMatchObject({ kind: 'claim', eligible: false, reason: 'notStarted', wagering: 2 });
    expect(value.some(({ offerId }) => offerId === String(code.id))).toBe(false);
    expect(await offers.call(member, 'POST', '/wps/promotions/redeem', { code: 'nothing' })).toMatchObject({
      errorCode: 'not.found',
    });
    expect(await offers.call(member, 'POST', '/wps/promotions/redeem', { code: ' spring26 ' })).toMatchObject({
      value: { state: 'given' },
    });
  });

  it('exclude members who are on a break, at a limit, or wait for a higher one', async () => {
    const [onBreak, limited] = [await offers.member(), await offers.member()];
    const one = await offers.offer('claim');
    await offers.call(onBreak, 'POST', '/wps/protection/timeout', { hours: 24 });
    await app.platform.db.transaction(async (tx) => {
      const change = { kind: 'deposit' as const, period: 'day' as const };
      await app.rooms.protection.changeLimit(tx, limited.memberId, { ...change, wanted: 100n });
      await app.rooms.protection.changeLimit(tx, limited.memberId, { ...change, wanted: 200n });
    });
    for (const member of [onBreak, limited]) {
      expect((await offers.list(member)).value ?? []).toEqual([]);
      expect((await offers.accept(member, one)).success).toBe(false);
    }
    expect(await app.rooms.protection.mayBeOffered(app.platform.db, onBreak.memberId)).toBe(false);
  });

  it('pay cashback of the previous week to members who joined, once, also during a break', async () => {
    const [member, resting] = [await offers.member(), await offers.member()];
    const one = await offers.offer('cashback', { gift: 'money', share: 500, amount: null, every: 'week' });
    for (const each of [member, resting]) await offers.accept(each, one);
    await app.platform.db.run(sql`
      update promotions_acceptances set accepted_at = accepted_at - interval '15 days'
       where offer_id = ${one.id}::bigint`);
    // A week is paid six hours after its end: play of a week and six hours ago is paid whenever this runs.
    const [lastWeek, ofResting] = [member, resting].map((each) =>
      offers.bet(each, 2_000_000n, 'lottery', Date.now() - (7 * 24 + 6) * 3_600_000),
    );
    const now = offers.bet(member, 9_000_000n);
    for (const bet of [lastWeek, ofResting, now]) {
      await bet?.place();
      await bet?.settle('lost', 0n);
    }
    const noted = () =>
      app.platform.db.rows(sql`select 1 from promotions_bets where member_id = ${member.memberId}::bigint`);
    await expect.poll(async () => (await offers.drain(), noted())).toHaveLength(2);
    // Earnings of the current week are shown before they are paid, but not to members on a break.
    const earnings = () => offers.earnings(member);
    const lines = [{ product: 'lottery', staked: '90000.00', won: '0.00', percent: null, amount: null }];
    expect((await earnings()).value).toMatchObject({
      running: [
        { kind: 'cashback', every: 'week', earning: { lines, percent: '5', sum: '4500.00', most: '10000.00' } },
      ],
      paid: [],
    });
    await offers.call(resting, 'POST', '/wps/protection/timeout', { hours: 24 });
    await app.rooms.promotions.payPeriods();
    await app.rooms.promotions.payPeriods();
    const awards = await app.platform.db.rows(sql<{ amount: bigint }>`
      select amount_minor as amount from promotions_awards where offer_id = ${one.id}::bigint`);
    expect(awards).toEqual([{ amount: 100_000n }, { amount: 100_000n }]);
    expect((await earnings()).value.paid).toMatchObject([{ amount: '1000.00', isLapsed: false }]);
    // After its end date nothing more counts, and once everything before is paid no member is waiting.
    const shown = async () => (await offers.list(member)).value.find(({ offerId }) => offerId === String(one.id));
    expect(await shown()).toMatchObject({ reason: 'joined', joined: true });
    await offers.endedAt(one, Date.now() - 8 * 86_400_000);
    expect(await shown()).toMatchObject({ reason: 'ended', joined: true, eligible: false });
    expect((await earnings()).value.running).toEqual([]);
    await app.rooms.promotions.payPeriods();
    expect(await shown()).toBeUndefined();
    // Extended, it can be joined again in the week in which the week before was paid.
    await offers.endedAt(one, Date.now() + 86_400_000);
    expect(await shown()).toMatchObject({ reason: null, eligible: true });
    await offers.call(member, 'POST', '/wps/protection/timeout', { hours: 24 });
    expect((await earnings()).value?.running ?? []).toEqual([]);
  });
});

async function spent(offerId: bigint): Promise<bigint> {
  return app.platform.db.value(sql<bigint>`select spent_minor from promotions_offers where id = ${offerId}::bigint`);
}
