import { type Database, sql } from '@fairlot/server/platform/db/index';
import { expect, test } from '../kit/test.ts';
import { northResult, type Say } from '../kit/feeds.ts';
import { hold, moveDraw, releaseAll, sleepInChunks, stateOf, takeOwnIssue } from '../kit/held-draws.ts';
import { undecided } from '@fairlot/testkit/draws';
import { findSleeper, openStage, type Stage, WAIT } from '../kit/stage.ts';

// Two processes on one PostgreSQL. Draws are paused at exact points, the fault is injected, and the draws continue.
const LINES = Array.from({ length: 1000 }, (_, n) => ({
  play: 'de',
  picks: [String(n % 100).padStart(2, '0')],
  unitStake: '1000.00',
}));
const ONE = [{ play: 'de', picks: ['27'], unitStake: '1000.00' }];
const LOTTO = [{ play: 'num1', picks: ['27'], unitStake: '1000.00' }];

let stage: Stage;
let db: Database;
test.beforeAll(async () => {
  test.setTimeout(360_000);
  stage = await openStage();
  ({ db } = stage);
});
test.afterAll(() => stage.close());

test('recovers from kill -9 of both processes in every draw state, in settlement, refund and correction', async () => {
  test.setTimeout(480_000);
  const [open, locked, drawn, settling, chunk, refund] = [
    await stage.own('VN300', ONE, 2),
    await stage.own('VN300', ONE, 2),
    await stage.own('VN180', ONE, 2),
    await stage.own('VN180', ONE, 2),
    await stage.own('VN60', LINES, 4),
    await stage.own('VN60', LINES, 4),
  ];
  const corrections = [await stage.official(LINES, 4), await stage.official(LINES, 4), await stage.official(LINES, 4)];
  stage.feeds.say = (_name, day) => ({ HANOI: northResult(day, '00011') });
  for (const { id } of corrections) await moveDraw(db, id, -20, -10);
  for (const { id } of corrections) await stage.ends(id, 'settled', 1);

  for (const [id, place] of [
    [locked, 'locked'],
    [drawn, 'drawn'],
    [settling, 'settling'],
    [chunk, 'chunk'],
  ] as const)
    await hold(db, id, place);
  for (const [index, place] of (['drawn', 'settling', 'chunk'] as const).entries())
    await hold(db, corrections[index]?.id ?? 0n, place);
  for (const id of [locked, drawn, settling, chunk]) await moveDraw(db, id, -20, -10);
  await hold(db, refund, 'chunk');
  await db.run(sql`update lottery_draws set sealed_seed = '\\x00'::bytea where id = ${refund}::bigint`);
  await moveDraw(db, refund, -70_000, -60_500);
  for (const { id, day } of corrections) await stage.correct(id, day, '00022');
  const places: [bigint, string][] = [
    [locked, 'locked'],
    [drawn, 'drawn'],
    [settling, 'settling'],
    [chunk, 'settling'],
    [refund, 'settling'],
    [corrections[0]?.id ?? 0n, 'drawn'],
    [corrections[1]?.id ?? 0n, 'settling'],
    [corrections[2]?.id ?? 0n, 'settling'],
  ];
  for (const [id, state] of places) await stage.heldIn(id, state);
  expect((await stateOf(db, open)).state).toBe('open');
  const { half } = await db.one(sql<{ half: number }>`
    select count(*) filter (where status <> 'open')::int as half from lottery_tickets
     where draw_id = ${chunk}::bigint`);
  expect([half > 0, half < 4]).toEqual([true, true]);

  for (const product of stage.products) process.kill(product.serverPid(), 'SIGKILL');
  await stage.restart(stage.products);
  await moveDraw(db, open, -20, -10);
  await releaseAll(db);
  for (const id of [open, locked, drawn, settling, chunk]) await stage.ends(id, 'settled', 1);
  await stage.ends(refund, 'void');
  for (const { id } of corrections) await stage.ends(id, 'settled', 2);
  expect(await undecided(db, stage.draws)).toEqual([]);
});

