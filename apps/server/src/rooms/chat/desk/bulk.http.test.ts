import type { backoffice, ValueOf } from '@fairlot/contract';
import { auditOf, createMember, createOperator, runJob, type TestOperator } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { openChat } from '../chat.testing.ts';

const { app, support, call, desk } = await openChat();
const colleague = await createOperator(app, 'support');
const finance = await createOperator(app, 'finance');

type Job = ValueOf<typeof backoffice.bulkJob>;

const asked = async (): Promise<string> => {
  const who = await createMember(app);
  const { value } = await call({ who }, 'POST', '/messages', { text: 'hello' });
  return (value as { conversationId: string }).conversationId;
};
const start = (as: TestOperator, action: string, what: object) =>
  desk<{ jobId: string }>(as, 'POST', '/bulk', { list: 'chats', action, ...what });
const finish = async (jobId: string): Promise<Job> => {
  await desk(support, 'POST', `/bulk/${jobId}/run`, {});
  while (await runJob(app, 'backoffice-bulk'));
  return (await desk<Job>(support, 'GET', `/bulk/${jobId}`)).value;
};
const stateOf = async (id: string) =>
  (await desk<{ chat: { state: string; operator: string | null } }>(support, 'GET', `/chats/${id}`)).value.chat;

it('takes waiting conversations, and leaves those of colleagues and closed ones', async () => {
  const [waiting, late, theirs, own, closed] = await Promise.all([asked(), asked(), asked(), asked(), asked()]);
  await desk(colleague, 'POST', `/chats/${theirs}/take`);
  await desk(support, 'POST', `/chats/${own}/take`);
  await desk(support, 'POST', `/chats/${closed}/close`);
  const { jobId } = (await start(support, 'take', { rows: [waiting, late, theirs, own, closed, '999999999'] })).value;
  const job = (await desk<Job>(support, 'GET', `/bulk/${jobId}`)).value;
  expect(job).toMatchObject({ fits: 2, refused: 4 });
  expect(new Set(job.leftOut.map(({ code }) => code))).toEqual(
    new Set(['chat.taken', 'row.unchanged', 'chat.closed', 'not.found']),
  );
  // A colleague takes one between the check and the confirmation: it is refused and does not stop the other.
  await desk(colleague, 'POST', `/chats/${late}/take`);
  expect(await finish(jobId)).toMatchObject({ done: 1, failed: 1, failures: [{ code: 'chat.taken', count: 1 }] });
  expect(await stateOf(waiting)).toMatchObject({ state: 'open', operator: support.name });
  expect(await stateOf(late)).toMatchObject({ state: 'open', operator: colleague.name });
  expect(await auditOf(app, `chat:${waiting}`)).toMatchObject([{ actor: support.name, action: 'chat.taken' }]);
});

it('closes conversations of a filter like the call for one, and needs the same permission', async () => {
  const open = [await asked(), await asked()];
  expect(await start(finance, 'close', { rows: open })).toMatchObject({ errorCode: 'permission.denied' });
  const { jobId } = (await start(support, 'close', { filter: ['state:eq:waiting'] })).value;
  while (await runJob(app, 'backoffice-bulk'));
  await desk(support, 'POST', `/chats/${open[0]}/close`);
  expect(await finish(jobId)).toMatchObject({ fits: 2, done: 1, failed: 1, failures: [{ code: 'chat.closed' }] });
  for (const id of open) {
    expect(await stateOf(id)).toMatchObject({ state: 'closed' });
    expect((await auditOf(app, `chat:${id}`)).map(({ action }) => action)).toEqual(['chat.closed']);
  }
});
