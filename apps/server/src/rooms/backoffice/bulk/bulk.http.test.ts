import { auditOf, callDesk, createMember, createOperator, openBackOffice, REASON, runJob } from '@fairlot/testkit';
import { afterAll, expect, it } from 'vitest';

const { app, operator, second, call, close } = await openBackOffice();
afterAll(close);

type Job = { state: string; fits: number; refused: number; done: number; failed: number; reason: string | null };
const look = async (jobId: string) => (await call<Job>('GET', `/bulk/${jobId}`)).value;
const start = (filter: string[], action = 'disable') =>
  call<{ jobId: string }>('POST', '/bulk', { list: 'members', filter, action, reason: REASON });
const work = () => runJob(app, 'backoffice-bulk');
const finish = async () => {
  while (await work());
};

it('is counted first, done when it is confirmed, and cancelled in between without undoing anything', async () => {
  const members = [];
  for (let made = 0; made < 30; made += 1) members.push(await createMember(app));
  const filter = [`memberId:in:${members.map(({ memberId }) => memberId).join(',')}`];
  await callDesk(app, operator.headers, 'POST', `/members/${members[0]!.memberId}/disable`, { reason: REASON });
  const { jobId } = (await start(filter)).value;
  expect(await look(jobId)).toMatchObject({ state: 'counting', fits: 0 });
  expect(await call('POST', `/bulk/${jobId}/run`)).toMatchObject({ errorCode: 'not.found' });
  await finish();
  expect(await look(jobId)).toMatchObject({ state: 'counted', fits: 29, refused: 1, done: 0 });
  expect(await callDesk(app, second.headers, 'POST', `/bulk/${jobId}/run`)).toMatchObject({ errorCode: 'not.found' });
  expect(await call('POST', `/bulk/${jobId}/run`)).toMatchObject({ success: true });
  await work();
  const half = await look(jobId);
  expect(half).toMatchObject({ state: 'running', failed: 0 });
  expect(half.done).toBeGreaterThan(0);
  expect(half.done).toBeLessThan(29);
  expect(await callDesk(app, operator.headers, 'DELETE', `/bulk/${jobId}`)).toMatchObject({ success: true });
  await finish();
  expect(await look(jobId)).toMatchObject({ state: 'cancelled', done: half.done });
  const again = (await start(filter)).value.jobId;
  await finish();
  expect(await look(again)).toMatchObject({ fits: 29 - half.done });
  await call('POST', `/bulk/${again}/run`);
  await finish();
  expect(await look(again)).toMatchObject({ state: 'done', done: 29 - half.done, failed: 0 });
  const trail = await auditOf(app, `member:${members[7]!.memberId}`);
  expect(trail).toMatchObject([{ actor: operator.name, action: 'member.disabled', reason: REASON }]);
  expect((await auditOf(app, `bulk:${jobId}`)).map(({ action }) => action)).toEqual(['bulk.begun', 'bulk.cancelled']);
});

it('is refused without the right, and ends for who lost it', async () => {
  const finance = await createOperator(app, 'finance');
  const body = { list: 'members', filter: [], action: 'disable', reason: REASON };
  expect(await callDesk(app, finance.headers, 'POST', '/bulk', body)).toMatchObject({ errorCode: 'permission.denied' });
  expect(await start([], 'fly')).toMatchObject({ errorCode: 'not.found' });
  expect(await start(['nothing:eq:1'])).toMatchObject({ errorCode: 'list.refused' });
  const leaving = await createOperator(app, 'support');
  const { value } = await callDesk<{ jobId: string }>(app, leaving.headers, 'POST', '/bulk', body);
  await app.rooms.backoffice.disableOperator(leaving.name);
  await finish();
  expect((await call('POST', `/bulk/${value.jobId}/run`)).errorCode).toBe('not.found');
});
