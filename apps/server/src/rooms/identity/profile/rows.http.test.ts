import { createMember, errorOf, openDevice, openTestApp } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { callSealed, headersOf, IDENTITY_ON, logIn, register } from '../client.testing.ts';
import { brokenRule } from '../registration/rules.ts';

const app = await openTestApp({ seed: 'demo' });
beforeEach(() => app.rooms.site.change('flags', IDENTITY_ON));

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ method: 'GET', url, headers });
const module = (moduleid: string) => ({ moduleid });

describe('refusals give the reason', () => {
  it('to callers who are not logged in, lack permission, or request an unknown object [N-004] [N-005]', async () => {
    expect((await get('/wps/member/info')).json()).toMatchObject({
      errorCode: 'auth.required',
      message: 'You are not logged in, please login first',
    });
    const { token } = (
      await app.server.inject({ method: 'POST', url: '/wps/session/testPlay', headers: module('FREEPLAY3') })
    ).json().value;
    expect(token).toMatch(/./);
    const trial = await createMember(app, { type: 4 });
    expect((await get('/wps/deposit/methods', trial.headers)).json()).toMatchObject({
      errorCode: 'permission.denied',
      message: 'Sorry, this account does not have permission or the feature is temporarily unavailable',
    });
  });
});

describe('calls without a token are answered', () => {
  it('captcha and register setting [Q-045] [Q-054]', async () => {
    expect((await get('/wps/captcha', module('VALID_CAPTCHA3'))).statusCode).toBe(200);
    expect((await get('/wps/system/setRegister')).statusCode).toBe(200);
  });

  it('login and register [Q-047] [Q-049]', async () => {
    expect((await logIn(app, 'demo01', 'Fairlot2026')).json().success).toBe(true);
    expect((await register(app, 'visitor01')).json().success).toBe(true);
  });

  it('trial user and free-play login [Q-050] [Q-057]', async () => {
    expect((await get('/wps/session/trial')).statusCode).toBe(200);
    expect(
      (await app.server.inject({ method: 'POST', url: '/wps/session/testPlay', headers: module('FREEPLAY3') })).json()
        .success,
    ).toBe(true);
  });

  it('affiliate and check username [Q-051] [Q-053]', async () => {
    expect(await errorOf(get('/wps/affiliate?code=NOSUCHCODE', module('AFFMAN3')))).toBe('invitation.code.error');
    expect((await get('/wps/account/username?username=free0001', module('REGISTER_REE3'))).json().value).toEqual({
      available: true,
    });
  });
});

describe('the calls for accounts', () => {
  it('report taken and free names [X-013]', async () => {
    const available = async (name: string) =>
      (await get(`/wps/account/username?username=${name}`, module('REGISTER_REE3'))).json().value;
    expect([await available('demo01'), await available('free0002')]).toEqual([
      { available: false },
      { available: true },
    ]);
  });

  it('answer account verification without revealing anything about others [X-014]', async () => {
    expect((await get('/wps/account/verification')).json().value).toEqual({ verified: false });
    expect((await get('/wps/account/verification?type=email', (await createMember(app)).headers)).json().value).toEqual(
      { verified: false },
    );
    expect((await get('/wps/account/verification?type=other')).statusCode).toBe(400);
  });

  it('return registration rules and settings [X-015] [X-016]', async () => {
    const rules = (await get('/wps/account/regValidata')).json().value;
    for (const name of [
      'username',
      'mobileNum',
      'verificationCode',
      'paymentPassword',
      'payeeName',
      'recommenderId',
      'loginMobileNum',
    ])
      expect(rules[name]).toEqual({
        show: expect.any(Boolean),
        required: expect.any(Boolean),
        rules: expect.any(Array),
      });
    expect((await get('/wps/system/setRegister')).json().value).toEqual({
      username: true,
      mobileNum: true,
      methods: ['username', 'mobileNum'],
    });
  });

  it('return the template [X-017]', async () => {
    expect((await get('/wps/system/setTemplate')).json().value).toEqual({ mem_cen: 1, dep_func: 1 });
  });

  it.each([
    ['first', '/wps/account/password'],
    ['second', '/wps/account/password/v2'],
  ])(
    'accept the correct old password in the %s form of change password and reject a wrong one [X-018] [X-019]',
    async (_name, url) => {
      const member = await createMember(app);
      const other = await openDevice(app, member.memberId);
      const body = { oldPassword: 'Test2026', newPassword: 'Fresh4Lantern', confirmNewPassword: 'Fresh4Lantern' };
      expect((await callSealed(app, member.headers, url, { ...body, oldPassword: 'Wrong123' })).json()).toMatchObject({
        success: false,
        errorCode: 'login.invalid',
      });
      const changed = await callSealed(app, member.headers, url, body);
      expect(changed.json().success).toBe(true);
      expect((await get('/wps/member/info', headersOf(changed))).statusCode).toBe(200);
      expect((await get('/wps/member/info', other.headers)).statusCode).toBe(401);
      expect(await errorOf(logIn(app, member.userName, 'Test2026', {}, '10.80.0.4'))).toBe('login.invalid');
      expect((await logIn(app, member.userName, 'Fresh4Lantern', {}, '10.80.0.4')).json().success).toBe(true);
    },
  );

  it('reject the token after logout [X-026]', async () => {
    const { headers } = await createMember(app);
    expect((await app.server.inject({ method: 'DELETE', url: '/wps/session/logout', headers })).json().success).toBe(
      true,
    );
    expect(await errorOf(get('/wps/member/info', headers))).toBe('auth.logged.out');
  });

  it('return the captcha as an image, with only its module id [X-027] [X-028]', async () => {
    expect(await errorOf(get('/wps/captcha', module('AFFMAN3')))).toBe('module.disabled');
    const { image } = (await get('/wps/captcha', module('VALID_CAPTCHA3'))).json().value;
    expect(Buffer.from(image, 'base64').subarray(0, 8)).toEqual(Buffer.from('89504e470d0a1a0a', 'hex'));
  });

  it('accept a valid affiliate code, and reject an invalid one and another module id [X-038] [X-040]', async () => {
    const { code } = await app.platform.db.one(sql<{ code: string }>`
      select invitation_code as code from people_members where account = 'demo01'`);
    const check = async (query: string, moduleid = 'AFFMAN3') =>
      (await get(`/wps/affiliate?${query}`, module(moduleid))).json();
    expect(await check(`code=${code}`)).toMatchObject({ success: true, value: null });
    expect(await check(`code=${code}&domain=127.0.0.1:3000`)).toMatchObject({ success: true });
    expect(await check(`code=${code}&domain=evil.example`)).toMatchObject({
      success: false,
      errorCode: 'referrer.invalid',
    });
    expect(await check(`code=${code}&domain=localhost`)).toMatchObject({ success: true });
    await app.rooms.site.change('mainDomain', 'Go.Play.example');
    expect(await check(`code=${code}&domain=go.play.example`)).toMatchObject({ success: true });
    await app.rooms.site.change('mainDomain', null);
    expect(await check('code=NOSUCHCODE')).toMatchObject({ success: false, errorCode: 'invitation.code.error' });
    expect((await check(`code=${code}`, 'REGISTER_REE3')).errorCode).toBe('module.disabled');
  });
});

