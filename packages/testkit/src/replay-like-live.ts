import { sql } from '@fairlot/server/platform/db/index';
import { betPlaced, betSettled } from '@fairlot/server/platform/events/index';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** Proves that the rooms' replay produces the same bet records as the live events, and the same placing events. */
export async function expectReplayLikeLive(app: TestApp): Promise<void> {
  const { db, events, collected } = app.platform;
  await events.outbox.drain();
  const read = () => db.rows(sql`select * from records_bets order by ticket_id`);
  const reported = await db.rows(sql<{ payload: { betId: string } }>`
    select payload from testkit_events where topic = 'bet.placed' order by payload->>'betId'`);
  const live = await read();
  await db.run(sql`delete from records_bets`);
  const record = collected
    .all()
    .flatMap(({ listeners = [] }) => listeners)
    .filter(({ name }) => name === 'betting-record')
    .flatMap(({ subscriptions }) => subscriptions);
  const placed: unknown[] = [];
  for (const { name: room, replay } of collected.all()) {
    if (replay === undefined) continue;
    for await (const batch of replay(new Date(0), null)) {
      // The agency replays the demonstration's bets, which are older than the test.
      if (room !== 'agency') placed.push(...batch.placed);
      await db.transaction(async (tx) => {
        for (const { event, handle } of record) {
          const payloads = new Map<unknown, readonly object[]>([
            [betPlaced, batch.placed],
            [betSettled, batch.settled],
          ]).get(event);
          const reported = { id: 0n, topic: event.topic, memberId: null, at: new Date() };
          const given = (payloads ?? []).map((payload) => ({ ...reported, payload }));
          if (given.length > 0) await handle(tx, given);
        }
      });
    }
  }
  expect(live.length).toBeGreaterThan(0);
  expect(await read()).toEqual(live);
  expect(placed).toEqual(reported.map(({ payload }) => payload));
}
