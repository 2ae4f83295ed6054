import { openTestApp } from '@fairlot/testkit';
import { expect, it, vi } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { openOffers } from '../promotions.testing.ts';

const app = await openTestApp();
const offers = openOffers(app);
const { db } = app.platform;
const { expire } = app.rooms.promotions;

/** Runs a function while the clock of this process is an hour behind that of the database. */
async function hourBehind<T>(run: () => Promise<T>): Promise<T> {
  const now = Date.now.bind(Date);
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
  try {
    return await run();
  } finally {
    clock.mockRestore();
  }
}

it("a bonus ends by the database's clock, even where the clock of the process is behind", async () => {
  const member = await offers.member();
  await offers.accept(member, await offers.offer('claim'));
  await db.run(sql`
    update promotions_grants set expires_at = clock_timestamp() where member_id = ${member.memberId}::bigint`);
  expect(await hourBehind(expire)).toBe(false);
  expect((await offers.bonuses(member)).value.list).toMatchObject([{ state: 'expired' }]);
});

it('the job continues while there is more to end, and pauses when nothing could be ended', async () => {
  const member = await offers.member();
  await db.run(sql`
    insert into promotions_grants (award_key, member_id, asset, titles, money, wagering, amount_minor, total_minor,
      expires_at, state, is_free_bet)
    select 'test:' || n, ${member.memberId}::bigint, 'VND', '{}'::jsonb, 'non-sticky',
           '{"days": 1, "mostBetMinor": null, "games": {}, "zeroOutMinor": "0"}'::jsonb, 1, 1, clock_timestamp(),
           'active', true
      from generate_series(1, 201) n`);
  const running = async () =>
    db.value(sql<number>`
      select count(*)::int as count from promotions_grants
       where member_id = ${member.memberId}::bigint and ended_at is null`);
  const end = vi.spyOn(app.platform.events.stream, 'publish').mockRejectedValue(new Error('no ending'));
  expect([await expire(), await running()]).toEqual([false, 201]);
  end.mockRestore();
  expect([await hourBehind(expire), await running()]).toEqual([true, 1]);
  expect([await hourBehind(expire), await running()]).toEqual([false, 0]);
});

it('of bonuses that were given together, each gets its full time, also if the others expire first', async () => {
  const member = await offers.member();
  for (let count = 0; count < 3; count++) await offers.accept(member, await offers.offer('claim'));
  const pass = async () => {
    // The days of every bonus pass.
    await db.run(sql`
      update promotions_grants set expires_at = expires_at - interval '30 days'
       where member_id = ${member.memberId}::bigint`);
    await expire();
    await expire();
    return (await offers.bonuses(member)).value.list.map(({ state }) => state).toSorted();
  };
  expect(await pass()).toEqual(['active', 'expired', 'waiting']);
  expect(await pass()).toEqual(['active', 'expired', 'expired']);
  expect(await pass()).toEqual(['expired', 'expired', 'expired']);
});
