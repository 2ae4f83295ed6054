/** Test of a new room: entries belong to their member, operators see counts, closing the account removes them. */
export function roomTest(name: string): string {
  return `import { callDesk, createMember, createOperator, openTestApp, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';

const app = await openTestApp();
const member = await createMember(app);

async function send(method: 'GET' | 'POST', who: TestMember, payload?: object) {
  const response = await app.server.inject({
    method,
    url: '/wps/${name}',
    headers: who.headers,
    ...(payload ? { payload } : {}),
  });
  return response.json<{ success: boolean; errorCode: string | null; value: unknown }>();
}

it('entries are written and read by their member alone', async () => {
  expect(await send('GET', member)).toMatchObject({ success: true, value: [] });
  expect(await send('POST', member, { text: 'First' })).toMatchObject({ value: [{ text: 'First' }] });
  await app.platform.db.transaction((tx) => app.rooms.${name}.add(tx, member.memberId, 'Second'));
  expect(await send('GET', member)).toMatchObject({ value: [{ text: 'Second' }, { text: 'First' }] });
  expect(await send('GET', await createMember(app))).toMatchObject({ value: [] });
  expect(await send('POST', member, { text: '' })).toMatchObject({ success: false, errorCode: 'request.invalid' });
});

it('operators see how many there are', async () => {
  const { headers } = await createOperator(app, 'support');
  expect((await callDesk(app, headers, 'GET', '/${name}')).value).toEqual({ entries: 2, members: 1 });
});

it('are part of what a member takes along, and go with the account', async () => {
  const { person } = app;
  expect(await person.export(member)).toMatchObject({ ${name}: [{ text: 'Second' }, { text: 'First' }] });
  await app.platform.db.transaction((tx) => person.erase(tx, member.memberId));
  expect(await send('GET', member)).toMatchObject({ value: [] });
});
`;
}
