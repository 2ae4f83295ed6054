import { openTestApp, type TestMember } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { rewardLapsed } from '../../../platform/events/index.ts';
import { isControl } from '../offers/control.ts';
import { openOffers } from '../promotions.testing.ts';

const app = await openTestApp();
const offers = openOffers(app);

describe('referrals', () => {
  it("pay both sides once the friend has played, and nothing for a member's second account", async () => {
    await offers.offer('referral', { gift: 'money', amount: '50.00', most: '50.00', referredTurnover: '1000.00' });
    const [inviter, friend, self] = [await offers.member(), await offers.member(), await offers.member()];
    const phone = await offers.member();
    // Another account on the inviter's own phone; a friend uses the same network with his own phone.
    for (const [{ memberId }, agent] of [
      [inviter, 'phone A'],
      [phone, 'phone A'],
      [friend, 'phone B'],
    ] as const)
      await app.platform.db.run(sql`
        insert into identity_logins (member_id, ip, user_agent, method, is_success)
        values (${memberId}::bigint, '203.0.113.9', ${agent}, 'password', true)`);
    for (const one of [friend, self, phone]) await offers.cameBy(one, inviter);
    await app.platform.db.run(sql`
      insert into protection_account_marks (mark, member_id, is_proved)
      values ('card', ${inviter.memberId}::bigint, true), ('card', ${self.memberId}::bigint, true)`);
    await offers.drain();
    for (const [who, stake] of [
      [friend, 60_000n],
      [self, 100_000n],
      [phone, 100_000n],
    ] as const)
      await offers.lose(who, stake);
    await offers.drain();
    await app.rooms.promotions.payReferrals();
    const asked = async () => (await offers.referral(inviter)).value;
    expect(await asked()).toMatchObject({ referred: 3, earned: '0.00', reward: '50.00', turnover: '1000.00' });
    const more = offers.bet(friend, 40_000n);
    await more.place();
    await more.settle('won', 10n);
    await offers.drain();
    for (let i = 0; i < 2; i += 1) await app.rooms.promotions.payReferrals();
    const { code, link, earned, list } = await asked();
    const why = await app.platform.db.rows(sql<{ reason: string }>`
      select reason from promotions_referrals where state = 'refused' order by reason`);
    expect(why.map(({ reason }) => reason)).toEqual(['same-device', 'same-person']);
    const marked = async ({ memberId }: { memberId: bigint }) => {
      const member = { memberId, asset: 'VND', sessionId: '' };
      const marks = app.answers.promotions.withdrawalMarks(member);
      return app.platform.db.value(sql<string[]>`select ${marks} as marks`);
    };
    // Their withdrawals are reviewed; those of a friend are not.
    for (const one of [inviter, phone, self]) expect(await marked(one)).toEqual(['bonus-abuse']);
    expect(await marked(friend)).toEqual([]);
    expect(link).toContain(`/m/register?affiliateCode=${code}`);
    await app.rooms.site.change('mainDomain', 'play.example');
    expect((await asked()).link).toBe(`http://play.example/m/register?affiliateCode=${code}`);
    await app.rooms.site.change('mainDomain', null);
    expect([earned, list.map(({ state }) => state).toSorted()]).toEqual(['50.00', ['given', 'refused', 'refused']]);
    // The friend's own gift was not earned by referring, and neither is one that was never collected.
    expect((await offers.referral(friend)).value).toMatchObject({ referred: 0, earned: '0.00' });
    const sourceKeys = [`referral:${friend.memberId}:${inviter.memberId}`];
    await app.platform.events.outbox.add(app.platform.db, rewardLapsed, null, { sourceKeys });
    await offers.drain();
    expect(await asked()).toMatchObject({ referred: 3, earned: '0.00' });
  });

  it('wait while the budget does not cover both sides, and are paid once it does', async () => {
    const terms = { gift: 'money', amount: '50.00', most: '50.00', referredTurnover: '10.00' } as const;
    await app.platform.db.run(sql`update promotions_offers set state = 'ended' where kind = 'referral'`);
    const { id } = await offers.offer('referral', terms, '60.00');
    const [inviter, friend] = [await offers.member(), await offers.member()];
    await offers.cameBy(friend, inviter);
    const bet = offers.bet(friend, 1_000n);
    await offers.drain();
    await bet.place();
    await bet.settle('lost');
    await offers.drain();
    const pay = async () => {
      await app.rooms.promotions.payReferrals();
      const { spent } = await app.platform.db.one(sql<{ spent: bigint }>`
        select spent_minor as spent from promotions_offers where id = ${id}::bigint`);
      return [spent, (await offers.referral(inviter)).value.list.map(({ state }) => state)];
    };
    expect(await pay()).toEqual([0n, ['waiting']]);
    await app.platform.db.run(sql`update promotions_offers set budget_minor = 10000 where id = ${id}::bigint`);
    expect(await pay()).toEqual([10_000n, ['given']]);
  });

  it('are promised to the audience without its control group; every referred member appears in the list', async () => {
    await app.platform.db.run(sql`update promotions_offers set state = 'ended' where kind = 'referral'`);
    const terms = { gift: 'money', amount: '50.00', most: '50.00', referredTurnover: '10.00' } as const;
    const offer = await offers.offer('referral', { ...terms, audience: { labels: ['fans'] }, control: 50 });
    /** A member of the audience who is, or is not, in its control group. */
    const fan = async (wanted: boolean): Promise<TestMember> => {
      const member = await offers.member();
      return isControl(offer, member.memberId) === wanted ? member : fan(wanted);
    };
    const inviters = { fan: await fan(false), control: await fan(true), other: await offers.member() };
    for (const { memberId } of [inviters.fan, inviters.control])
      await app.platform.db.run(sql`update people_members set labels = array['fans'] where id = ${memberId}::bigint`);
    for (const inviter of Object.values(inviters)) {
      const friend = await offers.member();
      await offers.cameBy(friend, inviter);
      await offers.drain();
      await offers.lose(friend, 1_000n);
    }
    await offers.drain();
    await app.rooms.promotions.payReferrals();
    const seen = async (who: TestMember) => {
      const { reward, list } = (await offers.referral(who)).value;
      return [reward, ...list.map(({ state }) => state)];
    };
    expect(await seen(inviters.fan)).toEqual(['50.00', 'given']);
    expect(await seen(inviters.control)).toEqual([null, 'refused']);
    expect(await seen(inviters.other)).toEqual([null, 'refused']);
    // The report compares members who were promised the gift with those in the control group.
    const exposed = await app.platform.db.rows(sql<{ memberId: bigint; isControl: boolean }>`
      select member_id as "memberId", is_control as "isControl" from promotions_exposures
       where offer_id = ${offer.id}::bigint order by is_control`);
    expect(exposed).toEqual([
      { memberId: inviters.fan.memberId, isControl: false },
      { memberId: inviters.control.memberId, isControl: true },
    ]);
    // A member on a break is promised nothing.
    await offers.call(inviters.fan, 'POST', '/wps/protection/timeout', { hours: 24 });
    expect(await seen(inviters.fan)).toEqual([null, 'given']);
  });
});
