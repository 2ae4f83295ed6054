import { setTimeout as sleep } from 'node:timers/promises';
import { createTestDatabase } from '@fairlot/testkit/database';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Database, type Executor, sql } from '../db/index.ts';
import { createMetrics } from '../metrics.ts';
import { counted, eventsOf, happened, invented, probe, waiting } from './events.testing.ts';
import { type Events, on } from './index.ts';
import { removeDelivered } from './positions.ts';

let db: Database;
let events: Events;

beforeEach(async () => {
  db = await createTestDatabase();
});
afterEach(async () => {
  await events.outbox.stop();
  await events.stream.stop();
  vi.useRealTimers();
  await db.close();
});

const dueNow = () => db.run(sql`update platform_deferred set next_attempt_at = '-infinity'`);

it('delivers committed events in order, and none that were rolled back', async () => {
  const seen: number[] = [];
  events = eventsOf(db, [probe('probe', ({ payload }) => void seen.push(payload.n))]);
  await db.transaction((tx) => events.outbox.add(tx, happened, 1n, { n: 1 }));
  await db
    .transaction(async (tx) => {
      await events.outbox.add(tx, happened, 1n, { n: 2 });
      throw new Error('wanted');
    })
    .catch(() => undefined);
  await db.transaction((tx) => events.outbox.add(tx, happened, 1n, { n: 3 }));
  await events.outbox.drain();
  expect(seen).toEqual([1, 3]);
  expect(await waiting(db)).toBe(0);
});

it('delivers batches in order, each event once, and also removes events without a listener', async () => {
  const seen: number[] = [];
  events = eventsOf(db, [probe('probe', ({ payload }) => void seen.push(payload.n))]);
  await db.transaction(async (tx) => {
    for (let n = 0; n < 450; n++) await events.outbox.add(tx, n % 3 === 0 ? counted : happened, null, { n });
  });
  await events.outbox.drain();
  expect(seen).toEqual(Array.from({ length: 450 }, (_, n) => n).filter((n) => n % 3 !== 0));
  expect(await waiting(db)).toBe(0);
});

it('delivers large events a few at a time', async () => {
  const sizes: number[] = [];
  const listener = { name: 'probe', subscriptions: [on(happened, async (_, batch) => void sizes.push(batch.length))] };
  events = eventsOf(db, [listener]);
  // Random text is not compressed, so an event takes 64 KiB and a batch has two.
  await db.run(sql`
    insert into platform_outbox (topic, payload)
    select 'thing.happened', jsonb_build_object('n', n, 'text', (
      select string_agg(md5(random()::text || n || i), '') from generate_series(1, 2048) as i))
      from generate_series(1, 5) as n`);
  await events.outbox.drain();
  expect(sizes).toEqual([2, 2, 1]);
  expect(await waiting(db)).toBe(0);
});

it('holds up only the member whose event fails, for this listener only, and delivers it later in order', async () => {
  const [seen, other]: string[][] = [[], []];
  let isBroken = true;
  events = eventsOf(db, [
    probe('broken', ({ memberId, payload }) => {
      if (isBroken && memberId === 1n && payload.n === 1) throw new Error('wanted');
      seen!.push(`${memberId}:${payload.n}`);
    }),
    probe('sound', ({ memberId, payload }) => void other!.push(`${memberId}:${payload.n}`)),
  ]);
  const add = (member: bigint, n: number) => events.outbox.add(db, happened, member, { n });
  for (const [member, n] of [
    [1n, 1],
    [2n, 1],
    [1n, 2],
    [2n, 2],
  ] as const)
    await add(member, n);
  await events.outbox.drain();
  // Events handled in the failed batch were rolled back with it and handled again: at least once.
  expect(seen!.slice(-2)).toEqual(['2:1', '2:2']);
  expect(other).toEqual(['1:1', '2:1', '1:2', '2:2']);
  await add(1n, 3);
  await events.outbox.drain();
  expect(seen!.filter((text) => text.startsWith('1:'))).toEqual([]);
  expect(await waiting(db)).toBe(3);
  expect(await db.rows(sql`select attempts, last_error from platform_deferred where reason = 'failed'`)).toEqual([
    { attempts: 1, last_error: 'Error: wanted' },
  ]);

  await dueNow();
  await events.outbox.drain();
  expect(await db.rows(sql`select attempts from platform_deferred where reason = 'failed'`)).toEqual([{ attempts: 2 }]);
  isBroken = false;
  await dueNow();
  await events.outbox.drain();
  expect(seen!.slice(-3)).toEqual(['1:1', '1:2', '1:3']);
  expect(await waiting(db)).toBe(0);
});

