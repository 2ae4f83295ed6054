import {
  balancesOf,
  callSite,
  expectReplayLikeLive,
  openBackOffice,
  REASON,
  runJob,
  type TestMember,
} from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { rewardLapsed } from '../../../platform/events/index.ts';
import { startVendorSide } from '../vendor-side.testing.ts';
import { sitDown, vendorsAt } from '../vendors.testing.ts';

const vendor = await startVendorSide();
vendor.answer = () => ({ status: 'granted' });
const office = await openBackOffice({ vendors: vendorsAt(vendor.url) });
afterAll(office.close);

const OFFER = {
  kind: 'claim',
  code: null,
  announcementId: null,
  budget: '100000.00',
  terms: {
    startsAt: 0,
    endsAt: null,
    audience: {},
    gift: 'freeRounds',
    share: null,
    amount: '10000.00',
    most: '10000.00',
    leastDeposit: null,
    every: 'once',
    money: 'non-sticky',
    wagering: { times: 5, days: 7, mostBet: null, games: { live: 100 } },
    stacks: true,
    winsAreBonus: true,
    mostWins: '600.00',
    rounds: { vendor: 'NWND', gameId: 'NWND0001', count: 4, days: 3 },
  },
  texts: { EN: { title: 'Ten rounds', text: 'What they win is bonus money' } },
  reason: REASON,
};
interface Rounds {
  id: string;
  played: number;
  won: string;
  state: string;
  bonusTimes: number | null;
}
interface Bonus {
  amount: string;
  wageringTotal: string;
  state: string;
}
const drain = () => office.app.platform.events.outbox.drain();
const reward = <T>({ headers }: TestMember, method: 'GET' | 'POST', url: string) =>
  callSite<T>(office.app, { ...headers, moduleid: 'REWCEN3' }, method, url, method === 'POST' ? {} : undefined);
const ask = async <T>(...call: Parameters<typeof reward>) => (await reward<T>(...call)).value;

/** Publishes the offer with two operators. */
async function publish(terms: object, requestKey: string): Promise<string> {
  const { value } = await office.call<{ id: string }>('POST', '/offers', { ...OFFER, terms });
  const input = { reason: REASON, requestKey };
  const asked = await office.call<{ id: string }>('POST', `/offers/${value.id}/publish`, input);
  await office.approve(asked.value.id);
  return value.id;
}

/** A member who took the rounds of an offer, and its notified vendor. */
async function seat(offerId: string) {
  const { db } = office.app.platform;
  const { member, vendorClient } = await sitDown(office.app, 'hub88', { balance: '100.00' });
  await ask(member, 'POST', `/wps/promotions/${offerId}/accept`);
  await drain();
  await ask(member, 'POST', '/wps/rewards/collectAll');
  await runJob(office.app, 'vendor-free-rounds');
  const rounds = async () => (await ask<Rounds[]>(member, 'GET', '/lgw/game/freeRounds'))[0]!;
  const { id: reference } = await rounds();
  return {
    member,
    rounds,
    win: (name: string, amount: string) => {
      const id = `${name}-${member.memberId}`;
      return vendorClient.win({ id, round: id, amount, reference, isFree: true });
    },
    undo: (name: string) => vendorClient.rollback({ reference: `${name}-${member.memberId}` }),
    /** The bonuses after time has passed and the jobs have run. */
    bonuses: async () => {
      await runJob(office.app, 'vendor-free-wins');
      await drain();
      return (await ask<{ list: Bonus[] }>(member, 'GET', '/wps/bonus')).list;
    },
    /** Cost in the offer's budget and in its report. */
    costs: async () => {
      const spent = await db.one(sql<{ minor: bigint }>`
        select spent_minor as minor from promotions_offers where id = ${offerId}::bigint`);
      const { value } = await office.call<{ cost: string }>('GET', `/offers/${offerId}/report`);
      return [Number(spent.minor) / 100, Number(value.cost)];
    },
    /** Ends the days in which a vendor may still send or roll back something. */
    close: async () => {
      await db.run(sql`
        update vendors_free_rounds set close_at = clock_timestamp(), check_at = clock_timestamp()
         where id = ${reference}::uuid`);
      await runJob(office.app, 'vendor-free-wins');
    },
    end: () =>
      db.run(sql`
        update vendors_free_rounds set until_at = clock_timestamp(), check_at = clock_timestamp()
         where id = ${reference}::uuid`),
  };
}

