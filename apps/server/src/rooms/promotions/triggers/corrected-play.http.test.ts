import { openBackOffice } from '@fairlot/testkit';
import { expect, it, vi } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { addDays, dayOf, startOfDay } from '../../../platform/zone.ts';
import { openOffers } from '../promotions.testing.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const { app } = await openBackOffice();
const offers = openOffers(app);
const zone = await app.rooms.site.timeZone();
/** The last day but one that can be paid now. */
const day = startOfDay(addDays(dayOf(zone, Date.now() - 6 * HOUR_MS), -2), zone).getTime();

const DAILY = { gift: 'money', share: 1000, amount: null, every: 'day' } as const;
type Member = Awaited<ReturnType<typeof offers.member>>;
type Offer = Awaited<ReturnType<typeof offers.offer>>;

/** A member who joined the offer before the day. */
async function player(offer: Offer): Promise<Member> {
  const member = await offers.member();
  await offers.accept(member, offer);
  await app.platform.db.run(sql`
    update promotions_acceptances set accepted_at = to_timestamp(${day}::float8 / 1000)
     where member_id = ${member.memberId}::bigint`);
  return member;
}

/** Pays what is due after this time. */
async function pay(laterMs = 0): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + laterMs });
  try {
    for (let time = 0; time < 2; time += 1) await app.rooms.promotions.payPeriods();
  } finally {
    vi.useRealTimers();
  }
  await offers.drain();
}

async function paid(member: Member): Promise<string[]> {
  const headers = { ...member.headers, moduleid: 'REWCEN3' };
  const answer = await app.server.inject({ url: '/wps/rewards?state=waiting', headers });
  return answer
    .json<{ value: { list: { amount: string }[] } }>()
    .value.list.map(({ amount }) => amount)
    .toSorted();
}

/** A bet on the day, with its first outcome. */
async function bet(member: Member, stakeMinor: bigint, winMinor: bigint) {
  const one = offers.bet(member, stakeMinor, 'lottery', day + HOUR_MS);
  await one.place();
  await one.settle(winMinor > 0n ? 'won' : 'lost', winMinor);
  return one;
}

it('cashback of a paid day follows corrections with the next payment, by the loss of that day', async () => {
  const offer = await offers.offer('cashback', DAILY);
  const [unlucky, lucky, mixed] = [await player(offer), await player(offer), await player(offer)];
  const win = await bet(unlucky, 100_000n, 500_000n);
  const loss = await bet(lucky, 100_000n, 0n);
  const first = await bet(mixed, 100_000n, 0n);
  await bet(mixed, 200_000n, 0n);
  await offers.drain();
  await pay();
  expect([await paid(unlucky), await paid(lucky), await paid(mixed)]).toEqual([[], ['100.00'], ['300.00']]);

  await win.correct(2, 'lost');
  // Twice, because an event may be repeated.
  for (let time = 0; time < 2; time += 1) await loss.correct(2, 'won', 500_000n);
  await first.correct(2, 'won', 50_000n);
  await first.correct(3, 'won', 40_000n);
  // Stakes that are paid with the corrections.
  const today = day + 2 * DAY_MS + HOUR_MS;
  for (const [member, stake] of [
    [lucky, 300_000n],
    [mixed, 400_000n],
  ] as const)
    await offers.lose(member, stake, 'lottery', today);
  await offers.drain();
  await pay();
  expect(await paid(unlucky)).toEqual([]);
  await pay(DAY_MS);
  expect(await paid(unlucky)).toEqual(['100.00']);
  // 300.00 of the new day less the 100.00 that were paid for a loss that was none.
  expect(await paid(lucky)).toEqual(['100.00', '200.00']);
  // 400.00 less a tenth of the 400.00 that the first bet returned after all.
  expect(await paid(mixed)).toEqual(['300.00', '360.00']);
  await pay(2 * DAY_MS);
  expect(await paid(unlucky)).toEqual(['100.00']);
  expect(await paid(mixed)).toHaveLength(2);
});

it('a correction before the payment of a day changes that payment only', async () => {
  const offer = await offers.offer('cashback', { ...DAILY, every: 'week' });
  const member = await offers.member();
  await offers.accept(member, offer);
  const one = offers.bet(member, 100_000n);
  await one.place();
  await one.settle('won', 500_000n);
  await one.correct(2, 'lost');
  await offers.drain();
  await pay(8 * DAY_MS);
  expect(await paid(member)).toEqual(['100.00']);
  await pay(16 * DAY_MS);
  expect(await paid(member)).toHaveLength(1);
});

it('an offer that ended pays the difference of a later correction, and then ends for its member', async () => {
  const offer = await offers.offer('cashback', DAILY);
  const member = await player(offer);
  const win = await bet(member, 100_000n, 500_000n);
  await offers.drain();
  await win.correct(2, 'lost');
  await offers.drain();
  await offers.end(offer);
  await app.platform.db.run(sql`
    update promotions_offers set ended_at = to_timestamp(${day + 3 * HOUR_MS}::float8 / 1000)
     where id = ${offer.id}::bigint`);
  await pay();
  expect(await paid(member)).toEqual([]);
  await pay(DAY_MS);
  expect(await paid(member)).toEqual(['100.00']);
  const { value } = await offers.list(member);
  expect(value.find(({ offerId }) => offerId === String(offer.id))).toBeUndefined();
});
