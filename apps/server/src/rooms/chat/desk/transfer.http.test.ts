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
