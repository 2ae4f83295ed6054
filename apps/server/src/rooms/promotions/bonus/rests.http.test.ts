import { randomUUID } from 'node:crypto';
import type { OfferTerms } from '@fairlot/contract';
import { openBackOffice, REASON, runJob, type TestMember } from '@fairlot/testkit';
import { describe, expect, it, vi } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { openOffers, TERMS } from '../promotions.testing.ts';

const { app, call, approve } = await openBackOffice();
const offers = openOffers(app);

interface Offer {
  id: string;
  terms: OfferTerms;
}
const write = (wagering: Partial<OfferTerms['wagering']>) =>
  call<Offer>('POST', '/offers', {
    kind: 'claim',
    code: null,
    announcementId: null,
    budget: '1000000.00',
    terms: { ...TERMS, wagering: { ...TERMS.wagering, ...wagering } },
    texts: { EN: { title: 'Rests', text: 'What it is' } },
    reason: REASON,
  });
interface Played {
  bonusStake: string;
  payout: string;
}
const play = async (who: TestMember, game: string, choices: object) => {
  const headers = { ...who.headers, 'idempotency-key': randomUUID() };
  const payload = { stake: '1000.00', choices };
  const answer = await app.server.inject({ method: 'POST', url: `/lgw/originals/${game}/rounds`, headers, payload });
  return answer.json<{ success: boolean; value: Played }>();
};
const publish = (id: string) =>
  call<{ id: string }>('POST', `/offers/${id}/publish`, { requestKey: randomUUID(), reason: REASON });
/** The minimum stake of the games that the demonstration sells is 1,000.00. */
const LEAST_OF_DICE = '50000';

describe('an offer', () => {
  it('is rejected when its remaining bonus money could be neither staked nor ended', async () => {
    for (const zeroOut of ['0', '100.00', '999.98'])
      expect(await write({ zeroOut })).toMatchObject({
        errorCode: 'offer.terms',
        value: { field: 'zeroOut', least: '1000.00' },
      });
    expect(await write({ mostBet: '999.99' })).toMatchObject({ errorCode: 'offer.terms', value: { field: 'mostBet' } });
    expect(await write({ zeroOut: '999.99', mostBet: '1000.00' })).toMatchObject({ success: true });
    // The default is the highest remainder that no game accepts; it is unknown where none of our games counts.
    expect((await write({})).value.terms.wagering.zeroOut).toBe('999.99');
    expect((await write({ games: { live: 100 } })).value.terms.wagering.zeroOut).toBe('0.00');
  });

  it('of the demonstration ends its bonuses below the minimum stake', async () => {
    const low = await app.platform.db.rows(sql`
      select kind from promotions_offers
       where state <> 'draft' and terms ->> 'gift' = 'bonus'
         and (terms -> 'wagering' ->> 'zeroOut')::numeric < 999.99`);
    expect(low).toEqual([]);
  });

  it('is not approved after the minimum stake has risen above its remainder', async () => {
    const { value } = await write({ games: { slots: 100 }, zeroOut: '999.99' });
    const request = await publish(value.id);
    expect(request).toMatchObject({ status: 202, success: true });
    await app.platform.db.run(sql`update originals_games set min_stake_minor = 200000 where code like 'slot-%'`);
    expect(await approve(request.value.id)).toMatchObject({ value: { state: 'failed', failure: 'offer.terms' } });
    expect(await publish(value.id)).toMatchObject({ errorCode: 'offer.terms' });
    await app.platform.db.run(sql`update originals_games set min_stake_minor = 100000 where code like 'slot-%'`);
  });
});

it('a bonus without a zero-out amount in its terms ends below the minimum stake', async () => {
  const member = await offers.member();
  await offers.accept(member, await offers.offer('claim', { wagering: { ...TERMS.wagering, games: { slots: 100 } } }));
  const { zeroOut } = await app.platform.db.one(sql<{ zeroOut: string }>`
    select wagering ->> 'zeroOutMinor' as "zeroOut" from promotions_grants
     where member_id = ${member.memberId}::bigint`);
  expect(zeroOut).toBe('99999');
});