it("winnings of an offer's rounds become one bonus, with the offer's wagering, once the rounds are over", async () => {
  const wrong = { ...OFFER, terms: { ...OFFER.terms, gift: 'money' } };
  expect(await office.call('POST', '/offers', wrong)).toMatchObject({ value: { field: 'winsAreBonus' } });
  const unknown = { ...OFFER.terms, rounds: { ...OFFER.terms.rounds, gameId: 'nothing' } };
  expect(await office.call('POST', '/offers', { ...OFFER, terms: unknown })).toMatchObject({
    value: { field: 'rounds' },
  });
  const unbounded = { ...OFFER, terms: { ...OFFER.terms, mostWins: '100000.01' } };
  expect(await office.call('POST', '/offers', unbounded)).toMatchObject({ value: { field: 'mostWins' } });
  const offerId = await publish(OFFER.terms, 'bonus-wins-of-rounds');
  const { member, rounds, win, undo, bonuses, end, costs, close } = await seat(offerId);
  expect(await costs()).toEqual([600, 0]);
  expect(await rounds()).toMatchObject({
    vendor: 'NWND',
    gameId: 'NWND0001',
    rounds: 4,
    value: '2500.00',
    bonusTimes: 5,
    state: 'granted',
  });

  expect(await win('one', '400.00')).toMatchObject({ word: 'RS_OK', balance: '100.00' });
  expect(await win('one', '400.00')).toMatchObject({ word: 'RS_OK', balance: '100.00' });
  await win('two', '150.00');
  await win('wrong', '900.00');
  expect((await undo('wrong')).word).toBe('RS_OK');
  expect(await rounds()).toMatchObject({ played: 2, won: '550.00' });
  expect(await bonuses()).toEqual([]);
  expect(await balancesOf(office.app, member)).toEqual([10_000n, 0n, 0n]);

  await end();
  for (let time = 0; time < 2; time++)
    expect(await bonuses()).toMatchObject([{ amount: '550.00', wageringTotal: '2750.00', state: 'active' }]);
  expect(await balancesOf(office.app, member)).toEqual([10_000n, 55_000n, 0n]);
  expect(await costs()).toEqual([600, 550]);
  // Later rollbacks are deducted as far as money is left; late wins form another bonus.
  await undo('two');
  for (let time = 0; time < 2; time++)
    expect(await bonuses()).toMatchObject([{ amount: '400.00', wageringTotal: '2000.00', state: 'active' }]);
  expect(await balancesOf(office.app, member)).toEqual([10_000n, 40_000n, 0n]);
  await win('late', '80.00');
  expect((await bonuses()).map(({ amount }) => amount)).toEqual(['400.00', '80.00']);
  await undo('late');
  expect((await bonuses()).map(({ state }) => state)).toEqual(['active', 'expired']);
  expect(await costs()).toEqual([600, 400]);
  // Never more than was reserved, nor than the budget when the reservation was released.
  await win('huge', '900.00');
  expect((await bonuses()).map(({ amount }) => amount)).toEqual(['400.00', '200.00', '80.00']);
  expect(await costs()).toEqual([600, 600]);
  await undo('huge');
  await bonuses();
  await close();
  expect(await costs()).toEqual([400, 400]);
  await win('last', '50.00');
  expect((await bonuses()).map(({ amount }) => amount)).toContain('50.00');
  expect(await costs()).toEqual([450, 450]);
});

