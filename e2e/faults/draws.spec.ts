import { fileURLToPath } from 'node:url';
import { type Database, sql } from '@fairlot/server/platform/db/index';
import { createPostgresDatabase } from '@fairlot/testkit/database';
import { startPostgres } from '@fairlot/testkit/postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../kit/audit.ts';
import { Client } from '../kit/client.ts';
import { type Levels, northResult, type Say, startFeeds } from '../kit/feeds.ts';
import {
  createOfficialDraw,
  hold,
  installHolds,
  moveDraw,
  openBeside,
  releaseAll,
  sleepInChunks,
  stateOf,
  takeOwnIssue,
  undecided,
} from '../kit/held-draws.ts';
import { launch, ownsPort, type Product, startProduct } from '../kit/product.ts';

// Two processes on one PostgreSQL. Draws are stopped at exact places, the fault strikes, and they go on.
const LINES = Array.from({ length: 1000 }, (_, n) => ({
  play: 'de',
  picks: [String(n % 100).padStart(2, '0')],
  unitStake: '1000.00',
}));
const ONE = [{ play: 'de', picks: ['27'], unitStake: '1000.00' }];
const LOTTO = [{ play: 'num1', picks: ['27'], unitStake: '1000.00' }];
const WAIT = { timeout: 60_000, interval: 200 };
const SHIFT = fileURLToPath(new URL('../kit/clock-shift.mjs', import.meta.url));

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let feeds: Awaited<ReturnType<typeof startFeeds>>;
let db: Database;
let say: Say = () => ({});
let products: Product[] = [];
const all: bigint[] = [];
let keys = 0;
let issues = 0;

beforeAll(async () => {
  postgres = await startPostgres();
  feeds = await startFeeds(['press', 'board'], (name, day) => say(name, day));
  const env = {
    DATABASE_URL: await createPostgresDatabase(postgres.url),
    SECRET_KEY: '5a'.repeat(32),
    SANDBOX_PORT: 'off',
    LOG_LEVEL: 'fatal',
    ...feeds.environment,
  };
  const first = await startProduct(env);
  // The second one's clock is set ten minutes back while it runs.
  const second = await startProduct({
    ...env,
    NODE_OPTIONS: `--import=${SHIFT}`,
    CLOCK_SHIFT_MS: '-600000',
    CLOCK_SHIFT_AFTER_MS: '5000',
  });
  products = [first, second];
  db = openBeside(env.DATABASE_URL);
  await installHolds(db);
  const { member } = await db.one(
    sql<{ member: bigint }>`select id as member from identity_members where account = 'demo01'`,
  );
  await db.run(
    sql`
      select wallet_transfer('test:fund', 'external:capital:VND', ${`member:${member}:VND:available`}, 'VND',
        10000000000, 'adjust', 'test')`,
  );
}, 180_000);
afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()));
  await db.close();
  await feeds.stop();
  await postgres.stop();
});

const clients = new Map<string, Client>();
async function clientOf({ origin }: Product): Promise<Client> {
  const known = clients.get(origin) ?? new Client(origin);
  if (known.token === undefined) expect((await known.login('demo01', 'Fairlot2026')).errorCode).toBeNull();
  clients.set(origin, known);
  return known;
}
/** Buys through both processes in turn. */
async function buy(gameCode: string, numero: string, lines: object[], count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const product = products[n % products.length];
    const answer =
      product && (await (await clientOf(product)).placeTicket({ gameCode, numero, lines }, `draws-fault-${keys++}`));
    expect([gameCode, numero, answer?.errorCode]).toEqual([gameCode, numero, null]);
  }
}
async function own(gameCode: string, lines: object[], count: number): Promise<bigint> {
  const { id, numero } = await takeOwnIssue(db, gameCode);
  all.push(id);
  await expect.poll(async () => (await stateOf(db, id)).state, WAIT).toBe('open');
  await buy(gameCode, numero, lines, count);
  return id;
}
async function official(lines: object[], count: number): Promise<{ id: bigint; day: string }> {
  const month = String(1 + Math.floor(issues / 28)).padStart(2, '0');
  const day = `2030${month}${String(1 + (issues++ % 28)).padStart(2, '0')}`;
  const id = await createOfficialDraw(db, day);
  all.push(id);
  await expect.poll(async () => (await stateOf(db, id)).state, WAIT).toBe('open');
  await buy('HANOI', day, lines, count);
  return { id, day };
}
async function heldIn(id: bigint, state: string): Promise<void> {
  await expect
    .poll(async () => {
      const found = await stateOf(db, id);
      return [found.state, found.isHeld];
    }, WAIT)
    .toEqual([state, true]);
}
async function ends(id: bigint, state: string, version?: number): Promise<void> {
  await expect
    .poll(async () => {
      const found = await stateOf(db, id);
      return [found.state, version === undefined ? undefined : found.settledVersion];
    }, WAIT)
    .toEqual([state, version]);
}

