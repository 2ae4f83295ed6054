import { errorOf, openDevice } from '@fairlot/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import {
  givePassword,
  headersOf,
  logIn,
  readInfo,
  registerByMobile,
  seal,
  sendCode,
  solveCaptcha,
} from '../client.testing.ts';
import {
  ageCodes,
  freshNumber,
  logInByCode,
  memberWithMobile,
  openAllWays,
  startMessaging,
  takeCode,
} from '../messages/sms.testing.ts';
import { findMemberByMobile } from '../../people/index.ts';

const { app, sandbox } = await startMessaging();
beforeEach(() => openAllWays(app));
afterEach(() => app.platform.db.run(sql`delete from identity_login_failures`));

const resetByPhone = async (body: object, remoteAddress = '10.22.0.1', cookie = '') => {
  const { headers, payload } = await seal(app, body);
  return app.server.inject({
    method: 'POST',
    url: '/wps/account/password/phone',
    remoteAddress,
    headers: { ...headers, moduleid: 'CHNGPASSVERIF3', ...(cookie && { cookie }) },
    payload,
  });
};

describe('registration by mobile number', () => {
  it('creates an account with a generated name and logs in; the number is verified', async () => {
    const { mobileNum, digits, ip } = freshNumber();
    const answer = await registerByMobile(
      app,
      { mobileNum, verificationCode: await takeCode(app, sandbox, { mobileNum, digits, ip }, 'register') },
      ip,
    );
    const { account, ...value } = answer.json().value;
    expect(account).toMatch(/^p[a-z2-9]{9}$/);
    expect(value).toEqual({ token: expect.any(String), userName: account, customerType: 0, firstTimeLogin: false });
    const verified = await app.server.inject({ url: '/wps/account/verification', headers: headersOf(answer) });
    expect(verified.json().value).toEqual({ verified: true });
    expect((await logIn(app, account, 'Secret7319', {}, ip)).json().success).toBe(true);
  });

  it('is rejected with a wrong or used code or the code of another number, and creates no member', async () => {
    const { mobileNum, digits, ip } = freshNumber();
    const code = await takeCode(app, sandbox, { mobileNum, digits, ip }, 'register');
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await errorOf(registerByMobile(app, { mobileNum, verificationCode: wrong }, ip))).toBe(
      'verification.code.error',
    );
    expect(await errorOf(registerByMobile(app, { mobileNum }, ip))).toBe('verification.code.error');
    expect(
      await errorOf(registerByMobile(app, { mobileNum: freshNumber().mobileNum, verificationCode: code }, ip)),
    ).toBe('verification.code.error');
    expect(
      await errorOf(registerByMobile(app, { mobileNum, verificationCode: code, countryDialingCode: '63' }, ip)),
    ).toBe('mobile.format');
    expect(await findMemberByMobile(app.platform.db, app.platform.marks, `+${digits}`)).toBeUndefined();
    expect((await registerByMobile(app, { mobileNum, verificationCode: code }, ip)).json().success).toBe(true);
    expect(await errorOf(registerByMobile(app, { mobileNum, verificationCode: code }, ip))).toBe(
      'verification.code.error',
    );
  });

  it('creates one member when sent twice concurrently', async () => {
    const { mobileNum, digits, ip } = freshNumber();
    const verificationCode = await takeCode(app, sandbox, { mobileNum, digits, ip }, 'register');
    const answers = await Promise.all([1, 2].map(() => registerByMobile(app, { mobileNum, verificationCode }, ip)));
    expect(answers.filter((answer) => answer.json().success)).toHaveLength(1);
  });

  it('is off while its flag is off, which setRegister reports', async () => {
    const methods = async () => (await app.server.inject('/wps/system/setRegister')).json().value;
    expect(await methods()).toEqual({ username: true, mobileNum: true, methods: ['username', 'mobileNum'] });
    await app.rooms.site.change('flags', { REGISTER_REE3: false, MOBILENUMREG3: false });
    expect(await methods()).toEqual({ username: false, mobileNum: false, methods: [] });
    expect(
      await errorOf(registerByMobile(app, { mobileNum: '0912345678', verificationCode: '123456' }, '10.24.0.1')),
    ).toBe('module.disabled');
  });
});