it('leaves an event of an unknown topic for a build that handles it', async () => {
  const seen: string[] = [];
  const hear = ({ topic, payload }: { topic: string; payload: { n: number } }) =>
    void seen.push(`${topic}:${payload.n}`);
  events = eventsOf(db, [probe('probe', hear)]);
  await events.outbox.add(db, invented, 1n, { n: 1 });
  await events.outbox.add(db, happened, 1n, { n: 2 });
  await events.outbox.drain();
  expect(seen).toEqual(['thing.happened:2']);
  expect(await db.rows(sql`select topic from platform_outbox`)).toEqual([{ topic: 'thing.invented' }]);

  const later = eventsOf(db, [probe('probe', hear, [happened, invented]), probe('deaf', hear, [])]);
  await later.outbox.drain();
  expect(seen).toEqual(['thing.happened:2', 'thing.invented:1']);
  expect(await waiting(db)).toBe(0);
});

it('keeps events that a newer build listens to under the same name, although it cannot handle them', async () => {
  const seen: number[] = [];
  const newer = eventsOf(db, [probe('probe', ({ payload }) => void seen.push(payload.n), [happened, counted])]);
  await newer.outbox.drain();
  events = eventsOf(db, [probe('probe', ({ payload }) => void seen.push(payload.n))]);
  await events.outbox.add(db, counted, 1n, { n: 1 });
  await events.outbox.add(db, happened, 1n, { n: 2 });
  await events.outbox.drain();
  expect(seen).toEqual([2]);
  await newer.outbox.drain();
  expect(seen).toEqual([2, 1]);
  expect(await waiting(db)).toBe(0);
});

it('starts again after a restore into a cluster that counts its transactions from a lower number', async () => {
  const seen: number[] = [];
  events = eventsOf(db, [probe('probe', ({ payload }) => void seen.push(payload.n))]);
  await events.outbox.drain();
  await events.outbox.add(db, happened, 1n, { n: 1 });
  await db.run(sql`update platform_outbox set tx = '9000000000'`);
  await db.run(sql`update platform_listeners set done = '8000000000:8000000000:'`);
  await events.outbox.add(db, happened, 1n, { n: 2 });
  await events.outbox.drain();
  expect(seen).toEqual([1, 2]);
  expect(await waiting(db)).toBe(0);
});

it('receives events after a restore even when none was waiting at backup time', async () => {
  const seen: number[] = [];
  events = eventsOf(db, [probe('probe', ({ payload }) => void seen.push(payload.n))]);
  await events.outbox.drain();
  await db.run(sql`update platform_listeners set done = '8000000000:8000000000:'`);
  await events.outbox.drain();
  await events.outbox.add(db, happened, 1n, { n: 1 });
  await events.outbox.drain();
  expect(seen).toEqual([1]);
  expect(await waiting(db)).toBe(0);
});

it('moves a listener past irrelevant events without further statements for it', async () => {
  const seen: number[] = [];
  events = eventsOf(db, [
    probe('probe', ({ payload }) => void seen.push(payload.n)),
    probe('other', ({ payload }) => void seen.push(-payload.n), [counted]),
  ]);
  await events.outbox.drain();
  const [before] = await db.rows(sql<{ done: string }>`select done::text from platform_listeners where name = 'other'`);
  for (let n = 1; n <= 450; n++) await events.outbox.add(db, happened, 1n, { n });
  await events.outbox.drain();
  expect(seen).toEqual(Array.from({ length: 450 }, (_, n) => n + 1));
  const [after] = await db.rows(sql<{ done: string }>`select done::text from platform_listeners where name = 'other'`);
  expect(after).not.toEqual(before);
  expect(await waiting(db)).toBe(0);
  await events.outbox.add(db, counted, 1n, { n: 7 });
  await events.outbox.drain();
  expect(seen.at(-1)).toBe(-7);
});