it('a bonus granted before the minimum stake rose ends once its remainder can be staked on no game', async () => {
  const member = await offers.member();
  const wagering = { ...TERMS.wagering, games: { slots: 100 } };
  await offers.accept(member, await offers.offer('claim', { wagering, amount: '1500.00' }));
  const stateAfterJob = async (laterMs: number) => {
    // Minimum stakes are cached for a few seconds.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + laterMs });
    await runJob(app, 'bonus-rests').finally(() => vi.useRealTimers());
    return (await offers.bonuses(member)).value.list[0]?.state;
  };
  expect(await stateAfterJob(10_000)).toBe('active');
  await app.platform.db.run(sql`update originals_games set min_stake_minor = 200000 where code like 'slot-%'`);
  expect(await stateAfterJob(20_000)).toBe('spent');
  await app.platform.db.run(sql`update originals_games set min_stake_minor = 100000 where code like 'slot-%'`);
});

it('a bonus is not ended by a minimum stake that operators have just lowered', async () => {
  const wagering = { ...TERMS.wagering, games: { slots: 100 }, zeroOut: '999.99' };
  const given = async () => {
    const member = await offers.member();
    await offers.accept(member, await offers.offer('claim', { wagering, amount: '1500.00' }));
    return member;
  };
  const stateOf = async (member: TestMember) => (await offers.bonuses(member)).value.list[0]?.state;
  const former = await given();
  const least = (minor: bigint) =>
    app.platform.db.run(sql`update originals_games set min_stake_minor = ${minor}::bigint where code like 'slot-%'`);
  await least(200_000n);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40_000 });
  try {
    // The stakes of this moment are cached, and end this bonus.
    await runJob(app, 'bonus-rests');
    expect(await stateOf(former)).toBe('spent');
    await least(100_000n);
    const member = await given();
    await runJob(app, 'bonus-rests');
    expect(await stateOf(member)).toBe('active');
  } finally {
    vi.useRealTimers();
  }
});

it('rejects a higher minimum stake while a running offer would leave bonus money that cannot be staked', async () => {
  const slots = { ...TERMS.wagering, games: { originals: 100 }, zeroOut: '999.99' };
  const offer = await offers.offer('claim', { wagering: slots });
  const games = (await call<{ game: string; version: string; min: string }[]>('GET', '/originals/games')).value;
  const [first, ...others] = games.filter(({ game }) => !game.startsWith('slot-'));
  const change = (game: string, min: string) => {
    const {
      isEnabled: _e,
      name: _n,
      isAuto: _a,
      hasEdge: _h,
      returns: _r,
      game: _g,
      ...now
    } = games.find((one) => one.game === game) as Record<string, unknown>;
    return call<{ id: string }>('POST', `/originals/games/${game}/settings`, {
      ...now,
      min,
      reason: REASON,
      requestKey: randomUUID(),
    });
  };
  // One game may have a higher minimum as long as another accepts the remainder.
  await app.platform.db.run(sql`
    update originals_games set min_stake_minor = 200000
     where code = any(${others.map(({ game }) => game)}::text[])`);
  const refused = await change(first!.game, LEAST_OF_DICE);
  expect(refused).toMatchObject({
    errorCode: 'offer.least.stake',
    value: { offers: expect.arrayContaining([expect.any(String)]) },
  });
  expect(await call('PUT', `/originals/games/${first!.game}`, { isEnabled: false, reason: REASON })).toMatchObject({
    errorCode: 'offer.least.stake',
  });
  await offers.end(offer);
  await app.platform.db.run(sql`
    update promotions_offers set state = 'ended', ended_at = now() where state in ('running', 'paused')`);
  expect(await change(first!.game, LEAST_OF_DICE)).toMatchObject({ status: 202, success: true });
});

it('in-house slots accept bonus money for slots and count as slots', async () => {
  const member = await offers.member();
  await app.platform.db.run(sql`update originals_games set min_stake_minor = 100000`);
  const wagering = { ...TERMS.wagering, games: { slots: 50 } };
  expect(await offers.accept(member, await offers.offer('claim', { wagering }))).toMatchObject({ success: true });
  expect(await play(member, 'dice', { over: true, target: '50.50' })).toMatchObject({ success: false });
  let played = 0;
  // A round that returns exactly its stake does not count.
  while (played === 0) {
    const { value } = await play(member, 'slot-orchard', {});
    expect(value.bonusStake).toBe('1000.00');
    if (value.payout !== '1000.00') played += 1;
  }
  await offers.drain();
  expect((await offers.bonuses(member)).value.list).toMatchObject([{ wageringLeft: '19500.00' }]);
  const bets = await app.platform.db.rows(sql<{ product: string; wagersAs: string }>`
    select distinct product, wagers_as as "wagersAs" from promotions_bets
     where member_id = ${member.memberId}::bigint`);
  expect(bets).toEqual([{ product: 'originals', wagersAs: 'slots' }]);
});
