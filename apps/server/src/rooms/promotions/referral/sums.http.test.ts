import { openTestApp, type TestMember } from '@fairlot/testkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { openOffers } from '../promotions.testing.ts';

const app = await openTestApp();
const offers = openOffers(app);

const TERMS = { gift: 'money', amount: '50.00', most: '50.00', referredTurnover: '100.00' } as const;

/** Creates a member who registered with the code of another. */
async function cameBy(inviter: TestMember): Promise<TestMember> {
  const friend = await offers.member();
  await offers.cameBy(friend, inviter);
  await offers.drain();
  return friend;
}
const endOffers = () => app.platform.db.run(sql`update promotions_offers set state = 'ended' where kind = 'referral'`);

/** The running sum, and the sum of all bets in their current state. */
const sumsOf = ({ memberId }: TestMember) =>
  app.platform.db.one(sql<{ running: bigint; naive: bigint }>`
    select r.played_minor as running,
           (select coalesce(sum(b.stake_minor - b.bonus_minor), 0)::bigint from promotions_bets b
             where b.member_id = r.member_id and b.status in ('won', 'lost') and b.stake_minor <> b.win_minor) as naive
      from promotions_referrals r where r.member_id = ${memberId}::bigint`);

it('the running sum of a referral equals the sum of its bets, however events arrive', async () => {
  await endOffers();
  await offers.offer('referral', { ...TERMS, referredTurnover: '1000000.00' });
  const inviter = await offers.member();
  const status = fc.constantFrom('won', 'lost', 'refunded', 'cancelled');
  const step = fc.record({
    bet: fc.nat({ max: 3 }),
    act: fc.constantFrom('place', 'settle', 'correct'),
    status,
    win: fc.constantFrom(0n, 100n, 1_000n, 5_000n),
    version: fc.integer({ min: 2, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const friend = await cameBy(inviter);
      const bets = [100n, 1_000n, 5_000n, 7_000n].map((stake) => offers.bet(friend, stake));
      for (const { bet, act, status: now, win, version } of steps) {
        if (act === 'place') await bets[bet]?.place();
        if (act === 'settle') await bets[bet]?.settle(now, win);
        if (act === 'correct') await bets[bet]?.correct(version, now, win);
        await offers.drain();
        const { running, naive } = await sumsOf(friend);
        expect(running).toBe(naive);
      }
    }),
    { numRuns: 12 },
  );
});

it('a bet that was counted is not counted again when old bets are removed', async () => {
  await endOffers();
  await offers.offer('referral', TERMS);
  const inviter = await offers.member();
  const friend = await cameBy(inviter);
  const play = async (stake: bigint) => {
    await offers.lose(friend, stake);
    await offers.drain();
  };
  await play(6_000n);
  await app.platform.db.run(sql`delete from promotions_bets where member_id = ${friend.memberId}::bigint`);
  await app.rooms.promotions.payReferrals();
  const state = async () => (await offers.referral(inviter)).value.list.map((one) => one.state);
  expect(await state()).toEqual(['waiting']);
  await play(4_000n);
  expect((await sumsOf(friend)).running).toBe(10_000n);
  await app.rooms.promotions.payReferrals();
  expect(await state()).toEqual(['given']);
});

it.each(['paused', 'ended'] as const)(
  'a registration with the code of a friend is recorded and earns no reward while the offer is %s',
  async (state) => {
    await endOffers();
    const { id } = await offers.offer('referral', TERMS);
    await app.platform.db.run(sql`update promotions_offers set state = ${state} where id = ${id}::bigint`);
    const inviter = await offers.member();
    const friend = await cameBy(inviter);
    const asked = async () => (await offers.referral(inviter)).value;
    expect(await asked()).toMatchObject({
      reward: null,
      turnover: null,
      referred: 1,
      earned: '0.00',
      list: [{ state: 'refused' }],
    });
    const { code, link } = await asked();
    expect(link).toContain(`/m/register?affiliateCode=${code}`);
    // An offer that starts later is for later registrations.
    await app.platform.db.run(sql`update promotions_offers set state = 'running' where id = ${id}::bigint`);
    await offers.lose(friend, 50_000n);
    await offers.drain();
    await app.rooms.promotions.payReferrals();
    expect(await asked()).toMatchObject({ reward: '50.00', referred: 1, earned: '0.00', list: [{ state: 'refused' }] });
  },
);

it('a registration before the end of the offer counts, even when its event arrives later', async () => {
  await endOffers();
  const offer = await offers.offer('referral', TERMS);
  const [inviter, friend] = [await offers.member(), await offers.member()];
  await offers.cameBy(friend, inviter);
  const endsAt = Date.now() + 1;
  await app.platform.db.run(sql`
    update platform_outbox set created_at = to_timestamp(${endsAt - 1}::float8 / 1000)
     where topic = 'member.registered' and member_id = ${friend.memberId}::bigint`);
  await offers.endedAt(offer, endsAt);
  await expect.poll(() => Date.now()).toBeGreaterThan(endsAt);
  await offers.drain();
  expect((await offers.referral(inviter)).value.list).toMatchObject([{ state: 'waiting' }]);
});