describe('login by SMS', () => {
  it('accepts number and code as username and password, or under their own names', async () => {
    for (const extra of [{}, 'named'] as const) {
      const { mobileNum, digits, ip } = freshNumber();
      const memberId = await memberWithMobile(app, digits);
      const code = await takeCode(app, sandbox, { mobileNum, digits, ip }, 'login');
      const fields =
        extra === 'named'
          ? {
              username: undefined,
              password: undefined,
              mobileNum: `0${digits.slice(2)}`,
              countryDialingCode: '84',
              verificationCode: code,
            }
          : {};
      const answer = await logInByCode(app, digits, code, fields, ip);
      expect(answer.json().value.userName).toBe(await app.rooms.people.nameOf(memberId));
      expect(answer.cookies[0]?.name).toBe('fairlot_sid');
    }
  });

  it('rejects a code of another scene, a used or expired one, and one after five wrong ones', async () => {
    const { mobileNum, digits, ip } = freshNumber();
    await memberWithMobile(app, digits);
    const clear = () => app.platform.db.run(sql`delete from identity_login_failures`);
    const refused = async (code: string) => {
      await clear();
      expect(await errorOf(logInByCode(app, digits, code, {}, ip))).toBe('verification.code.error');
    };
    await refused(await takeCode(app, sandbox, { mobileNum, digits, ip }, 'password'));
    await ageCodes(app, 61);
    const used = await takeCode(app, sandbox, { mobileNum, digits, ip }, 'login');
    expect((await logInByCode(app, digits, used, {}, ip)).json().success).toBe(true);
    await refused(used);
    await ageCodes(app, 61);
    const old = await takeCode(app, sandbox, { mobileNum, digits, ip }, 'login');
    await app.platform.db.run(sql`update identity_codes set expires_at = clock_timestamp()`);
    await refused(old);
    await ageCodes(app, 61);
    const guessed = await takeCode(app, sandbox, { mobileNum, digits, ip }, 'login');
    for (let count = 0; count < 5; count++) await refused(guessed === '000000' ? '000001' : '000000');
    await refused(guessed);
  });

  it('pauses guesses on a number, across all addresses and codes', async () => {
    const { digits } = freshNumber();
    const answers: (string | null)[] = [];
    for (let count = 0; count < 8; count++)
      answers.push(await errorOf(logInByCode(app, digits, '000000', await solveCaptcha(app), `10.25.0.${count}`)));
    expect(answers).toEqual([
      ...Array.from({ length: 6 }, () => 'verification.code.error'),
      'login.locked',
      'login.locked',
    ]);
  });

  it('gives the same answer for a number without an account as for a wrong code', async () => {
    const known = freshNumber();
    const memberId = await memberWithMobile(app, known.digits);
    await sendCode(app, { mobileNum: known.mobileNum, scene: 'login' }, known.ip);
    const unknown = freshNumber();
    await sendCode(app, { mobileNum: unknown.mobileNum, scene: 'login' }, unknown.ip);
    expect((await logInByCode(app, known.digits, '0000', {}, known.ip)).json()).toEqual(
      (await logInByCode(app, unknown.digits, '0000', {}, unknown.ip)).json(),
    );
    // Both are in the log of failed log-ins, so both cost the same.
    const failed = await app.platform.db.rows(sql<{ memberId: bigint | null }>`
      select member_id as "memberId" from identity_logins
       where method = 'sms' and not is_success and ip = any(${[known.ip, unknown.ip]}::text[]) order by id`);
    expect(failed).toEqual([{ memberId }, { memberId: null }]);
  });

  it('is off while its flag is off', async () => {
    await app.rooms.site.change('flags', {});
    expect(await errorOf(logInByCode(app, '84912345678', '123456'))).toBe('module.disabled');
  });
});

