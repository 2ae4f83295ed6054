import { randomUUID } from 'node:crypto';
import { createTestApp } from '@fairlot/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import type { BetPlaced } from '../../../platform/events/index.ts';
import type { Report, ReportSpan } from '../../../platform/operators/index.ts';
import { dayOf, startOfDay } from '../../../platform/zone.ts';
import { recordPlayers } from '../sums/record-players.ts';

const app = await createTestApp({ started: false });
const { db, collected } = app.platform;
// Its payments are rows without transfers, so that there are no books to audit.
afterAll(() => app.close());

const ZONE = 'Asia/Ho_Chi_Minh';
const ASSET = 'VND';
const DAY_MS = 86_400_000;
const MEMBERS = 300;
const [FROM, TO] = ['2026-06-03', '2026-08-20'];
/** Past the period, so that the last members have later weeks too. */
const END = startOfDay('2026-11-01', ZONE).getTime();

interface Member {
  memberId: bigint;
  at: number;
  bets: number[];
  /** Time and minor units; withdrawals are negative. */
  payments: [at: number, minor: bigint][];
}

/** Numbers from 0 to 1 that are the same in every run. */
let state = 7;
const random = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};
const timesAfter = (at: number, most: number) =>
  Array.from({ length: Math.floor(random() * most) }, () => at + random() ** 2 * 75 * DAY_MS).filter(
    (one) => one < END,
  );

/** Members who register from a week before the period to a week after it. */
const members: Member[] = Array.from({ length: MEMBERS }, (_, place) => {
  const at = startOfDay(FROM, ZONE).getTime() + (random() * 93 - 7) * DAY_MS;
  const payments = timesAfter(at, 6).map((time, nth): [number, bigint] => [
    Math.floor(time),
    BigInt(Math.ceil(random() * 1e6)) * (nth % 3 === 2 ? -1n : 1n),
  ]);
  return { memberId: BigInt(5000 + place), at: Math.floor(at), bets: timesAfter(at, 12).map(Math.floor), payments };
});

beforeAll(async () => {
  const ids = members.map(({ memberId }) => memberId);
  await db.run(sql`
    insert into records_registrations (member_id, registered_at)
    select * from unnest(${ids}::bigint[], ${members.map(({ at }) => new Date(at))}::timestamptz[])`);
  const bets = members.flatMap(({ memberId, bets: times }) =>
    times.map((at) => ({ asset: ASSET, memberId: String(memberId), at })),
  );
  // In several batches, some of them twice, as events may be delivered.
  for (const batch of [bets.slice(0, 400), bets.slice(300, 700), bets.slice(600)])
    await db.transaction((tx) => recordPlayers(tx, batch as BetPlaced[], ZONE));
  for (const { memberId, payments } of members)
    for (const [at, minor] of payments)
      await (minor > 0n ? deposit(memberId, at, minor) : withdraw(memberId, at, -minor));
});

const deposit = (memberId: bigint, at: number, minor: bigint) =>
  db.run(sql`
    insert into payments_orders (id, member_id, input_hash, provider, method, asset, amount_minor, status,
      provider_payment_id, expires_at, credited_at)
    values (${randomUUID()}, ${memberId}::bigint, '', 'test', 'test', ${ASSET}, ${minor}::bigint, 'succeeded',
      ${randomUUID()}, now(), ${new Date(at)}::timestamptz)`);

async function withdraw(memberId: bigint, at: number, minor: bigint): Promise<void> {
  const account = randomUUID();
  await db.run(sql`
    insert into payments_payout_accounts (id, member_id, mark, number_mark, kind, bank, number_sealed, holder_sealed,
      last_digits, name_state, usable_from)
    values (${account}, ${memberId}::bigint, ${account}, ${account}, 'bank', '', '', '', '0000', 'unknown', now())`);
  await db.run(sql`
    insert into payments_withdrawals (id, member_id, asset, amount_minor, fee_minor, account_id, provider, status,
      ended_at)
    values (${randomUUID()}, ${memberId}::bigint, ${ASSET}, ${minor}::bigint, 0, ${account}, 'test', 'paid',
      ${new Date(at)}::timestamptz)`);
}

