import { balancesOf, openTestApp } from '@fairlot/testkit';
import fc from 'fast-check';
import type { RawBuilder } from 'kysely';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { openOffers } from '../promotions.testing.ts';
import { abuseMarks } from './abuse.ts';

const app = await openTestApp({ seed: 'demo' });
const offers = openOffers(app);
const looksLikeAbuse = async ({ memberId }: { memberId: bigint }) =>
  (await app.platform.db.value(sql<string[]>`select ${abuseMarks(memberId)}`)).length > 0;

it('wagering counts neither bets below the odds floor nor sides that cover one another', async () => {
  const member = await offers.member();
  const wagering = { times: 10, days: 7, mostBet: null, games: { live: 100, lottery: 100 }, leastOdds: 150 };
  await offers.accept(member, await offers.offer('claim', { wagering }));
  const acts: [stake: bigint, win: bigint, odds: string | null][] = [
    [100_000n, 0n, '14900'],
    [100_000n, 0n, '15000'],
    [100_000n, 97_000n, null],
    [100_000n, 149_000n, null],
    [100_000n, 150_000n, null],
    [100_000n, 20_000n, null],
  ];
  for (const [stake, win, odds] of acts) {
    const bet = offers.bet(member, stake, 'live');
    await bet.place(odds);
    await bet.settle(win > 0n ? 'won' : 'lost', win);
  }
  await offers.drain();
  const { value } = await offers.bonuses(member);
  expect(value.list).toMatchObject([{ state: 'active', wageringLeft: '97000.00' }]);
});

it('every offer of the demonstration with wagering has an odds floor', async () => {
  const seeded = await app.platform.db.rows(sql<{ kind: string; floor: number | null }>`
    select v.kind, (v.terms -> 'wagering' ->> 'leastOdds')::int as floor
      from promotions_offer_versions v
     where v.terms ->> 'gift' = 'bonus' and (v.terms -> 'wagering' ->> 'times')::int > 0
       and v.texts -> 'EN' ->> 'title' not like 'Offer %'`);
  expect(seeded.length).toBeGreaterThanOrEqual(5);
  expect(seeded.filter(({ floor }) => floor !== 150)).toEqual([]);
});

it('wagering judges bets on one round together, once all are decided, and detects covered sides', async () => {
  const member = await offers.member();
  const wagering = { times: 1, days: 7, mostBet: null, games: { live: 100 }, leastOdds: 150 };
  await offers.accept(member, await offers.offer('claim', { wagering }));
  const left = async () => (await offers.bonuses(member)).value.list[0]?.wageringLeft;
  const sides = (stake: bigint, round: string) =>
    [0, 1].map(() => offers.bet(member, stake, 'live', Date.now(), round));
  const [banker, player] = sides(900_000n, 'r1');
  await banker?.place();
  await player?.place();
  await banker?.settle('lost');
  await offers.drain();
  // The other side is not decided yet: the losing side alone does not complete wagering.
  expect(await left()).toBe('10000.00');
  await player?.settle('won', 1_750_000n);
  await offers.drain();
  expect(await left()).toBe('10000.00');
  // Corrected: both sides lost after all, so both count.
  await player?.correct(2, 'lost');
  await offers.drain();
  expect(await left()).toBe('0.00');
});

it('a bonus that was played by covering sides marks the withdrawal', async () => {
  const member = await offers.member();
  const wagering = { times: 1, days: 7, mostBet: null, games: { live: 100 } };
  await offers.accept(member, await offers.offer('claim', { wagering }));
  for (let round = 0; round < 5; round += 1)
    for (const win of [0n, 195_000n]) {
      const bet = offers.bet(member, 100_000n, 'live', Date.now(), `even-${round}`);
      await bet.place();
      await bet.settle(win > 0n ? 'won' : 'lost', win);
    }
  await offers.drain();
  expect((await offers.bonuses(member)).value.list).toMatchObject([{ state: 'converted' }]);
  expect(await looksLikeAbuse(member)).toBe(true);
});

it('an offer taken by two accounts of one person marks the withdrawals of both, and of no other member', async () => {
  const [one, other, stranger] = [await offers.member(), await offers.member(), await offers.member()];
  for (const { memberId } of [one, other])
    await app.platform.db.run(sql`
      insert into protection_account_marks (mark, member_id, is_proved) values ('twice', ${memberId}::bigint, true)`);
  const marked = () => Promise.all([one, other, stranger].map(looksLikeAbuse));
  const [claim, apart] = [await offers.offer('claim'), await offers.offer('claim')];
  for (const who of [one, stranger]) await offers.accept(who, claim);
  await offers.accept(other, apart);
  expect(await marked()).toEqual([false, false, false]);
  await offers.accept(other, claim);
  expect(await marked()).toEqual([true, true, false]);
});

