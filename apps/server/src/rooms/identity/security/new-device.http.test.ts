import { createMember, openTestApp, seal, type TestMember } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';

const app = await openTestApp();

const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36';

/** Logs in from a browser. @returns its device cookie */
async function logIn({ userName }: TestMember, device?: string): Promise<string> {
  const { headers, payload } = await seal(app, { username: userName, password: 'Test2026', type: 'username' });
  const answer = await app.server.inject({
    method: 'POST',
    url: '/wps/session/login',
    headers: { ...headers, 'user-agent': CHROME, ...(device === undefined ? {} : { cookie: `fairlot_dev=${device}` }) },
    payload,
  });
  expect(answer.json()).toMatchObject({ success: true });
  return answer.cookies.find(({ name }) => name === 'fairlot_dev')?.value ?? '';
}
const notifiedMembers = ({ memberId }: TestMember) =>
  app.platform.db.rows(sql<{ payload: object }>`
    select payload from platform_outbox where topic = 'security.changed' and member_id = ${memberId}::bigint`);

it('notifies of a login on an unknown device, but not of the first login or of known devices', async () => {
  const member = await createMember(app);
  await app.platform.db.run(sql`delete from identity_logins where member_id = ${member.memberId}::bigint`);
  const phone = await logIn(member);
  await logIn(member, phone);
  expect(await notifiedMembers(member)).toEqual([]);
  await logIn(member);
  expect(await notifiedMembers(member)).toEqual([{ payload: { change: 'device', detail: 'Chrome, Android' } }]);
  // Another member's device cookie does not make it a known device of this one.
  const other = await createMember(app);
  await logIn(member, await logIn(other));
  expect(await notifiedMembers(member)).toHaveLength(2);
});
