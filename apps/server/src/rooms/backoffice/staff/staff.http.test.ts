import { callDesk, createMember, createOperator, openBackOffice, type TestOperator } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { untilBlocked } from '../../../platform/db/locks.testing.ts';

const { app, operator, second, call, trail } = await openBackOffice();

interface Task {
  taskId: string;
  title: string;
  assignee: string | null;
  state: string;
}
const as = (one: TestOperator) => ({
  post: (path: string, body: object = {}) => callDesk(app, one.headers, 'POST', path, body),
  tasks: async (state: string) =>
    (await callDesk<{ list: Task[] }>(app, one.headers, 'GET', `/tasks?filter=state:eq:${state}`)).value.list,
});
const give = async (title: string, assignee: string | null, by: TestOperator = operator) => {
  const body = { title, detail: '', assignee, dueAt: null, link: { page: 'member', query: { memberId: '1' } } };
  return (await callDesk<{ taskId: string }>(app, by.headers, 'POST', '/tasks', body)).value.taskId;
};

it('a task goes to its assignee, is taken once, and is completed once', async () => {
  const taskId = await give('Call the member back', second.name);
  expect(await as(second).tasks('mine')).toMatchObject([{ taskId, title: 'Call the member back' }]);
  expect(await as(operator).tasks('mine')).toEqual([]);
  const { waiting } = (
    await callDesk<{ waiting: { page: string; count: number }[] }>(app, second.headers, 'GET', '/frame')
  ).value;
  expect(waiting.find(({ page }) => page === 'tasks')).toMatchObject({ count: 1 });
  // Two operators take it from the same assignee: the second one is refused.
  const take = (who: TestOperator) => as(who).post(`/tasks/${taskId}/assign`, { from: second.name, to: who.name });
  expect(await take(operator)).toMatchObject({ success: true });
  const third = await createOperator(app);
  expect(await take(third)).toMatchObject({ errorCode: 'task.changed' });
  expect(await as(operator).post(`/tasks/${taskId}/done`, { note: 'Reached' })).toMatchObject({ success: true });
  expect(await as(operator).post(`/tasks/${taskId}/done`, { note: '' })).toMatchObject({ errorCode: 'task.changed' });
  expect(await as(operator).tasks('done')).toMatchObject([
    { taskId, state: 'done', doneBy: operator.name, note: 'Reached' },
  ]);
  expect((await trail(`task:${taskId}`)).map(({ action }) => action)).toEqual([
    'task.added',
    'task.assigned',
    'task.done',
  ]);
});

