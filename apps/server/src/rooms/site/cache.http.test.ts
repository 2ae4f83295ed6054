import { openTestApp } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { type Executor, sql } from '../../platform/db/index.ts';
import { flagChanged } from '../../platform/events/index.ts';

const app = await openTestApp();

const hue = async (executor?: Executor) => (await app.rooms.site.settings(executor)).brandHue;
/** Empties the cache, so that the next call reads the table. */
const change = (to: number) => app.rooms.site.change('brandHue', to);

it('does not cache a read that a concurrent change made stale', async () => {
  await change(20);
  const hasRead = Promise.withResolvers<void>();
  const mayAnswer = Promise.withResolvers<void>();
  const slow: Executor = {
    ...app.platform.db,
    rows: async (query) => {
      const rows = await app.platform.db.rows(query);
      hasRead.resolve();
      await mayAnswer.promise;
      return rows;
    },
  };
  const late = hue(slow);
  await hasRead.promise;
  await change(21);
  mayAnswer.resolve();
  expect([await late, await hue()]).toEqual([20, 21]);
});

it('does not cache settings of a change that is rolled back', async () => {
  await change(30);
  const failed = app.rooms.site.change('brandHue', 31, async (tx) => {
    expect(await hue(tx)).toBe(31);
    throw new Error('not today');
  });
  await expect(failed).rejects.toThrow('not today');
  expect(await hue()).toBe(30);
});

it('notifies open pages of a flag that a room changed', async () => {
  const { db, events } = app.platform;
  const before = await events.stream.newestId();
  await db.transaction((tx) => events.outbox.add(tx, flagChanged, null, { flag: 'REFERRAL', isOn: true }));
  await events.outbox.drain();
  expect((await app.rooms.site.flags())['REFERRAL']).toBe(true);
  expect(
    await db.rows(sql`select member_id as "memberId", name from platform_stream where id > ${before}::bigint`),
  ).toEqual([{ memberId: null, name: 'status' }]);
});
