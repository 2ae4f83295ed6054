import { createMember, errorOf, openTestApp, type TestMember } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { logIn, readInfo, seal } from '../client.testing.ts';
import { hashSecret } from '../../../platform/secrets.ts';

const app = await openTestApp();

const statusOf = async (headers: Record<string, string>) => (await readInfo(app, headers)).statusCode;
const renew = (headers: Record<string, string>) =>
  app.server.inject({ method: 'POST', url: '/wps/session/renew', headers });
const withToken = ({ headers }: TestMember, token: string) => ({ ...headers, authorization: `Bearer ${token}` });
const changePassword = async ({ headers }: TestMember, body: object) => {
  const { headers: sealed, payload } = await seal(app, body);
  return app.server.inject({
    method: 'POST',
    url: '/wps/account/password/v2',
    headers: { ...headers, ...sealed },
    payload,
  });
};
const ofSession = ({ cookie }: TestMember) => sql`cookie_hash = ${hashSecret(cookie)}`;

describe('session', () => {
  it('requires a token and the cookie issued with it for member info [X-078]', async () => {
    const member = await createMember(app);
    const other = await createMember(app);
    const answer = await readInfo(app, member.headers);
    expect(answer.json().value).toEqual({
      id: String(member.memberId),
      account: member.userName,
      nickname: null,
      type: 0,
      currency: 'VND',
      memberLabel: [],
      clubLabel: null,
      registeredAt: expect.any(Number),
      trialExpiresAt: null,
    });
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ cookie: member.headers['cookie']! })).toBe(401);
    expect(await statusOf({ authorization: member.headers['authorization']! })).toBe(401);
    expect(await statusOf({ ...member.headers, cookie: other.headers['cookie']! })).toBe(401);
    expect(await statusOf(withToken(member, 'x'.repeat(43)))).toBe(401);
  });

  it('stores neither tokens nor cookies nor passwords', async () => {
    const { token, cookie } = await createMember(app);
    const text = JSON.stringify(
      [
        await app.platform.db.rows(sql`select * from identity_tokens`),
        await app.platform.db.rows(sql`select * from identity_sessions`),
        await app.platform.db.rows(sql`select member_id, hash from identity_passwords`),
      ],
      (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    );
    for (const secret of [token, cookie, 'Test2026']) expect(text).not.toContain(secret);
    expect(text).toContain('$argon2id$');
  });

  /** Ends the minute for which replaced tokens stay valid. */
  const endGrace = () =>
    app.platform.db.run(sql`update identity_tokens set good_until = good_until - interval '61 seconds'`);

  it('gets a new token on renewal, but the same cookie; the old one is valid for a minute from its use', async () => {
    const member = await createMember(app);
    const answer = await renew(member.headers);
    const { token, expires } = answer.json().value;
    expect(answer.cookies).toEqual([]);
    expect(token).not.toBe(member.token);
    expect(Math.abs(expires - Date.now() - 86_400_000)).toBeLessThan(60_000);
    expect(await statusOf(withToken(member, token))).toBe(200);
    expect(await statusOf(member.headers)).toBe(200);
    const { seconds } = await app.platform.db.one(sql<{ seconds: number }>`
      select extract(epoch from good_until - clock_timestamp())::float8 as seconds from identity_tokens
        where token_hash = ${hashSecret(member.token)}`);
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('ends for both users when an old token is used later', async () => {
    const member = await createMember(app);
    const { token } = (await renew(member.headers)).json().value;
    expect(await statusOf(withToken(member, token))).toBe(200);
    await endGrace();
    expect(await errorOf(readInfo(app, member.headers))).toBe('auth.logged.out');
    expect(await statusOf(withToken(member, token))).toBe(401);
    expect(await app.rooms.identity.callerOfCookie(member.cookie)).toBeNull();
  });

  it('survives the loss of a renewed token; a later use of the lost one ends it', async () => {
    const member = await createMember(app);
    const { token: lost } = (await renew(member.headers)).json().value;
    await endGrace();
    const { token } = (await renew(member.headers)).json().value;
    expect(await statusOf(withToken(member, token))).toBe(200);
    await endGrace();
    expect(await statusOf(withToken(member, token))).toBe(200);
    expect(await statusOf(withToken(member, lost))).toBe(401);
    expect(await statusOf(withToken(member, token))).toBe(401);
  });

  it('ends immediately on logout, which clears the cookie', async () => {
    const member = await createMember(app);
    expect(await statusOf(member.headers)).toBe(200);
    expect((await app.rooms.identity.callerOfCookie(member.cookie))?.memberId).toBe(member.memberId);
    const answer = await app.server.inject({ method: 'DELETE', url: '/wps/session/logout', headers: member.headers });
    expect(answer.json()).toMatchObject({ success: true, value: null });
    expect(answer.cookies.find(({ name }) => name === 'fairlot_sid')).toMatchObject({ value: '', path: '/' });
    expect(await statusOf(member.headers)).toBe(401);
    expect(await app.rooms.identity.callerOfCookie(member.cookie)).toBeNull();
  });

  it('stays open when the cookie is dropped, which needs no token', async () => {
    const member = await createMember(app);
    const answer = await app.server.inject({
      method: 'DELETE',
      url: '/wps/session/cookie',
      headers: { cookie: member.headers['cookie']! },
    });
    expect(answer.cookies.find(({ name }) => name === 'fairlot_sid')?.value).toBe('');
    expect(await statusOf(member.headers)).toBe(200);
  });

  it('ends 24 hours after its last use; a use extends that limit', async () => {
    const idle = await createMember(app);
    await app.platform.db.run(sql`
      update identity_sessions set expires_at = clock_timestamp() - interval '1 second' where ${ofSession(idle)}`);
    expect(await statusOf(idle.headers)).toBe(401);

    const busy = await createMember(app);
    await app.platform.db.run(sql`
      update identity_sessions set last_used_at = clock_timestamp() - interval '23 hours',
        expires_at = clock_timestamp() + interval '1 hour' where ${ofSession(busy)}`);
    expect(await statusOf(busy.headers)).toBe(200);
    const { hours } = await app.platform.db.one(sql<{ hours: number }>`
      select extract(epoch from expires_at - clock_timestamp())::float8 / 3600 as hours from identity_sessions
        where ${ofSession(busy)}`);
    expect(hours).toBeGreaterThan(23.9);
  });

  it('is prolonged by a wallet call, which returns a decimal amount, and by renewal [X-082]', async () => {
    const hoursLeft = async (member: TestMember) =>
      app.platform.db.value(sql<number>`
        select extract(epoch from expires_at - clock_timestamp())::float8 / 3600 from identity_sessions
          where ${ofSession(member)}`);
    for (const ask of [
      (member: TestMember) => app.server.inject({ method: 'GET', url: '/wps/wallet', headers: member.headers }),
      (member: TestMember) => renew(member.headers),
    ]) {
      const member = await createMember(app, { balance: '1234.50' });
      await app.platform.db.run(sql`
        update identity_sessions set last_used_at = clock_timestamp() - interval '23 hours',
          expires_at = clock_timestamp() + interval '1 hour' where ${ofSession(member)}`);
      const answer = await ask(member);
      expect(answer.json().success).toBe(true);
      if (answer.json().value.sumBalance !== undefined) expect(answer.body).toContain('"sumBalance":1234.50');
      expect(await hoursLeft(member)).toBeGreaterThan(23.9);
    }
  });

  it('ends a day after login whatever its use, or after thirty days when remembered', async () => {
    const member = await createMember(app);
    const days = async (cookie: string) =>
      app.platform.db.value(sql<number>`
        select extract(epoch from absolute_expires_at - clock_timestamp())::float8 / 86400
          from identity_sessions where cookie_hash = ${hashSecret(cookie)}`);
    expect(await days(member.cookie)).toBeCloseTo(1, 2);
    expect(await days((await app.rooms.identity.openSession(member.memberId, { remember: true })).cookie)).toBeCloseTo(
      30,
      2,
    );
    await app.platform.db.run(sql`
      update identity_sessions set absolute_expires_at = clock_timestamp() where ${ofSession(member)}`);
    expect(await statusOf(member.headers)).toBe(401);
  });

  it('ends immediately when the member is disabled', async () => {
    const member = await createMember(app);
    expect(await statusOf(member.headers)).toBe(200);
    await app.rooms.identity.disableMember(member.memberId);
    expect(await statusOf(member.headers)).toBe(401);
    expect(await errorOf(logIn(app, member.userName, 'Test2026'))).toBe('user.invalid');
    expect(await app.rooms.protection.gate(app.platform.db, member.memberId, 'withdraw', 'VND')).toBe('disabled');
  });
});

describe('change password', () => {
  const body = { oldPassword: 'Test2026', newPassword: 'Fresh4Lantern', confirmNewPassword: 'Fresh4Lantern' };

  it('rejects a wrong old password, a weak new one, an unconfirmed one and the old one again', async () => {
    const member = await createMember(app);
    for (const [change, code] of [
      [{ oldPassword: 'Wrong123' }, 'login.invalid'],
      [{ newPassword: 'short', confirmNewPassword: 'short' }, 'password.format'],
      [{ newPassword: 'Password1', confirmNewPassword: 'Password1' }, 'password.common'],
      [{ confirmNewPassword: 'Fresh5Lantern' }, 'password.confirm'],
      [{ newPassword: 'Test2026', confirmNewPassword: 'Test2026' }, 'modify.new.old.same'],
    ] as const) {
      expect((await changePassword(member, { ...body, ...change })).json()).toMatchObject({
        success: false,
        errorCode: code,
      });
    }
    expect((await logIn(app, member.userName, 'Test2026', {}, '10.9.0.2')).json().success).toBe(true);
  });

  it('is not available to trial members', async () => {
    const trial = await createMember(app, { type: 4 });
    expect(await errorOf(changePassword(trial, body))).toBe('permission.denied');
  });
});