it('does not wait for a listener that no build has registered for a week', async () => {
  events = eventsOf(db, [probe('gone', () => {})]);
  await events.outbox.drain();
  await db.run(sql`update platform_listeners set alive_at = clock_timestamp() - interval '8 days'`);
  events = eventsOf(db, [probe('probe', () => {})]);
  await events.outbox.add(db, happened, 1n, { n: 1 });
  await events.outbox.drain();
  expect(await waiting(db)).toBe(0);
});

it('removes many delivered events in several statements', async () => {
  events = eventsOf(db, [probe('probe', () => {})]);
  await events.outbox.drain();
  await db.run(sql`
    insert into platform_outbox (topic, payload) select 'thing.counted', '{"n":1}' from generate_series(1, 5001)`);
  await db.run(sql`update platform_listeners set done = pg_current_snapshot()`);
  expect(await removeDelivered(db, [counted.topic])).toBe(true);
  expect(await waiting(db)).toBe(1);
  expect(await removeDelivered(db, [counted.topic])).toBe(false);
  expect(await waiting(db)).toBe(0);
});

it('does not remove delivered events again while it still does', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  events = eventsOf(db, [probe('probe', () => {})]);
  await events.outbox.start(true);
  const [locked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.transaction(async (tx) => {
    await tx.run(sql`lock table platform_outbox in exclusive mode`);
    locked.resolve();
    await gate.promise;
  });
  await locked.promise;
  const removals = async () =>
    (await db.rows(sql`select 1 from pg_locks where not granted and relation = 'platform_outbox'::regclass`)).length;
  try {
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(removals).toBe(1);
    await vi.advanceTimersByTimeAsync(3000);
    await sleep(200);
    expect(await removals()).toBe(1);
  } finally {
    gate.resolve();
    await holding;
  }
});

it('measures only its own listeners, not one that an upgrade removed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await eventsOf(db, [probe('removed', () => {})]).outbox.drain();
  const metrics = createMetrics();
  events = eventsOf(db, [probe('probe', () => {})], metrics);
  await events.outbox.add(db, happened, 1n, { n: 1 });
  await events.outbox.start(true);
  await vi.advanceTimersByTimeAsync(10_000);
  const text = () => metrics.registry.metrics();
  await expect.poll(text).toContain('fairlot_listener_lag_seconds{listener="probe"}');
  expect(await text()).not.toContain('"removed"');
});

it('wakes delivery and stream after the commit of a statement with `wakes`', async () => {
  // The fallback polls by an interval that never ends here, so it wakes neither.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const heard: string[] = [];
  events = eventsOf(db, [probe('probe', ({ payload }) => void heard.push(`event ${payload.n}`))]);
  await db.script(`create function thing_happen(n int) returns void language plpgsql as $$ begin
    perform outbox_add('thing.happened', null, jsonb_build_object('n', n)); perform stream_add(null, 'status',
    '{"status":0}'); end $$`);
  await events.outbox.start(true);
  await events.stream.start();
  events.stream.subscribe(({ name }) => void heard.push(name));
  for (let n = 0; n < 4; n++) {
    heard.length = 0;
    const write = (executor: Executor) =>
      executor.run(sql`select thing_happen(${n}::int)`, { wakes: ['outbox', 'stream'] });
    await (n % 2 === 0 ? write(db) : db.transaction(write));
    await expect.poll(() => heard.toSorted(), { interval: 5 }).toEqual([`event ${n}`, 'status']);
  }
});

it('delivers after urgent work, which it interrupts after two seconds', async () => {
  const heard: number[] = [];
  events = eventsOf(db, [probe('probe', ({ payload }) => void heard.push(payload.n))]);
  const { outbox } = events;
  const happen = (n: number) => outbox.add(db, happened, 1n, { n });
  await outbox.start(true);
  await outbox.ahead(async () => {
    await happen(1);
    await sleep(500);
    expect(heard).toEqual([]);
  });
  await expect.poll(() => heard).toEqual([1]);
  await outbox.ahead(async () => {
    await happen(2);
    await expect.poll(() => heard).toEqual([1, 2]);
  });
});
