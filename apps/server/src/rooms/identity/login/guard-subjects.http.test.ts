import { createMember, errorOf, openTestApp } from '@fairlot/testkit';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { issueDevice, knownDevice } from '../../../platform/known-devices.ts';
import { callSealed, logIn, openLogIns, seal, solveCaptcha } from '../client.testing.ts';

const app = await openTestApp();
beforeEach(() => openLogIns(app));

const failures = async () =>
  Number(await app.platform.db.value(sql<bigint>`select count(*) from identity_login_failures`));
const guess = async (name: string, ip: string, times = 8) => {
  for (let count = 0; count < times; count++)
    await logIn(app, name, 'Wrong123', await solveCaptcha(app), `${ip}.${count + 1}`);
};
/** Logs in from a browser that keeps its cookies. */
const logInAt = async (name: string, password: string, cookie: string, extra: object = {}) => {
  const sealed = await seal(app, { username: name, password, type: 'username', ...extra });
  return app.server.inject({
    method: 'POST',
    url: '/wps/session/login',
    remoteAddress: '10.71.0.1',
    payload: sealed.payload,
    headers: { ...sealed.headers, cookie },
  });
};
const deviceOf = (answer: { cookies: { name: string; value: string }[] }) =>
  `fairlot_dev=${answer.cookies.find(({ name }) => name === 'fairlot_dev')?.value}`;

describe('names typed by outsiders', () => {
  it("never count for a member's step-up, authenticator or payment password", async () => {
    const member = await createMember(app);
    for (const name of [
      `reauth:${member.userName}`,
      `reauth:${member.memberId}`,
      `totp:${member.memberId}`,
      `payment:${member.memberId}`,
    ])
      await guess(name, '10.70.1');
    const answer = await callSealed(app, member.headers, '/wps/account/export', { password: 'Test2026' });
    expect(answer.json().errorCode).toBeNull();
    expect(await app.rooms.identity.checkPaymentPassword(member.memberId, '1234', '10.70.2.1')).toBeNull();
  });

  it('are refused without being counted if no rule allows the name, with the answer of a wrong login', async () => {
    for (const name of ['de\u200bmo01', `${'x'.repeat(65)}`, 'naïve\u0007']) {
      const answer = await logIn(app, name, 'Wrong123', {}, '10.70.3.1');
      expect([answer.statusCode < 500, await failures()], name).toEqual([true, 0]);
    }
    expect(await errorOf(logIn(app, 'nobody-there', 'Wrong123', {}, '10.70.4.1'))).toBe('login.invalid');
    expect(await failures()).toBe(1);
  });
});

describe('a device where the member has logged in', () => {
  it('stays open to its owner while others guess', async () => {
    const member = await createMember(app);
    const first = await logIn(app, member.userName, 'Test2026', {}, '10.71.0.1');
    await guess(member.userName, '10.72.0');
    expect(await errorOf(logIn(app, member.userName, 'Test2026', await solveCaptcha(app), '10.73.0.1'))).toBe(
      'login.locked',
    );
    const again = await logInAt(member.userName, 'Test2026', deviceOf(first));
    expect(again.json().success).toBe(true);
    // It does not clear the failures made elsewhere.
    expect(await errorOf(logIn(app, member.userName, 'Test2026', await solveCaptcha(app), '10.73.0.1'))).toBe(
      'login.locked',
    );
  });

  it('allows no guessing without a pause, and gives no advantage for other accounts', async () => {
    const [member, other] = [await createMember(app), await createMember(app)];
    const cookie = deviceOf(await logIn(app, member.userName, 'Test2026', {}, '10.71.0.1'));
    const codes: (string | null)[] = [];
    for (let count = 0; count < 8; count++)
      codes.push(await errorOf(logInAt(member.userName, `Wrong${count}12`, cookie, await solveCaptcha(app))));
    expect(codes.slice(6)).toEqual(['login.locked', 'login.locked']);
    await guess(other.userName, '10.74.0');
    const answer = await logInAt(other.userName, 'Test2026', cookie, await solveCaptcha(app));
    expect(answer.json().errorCode).toBe('login.locked');
  });

  it('is recognised by a signature that expires after half a year or with the password', () => {
    const owner = { id: 1n, passwordHash: '$argon2id$a' };
    const { marks } = app.platform;
    const cookie = issueDevice(marks, owner);
    expect(knownDevice(marks, cookie, owner)).toMatch(/^[\w-]{22}\.\d+$/);
    for (const bad of [undefined, '', 'x', cookie.replace(/.$/, (last) => (last === '0' ? '1' : '0'))])
      expect(knownDevice(marks, bad, owner)).toBeUndefined();
    expect(knownDevice(marks, cookie, { ...owner, id: 2n })).toBeUndefined();
    expect(knownDevice(marks, cookie, { ...owner, passwordHash: '$argon2id$b' })).toBeUndefined();
    expect(knownDevice(marks, cookie)).toBeUndefined();
    const [nonce, issued, signature] = cookie.split('.');
    expect(knownDevice(marks, `${nonce}.${Number(issued) + 1}.${signature}`, owner)).toBeUndefined();
  });
});

describe('recovery codes', () => {
  const codeAt = (secret: string, steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  const confirm = async (headers: Record<string, string>, code: string) =>
    (await callSealed(app, headers, '/wps/security/totp', { code })).json();
  const start = async (headers: Record<string, string>) =>
    (await callSealed(app, headers, '/wps/security/totp/start', { password: 'Test2026' })).json().value
      .secret as string;

  it('cannot be reissued with a code only', async () => {
    const { headers, memberId } = await createMember(app);
    const secret = await start(headers);
    expect((await confirm(headers, codeAt(secret, 0))).value.recoveryCodes).toHaveLength(8);
    const kept = () =>
      app.platform.db.one(sql`select recovery_hashes from identity_secrets where member_id = ${memberId}::bigint`);
    const before = await kept();
    expect(await confirm(headers, codeAt(secret, 1))).toMatchObject({ errorCode: 'totp.enabled', value: null });
    expect(await kept()).toEqual(before);
  });

  it('wait after six wrong codes', async () => {
    const { headers } = await createMember(app);
    const secret = await start(headers);
    const codes: string[] = [];
    for (let count = 0; count < 8; count++) codes.push((await confirm(headers, '000000')).errorCode);
    expect(codes).toEqual([...Array.from({ length: 6 }, () => 'totp.invalid'), 'login.locked', 'login.locked']);
    expect((await confirm(headers, codeAt(secret, 0))).errorCode).toBe('login.locked');
  });
});
