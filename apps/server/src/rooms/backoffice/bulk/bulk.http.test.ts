import { randomUUID } from 'node:crypto';
import { auditOf, callDesk, createMember, createOperator, openBackOffice, REASON, runJob } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';

const { app, operator, second, call, approve } = await openBackOffice();

const { db, collected } = app.platform;
type Reason = { code: string; count: number };
type Job = { state: string; fits: number; refused: number; done: number; failed: number; reason: string | null } & {
  leftOut: Reason[];
  failures: Reason[];
  rows: { row: string; code: string }[];
};
const look = async (jobId: string, as = operator) =>
  (await callDesk<Job>(app, as.headers, 'GET', `/bulk/${jobId}`)).value;
const start = (list: string, action: string, what: object, as = operator) =>
  callDesk<{ jobId: string }>(app, as.headers, 'POST', '/bulk', { list, action, ...what });
const run = (jobId: string, as = operator, body: object = { reason: REASON }) =>
  callDesk(app, as.headers, 'POST', `/bulk/${jobId}/run`, body);
const work = () => runJob(app, 'backoffice-bulk');
const finish = async () => {
  while (await work());
};
/** Runs a bulk change from the first call to the last row. */
const doAll = async (list: string, action: string, what: object, body: object = { reason: REASON }) => {
  const { jobId } = (await start(list, action, what)).value;
  await finish();
  const asked = await look(jobId);
  expect(await run(jobId, operator, body)).toMatchObject({ success: true });
  await finish();
  return { asked, done: await look(jobId) };
};
const count = async (from: string, what: string) =>
  (await call<{ count: number }>('GET', `/${from}?filter=${what}`)).value.count;

const since = Date.now();
const members: bigint[] = [];
const idsOf = (from: number, to?: number) => members.slice(from, to).map(String);
for (let made = 0; made < 34; made += 1) members.push((await createMember(app)).memberId);

it('reports which selected rows qualify, and changes nothing before a reason is given', async () => {
  const [first = '', other = ''] = idsOf(0, 2);
  await callDesk(app, operator.headers, 'POST', `/members/${first}/disable`, { reason: REASON });
  const rows = [first, other, other, '999999999', "1' or true", '99999999999999999999'];
  const { jobId } = (await start('members', 'disable', { rows })).value;
  expect(await look(jobId)).toMatchObject({
    state: 'counted',
    fits: 1,
    refused: 4,
    done: 0,
    leftOut: [
      { code: 'not.found', count: 3, message: 'Not found' },
      { code: 'row.unchanged', count: 1 },
    ],
    rows: expect.arrayContaining([{ row: first, state: 'left', code: 'row.unchanged' }]),
  });
  expect(await run(jobId, operator, {})).toMatchObject({ errorCode: 'request.invalid', value: { field: 'reason' } });
  expect(await run(jobId, second)).toMatchObject({ errorCode: 'not.found' });
  await finish();
  expect(await auditOf(app, `member:${other}`)).toEqual([]);
  expect(await run(jobId)).toMatchObject({ success: true });
  expect(await run(jobId)).toMatchObject({ errorCode: 'not.found' });
  await finish();
  expect(await look(jobId)).toMatchObject({ state: 'done', done: 1, failed: 0 });
  expect(await auditOf(app, `member:${other}`)).toMatchObject([
    { actor: operator.name, action: 'member.disabled', reason: REASON },
  ]);
  // A job that was only previewed leaves no trace.
  const dropped = (await start('members', 'enable', { rows: [other] })).value.jobId;
  expect(await callDesk(app, operator.headers, 'DELETE', `/bulk/${dropped}`)).toMatchObject({ success: true });
  expect(await auditOf(app, `bulk:${dropped}`)).toEqual([]);
  expect(await run(dropped)).toMatchObject({ errorCode: 'not.found' });
});