test('the other process continues after kill -9 of one inside a settlement and inside a correction', async () => {
  test.setTimeout(480_000);
  await sleepInChunks(db, 1.5);
  const draw = await stage.official(LINES, 2);
  await moveDraw(db, draw.id, -20, -10);
  for (const step of ['settlement', 'correction']) {
    if (step === 'correction') await stage.correct(draw.id, draw.day, '00022');
    const victim = await stage.killSleeper();
    await stage.ends(draw.id, 'settled', step === 'settlement' ? 1 : 2);
    await stage.restart([victim]);
  }
  await sleepInChunks(db, 0.3);
  expect(await undecided(db, stage.draws)).toEqual([]);
});

test('both processes survive a database crash inside a settlement and finish it', async () => {
  test.setTimeout(360_000);
  const [draw, other] = [await stage.own('VN300', LINES, 4), await stage.own('LOTTO645X', LOTTO, 2)];
  await hold(db, draw, 'chunk');
  await moveDraw(db, draw, -20, -10);
  await stage.heldIn(draw, 'settling');
  await sleepInChunks(db, 2);
  await releaseAll(db);
  let pid: number | undefined;
  await expect
    .poll(async () => (pid = (await findSleeper(db))?.pid) !== undefined, { timeout: 30_000, intervals: [20] })
    .toBe(true);
  // Killing one backend makes PostgreSQL disconnect all clients and recover from its log, as after a power cut.
  const killedAt = new Date();
  process.kill(pid ?? 0, 'SIGKILL');
  // All backends end; the recovery itself may be too quick to be seen.
  const isNew = () =>
    db
      .rows(
        sql`select 1 from pg_stat_activity where pid = pg_backend_pid() and backend_start > ${killedAt}::timestamptz`,
      )
      .catch(() => []);
  await expect.poll(async () => (await isNew()).length, WAIT).toBe(1);
  await expect
    .poll(
      () =>
        sleepInChunks(db, 0.3).then(
          () => 'up',
          () => 'down',
        ),
      WAIT,
    )
    .toBe('up');
  await moveDraw(db, other, -20, -10);
  await stage.ends(draw, 'settled', 1);
  await stage.ends(other, 'settled', 1);
  for (const product of stage.products) {
    const client = await stage.clientOf(product);
    await expect
      .poll(
        async () => [
          (await fetch(`${product.origin}/readyz`)).status,
          (await client.call('GET', '/wps/wallet')).errorCode,
        ],
        WAIT,
      )
      .toEqual([200, null]);
  }
  expect(await undecided(db, stage.draws)).toEqual([]);
});

test('late, failing or wrong feeds settle nothing; two that agree do, else the draw is void after a day', async () => {
  test.setTimeout(240_000);
  const [late, down, lying] = [
    await stage.official(ONE, 2),
    await stage.official(ONE, 2),
    await stage.official(ONE, 2),
  ];
  let isRepaired = false;
  stage.feeds.say = (name, day): ReturnType<Say> => {
    if (day === late.day && !isRepaired) return {};
    if (day === late.day) return { HANOI: northResult(day, '00027') };
    if (day === down.day) return name === 'board' && !isRepaired ? 'down' : { HANOI: northResult(day, '00027') };
    return { HANOI: northResult(day, name === 'board' ? '00027' : '00028') };
  };
  for (const { id } of [late, down, lying]) await moveDraw(db, id, -20, -10);
  const reportsOf = async ({ id }: { id: bigint }) =>
    (await db.rows(sql`select 1 from lottery_result_reports where draw_id = ${id}::bigint`)).length;
  await expect.poll(() => Promise.all([late, down, lying].map(reportsOf)), WAIT).toEqual([0, 1, 2]);
  for (const { id } of [late, down, lying]) expect((await stateOf(db, id)).state).toBe('locked');
  isRepaired = true;
  await stage.ends(late.id, 'settled', 1);
  await stage.ends(down.id, 'settled', 1);
  expect((await stateOf(db, lying.id)).state).toBe('locked');
  await moveDraw(db, lying.id, -25 * 3_600_000, -25 * 3_600_000 + 1000);
  await stage.ends(lying.id, 'void');
  expect((await stateOf(db, lying.id)).voidReason).toBe('result-missing');
  expect(await undecided(db, stage.draws)).toEqual([]);
});

