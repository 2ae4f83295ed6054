import { callDesk, createOperator, openBackOffice, type TestOperator } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';

const { app, operator, second, trail } = await openBackOffice();

type Job = { state: string; progress: number; file: string | null; rows: number; reason: string | null };
const start = async (body: object, as: TestOperator = operator) =>
  callDesk<{ jobId: string }>(app, as.headers, 'POST', '/exports', body);
const look = async (jobId: string, as: TestOperator = operator) =>
  callDesk<Job>(app, as.headers, 'GET', `/exports/${jobId}`);
const drop = (jobId: string, as: TestOperator = operator) =>
  app.server.inject({ method: 'DELETE', url: `/backoffice/api/exports/${jobId}`, headers: as.headers });
const file = (jobId: string, as: TestOperator = operator) =>
  app.server.inject({ method: 'GET', url: `/backoffice/api/exports/${jobId}/file`, headers: as.headers });
const work = async () => {
  const { run } = app.platform.collected
    .all()
    .flatMap(({ jobs = [] }) => jobs)
    .find(({ name }) => name === 'backoffice-exports')!;
  return run();
};
const finish = async () => {
  while (await work());
};
const MINE = ['operator:eq:exported'];

await app.platform.db.run(sql`
  insert into backoffice_audit (actor, action, object, reason, ip)
  select 'exported', 'thing.' || n, 'thing:' || n, '=HYPERLINK("http://evil")', ''
    from generate_series(1, 1000) n`);

it('writes a list in steps with its filter and columns, and hands it to its operator only', async () => {
  const { value } = await start({ list: 'audit', filter: MINE, sort: 'id', columns: ['object', 'reason', 'at'] });
  expect((await look(value.jobId)).value).toMatchObject({ state: 'waiting', progress: 0, file: null });
  await work();
  const under = (await look(value.jobId)).value;
  expect(under).toMatchObject({ state: 'running', rows: 400, file: null });
  expect(under.progress).toBeLessThan(1);
  expect((await file(value.jobId)).statusCode).toBe(404);
  await finish();
  expect((await look(value.jobId)).value).toMatchObject({
    state: 'done',
    progress: 1,
    rows: 1000,
    file: `/backoffice/api/exports/${value.jobId}/file`,
  });
  const answer = await file(value.jobId);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/);
  const lines = answer.body.split('\r\n');
  expect(lines.length).toBe(1002);
  expect(lines[0]).toBe('\uFEFF"object","reason","at"');
  expect(lines[1]).toMatch(/^"thing:1","'=HYPERLINK\(""http:\/\/evil""\)","\d{4}-\d\d-\d\dT[\d:.]+Z"$/);
  expect(lines[1000]).toContain('"thing:1000"');
  // Another administrator may read the list, but not this file.
  expect((await file(value.jobId, second)).json()).toMatchObject({ errorCode: 'not.found' });
  expect(await look(value.jobId, second)).toMatchObject({ errorCode: 'not.found' });
  expect(await trail(`export:${value.jobId}`)).toMatchObject([
    { actor: operator.name, action: 'export.started', after: { list: 'audit', filter: MINE } },
    { action: 'export.read', after: { rows: 1000 } },
  ]);
});

it.each([
  ['withdrawals', 'marks'],
  ['originals/rounds', 'bonusStake'],
  ['originals/rounds', 'bonusWin'],
  ['freeRounds', 'bonusTimes'],
  ['tokens', 'permissions'],
])('writes the list %s with its column %s, as the page shows it', async (list, column) => {
  const { value } = await start({ list, columns: [column] });
  await finish();
  expect((await file(value.jobId)).body.split('\r\n')[0]).toBe(`\uFEFF"${column}"`);
});

it("names the file by the merchant's day", async () => {
  const { value } = await start({ list: 'audit', filter: MINE });
  await finish();
  // One o'clock at night in Ho Chi Minh City.
  await app.platform.db.run(sql`
    update backoffice_exports set created_at = '2030-04-30T18:00:00Z' where id = ${value.jobId}::uuid`);
  expect((await file(value.jobId)).headers['content-disposition']).toBe('attachment; filename="audit-2030-05-01.csv"');
});

