import { randomUUID } from 'node:crypto';
import { openTestApp, runJob } from '@fairlot/testkit';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { ask, betsOf, createTeam, lastNoon } from './agency.testing.ts';
import { addDays, lastClosedDay, startOfDay, today } from './days.ts';
import { sumsOf } from './figures/report-rows.ts';
import { setRates } from './rates.ts';
import { rebatesByProduct } from './rebates/rebate-rows.ts';

const ZONE = 'Asia/Ho_Chi_Minh';
const HOUR_MS = 3_600_000;
const RATE_ONE = 10_000n;

const app = await openTestApp();

interface PlannedBet {
  by: number;
  hour: number;
  stakeMinor: number;
  bonusMinor: number;
  outcomes: readonly ('won' | 'lost' | 'refunded')[];
  isLottery: boolean;
  /** The order in which its events arrive. */
  order: number;
}

const bet: fc.Arbitrary<PlannedBet> = fc
  .record({
    by: fc.nat(6),
    hour: fc.integer({ min: 1, max: 22 }),
    stakeMinor: fc.integer({ min: 1, max: 9_999_999 }),
    bonusMinor: fc.nat(99),
    outcomes: fc.array(fc.constantFrom('won' as const, 'lost' as const, 'refunded' as const), {
      minLength: 1,
      maxLength: 3,
    }),
    isLottery: fc.boolean(),
    order: fc.nat(3),
  })
  .map((one) => ({ ...one, bonusMinor: Math.min(one.bonusMinor, one.stakeMinor) }));
/** The upline of each of seven members; a member's upline always precedes the member. */
const parents = fc.tuple(...[0, 1, 2, 3, 4, 5].map((most) => fc.nat(most)));
/** Rates by member, before and after noon of the day; each is limited to the upline's. */
const rates = fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { minLength: 7, maxLength: 7 });
const tiers = fc.array(
  fc.record({
    sales: fc.integer({ min: 0, max: 300_000 }),
    active: fc.nat(4),
    rate: fc.integer({ min: 1, max: 300 }),
  }),
  { minLength: 1, maxLength: 4 },
);

const ROLLS = { numRuns: 5 };

it('sums, rebates and salaries equal a recalculation from the raw bets', async () => {
  const day = lastClosedDay(ZONE);
  const midnight = startOfDay(day, ZONE).getTime();
  await fc.assert(
    fc.asyncProperty(parents, rates, fc.array(bet, { minLength: 1, maxLength: 10 }), tiers, async (...plan) => {
      const [below, requested, bets, steps] = plan;
      const uplineOf = [-1, ...below];
      const ids = await makeTree(uplineOf);
      const effective = requested.map((pair) => [...pair]);
      for (const [index, pair] of effective.entries())
        for (const half of [0, 1])
          pair[half] = Math.min(pair[half] ?? 0, effective[uplineOf[index] ?? -1]?.[half] ?? 60);
      await app.platform.db.transaction(async (tx) => {
        for (const [index, id] of ids.entries())
          for (const half of [0, 1]) {
            const rate = effective[index]?.[half] ?? 0;
            const since = new Date(midnight + half * 12 * HOUR_MS);
            await setRates(tx, id, { lottery: 1980 + Math.min(rate, 20), originals: rate }, 'test', since);
          }
        await tx.run(sql`
          insert into agency_contracts (kind, downline_id, payer, terms, state, from_day)
          select 'dailySalary', id, 'platform', ${JSON.stringify({
            tiers: steps.map(({ sales, ...step }) => ({ ...step, sales: `${sales}.00` })),
            activeFrom: '10.00',
          })}::jsonb, 'valid', '2026-01-01' from unnest(${ids}::bigint[]) as i(id)`);
      });
      for (const one of bets) await tell(one, ids, midnight);
      await app.platform.events.outbox.drain();
      await runJob(app, 'team-bills');
      await runJob(app, 'team-rebates');

      const final = bets.map((one) => ({ ...one, turnover: turnoverOf(one), prize: prizeOf(one) }));
      for (const [index, id] of ids.entries()) {
        const team = final.filter(({ by }) => chainOf(by, uplineOf).includes(index));
        const turnover = sum(team.map((one) => one.turnover));
        expect(await sumsOf(app.platform.db, id, { from: day, to: day })).toMatchObject({
          turnoverMinor: turnover,
          prizeMinor: sum(team.map((one) => one.prize)),
        });
        const earned = sum(
          team.filter(({ by }) => by !== index).map((one) => rebateOf(one, index, uplineOf, effective)),
        );
        const products = await rebatesByProduct(app.platform.db, id, { from: day, to: day }, {});
        expect(sum(products.map(({ amountMicro }) => amountMicro))).toBe(earned);
        const salary = salaryFor(steps, turnover, activeOf(team));
        // The only money that the member ever received, rounded down to the minor unit once.
        expect(await app.rooms.wallet.balance(id, 'VND')).toBe(earned / RATE_ONE + salary);
      }
    }),
    ROLLS,
  );
});

