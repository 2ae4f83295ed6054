import { createDatabaseUrl, dropDatabase } from '@fairlot/testkit/database';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectDatabase, type Database, sql, type Tx } from '../db/index.ts';
import { createLogger } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { eventsOf, happened, probe, waiting } from './events.testing.ts';
import { betPlaced, type Events, on } from './index.ts';

const log = createLogger('silent');
let url: string;
let db: Database;
const opened: Database[] = [];
const started: Events[] = [];

const connect = (): Database => {
  const own = connectDatabase(url, 6, log);
  opened.push(own);
  return own;
};
const start = async (events: Events): Promise<Events> => {
  started.push(events);
  await events.outbox.start(true);
  return events;
};

beforeEach(async () => {
  url = await createDatabaseUrl('migrated');
  db = connect();
});
afterEach(async () => {
  for (const { outbox } of started.splice(0)) await outbox.stop();
  for (const own of opened.splice(0)) await own.close();
  await dropDatabase(url);
});

/** Keeps a transaction open until `done` ends it. */
function held(work: (tx: Tx) => Promise<void>): { done: Promise<void>; begun: Promise<void>; end: () => void } {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const done = connect().transaction(async (tx) => {
    await work(tx);
    begun.resolve();
    await ended.promise;
  });
  return { done, begun: begun.promise, end: ended.resolve };
}

it('delivers each event once with two processes, whatever the order of commits', async () => {
  const seen: number[] = [];
  const processes = [db, connect()];
  const both: Events[] = [];
  for (const own of processes)
    both.push(await start(eventsOf(own, [probe('probe', ({ payload }) => void seen.push(payload.n))])));
  await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      processes[n % 2]!.transaction(async (tx) => {
        await both[n % 2]!.outbox.add(tx, happened, BigInt(n % 7), { n });
        await new Promise((resolve) => setTimeout(resolve, n % 11));
      }),
    ),
  );
  await expect.poll(() => seen.length).toBe(200);
  expect(new Set(seen).size).toBe(200);
  await expect.poll(() => waiting(db)).toBe(0);
});

it('delivers an event whose transaction commits after later ones, and skips one that is rolled back', async () => {
  const seen: number[] = [];
  const events = eventsOf(db, [probe('probe', ({ payload }) => void seen.push(payload.n))]);
  const slow = held((tx) => events.outbox.add(tx, happened, 1n, { n: 1 }));
  await slow.begun;
  await db
    .transaction(async (tx) => {
      await events.outbox.add(tx, happened, 1n, { n: 2 });
      throw new Error('wanted');
    })
    .catch(() => undefined);
  // More than a batch, so that the position is inside a snapshot while the slow transaction is open.
  for (let n = 3; n < 250; n++) await events.outbox.add(db, happened, 2n, { n });
  await events.outbox.drain();
  expect(seen).toEqual(Array.from({ length: 247 }, (_, n) => n + 3));
  slow.end();
  await slow.done;
  await events.outbox.drain();
  expect(seen.at(-1)).toBe(1);
  expect(seen).toHaveLength(248);
  expect(await waiting(db)).toBe(0);
});

it('does not delay other listeners because of a slow one', async () => {
  const seen: number[] = [];
  const release = Promise.withResolvers<void>();
  const events = await start(
    eventsOf(db, [probe('slow', () => release.promise), probe('quick', ({ payload }) => void seen.push(payload.n))]),
  );
  for (const n of [1, 2, 3]) {
    await events.outbox.add(db, happened, 1n, { n });
    await expect.poll(() => seen.at(-1)).toBe(n);
  }
  expect(await waiting(db)).toBe(3);
  release.resolve();
  await expect.poll(() => waiting(db)).toBe(0);
});

it("keeps a listener's writes exactly once when its connection dies before the commit", async () => {
  await db.script('create table heard (n int not null)');
  let isDeadly = true;
  const events = eventsOf(db, [
    {
      name: 'probe',
      subscriptions: [
        on(happened, async (tx, heard) => {
          for (const { payload } of heard) await tx.run(sql`insert into heard values (${payload.n}::int)`);
          if (!isDeadly) return;
          isDeadly = false;
          const { pid } = await tx.one(sql<{ pid: number }>`select pg_backend_pid() as pid`);
          await killer.run(sql`select pg_terminate_backend(${pid}::int)`);
        }),
      ],
    },
  ]);
  const killer = connect();
  await events.outbox.add(db, happened, 1n, { n: 1 });
  await events.outbox.drain();
  await db.run(sql`update platform_deferred set next_attempt_at = '-infinity'`);
  await events.outbox.drain();
  expect(await db.rows(sql`select n from heard`)).toEqual([{ n: 1 }]);
  expect(await waiting(db)).toBe(0);
});

it('ends the measure of a new listener in a process that another one overtook', async () => {
  const heard = { name: 'new', subscriptions: [on(betPlaced, async () => {}), on(happened, async () => {})] };
  const metrics = createMetrics();
  const [slow, quick] = [eventsOf(db, [heard], metrics), eventsOf(connect(), [heard])];
  const overtaken = Promise.withResolvers<void>();
  slow.outbox.replayFrom({
    name: 'bets',
    async *replay() {
      await overtaken.promise;
      yield* [];
    },
  });
  quick.outbox.replayFrom({
    name: 'bets',
    async *replay() {
      yield* [];
    },
  });
  const filling = async () => /listener_filling\{listener="new"\} (\d)/.exec(await metrics.registry.metrics())?.[1];
  const draining = slow.outbox.drain();
  await expect.poll(filling).toBe('1');
  await quick.outbox.drain();
  overtaken.resolve();
  await draining;
  await slow.outbox.add(db, happened, 1n, { n: 1 });
  await slow.outbox.drain();
  expect(await filling()).toBe('0');
});
