import { createMember, errorOf, type TestMember } from '@fairlot/testkit';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { callSealed, codesOf, logIn, register, seal, sendCode } from '../client.testing.ts';
import { deliver } from '../sandbox.testing.ts';
import { createAuthenticator } from '../../../platform/passkeys.testing.ts';
import {
  freshNumber,
  logInByCode,
  memberWithMobile,
  openAllWays,
  startMessaging,
  takeCode,
} from '../messages/sms.testing.ts';
import { giveContact } from '../contact.testing.ts';

const ORIGIN = 'http://play.fairlot.example';
const TEN_MINUTES_MS = 600_000;
const PASSWORD = 'Test2026';
const { app, sandbox } = await startMessaging({ publicOrigin: ORIGIN });
beforeEach(() => openAllWays(app));
afterEach(() => {
  vi.useRealTimers();
});

let next = 0;
const address = () => `10.80.0.${++next}`;
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.server.inject({ method: 'POST', url, payload, headers, remoteAddress: address() });
/** The code on a phone whose clock is off by this time. */
const codeOf = (secret: string, offMs: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + offMs });
const startTotp = async ({ headers }: TestMember) =>
  (await callSealed(app, headers, '/wps/security/totp/start', { password: PASSWORD }, address())).json().value
    .secret as string;
async function solved(): Promise<string> {
  const { challenge } = (
    await app.server.inject({ method: 'GET', url: '/wps/captcha/challenge', headers: { moduleid: 'VALID_CAPTCHA3' } })
  ).json().value as { challenge: Challenge };
  return Buffer.from(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })).toString(
    'base64',
  );
}

describe('a clock that is ten minutes off', () => {
  it('cannot enable an authenticator or log in, in either direction', async () => {
    const member = await createMember(app);
    const secret = await startTotp(member);
    const confirm = (code: string) => callSealed(app, member.headers, '/wps/security/totp', { code }, address());
    for (const offMs of [-TEN_MINUTES_MS, TEN_MINUTES_MS])
      expect(await errorOf(confirm(codeOf(secret, offMs)))).toBe('totp.invalid');
    expect((await confirm(codeOf(secret, 0))).json().success).toBe(true);
    for (const offMs of [-TEN_MINUTES_MS, TEN_MINUTES_MS]) {
      expect(await errorOf(logIn(app, member.userName, PASSWORD, { totp: codeOf(secret, offMs) }, address()))).toBe(
        'totp.invalid',
      );
    }
    expect(
      (await logIn(app, member.userName, PASSWORD, { totp: codeOf(secret, 30_000) }, address())).json().success,
    ).toBe(true);
  });

  it('is too far off for a passkey challenge, when adding one and at login', async () => {
    const member = await createMember(app);
    const authenticator = createAuthenticator(ORIGIN);
    const begin = async () =>
      (
        await callSealed(app, member.headers, '/wps/security/passkeys/options', { password: PASSWORD }, address())
      ).json().value;
    const age = () =>
      app.platform.db.run(sql`update identity_challenges set expires_at = expires_at - interval '10 minutes'`);
    const add = ({ challengeId, options }: Awaited<ReturnType<typeof begin>>) =>
      post(
        '/wps/security/passkeys',
        { challengeId, name: 'Phone', response: authenticator.create(options) },
        member.headers,
      );
    const late = await begin();
    await age();
    expect(await errorOf(add(late))).toBe('passkey.invalid');
    expect((await add(await begin())).json().success).toBe(true);
    const beginLogin = async () => (await post('/wps/session/passkey/options', {})).json().value;
    const enter = ({ challengeId, options }: Awaited<ReturnType<typeof beginLogin>>) =>
      post('/wps/session/passkey', { challengeId, response: authenticator.get(options) });
    const lateLogin = await beginLogin();
    await age();
    expect(await errorOf(enter(lateLogin))).toBe('passkey.invalid');
    expect((await enter(await beginLogin())).json().success).toBe(true);
  });

  it('keeps a link for a new password valid; half an hour does not', async () => {
    for (const [minutes, expected] of [
      [10, null],
      [31, 'link.invalid'],
    ] as const) {
      const member = await createMember(app);
      const email = `${member.userName}@example.com`;
      await giveContact(app, member.memberId, { email });
      await post('/wps/account/password/email', { username: member.userName, email });
      await deliver(app);
      const token = /#reset=(\S+)/.exec((await sandbox.mails(email))[0]?.text ?? '')?.[1] ?? '';
      await app.platform.db.run(sql`
        update identity_resets set expires_at = expires_at - make_interval(mins => ${minutes}::int)
          where member_id = ${member.memberId}::bigint`);
      const sealed = await seal(app, {
        resetToken: token,
        newPassword: 'Fresh4Lantern',
        confirmNewPassword: 'Fresh4Lantern',
      });
      expect(await errorOf(post('/wps/account/password/reset', sealed.payload, sealed.headers))).toBe(expected);
    }
  });

  it('is too far off for an SMS code, a captcha and a proof of work', async () => {
    const { mobileNum, digits, ip } = freshNumber();
    await memberWithMobile(app, digits);
    const code = await takeCode(app, sandbox, { mobileNum, digits, ip }, 'login');
    await app.platform.db.run(sql`update identity_codes set expires_at = expires_at - interval '10 minutes'`);
    expect(await errorOf(logInByCode(app, digits, code, {}, address()))).toBe('verification.code.error');

    const { captchaId } = (
      await app.server.inject({ method: 'GET', url: '/wps/captcha', headers: { moduleid: 'VALID_CAPTCHA3' } })
    ).json().value;
    await app.platform.db.run(sql`update identity_captchas set expires_at = expires_at - interval '10 minutes'`);
    expect(await errorOf(register(app, 'tenminutes1', { captchaId, captcha: app.config.testCaptcha }, address()))).toBe(
      'captcha.error',
    );

    await app.rooms.site.change('identity', { ...(await app.rooms.site.setting('identity')), humanCheck: 'altcha' });
    const work = await solved();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + TEN_MINUTES_MS });
    expect(
      await errorOf(sendCode(app, { mobileNum: freshNumber().mobileNum, scene: 'register', altcha: work }, address())),
    ).toBe('captcha.error');
  });
});

describe('sent twice concurrently', () => {
  it('a proof of work, a code and a link are each accepted once', async () => {
    await app.rooms.site.change('identity', { ...(await app.rooms.site.setting('identity')), humanCheck: 'altcha' });
    const altcha = await solved();
    expect(
      codesOf(
        await Promise.all(
          [1, 2].map(() => sendCode(app, { mobileNum: freshNumber().mobileNum, scene: 'register', altcha }, address())),
        ),
      ),
    ).toEqual(['captcha.error', 'none']);

    await app.rooms.site.change('identity', { ...(await app.rooms.site.setting('identity')), humanCheck: 'none' });
    const { mobileNum, digits, ip } = freshNumber();
    await memberWithMobile(app, digits);
    const code = await takeCode(app, sandbox, { mobileNum, digits, ip }, 'login');
    expect(codesOf(await Promise.all([1, 2].map(() => logInByCode(app, digits, code, {}, address()))))).toEqual([
      'none',
      'verification.code.error',
    ]);
    expect(await errorOf(logInByCode(app, digits, code, {}, address()))).toBe('verification.code.error');
  });
});