test('buys each repeated ticket exactly once more after kill -9 of both processes', async () => {
  test.setTimeout(360_000);
  const PLANS = 10;
  stage.feeds.say = (_name, day) => ({ HANOI: northResult(day, '00011') });
  // The second draw is on sale when the first is drawn, regardless of the station's own next draw.
  const [first, second] = [await stage.official(ONE, 0), await stage.official(ONE, 0)];
  const client = await stage.clientOf(stage.products[0]!);
  for (let n = 0; n < PLANS; n++) {
    const { value } = await client.placeTicket({ gameCode: 'HANOI', numero: first.day, lines: ONE }, stage.nextKey());
    expect(
      (await client.call('POST', '/lgw/lottery/followUps', { ticketId: value['ticketId'], draws: 1, stopOnWin: false }))
        .errorCode,
    ).toBeNull();
  }
  await db.script(`
    create function test_slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.4); return new; end $$;
    create trigger test_slow before insert on lottery_follow_up_tickets for each row when (new.place > 0)
      execute function test_slow()`);
  await moveDraw(db, first.id, -20, -10);
  const bought = async () => {
    // The purchases had been postponed to the later time that the draw had before.
    await db.run(sql`
      update lottery_follow_ups set next_due_at = clock_timestamp()
       where state = 'active' and next_due_at > clock_timestamp() + interval '1 minute'`);
    return db.rows(sql<{ plan: string; draw: bigint }>`
      select follow_up_id as plan, draw_id as draw from lottery_follow_up_tickets where place > 0`);
  };
  await expect.poll(async () => (await bought()).length, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(1);
  for (const product of stage.products) process.kill(product.serverPid(), 'SIGKILL');
  expect((await bought()).length).toBeLessThan(PLANS);
  await stage.restart(stage.products);
  const plans = async () => {
    await bought();
    return db.rows(
      sql<{ state: string; reason: string | null }>`select state, end_reason as reason from lottery_follow_ups`,
    );
  };
  await db.script('drop trigger test_slow on lottery_follow_up_tickets');
  await expect.poll(async () => (await bought()).length, WAIT).toBe(PLANS);
  const draws = [...new Set((await bought()).map(({ draw }) => draw))];
  stage.draws.push(...draws);
  for (const id of [second.id, ...draws]) await moveDraw(db, id, -20, -10);
  await expect
    .poll(plans, WAIT)
    .toEqual(Array.from({ length: PLANS }, () => ({ state: 'ended', reason: 'completed' })));
  for (const id of [first.id, second.id, ...draws]) await stage.ends(id, 'settled', 1);
  expect(new Set((await bought()).map(({ plan }) => plan)).size).toBe(PLANS);
  expect(await undecided(db, stage.draws)).toEqual([]);
});

test('sells nothing after the lock when a clock is set back; a step of all clocks loses no draw', async () => {
  test.setTimeout(240_000);
  const soon = await takeOwnIssue(db, 'LOTTO645X');
  stage.draws.push(soon.id);
  // Until it is open, another job may take it.
  await expect.poll(async () => (await stateOf(db, soon.id)).state, WAIT).toBe('open');
  const jumped = await stage.own('LOTTO645X', LOTTO, 2);
  await moveDraw(db, soon.id, 3000, 4000);
  const client = await stage.clientOf(stage.products[1]!);
  // Buys one ticket after another until the draw closes; null is a sold ticket.
  const answers: (string | null)[] = [];
  const order = { gameCode: 'LOTTO645X', numero: soon.numero, lines: LOTTO };
  const sell = async () => {
    const { errorCode } = await client.placeTicket(order, `clock-step-${answers.length}-key`);
    answers.push(errorCode);
    return errorCode;
  };
  await expect.poll(sell, { intervals: [100] }).not.toBeNull();
  expect(answers.at(-1)).toBe('draw.closed');
  expect(answers.length).toBeGreaterThan(1);
  await stage.ends(soon.id, 'settled', 1);
  const late = await db.rows(sql`
    select 1 from lottery_tickets t join lottery_draws d on d.id = t.draw_id
     where d.id = ${soon.id}::bigint and t.placed_at >= d.lock_at`);
  expect(late).toEqual([]);
  // For a draw it makes no difference whether the clock jumps ahead or its times are moved back.
  await moveDraw(db, jumped, -600_000, -590_000);
  await stage.ends(jumped, 'settled', 1);
  expect(await undecided(db, stage.draws)).toEqual([]);
  await stage.products[0]!.audit();
});