it('changes exactly the counted rows of a filter, and continues after a process ended', async () => {
  const filter = ['disabled:eq:false', `createdAt:gte:${since}`];
  const { jobId } = (await start('members', 'disable', { filter })).value;
  expect(await run(jobId)).toMatchObject({ errorCode: 'not.found' });
  await finish();
  expect(await look(jobId)).toMatchObject({ state: 'counted', fits: 32, refused: 0 });
  const late = await createMember(app);
  await callDesk(app, second.headers, 'POST', `/members/${members[33]}/disable`, { reason: REASON });
  await run(jobId);
  await work();
  const half = await look(jobId);
  expect(half).toMatchObject({ state: 'running', done: 24, failed: 1 });
  const running = await call<object[]>('GET', '/bulk?list=members');
  expect(running.value).toMatchObject([{ jobId, action: 'disable', done: 24, fits: 32 }]);
  expect((await callDesk<object[]>(app, second.headers, 'GET', '/bulk?list=members')).value).toEqual([]);
  // A process claimed the next step and ended in the middle of it.
  await db.run(sql`
    update backoffice_bulk_jobs set lease = gen_random_uuid(), leased_until = clock_timestamp() + interval '1 hour'
     where id = ${jobId}::uuid`);
  expect(await work()).toBe(false);
  await db.run(sql`
    update backoffice_bulk_jobs set leased_until = clock_timestamp() - interval '1 second'
     where id = ${jobId}::uuid`);
  await finish();
  expect(await look(jobId)).toMatchObject({
    state: 'done',
    done: 31,
    failed: 1,
    failures: [{ code: 'row.unchanged', count: 1 }],
    rows: [{ row: String(members[33]), state: 'failed', code: 'row.unchanged' }],
  });
  expect(await auditOf(app, `member:${late.memberId}`)).toEqual([]);
});

it('can be stopped midway, and keeps what was done', async () => {
  const { jobId } = (await start('members', 'enable', { rows: idsOf(2) })).value;
  await run(jobId);
  await work();
  expect(await callDesk(app, operator.headers, 'DELETE', `/bulk/${jobId}`)).toMatchObject({ success: true });
  await finish();
  expect(await look(jobId)).toMatchObject({ state: 'cancelled', done: 25 });
  expect(await count('members', `memberId:in:${idsOf(2)}&filter=disabled:eq:false`)).toBe(25);
  expect((await auditOf(app, `bulk:${jobId}`)).map(({ action }) => action)).toEqual(['bulk.begun', 'bulk.cancelled']);
});

it('shows and hides games, closes feedback, takes and ends tasks, and acknowledges alarms', async () => {
  const { list } = (await call<{ list: { nodeId: string; vendor: string }[] }>('GET', '/catalogue/games?limit=5'))
    .value;
  const rows = list.map(({ nodeId }) => nodeId);
  await call('PUT', `/catalogue/games/${rows[0]}`, { change: { isEnabled: false }, reason: REASON });
  const games = await doAll('catalogue/games', 'hide', { rows });
  expect([games.asked, games.done]).toMatchObject([
    { fits: 4, refused: 1 },
    { state: 'done', done: 4 },
  ]);
  expect(await auditOf(app, `game:${rows[1]}`)).toMatchObject([
    { action: 'catalogue.game.changed', before: { isEnabled: true }, after: { isEnabled: false }, reason: REASON },
  ]);
  const hidden = await doAll('catalogue/games', 'show', { filter: ['isEnabled:eq:false'] });
  expect(hidden.done.done).toBe(hidden.asked.fits);
  expect(await count('catalogue/games', 'isEnabled:eq:false')).toBe(0);

  await db.run(sql`
    insert into inbox_cases (member_id, type, content)
    select ${members[3]}::bigint, 0, 'The page of results is empty' from generate_series(1, 3)`);
  const cases = await doAll('cases', 'close', { filter: ['state:eq:open', `memberId:eq:${members[3]}`] });
  expect(cases.done).toMatchObject({ state: 'done', done: 3, failed: 0 });
  expect(await count('cases', `memberId:eq:${members[3]}&filter=state:eq:closed`)).toBe(3);

  const task = async (assignee: string | null) =>
    (
      await call<{ taskId: string }>('POST', '/tasks', {
        title: 'Ask the bank',
        detail: '',
        assignee,
        dueAt: null,
        link: null,
      })
    ).value.taskId;
  const tasks = [await task(null), await task(second.name), await task(operator.name)];
  const taken = await doAll('tasks', 'take', { rows: tasks }, {});
  expect([taken.asked, taken.done]).toMatchObject([{ fits: 2, leftOut: [{ code: 'row.unchanged' }] }, { done: 2 }]);
  expect((await doAll('tasks', 'done', { rows: tasks }, {})).done).toMatchObject({ done: 3 });
  expect(await auditOf(app, `task:${tasks[1]}`)).toMatchObject([
    {},
    { action: 'task.assigned' },
    { action: 'task.done' },
  ]);
  // A task assigned to one operator is hidden from others, whatever keys they send.
  const support = await createOperator(app, 'support');
  const foreign = (await start('tasks', 'done', { rows: [await task(second.name)] }, support)).value.jobId;
  expect(await look(foreign, support)).toMatchObject({ fits: 0, leftOut: [{ code: 'not.found', count: 1 }] });

  const rule = { kind: 'vendorErrors', threshold: '5', mails: [], webhook: null, reason: REASON };
  const { ruleId } = (await call<{ ruleId: string }>('POST', '/alarmRules', rule)).value;
  await db.run(sql`
    insert into backoffice_alarms (rule_id, kind, object, title, value, unit, asset, page, query)
    select ${ruleId}::bigint, 'vendorErrors', 'vendor:' || n, 'V' || n, 9, 'percent', '', 'vendor-health', '{}'
      from generate_series(1, 3) n`);
  const alarms = await doAll('alarms', 'acknowledge', { filter: ['state:eq:open'] });
  expect(alarms.done).toMatchObject({ state: 'done', done: 3, failed: 0 });
  expect(await auditOf(app, 'vendor:2')).toMatchObject([{ action: 'alarm.acknowledged', reason: REASON }]);
});

