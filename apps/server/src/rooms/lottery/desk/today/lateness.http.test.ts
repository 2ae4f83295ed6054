import { openTestApp } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../../platform/db/index.ts';
import { createLateness } from './lateness.ts';

const app = await openTestApp({ seed: 'demo' });
const { db } = app.platform;
const read = async () => (await createLateness(app.platform).read())[0];
const CODES = sql`(select code from lottery_games order by code limit 1)`;

it('reports the delay of the draw that waits longest beyond its usual time', async () => {
  await db.run(sql`
    update lottery_draws set open_at = open_at - interval '30 days', lock_at = lock_at - interval '30 days',
           draw_at = draw_at - interval '30 days'
     where draw_at between clock_timestamp() - interval '2 days' and clock_timestamp()`);
  expect(await read()).toMatchObject({ name: 'draws', state: 'good', lateMs: 0 });
  // An official result is published up to an hour after its draw.
  await drawnAgo('feed', 55);
  expect(await read()).toMatchObject({ state: 'good', lateMs: 0 });
  await drawnAgo('rng', 4);
  const slow = await read();
  expect(slow).toMatchObject({ state: 'slow' });
  expect(Math.round((slow?.lateMs ?? 0) / 60_000)).toBe(3);
  await drawnAgo('feed', 75);
  expect(await read()).toMatchObject({ state: 'down' });
});

/** Adds an open draw whose time has passed. */
function drawnAgo(source: 'rng' | 'feed', minutes: number) {
  const seed = source === 'rng';
  return db.run(sql`
    insert into lottery_draws (game_code, numero, state, open_at, lock_at, draw_at, next_due_at, rules_version,
      commitment, sealed_seed, source)
    select ${CODES}, '20200101' || lpad(${minutes}::text, 4, '0'), 'open', clock_timestamp() - interval '6 hours',
           clock_timestamp() - interval '5 hours', clock_timestamp() - ${minutes}::int * interval '1 minute',
           clock_timestamp(), 1, case when ${seed}::boolean then repeat('0', 64) end,
           case when ${seed}::boolean then '\\x00'::bytea end, ${source}`);
}