it('a correction after the payment is deducted from the next one, and every bet shows its state', async () => {
  const { top, downline, member } = await createTeam(app);
  const at = lastNoon();
  const since = new Date(at - 48 * HOUR_MS);
  await app.platform.db.transaction(async (tx) => {
    await setRates(tx, top.memberId, { originals: 30 }, 'test', since);
    await setRates(tx, downline.memberId, { originals: 10 }, 'test', since);
  });
  const say = betsOf(app, member);
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
  const reportLost = async (betId: string, stakeMinor: string) => {
    await say.placed({ betId, stakeMinor, at });
    await say.settled({ betId, at });
  };
  const pay = async () => {
    await app.platform.events.outbox.drain();
    await Promise.all([runJob(app, 'team-rebates'), runJob(app, 'team-rebates')]);
    return app.rooms.wallet.balance(top.memberId, 'VND');
  };
  const startDate = addDays(today(ZONE), -2);
  const report = () => ask<{ list: Record<string, unknown>[] }>(app, top, `/wps/agent/rebates?startDate=${startDate}`);

  await reportLost(first, '123456');
  // 1,234.56 x 0.20 % = 2.469120: 2.46 is paid, and 0.009120 is left over.
  expect(await pay()).toBe(246n);
  expect((await report()).footer).toMatchObject({ amount: '2.469120', paid: '2.469120', carry: '0.009120' });
  await say.corrected(first, {}, { status: 'refunded' });
  await reportLost(second, '50000');
  // 1.00 more and 2.469120 less: nothing is paid until the debt is earned back.
  expect(await pay()).toBe(246n);
  expect((await report()).footer).toMatchObject({ amount: '1.000000', carry: '-1.460000', bets: 2 });
  await reportLost(third, '200000');
  expect(await pay()).toBe(246n + 254n);
  const { value, footer } = await report();
  expect(Object.fromEntries(value.list.map(({ betId, ...row }) => [betId, row]))).toMatchObject({
    [first]: { state: 'dropped', amount: '0.000000', level: 2 },
    [second]: { state: 'paid', amount: '1.000000', level: 2 },
    [third]: { state: 'paid', amount: '4.000000', level: 2 },
  });
  expect(footer).toMatchObject({ amount: '5.000000', waiting: '0.000000', carry: '0.000000' });
  const downlines = await ask<{ list: object[] }>(app, top, `/wps/agent/team/rebate?startDate=${startDate}`);
  expect(downlines.value.list).toEqual([
    expect.objectContaining({ memberId: String(downline.memberId), amount: '5.000000', earned: '2.500000' }),
  ]);

  // A member who closed the account receives nothing; the amount waits.
  await app.platform.db.run(sql`
    update agency_members set left_at = clock_timestamp() where member_id = ${top.memberId}::bigint`);
  await reportLost(randomUUID(), '500000');
  expect(await pay()).toBe(246n + 254n);
});

it('a bet that is settled after its member was moved earns rebates for the upline at the time of the bet', async () => {
  const { top, downline, member } = await createTeam(app);
  const [next = 0n] = await makeTree([-1]);
  const { db } = app.platform;
  const at = lastNoon();
  const placedAt = at - 24 * HOUR_MS;
  const since = (days: number) => new Date(at - days * 24 * HOUR_MS);
  const ids = [top.memberId, downline.memberId, member.memberId, next];
  await db.run(sql`update agency_placements set from_day = from_day - 9 where member_id = any(${ids}::bigint[])`);
  const move = (id: bigint, below: bigint, day: string) =>
    db.run(sql`select agency_move(${id}::bigint, ${below}::bigint, ${day}::date)`);
  await move(next, top.memberId, addDays(lastClosedDay(ZONE), -5));
  await db.transaction(async (tx) => {
    await setRates(tx, top.memberId, { originals: 60 }, 'test', since(4));
    await setRates(tx, downline.memberId, { originals: 30 }, 'test', since(4));
    await setRates(tx, member.memberId, { originals: 20 }, 'test', since(4));
    await setRates(tx, next, { originals: 10 }, 'test', since(4));
    await setRates(tx, next, { originals: 25 }, 'test', new Date(placedAt + HOUR_MS));
  });
  const say = betsOf(app, member);
  const betId = randomUUID();
  await say.placed({ betId, at: placedAt });
  await move(member.memberId, next, lastClosedDay(ZONE));
  await say.settled({ betId, at });
  await app.platform.events.outbox.drain();
  const rows = await db.rows(sql<{ memberId: bigint; rate: number }>`
    select member_id as "memberId", rate from agency_rebates where member_id = any(${ids}::bigint[]) order by rate`);
  expect(rows).toEqual([
    { memberId: downline.memberId, rate: 10 },
    { memberId: top.memberId, rate: 30 },
  ]);
});

