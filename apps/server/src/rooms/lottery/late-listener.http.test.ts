import { auditBooks, createDatabaseUrl, createMember, createTestApp, dropDatabase } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { type Database, sql } from '../../platform/db/index.ts';
import { betPlaced, betSettled, type Listener, on } from '../../platform/events/index.ts';
import { buy, createIssue, de, finishIssue } from './lottery.testing.ts';

/** More than two batches of the replay. */
const TICKETS = 420;

/** Stores bets like the betting record, counts the replays, and fails once in the middle of one. */
function lateListener(past: string[]): Listener {
  let failures = 0;
  return {
    name: 'late',
    subscriptions: [
      on(betPlaced, async (tx, events) => {
        if (past.length > 0 && failures++ === 0) throw new Error('wanted');
        for (const { id, payload } of events) {
          if (id === 0n) past.push(payload.betId);
          await tx.run(sql`
            insert into late_bets (id, stake) values (${payload.betId}::uuid, ${payload.stakeMinor}::bigint)
              on conflict (id) do update set stake = excluded.stake`);
        }
      }),
      on(betSettled, async (tx, events) => {
        for (const { betId, version, status, winMinor } of events.flatMap(({ payload }) => payload.bets))
          await tx.run(sql`
            insert into late_bets as b (id, version, status, win)
            values (${betId}::uuid, ${version}::int, ${status}, ${winMinor}::bigint)
            on conflict (id) do update set version = excluded.version, status = excluded.status, win = excluded.win
             where coalesce(b.version, 0) <= excluded.version`);
      }),
    ],
  };
}
const lateBets = (db: Database) => db.rows(sql`select id, stake, status, win from late_bets order by id`);
const bets = (db: Database) => db.rows(sql`select 1 from platform_outbox where topic like 'bet.%'`);
const recorded = (db: Database) =>
  db.rows(sql`
    select ticket_id as id, stake_minor as stake, case status when 'open' then null else status end as status,
      win_minor as win from records_bets order by ticket_id`);

test('a listener added later has the same data as one that received all events, while bets continue', async () => {
  const databaseUrl = await createDatabaseUrl({ seed: 'demo', seedGames: 60 });
  const options = { seed: 'demo' as const, databaseUrl };
  const app = await createTestApp(options);
  const { db, events } = app.platform;
  await db.script(`create table late_bets (id uuid primary key, stake bigint, version int, status text, win bigint)`);
  // Several members: a single one may buy only 300 tickets a second, which a fast machine reaches.
  const members = await Promise.all([1, 2, 3, 4].map(() => createMember(app, { balance: '10000000.00' })));
  const sell = async (drawNumber: string, count: number) => {
    for (let n = 0; n < count; n++)
      await buy(app, members[n % members.length]!, drawNumber, [de(String(n % 100).padStart(2, '0'))]);
  };
  const [closed, open] = [await createIssue(app), await createIssue(app)];
  await sell(closed, 100);
  await sell(open, TICKETS - 100);
  await finishIssue(app, closed);
  await events.outbox.drain();
  // No listener waits for these events, so none is left.
  expect(await bets(db)).toEqual([]);

  const past: string[] = [];
  const later = await createTestApp({ ...options, beside: { listeners: [lateListener(past)] } });
  try {
    await expect(later.platform.events.outbox.drain()).rejects.toThrow('wanted');
    const { fill } = await db.one(sql<{ fill: { bets: number } }>`
      select fill from platform_listeners where name = 'late'`);
    expect(fill.bets).toBe(200);
    const next = await createIssue(app);
    await later.start();
    await Promise.all([sell(open, 30).then(() => finishIssue(app, open)), sell(next, 30)]);
    // Delivered completely, by whichever process has the listener at the moment.
    await expect.poll(() => bets(db), { timeout: 60_000 }).toEqual([]);

    expect(await lateBets(db)).toEqual(await recorded(db));
    const demonstration = await db.rows(sql`select 1 from agency_demonstration_bets`);
    expect(await lateBets(db)).toHaveLength(TICKETS + 60 + demonstration.length);
    expect(past.length).toBeGreaterThanOrEqual(TICKETS);
    // Each once, including the batches before the failure.
    expect(new Set(past).size).toBe(past.length);
    expect(await db.rows(sql`select name from platform_listeners where fill is not null`)).toEqual([]);
    const metrics = await later.platform.metrics.registry.metrics();
    expect(metrics).toContain(`fairlot_listener_filled_bets_total{listener="late"} ${past.length}`);
    expect(metrics).toContain('fairlot_listener_filling{listener="late"} 0');
    await auditBooks(app);
  } finally {
    await later.close();
    await app.close();
    await dropDatabase(databaseUrl);
  }
});