function report(name: string): Report {
  const found = collected
    .all()
    .flatMap(({ desk }) => desk?.reports ?? [])
    .find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no report ${name}`);
  return found;
}

const read = async (name: string, part: ReportSpan['part']) => {
  const span = { from: startOfDay(FROM, ZONE), to: startOfDay('2026-08-21', ZONE), zone: ZONE, asset: ASSET, only: [] };
  const rows = await report(name).read(db, { ...span, part }, null, 2001);
  return rows.map(({ at, numbers }) => [at === null ? '' : dayOf(ZONE, at.getTime()), ...numbers.map(String)]);
};

const monday = (day: string) => {
  const at = Date.parse(day);
  return new Date(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
};
const PART_OF = {
  day: (day: string) => day,
  week: monday,
  month: (day: string) => `${day.slice(0, 8)}01`,
};
const groupsOf = <T>(all: readonly T[], keyOf: (one: T) => string): [string, T[]][] =>
  [...Map.groupBy(all, keyOf)].toSorted(([one], [other]) => one.localeCompare(other));
const isBetween = (day: string, from: string) => day >= from && day <= TO;
const dayAt = (at: number) => dayOf(ZONE, at);

it('retention counts members by the weeks after their registration in which they played', async () => {
  const counted = members.filter(({ at }) => isBetween(dayAt(at), monday(FROM)));
  const weeksAfter = (at: number, bet: number) =>
    (Date.parse(monday(dayAt(bet))) - Date.parse(monday(dayAt(at)))) / (7 * DAY_MS);
  const expected = groupsOf(counted, ({ at }) => monday(dayAt(at))).map(([week, all]) => [
    week,
    String(all.length),
    ...[0, 1, 2, 3, 4, 6, 8].map((after) =>
      String(all.filter(({ at, bets }) => bets.some((bet) => weeksAfter(at, bet) === after)).length),
    ),
  ]);
  expect(expected.length).toBeGreaterThan(10);
  expect(await read('cohorts', 'week')).toEqual(expected);
});

it.each(['day', 'week', 'month', null] as const)('players and the registration funnel by %s', async (part) => {
  const partOf = part === null ? () => '' : PART_OF[part];
  const bets = members.flatMap(({ memberId, bets: times }) => times.map((at) => ({ memberId, day: dayAt(at) })));
  const players = groupsOf(
    bets.filter(({ day }) => isBetween(day, FROM)),
    ({ day }) => partOf(day),
  );
  expect(await read('players', part)).toEqual(
    players.map(([key, all]) => [key, String(new Set(all.map(({ memberId }) => memberId)).size)]),
  );
  const registered = members.filter(({ at }) => isBetween(dayAt(at), FROM));
  expect(await read('registrationFunnel', part)).toEqual(
    groupsOf(registered, ({ at }) => partOf(dayAt(at))).map(([key, all]) => [
      key,
      'null',
      String(all.length),
      '0',
      String(all.filter(({ payments }) => payments.some(([, minor]) => minor > 0n)).length),
      String(all.filter(({ bets: times }) => times.length > 0).length),
    ]),
  );
});

it('lifetime value is the average of deposits less withdrawals in the first weeks of each member', async () => {
  const counted = members.filter(({ at }) => isBetween(dayAt(at), monday(FROM)));
  const expected = groupsOf(counted, ({ at }) => monday(dayAt(at))).map(([week, all]) => [
    week,
    String(all.length),
    ...[1, 2, 4, 8].map((weeks) => {
      const sum = all
        .flatMap(({ at, payments }) => payments.filter(([time]) => time < at + weeks * 7 * DAY_MS))
        .reduce((total, [, minor]) => total + minor, 0n);
      return String(sum / BigInt(all.length));
    }),
  ]);
  expect(await read('cohortValue', 'week')).toEqual(expected);
});
