import { randomUUID } from 'node:crypto';
import type { Envelope } from '@fairlot/contract';
import { openTestApp, runJob, type TestMember } from '@fairlot/testkit';
import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { openOffers } from '../promotions.testing.ts';

const app = await openTestApp();
let member: TestMember;
const offers = openOffers(app);
beforeEach(async () => {
  member = await offers.member();
});

/** Makes a deposit with an offer whose reward must be collected. */
async function deposited(gift: 'money' | 'freeBet') {
  const offer = await offers.offer('reload', { gift });
  expect((await offers.accept(member, offer)).errorCode).toBeNull();
  const orderId = await offers.deposit(member, 5_000_000n);
  return { offer, orderId };
}
async function ask<V>(method: 'GET' | 'POST', url: string) {
  const headers = { ...member.headers, moduleid: 'REWCEN3', 'idempotency-key': randomUUID() };
  return (await app.server.inject({ method, url, headers })).json<Envelope<V>>();
}
const rewards = async () =>
  (await ask<{ list: { rewardId: string; state: string }[] }>('GET', '/wps/rewards')).value.list;
const collect = async () => ask('POST', `/wps/rewards/${(await rewards())[0]?.rewardId}/collect`);
const spentOf = async ({ id }: { id: bigint }) =>
  app.platform.db.value(sql<bigint>`select spent_minor from promotions_offers where id = ${id}::bigint`);

it.each(['money', 'freeBet'] as const)('%s of a reversed deposit cannot be collected any more', async (gift) => {
  const { offer, orderId } = await deposited(gift);
  expect(await rewards()).toMatchObject([{ state: 'waiting' }]);
  expect(await spentOf(offer)).toBe(1_000_000n);
  await offers.takeBack(member, orderId);
  expect(await rewards()).toMatchObject([{ state: 'expired' }]);
  expect((await collect()).errorCode).toBe('reward.expired');
  expect(await app.rooms.wallet.balance(member.memberId, 'VND')).toBe(0n);
  expect((await offers.bonuses(member)).value.list).toEqual([]);
  // The budget is released once.
  await offers.takeBack(member, orderId);
  expect(await spentOf(offer)).toBe(0n);
});

it('rewards collected before stay, and a free bet of the deposit ends', async () => {
  const { orderId } = await deposited('freeBet');
  expect((await collect()).errorCode).toBeNull();
  expect((await offers.bonuses(member)).value.list).toMatchObject([{ state: 'active' }]);
  await offers.takeBack(member, orderId);
  expect(await rewards()).toMatchObject([{ state: 'collected' }]);
  expect((await offers.bonuses(member)).value.list).toMatchObject([{ state: 'expired' }]);
});

it.each([
  ['before the job closed the offer', false],
  ['after the job closed the offer', true],
])('pays for a deposit that was credited before the end and delivered after it, %s', async (_name, isClosed) => {
  const offer = await offers.offer('reload', { gift: 'bonus' });
  expect((await offers.accept(member, offer)).errorCode).toBeNull();
  const creditedAt = Date.now() + 1;
  const endsAt = creditedAt + 1;
  await offers.endedAt(offer, endsAt);
  await expect.poll(() => Date.now()).toBeGreaterThan(endsAt);
  if (isClosed) await runJob(app, 'offers-periods');
  const orderId = await offers.deposit(member, 5_000_000n, randomUUID(), creditedAt);
  expect((await offers.bonuses(member)).value.list).toMatchObject([{ amount: '10000.00' }]);
  expect(await spentOf(offer)).toBe(1_000_000n);
  // The same event again changes nothing.
  await offers.deposit(member, 5_000_000n, orderId, creditedAt);
  expect(await spentOf(offer)).toBe(1_000_000n);
});

it('pays nothing for a deposit that was credited at the end of the offer or later', async () => {
  const offer = await offers.offer('reload', { gift: 'bonus' });
  await offers.accept(member, offer);
  const endsAt = Date.now();
  await offers.endedAt(offer, endsAt);
  await offers.deposit(member, 5_000_000n, randomUUID(), endsAt);
  expect((await offers.bonuses(member)).value.list).toEqual([]);
  expect(await spentOf(offer)).toBe(0n);
});

it('pays for another deposit when the one with which the offer was chosen is not paid, and once', async () => {
  const [chosen, own] = [await offers.offer('reload'), await offers.offer('reload', { amount: '20.00' })];
  const [unpaid, paid] = [randomUUID(), randomUUID()];
  for (const [offer, orderId] of [
    [chosen, unpaid],
    [own, paid],
  ] as const) {
    expect((await offers.accept(member, offer)).errorCode).toBeNull();
    await app.platform.db.run(sql`
      update promotions_acceptances set order_id = ${orderId}
       where member_id = ${member.memberId}::bigint and offer_id = ${offer.id}::bigint`);
  }
  const amounts = async () => (await offers.bonuses(member)).value.list.map(({ amount }) => amount).toSorted();
  // The offer chosen with the deposit comes first.
  await offers.deposit(member, 5_000_000n, paid);
  expect(await amounts()).toEqual(['20.00']);
  await offers.deposit(member, 5_000_000n);
  expect(await amounts()).toEqual(['10000.00', '20.00']);
  await offers.deposit(member, 5_000_000n, unpaid);
  expect(await amounts()).toHaveLength(2);
  expect([await spentOf(chosen), await spentOf(own)]).toEqual([1_000_000n, 2000n]);
});

it('a first deposit that an offer for it does not reward ends the offer and releases its budget', async () => {
  const tooLittle = await offers.offer('firstDeposit', { leastDeposit: '100000.00' });
  const [chosen, other] = [await offers.offer('reload'), await offers.offer('firstDeposit')];
  for (const offer of [tooLittle, chosen, other]) expect((await offers.accept(member, offer)).errorCode).toBeNull();
  await offers.deposit(member, 5_000_000n);
  expect((await offers.bonuses(member)).value.list).toHaveLength(1);
  expect([await spentOf(tooLittle), await spentOf(chosen), await spentOf(other)]).toEqual([0n, 1_000_000n, 0n]);
  const reasons = new Map((await offers.list(member)).value.map(({ offerId, reason }) => [offerId, reason]));
  expect([tooLittle, other].map(({ id }) => reasons.get(String(id)))).toEqual(['firstDeposit', 'firstDeposit']);
  // A second deposit is no first one.
  await offers.deposit(member, 20_000_000n);
  expect((await offers.bonuses(member)).value.list).toHaveLength(1);
});