/** A settled official draw, and its correction on its way: two operators have agreed on another special prize. */
async function correct(id: bigint, day: string, special: string): Promise<void> {
  const result: Levels[] = northResult(day, special);
  for (const [index, name] of ['operator', 'operator2'].entries()) {
    const product = products[index % products.length];
    const { headers } = await logInOperator(product?.origin ?? '', name);
    const response = await fetch(`${product?.origin}/backoffice/api/lottery/draws/HANOI/${day}/result`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ result, reason: 'The station has corrected its list' }),
    });
    expect(await response.json()).toMatchObject({ success: true, value: { version: 2 } });
  }
  expect((await stateOf(db, id)).version).toBe(2);
}
async function logInOperator(origin: string, name: string): Promise<{ headers: Record<string, string> }> {
  const response = await fetch(`${origin}/backoffice/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: 'Fairlot2026' }),
  });
  const cookie = /fairlot_op=[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? '';
  const { value } = (await response.json()) as { value: { token: string } };
  return { headers: { authorization: `Bearer ${value.token}`, cookie } };
}
const restart = async (dead: readonly Product[]) => {
  await Promise.all(dead.map((product) => product.exited));
  products = products.map((product) => (dead.includes(product) ? launch(product.env) : product));
  for (const product of products)
    await expect.poll(() => product.output(), { timeout: 90_000 }).toContain('Fairlot is ready');
};

it('kill -9 of both processes in every state of a draw, inside settlement, refund and correction', async () => {
  const [open, locked, drawn, settling, chunk, refund] = [
    await own('VN300', ONE, 2),
    await own('VN300', ONE, 2),
    await own('VN180', ONE, 2),
    await own('VN180', ONE, 2),
    await own('VN60', LINES, 4),
    await own('VN60', LINES, 4),
  ];
  const corrections = [await official(LINES, 4), await official(LINES, 4), await official(LINES, 4)];
  say = (_name, day) => ({ HANOI: northResult(day, '00011') });
  for (const { id } of corrections) await moveDraw(db, id, -20, -10);
  for (const { id } of corrections) await ends(id, 'settled', 1);

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
  for (const { id, day } of corrections) await correct(id, day, '00022');
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
  for (const [id, state] of places) await heldIn(id, state);
  expect((await stateOf(db, open)).state).toBe('open');
  const { half } = await db.one(
    sql<{
      half: number;
    }>`
      select count(*) filter (where status <> 'open')::int as half from lottery_tickets
        where draw_id = ${chunk}::bigint`,
  );
  expect([half > 0, half < 4]).toEqual([true, true]);

  for (const product of products) process.kill(product.serverPid(), 'SIGKILL');
  await restart(products);
  await moveDraw(db, open, -20, -10);
  await releaseAll(db);
  for (const id of [open, locked, drawn, settling, chunk]) await ends(id, 'settled', 1);
  await ends(refund, 'void');
  for (const { id } of corrections) await ends(id, 'settled', 2);
  expect(await undecided(db, all)).toEqual([]);
}, 240_000);

it('kill -9 of one process inside a settlement and inside a correction: the other one goes on', async () => {
  await sleepInChunks(db, 1.5);
  const draw = await official(LINES, 2);
  await moveDraw(db, draw.id, -20, -10);
  for (const step of ['settlement', 'correction']) {
    if (step === 'correction') await correct(draw.id, draw.day, '00022');
    const victim = await killSleeper();
    await ends(draw.id, 'settled', step === 'settlement' ? 1 : 2);
    await restart([victim]);
  }
  await sleepInChunks(db, 0.3);
  expect(await undecided(db, all)).toEqual([]);
}, 240_000);

/** Kills the process whose settlement sleeps in the database, and answers which it was. */
async function killSleeper(): Promise<Product> {
  let port: number | undefined;
  await expect
    .poll(
      async () => {
        const [found] = await db.rows(
          sql<{
            port: number;
          }>`
            select client_port as port from pg_stat_activity
              where wait_event = 'PgSleep' and datname = current_database()`,
        );
        return (port = found?.port) !== undefined;
      },
      { timeout: 60_000, interval: 20 },
    )
    .toBe(true);
  const victim = products.find((product) => ownsPort(product.serverPid(), port ?? 0));
  if (victim === undefined) throw new Error('nobody holds the connection');
  process.kill(victim.serverPid(), 'SIGKILL');
  return victim;
}

it('the database crashes inside a settlement and recovers; both processes live on and finish it', async () => {
  const [draw, other] = [await own('VN300', LINES, 4), await own('LOTTO645X', LOTTO, 2)];
  await hold(db, draw, 'chunk');
  await moveDraw(db, draw, -20, -10);
  await heldIn(draw, 'settling');
  await sleepInChunks(db, 2);
  await releaseAll(db);
  let pid: number | undefined;
  await expect
    .poll(
      async () => {
        pid = (
          await db.first(
            sql<{
              pid: number;
            }>`select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
          )
        )?.pid;
        return pid !== undefined;
      },
      { timeout: 30_000, interval: 20 },
    )
    .toBe(true);
  // A backend that is killed makes the server throw out everybody and recover from its log, as after a power cut.
  process.kill(pid ?? 0, 'SIGKILL');
  const isDown = () =>
    db.run(sql`select 1`).then(
      () => false,
      () => true,
    );
  await expect.poll(isDown, { timeout: 10_000, interval: 10 }).toBe(true);
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
  await ends(draw, 'settled', 1);
  await ends(other, 'settled', 1);
  for (const product of products) {
    const client = await clientOf(product);
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
  expect(await undecided(db, all)).toEqual([]);
}, 180_000);

