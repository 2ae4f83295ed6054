import { openBackOffice, runJob } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { addDays, dayOf, startOfDay } from '../../../platform/zone.ts';
import { isControl } from '../offers/control.ts';
import { openOffers, TERMS } from '../promotions.testing.ts';

const HOUR_MS = 3_600_000;
const office = await openBackOffice();
const offers = openOffers(office.app);
const zone = await office.app.rooms.site.timeZone();
const today = dayOf(zone, Date.now());

type Member = Awaited<ReturnType<typeof offers.member>>;
/** Twelve hours after the start of a day; negative counts are in the past. */
const noonOf = (day: number) => startOfDay(addDays(today, day), zone).getTime() + 12 * HOUR_MS;

async function play(who: Member, day: number, stake: bigint, win = 0n) {
  const bet = offers.bet(who, stake, 'lottery', noonOf(day));
  await bet.place();
  await bet.settle(win > 0n ? 'won' : 'lost', win);
  await offers.drain();
}

/** An offer that two members and one of the control group could have had for three days; the first one claimed it. */
async function open() {
  const { id } = await offers.offer('claim', { control: 50 }, '100000.00');
  const sides: { given: Member[]; held: Member[] } = { given: [], held: [] };
  for (let tries = 0; (sides.given.length < 2 || sides.held.length < 1) && tries < 60; tries += 1) {
    const member = await offers.member();
    sides[isControl({ id, terms: { ...TERMS, control: 50 } }, member.memberId) ? 'held' : 'given'].push(member);
  }
  const [[first, second], [held]] = [sides.given, sides.held];
  if (first === undefined || second === undefined || held === undefined) throw new Error('Groups without members');
  for (const who of [first, second, held]) await offers.list(who);
  expect(await offers.accept(first, { id })).toMatchObject({ success: true });
  await move(id, noonOf(-3));
  return { id, first, second, held };
}

/** Moves exposures and awards of the offer to a time. */
async function move(id: bigint, at: number) {
  const { db } = office.app.platform;
  const time = sql`to_timestamp(${at}::float8 / 1000)`;
  await db.run(sql`update promotions_exposures set at = ${time} where offer_id = ${id}::bigint`);
  await db.run(sql`update promotions_awards set at = ${time} where offer_id = ${id}::bigint`);
}

async function effectOf(id: bigint) {
  const { value } = await office.call<{ comparison: { gain: string; part: string; course: object[] } }>(
    'GET',
    `/offers/${id}/report`,
  );
  return value.comparison;
}

const side = (members: number, deposits: string, turnover: string, revenue: string, each: string[]) => ({
  members,
  deposits,
  turnover,
  revenue,
  perMember: { deposits: each[0], turnover: each[1], revenue: each[2] },
});
const NONE = ['0.00', '0.00', '0.00'];

it('shows cost, deposits and play of both groups by day, to the cent', async () => {
  const { id, first, second, held } = await open();
  await play(first, -3, 150_001n);
  await play(second, -2, 20_000n, 35_050n);
  await play(held, -2, 10_003n);
  // Before the member could have had the offer.
  await play(held, -4, 99_900n);
  await offers.deposit(held, 7_000n, undefined, noonOf(-3));
  await offers.deposit(first, 50_005n, undefined, noonOf(-2));
  await offers.takeBack(held, await offers.deposit(held, 1_000n, undefined, noonOf(-2)));
  const { course, ...total } = await effectOf(id);
  expect(total).toEqual({
    part: 'day',
    offered: side(2, '500.05', '1700.01', '1349.51', ['250.02', '850.00', '674.75']),
    control: side(1, '70.00', '100.03', '100.03', ['70.00', '100.03', '100.03']),
    gain: '-8850.55',
  });
  expect(course.slice(0, 2)).toEqual([
    {
      from: addDays(today, -3),
      cost: '10000.00',
      offered: side(2, '0.00', '1500.01', '1500.01', ['0.00', '750.00', '750.00']),
      control: side(1, '70.00', '0.00', '0.00', ['70.00', '0.00', '0.00']),
      gain: '-8499.99',
    },
    {
      from: addDays(today, -2),
      cost: '0.00',
      offered: side(2, '500.05', '200.00', '-150.50', ['250.02', '100.00', '-75.25']),
      control: side(1, '0.00', '100.03', '100.03', ['0.00', '100.03', '100.03']),
      // 1,349.51 less twice 100.03, less the 10,000 given.
      gain: '-8850.55',
    },
  ]);
  // Days without movements are included, even a day that begins while the test runs.
  expect(course.slice(2).length).toBeGreaterThanOrEqual(2);
  const still = { offered: side(2, '0.00', '0.00', '0.00', NONE), control: side(1, '0.00', '0.00', '0.00', NONE) };
  for (const [place, one] of course.slice(2).entries())
    expect(one).toEqual({ from: addDays(today, place - 1), cost: '0.00', gain: '-8850.55', ...still });
});

it('keeps the effect when bets are deleted, by week, and still tracks both groups while the offer runs', async () => {
  const { id, first, held } = await open();
  const { db } = office.app.platform;
  await move(id, noonOf(-100));
  await db.run(sql`update promotions_watched set since = since - interval '100 days'`);
  await play(first, -100, 150_001n);
  await play(first, -99, 1_000n);
  await play(held, -99, 10_003n);
  await play(held, -1, 500n);
  const before = await effectOf(id);
  expect(before).toMatchObject({ part: 'week', control: { turnover: '105.03' }, offered: { turnover: '1510.01' } });
  for (let time = 0; time < 2; time += 1) await runJob(office.app, 'offers-bets');
  expect(await effectOf(id)).toEqual(before);
  const left = await db.one(sql<{ bets: number; watched: number }>`
    select (select count(*)::int from promotions_bets where member_id in (${first.memberId}, ${held.memberId})) as bets,
           (select count(*)::int from promotions_watched
             where member_id in (${first.memberId}, ${held.memberId})) as watched`);
  expect(left).toEqual({ bets: 1, watched: 2 });
});

it('ends 92 days after the offer, and has no gain while a group is empty', async () => {
  const { id, first, held } = await open();
  await move(id, noonOf(-100));
  await offers.endedAt({ id }, noonOf(-99));
  await play(first, -8, 4_000n);
  await play(held, -5, 8_000n);
  const { course, ...total } = await effectOf(id);
  expect(total).toMatchObject({ offered: { turnover: '40.00' }, control: { turnover: '0.00' } });
  expect(course.at(-1)).toMatchObject({ gain: total.gain });
  await office.app.platform.db.run(sql`
    delete from promotions_exposures where offer_id = ${id}::bigint and is_control`);
  expect(await effectOf(id)).toMatchObject({ gain: null, control: { members: 0, perMember: null } });
});