it('stops when cancelled and keeps nothing of its file; cancelling again deletes it', async () => {
  const { value } = await start({ list: 'audit', filter: MINE });
  await work();
  expect((await drop(value.jobId, second)).json()).toMatchObject({ errorCode: 'not.found' });
  expect((await drop(value.jobId)).json()).toMatchObject({ success: true });
  expect((await look(value.jobId)).value).toMatchObject({ state: 'cancelled', file: null });
  expect(await work()).toBe(false);
  const { parts } = await app.platform.db.one(sql<{ parts: bigint }>`
    select count(*) as parts from backoffice_export_parts where export_id = ${value.jobId}::uuid`);
  expect(parts).toBe(0n);
  expect((await drop(value.jobId)).json()).toMatchObject({ success: true });
  expect(await look(value.jobId)).toMatchObject({ errorCode: 'not.found' });
  expect(await trail(`export:${value.jobId}`)).toMatchObject([
    { action: 'export.started' },
    { action: 'export.cancelled', before: { rows: 400 } },
    { action: 'export.removed' },
  ]);
});

it('resumes where a process that ended left it', async () => {
  const { value } = await start({ list: 'audit', filter: MINE });
  await work();
  // A process ended after claiming the step and before saving anything.
  await app.platform.db.run(sql`
    update backoffice_exports set lease = gen_random_uuid(), leased_until = clock_timestamp() + interval '30 seconds'
     where id = ${value.jobId}::uuid`);
  expect(await work()).toBe(false);
  await app.platform.db.run(sql`
    update backoffice_exports set leased_until = clock_timestamp() - interval '1 second'
     where id = ${value.jobId}::uuid`);
  await finish();
  expect((await look(value.jobId)).value).toMatchObject({ state: 'done', rows: 1000 });
});

it("requires the list's permission, rejects unsupported requests, and limits an operator to three", async () => {
  const content = await createOperator(app, 'support');
  expect(await start({ list: 'audit' }, content)).toMatchObject({ status: 403, errorCode: 'permission.denied' });
  expect(await start({ list: 'nothing' })).toMatchObject({ errorCode: 'not.found' });
  expect(await start({ list: 'audit', filter: ['reason:eq:x'] })).toMatchObject({ errorCode: 'list.refused' });
  expect(await start({ list: 'audit', columns: ['password'] })).toMatchObject({
    errorCode: 'list.refused',
    value: { field: 'password', reason: 'column' },
  });
  expect(await start({ list: 'audit', sort: 'reason' })).toMatchObject({ errorCode: 'list.refused' });
  const third = await createOperator(app, 'support');
  for (let count = 0; count < 3; count++)
    expect(await start({ list: 'members' }, third)).toMatchObject({ success: true });
  expect(await start({ list: 'members' }, third)).toMatchObject({ errorCode: 'exports.full' });
  await finish();
});

it('stops when its operator is disabled', async () => {
  const leaving = await createOperator(app, 'support');
  const { value } = await start({ list: 'members' }, leaving);
  await app.rooms.backoffice.disableOperator(leaving.name);
  await finish();
  const job = await app.platform.db.one(sql<{ state: string; failure: string }>`
    select state, failure from backoffice_exports where id = ${value.jobId}::uuid`);
  expect(job).toEqual({ state: 'failed', failure: 'permission.denied' });
});

it('a file filtered by a field cannot be read by an operator who may no longer see that field', async () => {
  const { db } = app.platform;
  await db.run(sql`insert into backoffice_roles (name) values ('sighted')`);
  await db.run(sql`
    insert into backoffice_role_permissions
    select 'sighted', p, true from unnest(array['members.read', 'members.reveal']) p`);
  const sighted = await createOperator(app, 'sighted');
  const { value } = await start({ list: 'members', filter: ['mobile:eq:+84901234567'] }, sighted);
  await finish();
  expect((await file(value.jobId, sighted)).statusCode).toBe(200);
  await db.run(sql`delete from backoffice_role_permissions where permission = 'members.reveal' and role = 'sighted'`);
  expect((await file(value.jobId, sighted)).json()).toMatchObject({ errorCode: 'permission.denied' });
  expect(await start({ list: 'members', filter: ['mobile:eq:+84901234567'] }, sighted)).toMatchObject({
    errorCode: 'permission.denied',
  });
});
