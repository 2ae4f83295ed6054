import { openTwoProcesses, type TestApp } from '@fairlot/testkit';
import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  callSealed,
  codesOf,
  headersOf,
  IDENTITY_ON,
  logIn,
  readInfo,
  registerByMobile,
  sendCode,
} from '../client.testing.ts';
import { deliver, newestCode, startSandbox } from '../sandbox.testing.ts';
import { ageCodes, freshNumber, logInByCode, takeCode } from '../messages/sms.testing.ts';
import { giveContact } from '../contact.testing.ts';
import { findMember, findMemberByMobile } from '../../people/index.ts';

const sandbox = await startSandbox();
const {
  apps: [first, second],
} = await openTwoProcesses({ config: sandbox.config });
await first.rooms.site.change('flags', IDENTITY_ON);
await first.rooms.site.change('identity', { ...(await first.rooms.site.setting('identity')), humanCheck: 'none' });
await vi.waitFor(async () => expect((await second.rooms.site.setting('identity')).humanCheck).toBe('none'), 20_000);
afterAll(() => sandbox.stop());

describe('two processes', () => {
  it('send one message per code, and accept the code once', async () => {
    const { mobileNum, digits, ip } = freshNumber();
    expect(
      codesOf(
        await Promise.all([first, second, first].map((app) => sendCode(app, { mobileNum, scene: 'register' }, ip))),
      ),
    ).toEqual(['none', 'rate.limited', 'rate.limited']);
    await Promise.all([deliver(first), deliver(second)]);
    expect(await sandbox.texts(digits)).toHaveLength(1);
    const verificationCode = await newestCode(first, sandbox, digits);
    const answers = await Promise.all(
      [first, second].map((app) => registerByMobile(app, { mobileNum, verificationCode }, ip)),
    );
    // The second request is rejected because the code is used or the number is taken; both are true by then.
    expect(['mobile.exists', 'verification.code.error']).toContain(codesOf(answers).find((code) => code !== 'none'));
    expect(answers.filter((answer) => answer.json().success)).toHaveLength(1);

    await ageCodes(first, 61);
    const code = await takeCode(second, sandbox, { mobileNum, digits, ip }, 'login');
    const logins = await Promise.all([first, second].map((app) => logInByCode(app, digits, code, {}, ip)));
    expect(codesOf(logins)).toEqual(['none', 'verification.code.error']);
  });

  it('share logins, devices, authenticators and closed accounts', async () => {
    const { mobileNum, digits, ip } = freshNumber();
    const registered = await registerByMobile(
      first,
      {
        mobileNum,
        verificationCode: await takeCode(first, sandbox, { mobileNum, digits, ip }, 'register'),
        idNumber: '079200001234',
      },
      ip,
    );
    const headers = headersOf(registered);
    const { account } = registered.json().value;
    const { secret } = (
      await callSealed(second, headers, '/wps/security/totp/start', { password: 'Secret7319' })
    ).json().value;
    const code = (ahead: number) =>
      TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + ahead * 30_000 });
    expect(
      (await callSealed(first, headers, '/wps/security/totp', { code: code(0) })).json().value.recoveryCodes,
    ).toHaveLength(8);
    const totp = code(1);
    expect(
      codesOf(await Promise.all([first, second].map((app) => logIn(app, account, 'Secret7319', { totp }, ip)))),
    ).toEqual(['none', 'totp.invalid']);
    const list = async (app: TestApp, path: string) =>
      (await app.server.inject({ method: 'GET', url: path, headers })).json().value;
    expect((await list(second, '/wps/security/sessions')).list).toHaveLength(2);
    expect(
      (await list(second, '/wps/security/logins')).list
        .map(({ method, success }: { method: string; success: boolean }) => `${method} ${success}`)
        .toSorted(),
    ).toEqual(['password false', 'password true', 'registration true']);
    expect(await list(first, '/wps/security')).toMatchObject({
      hasTotp: true,
      lastLogin: null,
      mobile: expect.stringMatching(/^\+84\*+\d{3}$/),
    });
    const closed = await callSealed(first, headers, '/wps/account/close', { password: 'Secret7319', confirm: true });
    expect(closed.json().success).toBe(true);
    await expect.poll(async () => (await readInfo(second, headers)).statusCode).toBe(401);
    expect(await findMember(first.platform.db, account)).toBeUndefined();
    expect(await findMemberByMobile(first.platform.db, first.platform.marks, `+${digits}`)).toBeUndefined();
  });

  it('accept a link for a new password once', async () => {
    const member = await first.platform.db.transaction((tx) =>
      first.rooms.identity.registerMember(tx, { account: 'mailed01', password: 'Secret7319' }),
    );
    await giveContact(first, member, { email: 'mailed01@example.com' });
    await second.server.inject({
      method: 'POST',
      url: '/wps/account/password/email',
      payload: { username: 'mailed01', email: 'mailed01@example.com' },
    });
    await deliver(first);
    const resetToken = /#reset=(\S+)/.exec((await sandbox.mails('mailed01@example.com'))[0]?.text ?? '')?.[1] ?? '';
    const answers = await Promise.all(
      [first, second].map((app, index) =>
        callSealed(app, {}, '/wps/account/password/reset', {
          resetToken,
          newPassword: `Fresh${index}Lantern`,
          confirmNewPassword: `Fresh${index}Lantern`,
        }),
      ),
    );
    expect(codesOf(answers)).toEqual(['link.invalid', 'none']);
  });
});
