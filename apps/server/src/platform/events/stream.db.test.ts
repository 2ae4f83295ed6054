import { createTestDatabase } from '@fairlot/testkit/database';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, sql } from '../db/index.ts';
import { eventsOf } from './events.testing.ts';
import type { Events } from './index.ts';

let db: Database;
let events: Events;

beforeEach(async () => {
  db = await createTestDatabase();
  events = eventsOf(db);
});
afterEach(async () => {
  await events.stream.stop();
  await db.close();
});

it('notifies subscribers of the stream once, and resumes a client or asks it to fetch everything again', async () => {
  const reported: string[] = [];
  await events.stream.publish(db, null, 'status', { status: 0 });
  await events.stream.start();
  events.stream.subscribe(({ name, memberId }) => void reported.push(`${name}:${memberId}`));
  await events.stream.publish(db, 7n, 'balance', { sumBalance: '1.00' });
  await expect.poll(() => reported).toEqual(['balance:7']);
  const [first] = await db.rows(sql<{ id: bigint }>`select id from platform_stream order by id`);
  expect(await events.stream.since(first!.id, 7n)).toMatchObject([{ name: 'balance' }]);
  expect(await events.stream.since(first!.id, 8n)).toEqual([]);
  expect(await events.stream.since(999_999n, 7n)).toBe('resync');
  await db.run(sql`update platform_stream set at = at - interval '6 minutes'`);
  expect(await events.stream.since(first!.id, 7n)).toBe('resync');
});

it('delivers thousands of simultaneous events, each once and in order', async () => {
  const numbers = Array.from({ length: 4500 }, (_, n) => n);
  const heard: unknown[] = [];
  await events.stream.start();
  events.stream.subscribe(({ data }) => heard.push(data['announcements']));
  await events.stream.publishMany(
    db,
    'unread',
    numbers.map((announcements) => ({ memberId: 1n, data: { announcements } })),
  );
  await expect.poll(() => heard.length).toBeGreaterThanOrEqual(numbers.length);
  expect(heard).toEqual(numbers);
});

it('resumes a client also with events that were committed after the last one it received', async () => {
  const [written, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = db.transaction(async (tx) => {
    await events.stream.publish(tx, 7n, 'balance', { sumBalance: '1.00' });
    // As if the transaction had been open for ten seconds.
    await tx.run(sql`update platform_stream set at = at - interval '10 seconds'`);
    written.resolve();
    await mayEnd.promise;
  });
  await written.promise;
  await events.stream.publish(db, null, 'status', { status: 0 });
  mayEnd.resolve();
  await late;
  const received = await db.one(sql<{ id: bigint; atMs: number }>`
    select id, (extract(epoch from at) * 1000)::float8 as "atMs" from platform_stream where name = 'status'`);
  expect(await events.stream.since(received.id, 7n)).toMatchObject([{ name: 'balance' }]);
  // A page whose answers are newer than that event, but were read before the commit.
  await events.stream.start();
  const missed = await events.stream.sinceMoment(received.atMs + 2001, 7n);
  expect(missed).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'balance' })]));
});
