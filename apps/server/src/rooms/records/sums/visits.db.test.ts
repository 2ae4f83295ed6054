import { openTestApp } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createVisitCounter } from './visits.ts';

const app = await openTestApp();
const { db } = app.platform;

const saved = () =>
  db.rows(sql<{ day: string; visits: number }>`
    select day::text as day, visits::int as visits from records_visits order by day`);

it("counts on days of the merchant's time zone, and keeps the counts of a failed save", async () => {
  let isUp = false;
  const counter = createVisitCounter(db, {
    isOpened: async () => true,
    timeZone: async () => {
      if (!isUp) throw new Error('no database');
      return 'Asia/Ho_Chi_Minh';
    },
  });
  const midnight = Date.UTC(2020, 2, 1, 17);
  for (const at of [midnight - 1, midnight, midnight + 1]) counter.note(at);
  await expect(counter.save()).rejects.toThrow('no database');
  isUp = true;
  await counter.save();
  await counter.save();
  expect(await saved()).toEqual([
    { day: '2020-03-01', visits: 1 },
    { day: '2020-03-02', visits: 2 },
  ]);
});

it('counts nothing before the site is opened', async () => {
  const counter = createVisitCounter(db, { isOpened: async () => false, timeZone: async () => 'UTC' });
  const before = await saved();
  counter.note();
  await counter.save();
  expect(await saved()).toEqual(before);
});