it('feeds that are late, down or lying settle nothing; two that agree do, else void after a day', async () => {
  const [late, down, lying] = [await official(ONE, 2), await official(ONE, 2), await official(ONE, 2)];
  let isRepaired = false;
  say = (name, day): ReturnType<Say> => {
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
  await ends(late.id, 'settled', 1);
  await ends(down.id, 'settled', 1);
  expect((await stateOf(db, lying.id)).state).toBe('locked');
  await moveDraw(db, lying.id, -25 * 3_600_000, -25 * 3_600_000 + 1000);
  await ends(lying.id, 'void');
  expect((await stateOf(db, lying.id)).voidReason).toBe('result-missing');
  expect(await undecided(db, all)).toEqual([]);
}, 120_000);

it('kill -9 of both processes while tickets are being repeated: each is bought exactly once more', async () => {
  const PLANS = 10;
  say = (_name, day) => ({ HANOI: northResult(day, '00011') });
  // The second one is on sale when the first is drawn, whatever the station's own next issue does.
  const [first, second] = [await official(ONE, 0), await official(ONE, 0)];
  const client = await clientOf(products[0]!);
  for (let n = 0; n < PLANS; n++) {
    const { value } = await client.placeTicket(
      { gameCode: 'HANOI', numero: first.day, lines: ONE },
      `draws-fault-${keys++}`,
    );
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
    // They had been put off until the draw, which was to be later.
    await db.run(
      sql`
        update lottery_follow_ups set next_due_at = clock_timestamp()
          where state = 'active' and next_due_at > clock_timestamp() + interval '1 minute'`,
    );
    return db.rows(
      sql<{
        plan: string;
        draw: bigint;
      }>`select follow_up_id as plan, draw_id as draw from lottery_follow_up_tickets where place > 0`,
    );
  };
  await expect.poll(async () => (await bought()).length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(1);
  for (const product of products) process.kill(product.serverPid(), 'SIGKILL');
  expect((await bought()).length).toBeLessThan(PLANS);
  await restart(products);
  const plans = async () => {
    await bought();
    return db.rows(
      sql<{ state: string; reason: string | null }>`select state, end_reason as reason from lottery_follow_ups`,
    );
  };
  await db.script('drop trigger test_slow on lottery_follow_up_tickets');
  await expect.poll(async () => (await bought()).length, WAIT).toBe(PLANS);
  const draws = [...new Set((await bought()).map(({ draw }) => draw))];
  all.push(...draws);
  for (const id of [second.id, ...draws]) await moveDraw(db, id, -20, -10);
  await expect
    .poll(plans, WAIT)
    .toEqual(Array.from({ length: PLANS }, () => ({ state: 'ended', reason: 'completed' })));
  for (const id of [first.id, second.id, ...draws]) await ends(id, 'settled', 1);
  expect(new Set((await bought()).map(({ plan }) => plan)).size).toBe(PLANS);
  expect(await undecided(db, all)).toEqual([]);
}, 180_000);

it('a clock set ten minutes back sells nothing after the lock; a step of all clocks loses no draw', async () => {
  const [soon, jumped] = [await takeOwnIssue(db, 'LOTTO645X'), await own('LOTTO645X', LOTTO, 2)];
  all.push(soon.id);
  await expect.poll(async () => (await stateOf(db, soon.id)).state, WAIT).toBe('open');
  await moveDraw(db, soon.id, 3000, 4000);
  const client = await clientOf(products[1]!);
  let sold = 0;
  for (let n = 0; ; n++) {
    const answer = await client.placeTicket(
      { gameCode: 'LOTTO645X', numero: soon.numero, lines: LOTTO },
      `clock-step-${n}-key`,
    );
    if (!answer.success) {
      expect(answer.errorCode).toBe('draw.closed');
      break;
    }
    sold++;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(sold).toBeGreaterThan(0);
  await ends(soon.id, 'settled', 1);
  const { late } = await db.one(
    sql<{
      late: number;
    }>`
      select count(*)::int as late from lottery_tickets t join lottery_draws d on d.id = t.draw_id
        where d.id = ${soon.id}::bigint and t.placed_at >= d.lock_at`,
  );
  expect(late).toBe(0);
  // For a draw it is the same whether the clock jumps ahead or its times lie so far back.
  await moveDraw(db, jumped, -600_000, -590_000);
  await ends(jumped, 'settled', 1);
  expect(await undecided(db, all)).toEqual([]);
  expect(await audit(products[0]!)).toContain('The books are right.');
}, 120_000);
