import { createMember, errorOf, openTestApp, type TestMember } from '@fairlot/testkit';
import { TOTP, Secret } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { callSealed, logIn, openLogIns } from '../client.testing.ts';

const app = await openTestApp();
beforeEach(() => openLogIns(app));

const PASSWORD = 'Test2026';
const get = (headers: Record<string, string>, url: string) => app.server.inject({ method: 'GET', url, headers });
const post = (headers: Record<string, string>, url: string, body: object) => callSealed(app, headers, url, body);
/**
 * Codes of the authenticator. Each is accepted once, so later ones are a period ahead: the server accepts those of the
 * neighbouring periods, and if a period ends during the test, the code becomes closer, never too old.
 */
const codeAt = (secret: string, periodsAhead: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + periodsAhead * 30_000 });
async function setUpTotp({ headers }: TestMember): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await post(headers, '/wps/security/totp/start', { password: PASSWORD })).json().value;
  const { recoveryCodes } = (await post(headers, '/wps/security/totp', { code: codeAt(secret, 0) })).json().value;
  return { secret, recoveryCodes };
}

describe('the authenticator', () => {
  it('becomes active once a code confirms it; login then requires a code, which is accepted once', async () => {
    const member = await createMember(app);
    const begun = (await post(member.headers, '/wps/security/totp/start', { password: PASSWORD })).json().value;
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Fairlot:/);
    expect((await logIn(app, member.userName, PASSWORD)).json().success).toBe(true);
    expect(await errorOf(post(member.headers, '/wps/security/totp', { code: '000000' }))).toBe('totp.invalid');
    const { recoveryCodes } = (
      await post(member.headers, '/wps/security/totp', { code: codeAt(begun.secret, 0) })
    ).json().value;
    expect(new Set(recoveryCodes).size).toBe(8);
    expect(await errorOf(post(member.headers, '/wps/security/totp/start', { password: PASSWORD }))).toBe(
      'totp.enabled',
    );

    expect((await logIn(app, member.userName, PASSWORD)).json()).toMatchObject({
      success: false,
      errorCode: 'totp.required',
      value: { totp: true },
    });
    // A wrong password does not use up the code.
    const right = codeAt(begun.secret, 1);
    expect(await errorOf(logIn(app, member.userName, 'Wrong123', { totp: right }))).toBe('login.invalid');
    expect((await logIn(app, member.userName, PASSWORD, { totp: right })).json().success).toBe(true);
    expect(await errorOf(logIn(app, member.userName, PASSWORD, { totp: right }))).toBe('totp.invalid');
    expect(await errorOf(logIn(app, member.userName, PASSWORD, { totp: codeAt(begun.secret, 5) }))).toBe(
      'totp.invalid',
    );
  });

  it('accepts a code once when it is sent twice concurrently', async () => {
    const member = await createMember(app);
    const { secret } = await setUpTotp(member);
    const totp = codeAt(secret, 1);
    const answers = await Promise.all([1, 2].map(() => logIn(app, member.userName, PASSWORD, { totp })));
    expect(answers.filter((answer) => answer.json().success)).toHaveLength(1);
  });

  it('pauses guesses longer each time, whatever passwords accompany them', async () => {
    const member = await createMember(app);
    await setUpTotp(member);
    const codes: (string | null)[] = [];
    for (let count = 0; count < 8; count++)
      codes.push(await errorOf(logIn(app, member.userName, PASSWORD, { totp: '000000' }, `10.50.0.${count}`)));
    expect(codes).toEqual([...Array.from({ length: 6 }, () => 'totp.invalid'), 'login.locked', 'login.locked']);
  });

  it('lists a wrong code after the right password as a failed log-in', async () => {
    const member = await createMember(app);
    await setUpTotp(member);
    await logIn(app, member.userName, PASSWORD, { totp: '000000' }, '10.51.0.1');
    const { list } = (await get(member.headers, '/wps/security/logins')).json().value;
    expect(list[0]).toMatchObject({ ip: '10.51.0.1', method: 'password', success: false });
  });

  it('accepts a recovery code once, and stores it as a hash', async () => {
    const member = await createMember(app);
    const {
      recoveryCodes: [code = ''],
      secret,
    } = await setUpTotp(member);
    expect(code).toMatch(/^[a-z2-9]{6}(-[a-z2-9]{6}){3}$/);
    expect(
      (await logIn(app, member.userName, PASSWORD, { totp: code.toUpperCase().replaceAll('-', ' ') })).json().success,
    ).toBe(true);
    expect(await errorOf(logIn(app, member.userName, PASSWORD, { totp: code }))).toBe('totp.invalid');
    expect((await get(member.headers, '/wps/security')).json().value).toMatchObject({
      hasTotp: true,
      recoveryCodesLeft: 7,
    });
    const kept = await app.platform.db.one(
      sql<{
        sealed: Uint8Array;
        hashes: string[];
      }>`
        select totp_secret as sealed, recovery_hashes as hashes from identity_secrets
          where member_id = ${member.memberId}::bigint`,
    );
    expect(kept.hashes.every((hash) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
    expect(Buffer.from(kept.sealed).includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
  });

  it('is removed with password and code', async () => {
    const member = await createMember(app);
    const { secret } = await setUpTotp(member);
    const take = (body: object) => post(member.headers, '/wps/security/totp/remove', body);
    expect(await errorOf(take({ password: 'Wrong123', code: codeAt(secret, 1) }))).toBe('login.invalid');
    expect(await errorOf(take({ password: PASSWORD, code: '000000' }))).toBe('totp.invalid');
    expect((await take({ password: PASSWORD, code: codeAt(secret, 1) })).json().success).toBe(true);
    const reported = await app.platform.db.rows(sql`
      select payload from platform_outbox
       where topic = 'security.changed' and member_id = ${member.memberId}::bigint order by id`);
    expect(reported).toEqual([
      { payload: { change: 'authenticatorAdded', detail: '' } },
      { payload: { change: 'authenticatorRemoved', detail: '' } },
    ]);
    expect((await logIn(app, member.userName, PASSWORD)).json().success).toBe(true);
  });
});
