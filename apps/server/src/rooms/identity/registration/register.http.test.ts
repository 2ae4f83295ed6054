import { errorOf, openTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { headersOf, logIn, register, solveCaptcha } from '../client.testing.ts';

const app = await openTestApp();

const REGISTRATION = { moduleid: 'REGISTER_REE3' };
const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ method: 'GET', url, headers });

describe('registration', () => {
  it('creates a logged-in member who can play in the currency, and announces it', async () => {
    const answer = await register(app, 'Newcomer1', { nickname: 'Newcomer', email: 'new@example.com' });
    expect(answer.json().value).toEqual({
      token: expect.any(String),
      userName: 'newcomer1',
      customerType: 0,
      firstTimeLogin: false,
      account: 'newcomer1',
    });
    const { id, nickname } = (await get('/wps/member/info', headersOf(answer))).json().value;
    expect(nickname).toBe('Newcomer');
    expect(await app.rooms.protection.gate(app.platform.db, BigInt(id), 'play', 'VND')).toBeNull();
    expect(await app.rooms.protection.gate(app.platform.db, BigInt(id), 'play', 'FUN')).toBe('real-play-money');
    expect(await app.rooms.people.nameOf(BigInt(id))).toBe('newcomer1');
    const { payload } = await app.platform.db.one(
      sql<{
        payload: object;
      }>`select payload from platform_outbox where topic = 'member.registered' and member_id = ${id}::bigint`,
    );
    expect(payload).toEqual({ userName: 'newcomer1', type: 0, asset: 'VND', inviterId: null });
    expect((await logIn(app, 'NEWCOMER1', 'Secret7319')).json().success).toBe(true);
  });

  it('rejects a form that breaks a rule, and creates no member', async () => {
    for (const [username, change, code] of [
      ['abc', {}, 'account.format'],
      ['with space', {}, 'account.format'],
      ['rules01', { password: 'lettersonly', confirmPassword: 'lettersonly' }, 'password.format'],
      ['rules01', { password: '12345678', confirmPassword: '12345678' }, 'password.format'],
      ['rules01', { confirmPassword: 'Secret124' }, 'password.confirm'],
      ['rules01', { agreement: false }, 'agreement.required'],
      ['rules01', { email: 'no address' }, 'email.format'],
      ['rules01', { captcha: '99999' }, 'captcha.error'],
      ['rules01', { affiliateCode: 'NOBODYHASIT' }, 'invitation.code.error'],
    ] as const) {
      expect((await register(app, username, change, '10.1.0.1')).json()).toMatchObject({
        success: false,
        errorCode: code,
      });
    }
    expect(
      await app.platform.db.first(sql`select 1 from people_members where account in ('abc', 'with space', 'rules01')`),
    ).toBeUndefined();
  });

  it('consumes the captcha of a valid form, but not of an otherwise invalid one', async () => {
    const captcha = await solveCaptcha(app);
    expect(await errorOf(register(app, 'once01', { ...captcha, agreement: false }))).toBe('agreement.required');
    expect((await register(app, 'once01', captcha)).json().success).toBe(true);
    expect(await errorOf(register(app, 'once02', captcha))).toBe('captcha.error');
  });

  it('finds the inviter by the code', async () => {
    await register(app, 'inviter01');
    const { code, id } = await app.platform.db.one(
      sql<{
        code: string;
        id: bigint;
      }>`select invitation_code as code, id from people_members where account = 'inviter01'`,
    );
    expect((await register(app, 'invited01', { affiliateCode: code.toLowerCase() })).json().success).toBe(true);
    const { inviter } = await app.platform.db.one(sql<{ inviter: bigint }>`
      select inviter_id as inviter from people_members where account = 'invited01'`);
    expect(inviter).toBe(id);
  });

  it('rejects a taken name in any letter case, and reports it beforehand', async () => {
    expect((await register(app, 'taken01', {}, '10.2.0.1')).json().success).toBe(true);
    expect(await errorOf(register(app, 'TAKEN01', {}, '10.2.0.1'))).toBe('username.exists');
    const available = async (name: string) =>
      (await get(`/wps/account/username?username=${name}`, REGISTRATION)).json();
    expect((await available('Taken01')).value).toEqual({ available: false });
    expect((await available('untaken01')).value).toEqual({ available: true });
    expect((await available('no')).errorCode).toBe('account.format');
  });

  it('returns the rules that it checks, and the enabled methods', async () => {
    const rules = (await get('/wps/account/regValidata')).json().value;
    expect(rules.username.rules).toEqual([{ pattern: '^[a-z0-9]{4,16}$', flags: 'i', errorCode: 'account.format' }]);
    expect(rules.password).toMatchObject({ show: true, required: true });
    expect((await get('/wps/system/setRegister')).json().value).toEqual({
      username: true,
      mobileNum: false,
      methods: ['username'],
    });
  });

  it('creates no member on a site for agents, who could not log in [Q-026]', async () => {
    await app.rooms.site.change('loginAs', 'agent');
    expect(await errorOf(register(app, 'kind01', {}, '10.4.0.1'))).toBe('login.not.agent');
    await app.rooms.site.change('loginAs', 'any');
    expect((await register(app, 'kind01', {}, '10.4.0.1')).json().success).toBe(true);
  });

  it('is off when its flag is off', async () => {
    await app.rooms.site.change('flags', { REGISTER_REE3: false });
    try {
      expect(await errorOf(register(app, 'toolate01', {}, '10.3.0.1'))).toBe('module.disabled');
      expect((await get('/wps/system/setRegister')).json().value).toEqual({
        username: false,
        mobileNum: false,
        methods: [],
      });
    } finally {
      await app.rooms.site.change('flags', {});
    }
  });
});