it('of two operators who take a task at the same time, the second one is refused', async () => {
  const taskId = await give('Call the bank', null);
  const { db } = app.platform;
  const [taken, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = db.transaction(async (tx) => {
    await tx.run(sql`update backoffice_tasks set assignee_id = ${operator.id}::bigint where id = ${taskId}::bigint`);
    taken.resolve();
    await end.promise;
  });
  await taken.promise;
  const other = as(second).post(`/tasks/${taskId}/assign`, { from: null, to: second.name });
  await untilBlocked(db, '%backoffice_tasks%for update%');
  end.resolve();
  await first;
  expect(await other).toMatchObject({ errorCode: 'task.changed' });
});

it('tasks of others are hidden without permission to read the trail, and disabled operators get none', async () => {
  const support = await createOperator(app, 'support');
  const taskId = await give('Look at the margin', second.name);
  expect(await as(support).tasks('open')).toEqual([]);
  expect(await as(support).post(`/tasks/${taskId}/done`, { note: '' })).toMatchObject({ errorCode: 'not.found' });
  const leaving = await createOperator(app, 'support');
  await app.rooms.backoffice.disableOperator(leaving.name);
  const body = { title: 'Anything', detail: '', assignee: leaving.name, dueAt: null, link: null };
  expect(await as(operator).post('/tasks', body)).toMatchObject({ errorCode: 'not.found' });
  const free = await give('The next operator', null);
  expect(await as(support).tasks('free')).toMatchObject([{ taskId: free, assignee: null }]);
});

it('a shift is handed over with its open work, and taken over once, by another operator', async () => {
  const [leaving, coming] = [await createOperator(app), await createOperator(app)];
  const open = await give('Still open', leaving.name);
  const done = await give('Done in between', leaving.name);
  const note = 'The bank answers slowly tonight';
  const { value } = await callDesk<{ handoverId: string }>(app, leaving.headers, 'POST', '/handovers', {
    to: coming.name,
    note,
  });
  const { handoverId } = value;
  await as(leaving).post(`/tasks/${done}/done`, { note: '' });
  const take = (who: TestOperator) => as(who).post(`/handovers/${handoverId}/take`);
  expect(await as(leaving).post('/handovers', { to: leaving.name, note })).toMatchObject({ errorCode: 'operator.own' });
  expect(await take(leaving)).toMatchObject({ errorCode: 'not.found' });
  expect(await take(second)).toMatchObject({ errorCode: 'not.found' });
  expect(await take(coming)).toMatchObject({ success: true });
  expect(await take(coming)).toMatchObject({ errorCode: 'task.changed' });
  expect(await as(coming).tasks('mine')).toMatchObject([{ taskId: open }]);
  const { value: list } = await call<object[]>('GET', '/handovers');
  expect(list[0]).toMatchObject({
    from: leaving.name,
    to: coming.name,
    note,
    takenBy: coming.name,
    tasks: [{ taskId: open }, { taskId: done }],
  });
});

it('work of an operator who is disabled becomes free for colleagues, and a handed-over shift keeps it', async () => {
  const [leaving, absent] = [await createOperator(app), await createOperator(app)];
  const [first, later] = [await give('Call before noon', leaving.name), await give('Call at noon', leaving.name)];
  const done = await give('Already called', leaving.name);
  await as(leaving).post(`/tasks/${done}/done`, { note: '' });
  const { value } = await callDesk<{ handoverId: string }>(app, leaving.headers, 'POST', '/handovers', {
    to: absent.name,
    note: 'Two calls are left',
  });
  for (const { name } of [leaving, absent]) await app.rooms.backoffice.disableOperator(name);
  const free = async () => (await as(second).tasks('free')).map(({ taskId }) => taskId);
  expect(await free()).toEqual(expect.arrayContaining([first, later]));
  expect(await free()).not.toContain(done);
  expect((await trail(`task:${first}`)).at(-1)).toMatchObject({
    action: 'task.assigned',
    before: { assignee: leaving.name },
    after: { assignee: null },
  });
  expect(await as(operator).post(`/tasks/${first}/assign`, { from: null, to: operator.name })).toMatchObject({
    success: true,
  });
  expect(await as(second).post(`/handovers/${value.handoverId}/take`)).toMatchObject({ success: true });
  const taken = (await as(second).tasks('mine')).map(({ taskId }) => taskId);
  expect(taken).toContain(later);
  expect(taken).not.toContain(first);
});

it('notes are shown at their object to operators who may read it, and are permanent', async () => {
  const { memberId } = await createMember(app);
  const object = `member:${memberId}`;
  const content = await createOperator(app, 'content');
  expect(await as(operator).post('/notes', { object, text: 'Asked for a call in the evening' })).toMatchObject({
    success: true,
  });
  expect((await callDesk(app, second.headers, 'GET', `/notes?object=${object}`)).value).toMatchObject([
    { text: 'Asked for a call in the evening', author: operator.name },
  ]);
  expect(await callDesk(app, content.headers, 'GET', `/notes?object=${object}`)).toMatchObject({
    errorCode: 'permission.denied',
  });
  expect(await as(operator).post('/notes', { object: 'nothing:1', text: 'Of nothing' })).toMatchObject({
    errorCode: 'not.found',
  });
  await expect(app.platform.db.run(sql`update backoffice_notes set text = 'Something else'`)).rejects.toThrow(
    'append-only',
  );
  expect(await trail(object)).toMatchObject([{ action: 'note.added' }]);
});
