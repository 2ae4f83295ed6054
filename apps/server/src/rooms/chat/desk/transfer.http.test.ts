import { createMember, createOperator, type TestOperator } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { openChat } from '../chat.testing.ts';

const { app, support, call, desk } = await openChat();

it('hands a conversation over only to operators who are enabled and may answer', async () => {
  const [leaving, moving] = [await createOperator(app, 'support'), await createOperator(app, 'support')];
  for (const one of [leaving, moving]) await desk(one, 'PUT', '/chat/taking', { isTaking: false });
  const who = await createMember(app);
  const { conversationId } = (await call({ who }, 'POST', '/messages', { text: 'hello' })).value as {
    conversationId: string;
  };
  const hand = (to: TestOperator) =>
    desk(support, 'POST', `/chats/${conversationId}/transfer`, { operatorId: String(to.id) });
  const offered = async () =>
    (await desk<{ staff: { name: string }[] }>(support, 'GET', '/chat/staff')).value.staff.map(({ name }) => name);
  expect(await offered()).toEqual(expect.arrayContaining([leaving.name, moving.name]));
  expect(await hand(leaving)).toMatchObject({ success: true });

  await app.rooms.backoffice.disableOperator(leaving.name);
  await app.platform.db.run(sql`update backoffice_operators set role = 'finance' where id = ${moving.id}::bigint`);
  for (const former of [leaving, moving]) {
    expect(await offered()).not.toContain(former.name);
    expect(await hand(former)).toMatchObject({ errorCode: 'not.found' });
  }
});

it('hands a conversation over only from the operator who has it', async () => {
  const [holder, colleague] = [await createOperator(app, 'support'), await createOperator(app, 'support')];
  for (const one of [holder, colleague, support]) await desk(one, 'PUT', '/chat/taking', { isTaking: false });
  const who = await createMember(app);
  const { conversationId } = (await call({ who }, 'POST', '/messages', { text: 'hello' })).value as {
    conversationId: string;
  };
  const hand = (body: object) => desk(holder, 'POST', `/chats/${conversationId}/transfer`, body);
  const take = (one: TestOperator) => desk(one, 'POST', `/chats/${conversationId}/take`);
  const own = { from: String(holder.id), operatorId: String(support.id) };
  await take(holder);
  await take(colleague);
  expect(await hand(own)).toMatchObject({ errorCode: 'chat.taken' });
  expect(await hand({ ...own, from: null })).toMatchObject({ errorCode: 'chat.taken' });
  expect(await hand({ from: String(colleague.id), operatorId: null })).toMatchObject({ success: true });
  // It waits, so it is taken from no operator.
  expect(await hand(own)).toMatchObject({ success: true });
});

it('shows the member that the operator reads and types, but no colleague', async () => {
  const [holder, colleague] = [await createOperator(app, 'support'), await createOperator(app, 'support')];
  const who = await createMember(app);
  const { id, conversationId } = (await call({ who }, 'POST', '/messages', { text: 'hello' })).value as {
    id: string;
    conversationId: string;
  };
  const path = `/chats/${conversationId}`;
  await desk(holder, 'POST', `${path}/take`);
  const before = await app.platform.events.stream.newestId();
  const signal = async (by: TestOperator) => [
    await desk(by, 'POST', `${path}/read`, { messageId: id, state: 'delivered' }),
    await desk(by, 'POST', `${path}/read`, { messageId: id }),
    await desk(by, 'POST', `${path}/typing`),
  ];
  const marks = async () => ((await call({ who }, 'GET', '/conversation')).value as { marks: object }).marks;
  const shown = () =>
    app.platform.db.rows(sql<{ name: string }>`
      select name from platform_stream
       where id > ${before}::bigint and member_id = ${who.memberId}::bigint and name like 'chat.%' order by id`);

  for (const answer of await signal(colleague)) expect(answer.errorCode).toBeNull();
  expect(await shown()).toEqual([]);
  expect(await marks()).toEqual({ delivered: '0', read: '0' });

  await signal(holder);
  expect((await shown()).map(({ name }) => name)).toEqual(['chat.read', 'chat.read', 'chat.typing']);
  expect(await marks()).toEqual({ delivered: id, read: id });
});

it('gives new conversations to operators who are enabled and may answer', async () => {
  const [here, leaving, moving] = [await operatorHere(), await operatorHere(), await operatorHere()];
  await app.rooms.backoffice.disableOperator(leaving.name);
  await app.platform.db.run(sql`update backoffice_operators set role = 'finance' where id = ${moving.id}::bigint`);
  for (let count = 0; count < 3; count += 1) {
    const { conversationId } = (await call({ who: await createMember(app) }, 'POST', '/messages', { text: 'hello' }))
      .value as { conversationId: string };
    const { chat } = (await desk<{ chat: { operator: string } }>(here, 'GET', `/chats/${conversationId}`)).value;
    expect(chat.operator).toBe(here.name);
  }
});

/** An operator whose console is open and who takes conversations. */
async function operatorHere(): Promise<TestOperator> {
  const one = await createOperator(app, 'support');
  await desk(one, 'PUT', '/chat/taking', { isTaking: true });
  return one;
}
