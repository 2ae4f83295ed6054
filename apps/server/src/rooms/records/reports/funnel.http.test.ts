import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import { createMember, openBackOffice, runJob } from '@fairlot/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';

const { app, call, close } = await openBackOffice();
const { db } = app.platform;
afterAll(close);

/** The merchant's today, and days before it. */
let days: { today: string; yesterday: string; before: string; first: string };
beforeAll(async () => {
  days = await db.one(sql<typeof days>`
    select d::text as today, (d - 1)::text as yesterday, (d - 2)::text as before, (d - 3)::text as first
      from (select (now() at time zone 'Asia/Ho_Chi_Minh')::date as d) as t`);
  await runJob(app, 'records-registrations');
  await db.run(sql`update records_registrations set registered_at = null`);
  await registerOn(days.today, days.yesterday, days.before);
});

/** Registers a member at noon of each day. */
async function registerOn(...on: string[]): Promise<void> {
  const members = [];
  for (const day of on) members.push({ day, id: (await createMember(app)).memberId });
  await runJob(app, 'records-registrations');
  for (const { day, id } of members)
    await db.run(sql`
      update records_registrations set registered_at = (${day}::date + time '12:00') at time zone 'Asia/Ho_Chi_Minh'
       where member_id = ${id}::bigint`);
}

async function countVisits(visits: Record<string, number>): Promise<void> {
  await db.run(sql`delete from records_visits`);
  for (const [day, count] of Object.entries(visits))
    await db.run(sql`insert into records_visits (day, visits) values (${day}::date, ${count}::bigint)`);
}

async function read({ from = days.before, query = '' }: { from?: string; query?: string } = {}) {
  const { value } = await call<ValueOf<typeof contract.report>>(
    'GET',
    `/reports/registrationFunnel?from=${from}&to=${days.today}${query}`,
  );
  return value.rows;
}
const stepsOf = (rows: Awaited<ReturnType<typeof read>>) => rows.map(({ numbers }) => numbers);

it('begins with the visits of each day, including days without registrations', async () => {
  await countVisits({ [days.before]: 40, [days.yesterday]: 30, [days.today]: 20 });
  expect(stepsOf(await read())).toEqual([
    ['40', '1', '0', '0', '0'],
    ['30', '1', '0', '0', '0'],
    ['20', '1', '0', '0', '0'],
  ]);
  expect(stepsOf(await read({ query: '&part=whole' }))).toEqual([['90', '3', '0', '0', '0']]);
  await countVisits({ '2020-03-01': 5, '2020-03-02': 6 });
  const { value } = await call<ValueOf<typeof contract.report>>(
    'GET',
    '/reports/registrationFunnel?from=2020-03-01&to=2020-03-31&part=month',
  );
  expect(value.rows.map(({ at, numbers }) => [at, ...numbers])).toEqual([
    [Date.UTC(2020, 1, 29, 17), '11', '0', '0', '0', '0'],
  ]);
  // A day without visits since then.
  expect(stepsOf(await read({ from: days.today }))).toEqual([['0', '1', '0', '0', '0']]);
});

it('has no number of visits for a part that began before they were counted', async () => {
  // Members had registered before the first counted day, so that only a part of it was counted.
  await registerOn(days.first);
  await countVisits({ [days.before]: 7, [days.yesterday]: 30, [days.today]: 20 });
  expect(stepsOf(await read())).toEqual([
    [null, '1', '0', '0', '0'],
    ['30', '1', '0', '0', '0'],
    ['20', '1', '0', '0', '0'],
  ]);
  expect(stepsOf(await read({ query: '&part=whole' }))).toEqual([[null, '3', '0', '0', '0']]);
  expect(stepsOf(await read({ from: days.yesterday, query: '&part=whole' }))).toEqual([['50', '2', '0', '0', '0']]);
  const compared = await read({ from: days.yesterday, query: '&compare=before' });
  expect(compared.map(({ numbers, before }) => [numbers[0], before?.numbers])).toEqual([
    ['30', [null, '1', '0', '0', '0']],
    ['20', [null, '1', '0', '0', '0']],
  ]);
  // Without a row of the previous period, nothing is known about its visits.
  expect((await read({ from: days.today, query: '&compare=year' })).map(({ before }) => before)).toEqual([
    { at: null, numbers: [null, '0', '0', '0', '0'] },
  ]);
  await countVisits({});
  expect(stepsOf(await read({ from: days.today }))).toEqual([[null, '1', '0', '0', '0']]);
});