it('adds labels to many members and removes them, with an audit entry each', async () => {
  const rows = idsOf(0, 3);
  const labelsOf = () =>
    db.rows(sql<{ labels: string[] }>`
      select labels from people_members where id = any(${rows}::bigint[]) order by id`);
  const { jobId } = (await start('members', 'label', { rows })).value;
  for (const body of [{ reason: REASON }, { reason: REASON, values: [] }, { reason: REASON, values: [' vip'] }])
    expect(await run(jobId, operator, body)).toMatchObject({ errorCode: 'request.invalid' });
  expect(await labelsOf()).toEqual([{ labels: [] }, { labels: [] }, { labels: [] }]);
  expect(await run(jobId, operator, { reason: REASON, values: ['vip', 'summer'] })).toMatchObject({ success: true });
  await finish();
  expect(await look(jobId)).toMatchObject({ state: 'done', done: 3, failed: 0 });
  expect(await labelsOf()).toEqual(rows.map(() => ({ labels: ['summer', 'vip'] })));
  const removed = await doAll('members', 'unlabel', { rows: rows.slice(0, 1) }, { reason: REASON, values: ['vip'] });
  expect(removed.done).toMatchObject({ done: 1 });
  expect((await labelsOf())[0]).toEqual({ labels: ['summer'] });
  expect((await auditOf(app, `member:${rows[0]}`)).at(-1)).toMatchObject({
    action: 'member.labelled',
    before: { labels: ['summer', 'vip'] },
    after: { labels: ['summer'] },
    reason: REASON,
  });
  // An action without values refuses them.
  const disabling = (await start('members', 'disable', { rows: rows.slice(1, 2) })).value.jobId;
  expect(await run(disabling, operator, { reason: REASON, values: ['vip'] })).toMatchObject({
    errorCode: 'request.invalid',
  });
});