describe('forgot by phone', () => {
  it('sets the password, logs out the other devices and logs this one in [X-020]', async () => {
    const { mobileNum, digits, ip } = freshNumber();
    const memberId = await memberWithMobile(app, digits);
    const other = await openDevice(app, memberId);
    const verificationCode = await takeCode(app, sandbox, { mobileNum, digits, ip }, 'password');
    const form = { newPassword: 'Fresh4Lantern', mobileNum, countryDialingCode: '84', verificationCode };
    const plain = await app.server.inject({
      method: 'POST',
      url: '/wps/account/password/phone',
      headers: { moduleid: 'CHNGPASSVERIF3' },
      payload: form,
    });
    expect(plain.statusCode).toBe(400);
    const answer = await resetByPhone(form, ip);
    const userName = await app.rooms.people.nameOf(memberId);
    expect(answer.json().value).toEqual({
      token: expect.any(String),
      userName,
      customerType: 0,
      firstTimeLogin: false,
    });
    expect((await readInfo(app, headersOf(answer))).statusCode).toBe(200);
    expect((await readInfo(app, other.headers)).statusCode).toBe(401);
    expect((await logIn(app, userName, 'Fresh4Lantern', {}, ip)).json().success).toBe(true);
  });

  it("keeps password and code of an account that the site's setting excludes", async () => {
    const { mobileNum, digits, ip } = freshNumber();
    await memberWithMobile(app, digits);
    const verificationCode = await takeCode(app, sandbox, { mobileNum, digits, ip }, 'password');
    const form = { newPassword: 'Fresh4Lantern', mobileNum, countryDialingCode: '84', verificationCode };
    await app.rooms.site.change('loginAs', 'agent');
    expect((await resetByPhone(form, ip)).json()).toMatchObject({ success: false, errorCode: 'login.not.agent' });
    await app.rooms.site.change('loginAs', 'any');
    expect((await resetByPhone(form, ip)).json().success).toBe(true);
  });

  it('forgets the wrong passwords that were tried before', async () => {
    const { mobileNum, digits, ip } = freshNumber();
    const userName = await app.rooms.people.nameOf(await memberWithMobile(app, digits));
    for (const address of ['10.23.0.1', '10.23.0.2', '10.23.0.3']) await logIn(app, userName, 'Wrong123', {}, address);
    expect(await errorOf(logIn(app, userName, 'Test2026', {}, '10.23.0.4'))).toBe('captcha.error');
    const verificationCode = await takeCode(app, sandbox, { mobileNum, digits, ip }, 'password');
    const form = { newPassword: 'Fresh4Lantern', mobileNum, countryDialingCode: '84', verificationCode };
    expect((await resetByPhone(form, ip)).json().success).toBe(true);
    expect((await logIn(app, userName, 'Fresh4Lantern', {}, '10.23.0.4')).json().success).toBe(true);
  });

  it('reports a new device only where the member has not logged in before', async () => {
    const { mobileNum, digits, ip } = freshNumber();
    const memberId = await memberWithMobile(app, digits);
    const device = (await logIn(app, await app.rooms.people.nameOf(memberId), 'Test2026', {}, ip)).cookies.find(
      ({ name }) => name === 'fairlot_dev',
    );
    const changes = async () =>
      (
        await app.platform.db.rows(sql`
          select 1 from platform_outbox where topic = 'security.changed' and member_id = ${memberId}::bigint`)
      ).length;
    const before = await changes();
    const reset = async (newPassword: string, cookie?: string) => {
      await ageCodes(app, 61);
      const verificationCode = await takeCode(app, sandbox, { mobileNum, digits, ip }, 'password');
      const form = { newPassword, mobileNum, countryDialingCode: '84', verificationCode };
      expect((await resetByPhone(form, ip, cookie)).json().success).toBe(true);
      return (await changes()) - before;
    };
    expect(await reset('Fresh4Lantern', `fairlot_dev=${device?.value}`)).toBe(0);
    expect(await reset('Other4Lantern')).toBe(1);
  });

  it('refuses the current password and keeps the code for another one [X-021]', async () => {
    const { mobileNum, digits, ip } = freshNumber();
    await givePassword(app, await memberWithMobile(app, digits), 'Held4Lantern');
    const form = {
      mobileNum,
      countryDialingCode: '84',
      verificationCode: await takeCode(app, sandbox, { mobileNum, digits, ip }, 'password'),
    };
    expect((await resetByPhone({ ...form, newPassword: 'Held4Lantern' }, ip)).json()).toMatchObject({
      success: false,
      errorCode: 'modify.new.old.same',
    });
    expect(await errorOf(resetByPhone({ ...form, newPassword: 'short' }, ip))).toBe('password.format');
    expect((await resetByPhone({ ...form, newPassword: 'Fresh4Lantern' }, ip)).json().success).toBe(true);
    expect(await errorOf(resetByPhone({ ...form, newPassword: 'Other4Lantern' }, ip))).toBe('verification.code.error');
  });
});
