import { createPostgresDatabase, createTestDatabase } from '@fairlot/testkit/database';
import { startPostgres } from '@fairlot/testkit/postgres';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SCHEMA } from '../../schema.ts';
import { createDatabase, type Database, migrate, openPostgres, sql } from '../db/index.ts';
import { createLogger } from '../log.ts';
import { createEvents, type Events } from './index.ts';

const log = createLogger('silent');
let db: Database;
let events: Events;
beforeEach(async () => {
  db = await createTestDatabase();
  events = createEvents(db, log);
});
afterEach(async () => {
  await events.outbox.stop();
  await events.stream.stop();
  await db.close();
});
const waiting = async () => (await db.one(sql<{ n: bigint }>`select count(*) as n from platform_outbox`)).n;

it('delivers what was committed, in order, and nothing that was rolled back', async () => {
  const seen: unknown[] = [];
  events.outbox.on('thing.happened', 'probe', async (_tx, event) => void seen.push(event.payload['n']));
  await db.transaction((tx) => events.outbox.add(tx, 'thing.happened', 1n, { n: 1 }));
  await db
    .transaction(async (tx) => {
      await events.outbox.add(tx, 'thing.happened', 1n, { n: 2 });
      throw new Error('wanted');
    })
    .catch(() => undefined);
  await db.transaction((tx) => events.outbox.add(tx, 'thing.happened', 1n, { n: 3 }));
  await events.outbox.drain();
  expect(seen).toEqual([1, 3]);
  expect(await waiting()).toBe(0n);
});

it('holds up only the member whose event fails, and delivers it later in order', async () => {
  const seen: string[] = [];
  let isBroken = true;
  events.outbox.on('thing.happened', 'probe', async (_tx, { memberId, payload }) => {
    if (isBroken && memberId === 1n && payload['n'] === 1) throw new Error('wanted');
    seen.push(`${memberId}:${payload['n']}`);
  });
  for (const [member, n] of [
    [1n, 1],
    [2n, 1],
    [1n, 2],
    [2n, 2],
  ] as const)
    await events.outbox.add(db, 'thing.happened', member, { n });
  await events.outbox.drain();
  // What ran in the batch that failed was rolled back with it and ran again: at least once.
  expect(seen.slice(-2)).toEqual(['2:1', '2:2']);
  expect(await waiting()).toBe(2n);
  isBroken = false;
  await db.run(sql`update platform_outbox set next_attempt_at = '-infinity'`);
  await events.outbox.drain();
  expect(seen.slice(-2)).toEqual(['1:1', '1:2']);
});

it('delivers each event once with two processes on one PostgreSQL, whatever the order of commits', async () => {
  const running = await startPostgres();
  const url = await createPostgresDatabase(running.url);
  const processes = [0, 1].map(() => createDatabase(openPostgres(url, 6, log)));
  await migrate(processes[0]!, SCHEMA);
  const seen: number[] = [];
  const both = processes.map((own) => {
    const mine = createEvents(own, log);
    mine.outbox.on('thing.happened', 'probe', async (_tx, { payload }) => void seen.push(Number(payload['n'])));
    return mine;
  });
  for (const mine of both) await mine.outbox.start();
  await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      processes[n % 2]!.transaction(async (tx) => {
        await both[n % 2]!.outbox.add(tx, 'thing.happened', BigInt(n % 7), { n });
        await new Promise((resolve) => setTimeout(resolve, n % 11));
      }).then(() => both[n % 2]!.outbox.poke()),
    ),
  );
  await expect.poll(() => seen.length, { timeout: 10_000 }).toBe(200);
  expect(new Set(seen).size).toBe(200);
  for (const mine of both) await mine.outbox.stop();
  for (const own of processes) await own.close();
  await running.stop();
}, 60_000);

it('tells subscribers of the stream once, and resumes a client or tells it to fetch everything again', async () => {
  const told: string[] = [];
  await events.stream.publish(db, null, 'status', { status: 0 });
  await events.stream.start();
  events.stream.subscribe(({ name, memberId }) => void told.push(`${name}:${memberId}`));
  await events.stream.publish(db, 7n, 'balance', { sumBalance: '1.00' });
  events.stream.poke();
  await expect.poll(() => told).toEqual(['balance:7']);
  const [first] = await db.rows(sql<{ id: bigint }>`select id from platform_stream order by id`);
  expect(await events.stream.since(first!.id, 7n)).toMatchObject([{ name: 'balance' }]);
  expect(await events.stream.since(first!.id, 8n)).toEqual([]);
  expect(await events.stream.since(999_999n, 7n)).toBe('resync');
  await db.run(sql`update platform_stream set at = at - interval '6 minutes'`);
  expect(await events.stream.since(first!.id, 7n)).toBe('resync');
});

it('tells thousands of events that come at once, each once and in order', async () => {
  const numbers = Array.from({ length: 4500 }, (_, n) => n);
  const heard: unknown[] = [];
  await events.stream.start();
  events.stream.subscribe(({ data }) => heard.push(data['announcements']));
  await events.stream.publishMany(
    db,
    'unread',
    numbers.map((announcements) => ({ memberId: 1n, data: { announcements } })),
  );
  events.stream.poke();
  await expect.poll(() => heard.length).toBeGreaterThanOrEqual(numbers.length);
  expect(heard).toEqual(numbers);
});

it('leaves an event of a topic that this build does not know for one that does', async () => {
  const seen: string[] = [];
  events.outbox.know(['thing.counted']);
  events.outbox.on('thing.happened', 'probe', async (_tx, { topic }) => void seen.push(topic));
  for (const topic of ['thing.invented', 'thing.happened', 'thing.counted']) await events.outbox.add(db, topic, 1n, {});
  await events.outbox.drain();
  expect(seen).toEqual(['thing.happened']);
  expect(await db.rows(sql`select topic from platform_outbox`)).toEqual([{ topic: 'thing.invented' }]);

  const later = createEvents(db, log);
  later.outbox.on('thing.invented', 'probe', async (_tx, { topic }) => void seen.push(topic));
  await later.outbox.drain();
  expect(seen).toEqual(['thing.happened', 'thing.invented']);
  expect(await waiting()).toBe(0n);
});