it('a bonus without wagering that was played to its end pays real money when its bets are corrected', async () => {
  const member = await offers.member();
  const { db } = app.platform;
  const wagering = { times: 0, days: 7, mostBet: null, games: { lottery: 100 } };
  await offers.accept(member, await offers.offer('claim', { money: 'no-wager', wagering }));
  const call = (work: RawBuilder<unknown>) => db.one(sql`select ${work}`, { wakes: ['stream'] });
  const change = (act: 'wallet_pay_bets' | 'wallet_reverse_bets', bet: string, name: string, amountMinor: bigint) => {
    const kind = act === 'wallet_pay_bets' ? sql`'win', ` : sql``;
    return call(sql`
      ${sql.raw(act)}('house:VND', 'VND', ${kind}array[${`${bet}:${name}`}::text], array[${member.memberId}::bigint],
        array[${amountMinor}::bigint], array[${amountMinor}::bigint], array[${bet}::text])`);
  };
  const bets = [];
  for (const [at, stakeMinor] of [400_000n, 600_000n].entries()) {
    const id = `${member.memberId}-${at}`;
    await call(sql`
      wallet_stake(${`${id}:stake`}, ${member.memberId}::bigint, 'VND', 'house:VND', ${stakeMinor}::bigint, 'bet',
        ${id}, 'lottery', 'G')`);
    const bet = offers.bet(member, stakeMinor);
    await bet.place(null, stakeMinor);
    bets.push(bet);
  }
  await change('wallet_pay_bets', `${member.memberId}-0`, 'result', 500_000n);
  await bets[0]?.settle('won', 500_000n);
  await bets[1]?.settle('lost');
  await offers.drain();
  expect((await offers.bonuses(member)).value.list).toMatchObject([{ state: 'spent' }]);
  expect(await balancesOf(app, member)).toEqual([500_000n, 0n, 0n]);
  await change('wallet_reverse_bets', `${member.memberId}-0`, 'reversal', 500_000n);
  await change('wallet_pay_bets', `${member.memberId}-1`, 'result:2', 900_000n);
  expect(await balancesOf(app, member)).toEqual([900_000n, 0n, 0n]);
});

const BIG = { times: 10, days: 7, mostBet: null, games: { lottery: 100 } };

it('the remaining wagering follows from the bets, round by round, however events arrive', async () => {
  const step = fc.record({
    bet: fc.integer({ min: 0, max: 4 }),
    what: fc.constantFrom('place' as const, 'settle' as const, 'correct' as const),
    version: fc.integer({ min: 2, max: 4 }),
    status: fc.constantFrom('won' as const, 'lost' as const, 'refunded' as const, 'cancelled' as const),
    percent: fc.constantFrom(50n, 95n, 140n, 160n),
  });
  const stakes = [100n, 200n, 300n, 4_000n, 50_000n];
  // Bets 0 to 2 are on one round, the others each on their own round; the price of the last one is below the floor.
  const roundOf = (bet: number) => Math.max(bet, 2);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), fc.boolean(), async (steps, hasFloor) => {
      const member = await offers.member();
      const wagering = hasFloor ? { ...BIG, leastOdds: 150 } : BIG;
      const { value } = await offers.accept(member, await offers.offer('claim', { wagering }));
      const bets = stakes.map((stake, bet) =>
        offers.bet(member, stake, 'lottery', Date.now(), `${value.bonusId}:${roundOf(bet)}`),
      );
      const known = stakes.map((stake) => ({ stake, isPlaced: false, version: 0, status: 'open', win: 0n }));
      for (const { bet, what, version, status, percent } of steps) {
        const [one, state] = [bets[bet], known[bet]];
        if (one === undefined || state === undefined) continue;
        const win = status === 'won' ? (state.stake * percent) / 100n : 0n;
        if (what === 'place') {
          await one.place(bet === 4 ? '14900' : null);
          state.isPlaced = true;
        } else if (what === 'settle' || version > state.version) {
          // The first outcome counts once, however often it is delivered; of corrections the highest version counts.
          await (what === 'settle' ? one.settle('lost', 0n) : one.correct(version, status, win));
          if (what === 'correct') Object.assign(state, { version, status, win });
          else if (state.version < 1) Object.assign(state, { version: 1, status: 'lost' });
        }
        if (bet === 2) await offers.drain();
      }
      await offers.drain();
      const isDecided = ({ status }: { status: string }) => status === 'won' || status === 'lost';
      const counts = (bet: number): boolean => {
        const own = known[bet];
        if (own === undefined || !own.isPlaced || !isDecided(own)) return false;
        if (!hasFloor) return true;
        if (bet === 4) return false;
        // A bet without events is not on any round yet.
        const round = known.filter(
          (one, other) => roundOf(other) === roundOf(bet) && (one.isPlaced || one.status !== 'open'),
        );
        if (round.some(({ isPlaced, status }) => !isPlaced || status === 'open')) return false;
        const played = round.filter(isDecided);
        const staked = Number(played.reduce((sum, { stake }) => sum + stake, 0n));
        const won = Number(played.reduce((sum, { win }) => sum + win, 0n));
        return won < staked * 0.9 || won >= staked * 1.5;
      };
      const counted = stakes.reduce((sum, stake, bet) => (counts(bet) ? sum + stake : sum), 0n);
      const { wagered } = await app.platform.db.one(sql<{ wagered: bigint }>`
        select wagered_minor as wagered from promotions_grants where id = ${value.bonusId}::uuid`);
      expect(wagered).toBe(counted);
    }),
    { numRuns: 8 },
  );
});