describe('member info', () => {
  const info = async (account: string) =>
    (await get('/wps/member/info', headersOf(await logIn(app, account, 'Fairlot2026', {}, '10.80.0.1')))).json().value;

  it('contains id, nickname and account [E-009] [E-010] [E-011]', async () => {
    expect(await info('demo01')).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      nickname: null,
      account: 'demo01',
    });
  });

  it('contains the customer type and the labels by name [E-012] [E-013]', async () => {
    for (const type of [2, 3, 40, 41, 42]) expect((await info(`type${String(type).padStart(2, '0')}`)).type).toBe(type);
    expect((await info('nochat01')).memberLabel).toEqual([{ labelName: 'nochat' }]);
  });
});

describe('login as a member or an agent', () => {
  const as = async (account: string, loginAs: string) =>
    (await logIn(app, account, 'Fairlot2026', { loginAs }, '10.80.0.2')).json();

  it('rejects an account that is not a member as a member [Q-025]', async () => {
    for (const account of ['type03', 'type40', 'type41', 'type42'])
      expect(await as(account, 'member')).toMatchObject({
        success: false,
        errorCode: 'login.not.member',
        message: 'Please log in as an agent with this account',
      });
    for (const account of ['demo01', 'type02']) expect((await as(account, 'member')).success).toBe(true);
  });

  it('rejects an account that is not an agent as an agent [Q-026]', async () => {
    for (const account of ['demo01', 'type40'])
      expect(await as(account, 'agent')).toMatchObject({
        success: false,
        errorCode: 'login.not.agent',
        message: 'This account is not an agent',
      });
    for (const account of ['type02', 'type03', 'type41', 'type42'])
      expect((await as(account, 'agent')).success).toBe(true);
  });

  it("applies the site's setting without the field, and both together", async () => {
    const log = async (account: string, body: object = {}) =>
      errorOf(logIn(app, account, 'Fairlot2026', body, '10.80.0.5'));
    for (const [only, account, code] of [
      ['agent', 'demo01', 'login.not.agent'],
      ['member', 'type03', 'login.not.member'],
    ] as const) {
      await app.rooms.site.change('loginAs', only);
      expect(await log(account)).toBe(code);
      expect(await log('type02')).toBeNull();
    }
    expect(await log('demo01', { loginAs: 'agent' })).toBe('login.not.agent');
    await app.rooms.site.change('loginAs', 'any');
    expect(await log('demo01')).toBeNull();
  });

  it('reports this only after the correct password', async () => {
    expect(await errorOf(logIn(app, 'demo01', 'Wrong123', { loginAs: 'agent' }, '10.80.0.3'))).toBe('login.invalid');
  });

  it('reports an expired password to its member', async () => {
    expect((await logIn(app, 'expired01', 'Fairlot2026', {}, '10.80.0.4')).json()).toMatchObject({
      errorCode: 'password.expired',
      value: { userName: 'expired01' },
    });
  });
});

describe('lengths', () => {
  it('an e-mail may have up to 254 characters [V-051]', () => {
    const email = (length: number) =>
      `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(length - 244)}`;
    expect(email(254)).toHaveLength(254);
    expect([brokenRule('email', email(254)), brokenRule('email', email(255))]).toEqual([undefined, 'email.format']);
  });

  it('a captcha answer may have 1 to 16 characters [V-053] [K-046]', () => {
    const verdicts = [0, 1, 16, 17].map((length) => brokenRule('captcha', 'x'.repeat(length)));
    expect(verdicts).toEqual(['captcha.error', undefined, undefined, 'captcha.error']);
  });
});
