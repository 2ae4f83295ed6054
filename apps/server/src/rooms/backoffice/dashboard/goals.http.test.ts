import { type backoffice as contract, type ValueOf } from '@fairlot/contract';
import { callDesk, createMember, createOperator, openBackOffice, runJob } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';

type Goals = ValueOf<typeof contract.goals>;
type Today = ValueOf<typeof contract.today>;
type Board = ValueOf<typeof contract.dashboard>;

const { app, operator, call } = await openBackOffice();
const { db } = app.platform;

const REASON = 'Agreed in the meeting of the month';
const goals = async () => (await call<Goals>('GET', '/today/goals')).value;
const board = async (query = '') => (await call<Board>('GET', `/dashboard${query}`)).value;
const set = (body: object, headers = operator.headers) =>
  callDesk(app, headers, 'PUT', '/today/goals', { reason: REASON, ...body });

describe('targets of figures', () => {
  it('belong to a day, and longer periods multiply them', async () => {
    const { version, figures } = await goals();
    expect(figures.find(({ name }) => name === 'deposits')).toEqual({ name: 'deposits', unit: 'money', perDay: null });
    const changed = [
      { name: 'deposits', perDay: '1500.50' },
      { name: 'netRevenue', perDay: '100' },
      { name: 'members', perDay: '7' },
    ];
    expect(await set({ version, figures: changed })).toMatchObject({ success: true });
    const targetsOf = async (query: string) =>
      Object.fromEntries((await board(query)).figures.map(({ name, target }) => [name, target]));
    expect(await targetsOf('')).toMatchObject({ deposits: '1500.50', netRevenue: '100.00', members: '7' });
    expect(await targetsOf('?period=week')).toMatchObject({
      deposits: '10503.50',
      netRevenue: '700.00',
      members: '49',
    });
    // The page of the first operator is outdated now.
    expect(await set({ version, figures: [{ name: 'members', perDay: '8' }] })).toMatchObject({
      errorCode: 'version.conflict',
    });
    expect(await set({ figures: [{ name: 'members', perDay: null }] })).toMatchObject({ success: true });
    expect(await targetsOf('')).toMatchObject({ deposits: '1500.50', members: null });
    const [entry] = await db.rows(sql<{ reason: string; after: { figures: object[] } }>`
      select reason, after from backoffice_audit where action = 'console.goals' order by id limit 1`);
    expect(entry?.reason).toBe(REASON);
    expect(entry?.after.figures).toContainEqual({ name: 'members', unit: 'count', perDay: '7' });
  });

  it('are refused for unknown figures, zero, and decimals of a count', async () => {
    for (const wrong of [
      { name: 'nothing', perDay: '1' },
      { name: 'members', perDay: '0' },
      { name: 'members', perDay: '1.5' },
      { name: 'deposits', perDay: '-1' },
    ])
      expect(await set({ figures: [wrong] })).toMatchObject({ errorCode: 'request.invalid' });
    const support = await createOperator(app, 'support');
    expect(await set({ figures: [] }, support.headers)).toMatchObject({ errorCode: 'permission.denied' });
  });
});

it('counts a queue as late after the time that operators promise', async () => {
  const { memberId } = await createMember(app);
  await db.run(sql`
    insert into protection_alerts (member_id, marker, value_now, value_before, began_at)
    values (${memberId}::bigint, 'losses', '3', '1', clock_timestamp() - interval '45 minutes')`);
  const harm = async () =>
    (await call<Today>('GET', '/today')).value.queues.find(({ page }) => page === 'protection-alerts');
  expect(await harm()).toMatchObject({ promiseMinutes: 60, late: 0, halfway: 1 });
  expect(await set({ queues: [{ page: 'protection-alerts', minutes: 30 }] })).toMatchObject({ success: true });
  expect(await harm()).toMatchObject({ promiseMinutes: 30, late: 1, halfway: 0 });
  const found = (await goals()).queues.find(({ page }) => page === 'protection-alerts');
  expect(found).toEqual({ page: 'protection-alerts', minutes: 30, usualMinutes: 60 });
  expect(await set({ queues: [{ page: 'protection-alerts', minutes: 60 }] })).toMatchObject({ success: true });
  expect(await db.rows(sql`select 1 from backoffice_promises`)).toEqual([]);
  expect(await set({ queues: [{ page: 'nothing', minutes: 5 }] })).toMatchObject({ errorCode: 'request.invalid' });
});

it('keeps the worst state of every five minutes and shows how late the draws are', async () => {
  // The marks are counted by five minutes.
  const leftMs = 300_000 - (Date.now() % 300_000);
  if (leftMs < 10_000) await new Promise((resolve) => setTimeout(resolve, leftMs));
  const draws = async () => (await board()).health.find(({ name }) => name === 'draws');
  // A test app runs no draw engine, so its draws would be overdue; all but one are marked as done.
  await db.run(sql`delete from backoffice_health_marks`);
  await runJob(app, 'backoffice-health');
  const first = await draws();
  expect(first?.page).toBe('draws');
  const worst = first?.marks.at(-1);
  expect(worst).toBe(first?.state);
  expect(first?.marks.slice(0, -1).every((mark) => mark === null)).toBe(true);
  const bin = sql`date_bin('5 minutes', clock_timestamp(), 'epoch')`;
  await db.run(sql`
    insert into backoffice_health_marks (page, name, at, state)
    values ('draws', 'draws', ${bin} - interval '10 minutes', 2), ('draws', 'draws', ${bin} - interval '1 hour', 2)`);
  const marks = (await draws())?.marks;
  expect([marks?.length, marks?.at(-3), marks?.at(-2), marks?.at(0)]).toEqual([12, 'down', null, null]);
  // A later good check does not hide an earlier failure in the same five minutes.
  await db.run(sql`update backoffice_health_marks set state = 2 where name = 'draws'`);
  await runJob(app, 'backoffice-health');
  expect((await draws())?.marks.at(-1)).toBe('down');
});
