import { randomUUID } from 'node:crypto';
import { sql } from '@fairlot/server/platform/db/index';
import { betPlaced, betSettled } from '@fairlot/server/platform/events/index';
import { createMember, DICE, runJob, stakeOf, type TestApp, type TestMember } from '@fairlot/testkit';
import type { Databases } from '../kit/databases.ts';
import { inProcess } from '../kit/in-process.ts';
import { type Benchmark, count as grouped, type Line, median, percentile } from '../kit/report.ts';
import { scaled } from '../kit/scale.ts';

const BETS = 1000;
const BETTORS = 50;
const STAKE_MINOR = 10_000n;
const MOST_FOLD_MS = 2000;
const MEMBERS = 100_000;
const MOST_RUN_MS = 30_000;
/** Maximum factor by which the time may grow when the number of members doubles. */
const MOST_GROWTH = 2.5;
const REWARDS = 10_000;
const PAGES = 300;
const WARM = 30;
const MOST_PAGE_MS = 30;

/** Events of a second of play, a rebate for a hundred thousand members, and the pages of the reward centre. */
export function loyalty(databases: Databases): Benchmark {
  return inProcess('loyalty', databases, async (app) => {
    await app.platform.events.outbox.drain();
    return [await foldBets(app), await giveRebates(app), await turnPages(app)];
  });
}

/** Every bettor has an active bonus, so that each bet changes wagering, turnover, points and missions. */
async function foldBets(app: TestApp): Promise<Line> {
  const { db, events } = app.platform;
  const bettors: TestMember[] = [];
  for (let at = 0; at < BETTORS; at += 1) bettors.push(await createMember(app));
  for (const { memberId, asset } of bettors)
    await db.transaction(async (tx) => {
      await app.answers.promotions.bonus.grant(tx, {
        key: `bench:${memberId}`,
        memberId,
        asset,
        amountMinor: 100_000_000n,
      });
    });
  await events.outbox.drain();
  const game = { ...DICE, asset: 'VND' };
  await db.transaction(async (tx) => {
    for (let turn = 0; turn < BETS; turn += 1) {
      const bettor = bettors[turn % BETTORS];
      if (bettor === undefined) continue;
      const bet = { betId: randomUUID(), memberId: String(bettor.memberId), at: Date.now() };
      const stake = stakeOf({ ...bet, memberId: bettor.memberId, stakeMinor: String(STAKE_MINOR) });
      await events.outbox.add(tx, betPlaced, bettor.memberId, { ...game, ...stake });
      const result = { userName: 'x', version: 1, status: 'lost' as const, winMinor: '0', bonusWinMinor: '0' };
      await events.outbox.add(tx, betSettled, null, { ...game, bets: [{ ...bet, ...result }] });
    }
  });
  const begun = performance.now();
  await events.outbox.drain();
  const took = performance.now() - begun;
  const ids = bettors.map(({ memberId }) => memberId);
  const { turnover, wagered } = await db.one(sql<{ turnover: bigint; wagered: bigint }>`
    select (select sum(turnover_minor)::bigint from loyalty_days where member_id = any(${ids}::bigint[])) as turnover,
           (select sum(wagered_minor)::bigint from promotions_grants
             where member_id = any(${ids}::bigint[])) as wagered`);
  const wanted = STAKE_MINOR * BigInt(BETS);
  if (turnover !== wanted || wagered !== wanted) throw new Error(`folded ${turnover} and ${wagered} of ${wanted}`);
  return {
    name: `${grouped(BETS)} bets in all listeners, each counted once`,
    figure: `${took.toFixed(0)} ms`,
    bar: `< ${MOST_FOLD_MS} ms`,
    value: took,
    isLess: true,
    isMet: took < MOST_FOLD_MS,
  };
}

async function giveRebates(app: TestApp): Promise<Line> {
  const count = scaled(MEMBERS);
  const half = await timeRebates(app, 10_000_000, count / 2, 3);
  const whole = await timeRebates(app, 20_000_000, count, 2);
  const growth = whole / half;
  return {
    name: `a rebate for ${grouped(count)} members`,
    figure: `${whole.toFixed(0)} ms, ${growth.toFixed(1)} times that of half as many`,
    bar: `< ${MOST_RUN_MS / 1000} s, < ${MOST_GROWTH} times`,
    value: whole,
    isLess: true,
    isMet: whole < MOST_RUN_MS && growth < MOST_GROWTH,
  };
}

/** @param back number of days since they played */
async function timeRebates(app: TestApp, first: number, members: number, back: number): Promise<number> {
  const { db } = app.platform;
  const zone = await app.rooms.site.timeZone();
  // Other runs of the day are completed first, so that only this one is measured.
  await runJob(app, 'loyalty-gifts');
  await db.run(sql`
    delete from loyalty_runs where kind = 'rebate'
       and day = (clock_timestamp() at time zone ${zone})::date - ${back}::int`);
  await db.run(sql`
    insert into loyalty_members (member_id, asset, keep_from, check_on)
    select ${first}::bigint + n, 'VND', current_date, current_date + 60 from generate_series(1, ${members}::int) n`);
  await db.run(sql`
    insert into loyalty_days (day, member_id, product, turnover_minor, bets)
    select (clock_timestamp() at time zone ${zone})::date - ${back}::int, ${first}::bigint + n, product, 1000000, 5
      from generate_series(1, ${members}::int) n, unnest(array['lottery', 'slots']) product`);
  await db.run(sql`analyze loyalty_days, loyalty_members`);
  const begun = performance.now();
  await runJob(app, 'loyalty-gifts');
  const took = performance.now() - begun;
  const { rewards } = await db.one(sql<{ rewards: number }>`
    select count(*)::int as rewards from loyalty_rewards
     where member_id > ${first}::bigint and member_id <= ${first + members}::bigint`);
  if (rewards !== members) throw new Error(`${rewards} of ${members} members got a rebate`);
  return took;
}

async function turnPages(app: TestApp): Promise<Line> {
  const member = await createMember(app);
  const count = scaled(REWARDS);
  await app.platform.db.run(sql`
    insert into loyalty_rewards (source_key, member_id, kind, amount_minor, asset, title, expires_at)
    select 'bench:' || n, ${member.memberId}::bigint, 'money', 100, 'VND', '{"text": "gift"}',
           clock_timestamp() + interval '9 days' from generate_series(1, ${count}::int) n`);
  await app.platform.db.run(sql`analyze loyalty_rewards`);
  const times: number[] = [];
  for (let turn = 0; turn < WARM + PAGES; turn += 1) {
    const pageNo = 1 + (turn % PAGES);
    const begun = performance.now();
    const { statusCode } = await app.server.inject({
      method: 'GET',
      url: `/wps/rewards?state=waiting&pageSize=20&pageNo=${pageNo}`,
      headers: { moduleid: 'REWCEN3', ...member.headers },
    });
    if (statusCode !== 200) throw new Error(`page ${pageNo} was answered with ${statusCode}`);
    if (turn >= WARM) times.push(performance.now() - begun);
  }
  const p99 = percentile(times, 0.99);
  return {
    name: `a page of ${grouped(count)} rewards`,
    figure: `p50 ${median(times).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
    bar: `p99 < ${MOST_PAGE_MS} ms`,
    value: p99,
    isLess: true,
    isMet: p99 < MOST_PAGE_MS,
  };
}
