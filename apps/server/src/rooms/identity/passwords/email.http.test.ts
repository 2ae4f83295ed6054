import { createMember, errorOf } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { callSealed, codesOf, givePassword, headersOf, IDENTITY_ON, logIn, readInfo, seal } from '../client.testing.ts';
import { startMessaging } from '../messages/sms.testing.ts';
import { deliver } from '../sandbox.testing.ts';
import { giveContact } from '../contact.testing.ts';

const { app, sandbox } = await startMessaging();
beforeEach(() => app.rooms.site.change('flags', IDENTITY_ON));

let next = 0;
async function memberWithEmail() {
  const member = await createMember(app);
  const email = `person${++next}@example.com`;
  await giveContact(app, member.memberId, { email });
  return { ...member, email };
}
const ask = (
  payload: object | string,
  { headers = {}, ip = `10.30.0.${++next}` }: { headers?: Record<string, string>; ip?: string } = {},
) => app.server.inject({ method: 'POST', url: '/wps/account/password/email', headers, payload, remoteAddress: ip });
const reset = async (resetToken: string, newPassword: string, confirmNewPassword = newPassword) => {
  const { headers, payload } = await seal(app, { resetToken, newPassword, confirmNewPassword });
  return app.server.inject({
    method: 'POST',
    url: '/wps/account/password/reset',
    headers,
    payload,
    remoteAddress: `10.31.0.${++next}`,
  });
};
async function tokenFor(email: string): Promise<string> {
  await deliver(app);
  const [mail] = await sandbox.mails(email);
  return /#reset=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('forgot by e-mail', () => {
  it('rejects an invalid e-mail before any lookup [X-022]', async () => {
    const member = await memberWithEmail();
    for (const email of ['a@c', 'a b@c.vn', 'a@@c.vn', ' '])
      for (const username of [member.userName, 'nobody99'])
        expect((await ask({ username, email })).json()).toMatchObject({ success: false, errorCode: 'email.format' });
    const form = await ask(`username=${member.userName}&email=${encodeURIComponent(member.email)}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.json()).toMatchObject({ success: true });
  });

  it('sends a link that sets a new password once, without a token [Q-052]', async () => {
    const member = await memberWithEmail();
    expect(
      (await ask({ username: ` ${member.userName.toUpperCase()} `, email: member.email.toUpperCase() })).json(),
    ).toMatchObject({ success: true, value: null });
    const token = await tokenFor(member.email);
    const [mail] = await sandbox.mails(member.email);
    expect(mail?.subject).toBe('Fairlot: choose a new password');
    expect(mail?.text).toContain(`${app.config.publicOrigin}/m/forget#reset=${token}`);
    expect((await reset(token, 'Fresh4Lantern')).json()).toMatchObject({ success: true, value: null });
    expect(await errorOf(reset(token, 'Again4Lantern'))).toBe('link.invalid');
    expect((await readInfo(app, member.headers)).statusCode).toBe(401);
    const headers = headersOf(await logIn(app, member.userName, 'Fresh4Lantern'));
    expect(
      (await app.server.inject({ method: 'GET', url: '/wps/account/verification?type=email', headers })).json().value,
    ).toEqual({ verified: true });
  });

  it('accepts a form as well as JSON; other calls accept only JSON', async () => {
    const member = await memberWithEmail();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(
      (
        await ask(new URLSearchParams({ username: member.userName, email: member.email }).toString(), { headers: form })
      ).json().success,
    ).toBe(true);
    expect(await tokenFor(member.email)).not.toBe('');
    expect((await ask(`username=${member.userName}`, { headers: form })).json()).toMatchObject({
      errorCode: 'request.invalid',
      value: { field: 'email' },
    });
    expect(
      (await app.server.inject({ method: 'POST', url: '/wps/session/login', headers: form, payload: 'data=x' }))
        .statusCode,
    ).toBe(415);
  });

  it('always succeeds, but sends nothing where account and address do not belong together', async () => {
    const member = await memberWithEmail();
    const disabled = await memberWithEmail();
    await app.rooms.identity.disableMember(disabled.memberId);
    for (const [username, email] of [
      [member.userName, 'other@example.com'],
      ['nobody99', 'nobody99@example.com'],
      [disabled.userName, disabled.email],
      ['no name at all', 'nobody@example.com'],
    ] as const) {
      expect((await ask({ username, email })).json()).toEqual({
        success: true,
        value: null,
        errorCode: null,
        message: null,
      });
      await deliver(app);
      expect(await sandbox.mails(email)).toEqual([]);
    }
    expect(await sandbox.mails(member.email)).toEqual([]);
  });

  it('writes as many rows for an unknown account as for a known one; times: `bench`', async () => {
    const member = await memberWithEmail();
    const rows = async () =>
      app.platform.db.one(sql<{ resets: bigint; messages: bigint }>`
      select (select count(*) from identity_resets) as resets, (select count(*) from identity_messages) as messages`);
    const left = async (username: string) => {
      const before = await rows();
      await ask({ username, email: member.email });
      const after = await rows();
      return [after.resets - before.resets, after.messages - before.messages];
    };
    expect(await left(member.userName)).toEqual([1n, 1n]);
    expect(await left('nobody')).toEqual([1n, 1n]);
  });

  it('sends a member one link a minute and five an hour, and gives further requests the same answer', async () => {
    const member = await memberWithEmail();
    const age = (seconds: number) =>
      app.platform.db.run(sql`
        update identity_resets set created_at = created_at - make_interval(secs => ${seconds}::int)`);
    for (let count = 0; count < 7; count++) {
      for (let twice = 0; twice < 2; twice++)
        expect((await ask({ username: member.userName, email: member.email })).json().success).toBe(true);
      await age(61);
    }
    await deliver(app);
    expect(await sandbox.mails(member.email)).toHaveLength(5);
  });

  it('rejects links that are old, forged or replaced, and passwords that break the rules', async () => {
    const member = await memberWithEmail();
    await givePassword(app, member.memberId, 'Held4Lantern');
    await ask({ username: member.userName, email: member.email });
    const token = await tokenFor(member.email);
    const [random = '', signature = ''] = token.split('.');
    for (const bad of [`${random}.${'A'.repeat(43)}`, `${'A'.repeat(43)}.${signature}`, random, 'x'.repeat(40)])
      expect(await errorOf(reset(bad, 'Fresh4Lantern'))).toBe('link.invalid');
    expect(await errorOf(reset(token, 'short'))).toBe('password.format');
    expect(await errorOf(reset(token, 'Fresh4Lantern', 'Fresh5Lantern'))).toBe('password.confirm');
    expect(await errorOf(reset(token, 'Held4Lantern'))).toBe('modify.new.old.same');
    await app.platform.db.run(sql`
      update identity_resets set expires_at = clock_timestamp() where member_id = ${member.memberId}::bigint`);
    expect(await errorOf(reset(token, 'Fresh4Lantern'))).toBe('link.invalid');
    expect((await logIn(app, member.userName, 'Held4Lantern', {}, '10.32.0.1')).json().success).toBe(true);
  });

  it('accepts a link once when it is used twice concurrently', async () => {
    const member = await memberWithEmail();
    await ask({ username: member.userName, email: member.email });
    const token = await tokenFor(member.email);
    const answers = await Promise.all(['First4Lantern', 'Other4Lantern'].map((password) => reset(token, password)));
    expect(codesOf(answers)).toEqual(['link.invalid', 'none']);
  });

  it('stores no usable link, and is off while its flag is off', async () => {
    const member = await memberWithEmail();
    await ask({ username: member.userName, email: member.email });
    const rows = JSON.stringify(
      await app.platform.db.rows(sql`select token_hash, member_id::text from identity_resets`),
    );
    expect(rows).not.toContain(await tokenFor(member.email));
    await app.rooms.site.change('flags', {});
    expect(await errorOf(ask({ username: member.userName, email: member.email }))).toBe('module.disabled');
    expect(await errorOf(reset('x'.repeat(40), 'Fresh4Lantern'))).toBe('module.disabled');
  });

  it('cannot be made to write to others through the content of the address', async () => {
    const member = await memberWithEmail();
    const email = `${member.email}, victim@example.com`;
    await giveContact(app, member.memberId, { email });
    await ask({ username: member.userName, email });
    await deliver(app);
    expect(await sandbox.mails('victim@example.com')).toEqual([]);
    expect(await sandbox.mails(member.email)).toEqual([]);
  });
});

it("reports a new password by mail to its owner's address", async () => {
  const member = await memberWithEmail();
  const body = { oldPassword: 'Test2026', newPassword: 'Fresh4Lantern', confirmNewPassword: 'Fresh4Lantern' };
  expect((await callSealed(app, member.headers, '/wps/account/password/v2', body)).json().success).toBe(true);
  await deliver(app);
  const mails = await sandbox.mails(member.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Fairlot: your password was changed']);
  expect(mails[0]?.text).toContain(member.userName);
});
