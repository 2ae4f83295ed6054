import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { callSealed, headersOf, register, registerByMobile, sendCode, showEmail } from '../client.testing.ts';
import { findMemberByMobile } from '../../people/index.ts';
import { newestCode } from '../sandbox.testing.ts';
import {
  freshNumber,
  logInByCode,
  memberWithMobile,
  openAllWays,
  startMessaging,
  takeCode,
} from '../messages/sms.testing.ts';

const { app, sandbox } = await startMessaging();
await showEmail(app);
beforeEach(() => openAllWays(app));

/** The complete contents of the members' table as text. */
const kept = async () =>
  JSON.stringify(
    await app.platform.db.rows(sql`
      select to_jsonb(m)::text as row, encode(email_sealed, 'escape') as e, encode(mobile_sealed, 'escape') as m
        from people_members m`),
  );

it('never stores a number or an address in clear text, and can still find, show and use them', async () => {
  const { mobileNum, digits, ip } = freshNumber();
  const verificationCode = await takeCode(app, sandbox, { mobileNum, digits, ip }, 'register');
  const email = `sealed.${digits}@example.com`;
  const registered = await registerByMobile(app, { mobileNum, verificationCode, email }, ip);
  expect(registered.json().success).toBe(true);
  const rows = await kept();
  for (const clear of [digits, digits.slice(2), email, 'sealed.']) expect(rows).not.toContain(clear);

  const headers = headersOf(registered);
  const personal = await app.server.inject({ method: 'GET', url: '/wps/account/personal', headers });
  expect(personal.json().value).toMatchObject({ email, mobile: `+${digits}` });
  const changed = await callSealed(app, headers, '/wps/account/personal', {
    email: `other.${digits}@example.com`,
    password: 'Secret7319',
  });
  expect(changed.json().value.email).toBe(`other.${digits}@example.com`);
  expect(await kept()).not.toContain('other.');

  await app.platform.db.run(sql`update identity_codes set sent_at = sent_at - interval '2 minutes'`);
  const code = await takeCode(app, sandbox, { mobileNum, digits, ip }, 'login');
  expect((await logInByCode(app, digits, code, {}, ip)).json().value.userName).toBe(registered.json().value.account);
});

it('allows a number or an address for one member only', async () => {
  const { digits, mobileNum, ip } = freshNumber();
  const memberId = await memberWithMobile(app, digits);
  expect((await findMemberByMobile(app.platform.db, app.platform.marks, `+${digits}`))?.id).toBe(memberId);
  await expect(memberWithMobile(app, digits)).rejects.toThrow('people_members_mobile_mark');
  await app.platform.db.run(sql`delete from identity_codes`);
  await sendCode(app, { mobileNum, scene: 'register' }, ip);
  // The owner of a registered number is informed, instead of receiving a code.
  await expect(newestCode(app, sandbox, digits)).rejects.toThrow('no code');
});

it('are resealed when the key changes', async () => {
  const answer = await register(app, 'rotated1', { email: 'rotated1@example.com' }, '10.20.250.1');
  expect(answer.json().success).toBe(true);
  const sealed = () =>
    app.platform.db.one(sql<{ email: Uint8Array; mark: string }>`
      select email_sealed as email, email_mark as mark from people_members where account = 'rotated1'`);
  const before = await sealed();
  expect(await app.reseal()).toBeGreaterThan(0);
  const after = await sealed();
  expect(Buffer.from(after.email).equals(Buffer.from(before.email))).toBe(false);
  expect(after.mark).toBe(before.mark);
});