it('winnings that become bonus money cost the net revenue once', async () => {
  const { member, win, bonuses, undo, end } = await seat(await publish(OFFER.terms, 'net-of-rounds'));
  const net = async () => {
    const { value } = await office.call<{ figures: { name: string; value: string }[] }>('GET', '/dashboard');
    return Number(value.figures.find(({ name }) => name === 'netRevenue')?.value);
  };
  const before = await net();
  await win('net', '400.00');
  await win('undone', '150.00');
  await drain();
  expect((await net()) - before).toBe(0);
  await end();
  await bonuses();
  expect((await net()) - before).toBe(-550);
  const { value } = await office.call<{ reasons: { kind: string; title: string; amount: string }[] }>(
    'GET',
    '/today/net',
  );
  const own = value.reasons.filter(({ title }) => title === member.userName);
  expect(own.map(({ kind, amount }) => [kind, amount])).toEqual([['gift', '550.00']]);
  await undo('undone');
  await bonuses();
  expect((await net()) - before).toBe(-400);
});

it('rounds without budget are offered to no member, and lapsed ones release their budget', async () => {
  const { db } = office.app.platform;
  const offerId = await publish({ ...OFFER.terms, mostWins: '60000.00' }, 'bonus-wins-of-budget');
  const { costs, close, end } = await seat(offerId);
  const { member: next } = await sitDown(office.app, 'hub88');
  const take = () => reward(next, 'POST', `/wps/promotions/${offerId}/accept`);
  expect(await take()).toMatchObject({ errorCode: 'offer.refused', value: { reason: 'budget' } });
  await end();
  await runJob(office.app, 'vendor-free-wins');
  await close();
  expect(await costs()).toEqual([0, 0]);
  expect(await take()).toMatchObject({ success: true });
  expect(await costs()).toEqual([60_000, 0]);
  const { key } = await db.one(sql<{ key: string }>`
    select key from promotions_awards where offer_id = ${offerId}::bigint and member_id = ${next.memberId}::bigint`);
  await db.transaction((tx) => office.app.platform.events.outbox.add(tx, rewardLapsed, null, { sourceKeys: [key] }));
  await drain();
  expect(await costs()).toEqual([0, 0]);
});

it('rounds granted by an operator win bonus money where requested, as the market allows', async () => {
  const { member, vendorClient } = await sitDown(office.app, 'hub88', { balance: '100.00' });
  const wanted = (bonusTimes: number) => ({
    vendor: 'NWND',
    gameId: 'NWND0001',
    rounds: 1,
    value: '1000',
    days: 3,
    memberIds: [String(member.memberId)],
    bonusTimes,
    reason: REASON,
    requestKey: `rounds-by-hand-${bonusTimes}`,
  });
  expect(await office.call('POST', '/freeRounds', wanted(11))).toMatchObject({
    errorCode: 'limit.exceeded',
    value: { field: 'bonusTimes', max: '10' },
  });
  const { value } = await office.call<{ id: string }>('POST', '/freeRounds', wanted(4));
  await office.approve(value.id);
  await runJob(office.app, 'vendor-free-rounds');
  const [given] = await ask<Rounds[]>(member, 'GET', '/lgw/game/freeRounds');
  expect(given).toMatchObject({ state: 'granted', bonusTimes: 4 });
  const win = { id: 'by-hand', round: 'by-hand', amount: '300.00', reference: given!.id, isFree: true };
  expect(await vendorClient.win(win)).toMatchObject({ word: 'RS_OK', balance: '100.00' });
  await runJob(office.app, 'vendor-free-wins');
  const { list } = await ask<{ list: Bonus[] }>(member, 'GET', '/wps/bonus');
  expect(list).toMatchObject([{ amount: '300.00', wageringTotal: '1200.00', state: 'active' }]);
  expect(await balancesOf(office.app, member)).toEqual([10_000n, 30_000n, 0n]);
});

it('wins are immediately real money where the offer sets nothing else', async () => {
  const { winsAreBonus: _bonus, mostWins: _most, ...terms } = OFFER.terms;
  const { member, rounds, win, bonuses, end } = await seat(await publish(terms, 'money-wins-of-rounds'));
  expect(await rounds()).toMatchObject({ bonusTimes: null });
  expect(await win('real', '400.00')).toMatchObject({ balance: '500.00' });
  await end();
  expect(await bonuses()).toEqual([]);
  expect(await balancesOf(office.app, member)).toEqual([50_000n, 0n, 0n]);
});

it('replays bets of free rounds unchanged', () => expectReplayLikeLive(office.app));