it('requires the permissions to read the list and to perform the action, for every action', async () => {
  const every = collected.all().flatMap(({ desk }) => desk?.bulk ?? []);
  expect(every.length).toBeGreaterThan(12);
  await db.run(sql`insert into backoffice_roles (name) values ('idle')`);
  const idle = await createOperator(app, 'idle');
  for (const { list, action, permission } of every) {
    if (permission === undefined) continue;
    const answer = await start(list, action, { rows: ['1'] }, idle);
    expect([list, action, answer.errorCode]).toEqual([list, action, 'permission.denied']);
    await db.run(sql`
      insert into backoffice_role_permissions values ('idle', ${permission}, true) on conflict do nothing`);
    const blind = await start(list, action, { rows: ['1'] }, idle);
    expect([list, action, blind.errorCode]).toEqual([list, action, 'permission.denied']);
    await db.run(sql`delete from backoffice_role_permissions where role = 'idle'`);
  }
  const wrong = async (what: object, list = 'members', action = 'disable') =>
    (await start(list, action, what)).errorCode;
  expect(await wrong({ rows: Array.from({ length: 10_000 }, (_, n) => String(n + 1)) })).toBe('request.invalid');
  expect(await wrong({})).toBe('request.invalid');
  expect(await wrong({ rows: ['1'], filter: [] })).toBe('request.invalid');
  expect(await wrong({ rows: ['1'] }, 'members', 'fly')).toBe('not.found');
  expect(await wrong({ rows: ['1'] }, 'members', 'hide')).toBe('not.found');
  for (const filter of ['isEnabled:eq:true', 'passwordHash:eq:x', 'balance:eq:1', 'memberId:prefix:1'])
    expect(await wrong({ filter: [filter] })).toBe('list.refused');
  const withdrawals = { rows: ['1', '00000000-0000-4000-8000-000000000000', 'null', '{}'] };
  const { jobId } = (await start('withdrawals', 'hold', withdrawals)).value;
  expect(await look(jobId)).toMatchObject({ fits: 0, leftOut: [{ code: 'not.found', count: 4 }] });
});

it('stops when the operator is disabled, reset or loses the permission after confirming it', async () => {
  await db.run(sql`insert into backoffice_roles (name) values ('brief')`);
  const allow = (isAllowed: boolean) =>
    db.run(sql`
      insert into backoffice_role_permissions
      select 'brief', p, ${isAllowed}::boolean from unnest(array['members.read', 'members.disable']) p
      on conflict (role, permission) do update set is_allowed = excluded.is_allowed`);
  await allow(true);
  const [losing, leaving] = [await createOperator(app, 'brief'), await createOperator(app, 'support')];
  const robbed = await createOperator(app, 'support');
  await callDesk(app, operator.headers, 'POST', '/bulk', {});
  const begun: string[] = [];
  for (const one of [losing, leaving, robbed]) {
    const { jobId } = (await start('members', 'enable', { rows: idsOf(27) }, one)).value;
    expect((await look(jobId, one)).fits).toBe(7);
    expect(await run(jobId, one)).toMatchObject({ success: true });
    begun.push(jobId);
  }
  await allow(false);
  await app.rooms.backoffice.disableOperator(leaving.name);
  const asked = { reason: REASON, requestKey: randomUUID() };
  const reset = (await call<{ id: string }>('POST', `/operators/${robbed.id}/reset`, asked)).value;
  expect(await approve(reset.id)).toMatchObject({ value: { state: 'executed' } });
  await finish();
  const ended = await db.rows(sql`
    select state, failure, rows_done as done from backoffice_bulk_jobs where id = any(${begun}::uuid[])`);
  expect(ended).toEqual(Array(3).fill({ state: 'failed', failure: 'permission.denied', done: 0n }));
  expect(await count('members', `memberId:in:${idsOf(27)}&filter=disabled:eq:true`)).toBe(7);
  expect(await start('members', 'enable', { rows: idsOf(27) }, leaving)).toMatchObject({
    errorCode: 'auth.logged.out',
  });
});

it('acknowledges no alarm about the operator, neither alone nor in bulk; another operator can', async () => {
  const { id } = await db.one(sql<{ id: string }>`
    insert into backoffice_alarms (rule_id, kind, object, title, value, unit, asset, page, query)
    select id, 'personal-data', ${`operator:${operator.name}:2026010100`}, ${operator.name}, 61, 'count', 'VND',
           'audit', '{}' from backoffice_alarm_rules order by id limit 1
    returning id::text`);
  const acknowledge = (as: typeof operator) =>
    callDesk(app, as.headers, 'POST', `/alarms/${id}/acknowledge`, { note: REASON });
  expect(await acknowledge(operator)).toMatchObject({ errorCode: 'alarm.own' });
  const { jobId } = (await start('alarms', 'acknowledge', { rows: [id] })).value;
  expect(await look(jobId)).toMatchObject({ fits: 0, leftOut: [{ code: 'alarm.own', count: 1 }] });
  expect(await acknowledge(second)).toMatchObject({ success: true });
});