async function makeTree(uplineOf: readonly number[]): Promise<bigint[]> {
  const ids: bigint[] = [];
  await app.platform.db.transaction(async (tx) => {
    for (const upline of uplineOf) {
      const inviterId = ids[upline];
      ids.push(
        await app.rooms.identity.registerMember(tx, {
          account: `o${randomUUID().replaceAll('-', '').slice(0, 12)}`,
          password: null,
          type: 1,
          ...(inviterId === undefined ? {} : { inviterId }),
        }),
      );
    }
  });
  await app.platform.events.outbox.drain();
  return ids;
}

/** Publishes a bet and its outcomes, each with its own version, some twice and in another order. */
async function tell(one: PlannedBet, ids: readonly bigint[], midnight: number): Promise<void> {
  const at = midnight + one.hour * HOUR_MS;
  const member = { memberId: ids[one.by] ?? 0n, userName: 'test', asset: 'VND' };
  const say = betsOf(app, member, one.isLottery ? 'lottery' : 'originals');
  const betId = randomUUID();
  const { stakeMinor, bonusMinor } = one;
  const steps = [
    () => say.placed({ betId, stakeMinor: String(stakeMinor), bonusMinor: String(bonusMinor), at }),
    ...one.outcomes.map((status, index) => async () => {
      const wins = status === 'won' ? { winMinor: String(stakeMinor * 2), bonusWinMinor: String(bonusMinor) } : {};
      await say.settled({ betId, at: at + 60_000 + index, status, ...wins }, index + 1);
      if (one.order === 2) await say.settled({ betId, at: at + 60_000 + index, status, ...wins }, index + 1);
    }),
  ];
  for (const step of one.order === 1 ? steps.toReversed() : steps) {
    await step();
    if (one.order === 3) await app.platform.events.outbox.drain();
  }
}

const sum = (values: readonly bigint[]) => values.reduce((total, value) => total + value, 0n);
const isCounted = ({ outcomes }: PlannedBet) => outcomes.at(-1) !== 'refunded';
const turnoverOf = (one: PlannedBet) => (isCounted(one) ? BigInt(one.stakeMinor - one.bonusMinor) : 0n);
const prizeOf = (one: PlannedBet) => (one.outcomes.at(-1) === 'won' ? BigInt(one.stakeMinor * 2 - one.bonusMinor) : 0n);

/** A member and the complete upline. */
function chainOf(member: number, uplineOf: readonly number[]): number[] {
  return member < 0 ? [] : [member, ...chainOf(uplineOf[member] ?? -1, uplineOf)];
}

/**
 * An upline's rebate for a bet, in 0.000001: the difference to the rate of the direct downline member on the path to
 * the bettor.
 */
function rebateOf(
  one: PlannedBet & { turnover: bigint },
  upline: number,
  uplineOf: readonly number[],
  effective: readonly number[][],
): bigint {
  const chain = chainOf(one.by, uplineOf);
  const through = chain[chain.indexOf(upline) - 1] ?? 0;
  const half = one.hour < 12 ? 0 : 1;
  const rateOf = (member: number) => {
    const rate = effective[member]?.[half] ?? 0;
    return one.isLottery ? Math.min(rate, 20) * 5 : rate;
  };
  return BigInt(rateOf(upline) - rateOf(through)) * one.turnover;
}

function activeOf(bets: readonly (PlannedBet & { turnover: bigint })[]): number {
  const players = new Set(bets.map(({ by }) => by));
  return [...players].filter((player) => {
    const staked = sum(bets.filter(({ by }) => by === player).map(({ turnover }) => turnover));
    return staked >= 1000n;
  }).length;
}

function salaryFor(
  steps: readonly { sales: number; active: number; rate: number }[],
  turnover: bigint,
  active: number,
): bigint {
  const met = steps.filter((step) => turnover >= BigInt(step.sales) * 100n && active >= step.active);
  return met.reduce((most, { rate }) => {
    const amount = (turnover * BigInt(rate)) / RATE_ONE;
    return amount > most ? amount : most;
  }, 0n);
}
