import { errorOf, openTestApp } from '@fairlot/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import {
  codesOf,
  IDENTITY_ON,
  logIn,
  register,
  registerByMobile,
  registration,
  seal,
  sendRegistration,
} from '../client.testing.ts';
import { getMember, readDetails } from '../../people/index.ts';

const app = await openTestApp();
afterEach(async () => {
  await app.rooms.site.change('registerFields', {});
  await app.rooms.site.change('flags', {});
});

let next = 0;
const attempt = async (change: object, account = `field${100 + ++next}`) =>
  (await register(app, account, change, `10.71.${next % 250}.1`)).json();
const emoji = '😀';

/** For every field, a text that its rule accepts, some that it rejects, and the error code. */
const RULES: Readonly<Record<string, readonly [string, readonly string[], string]>> = {
  password: ['Sen7mua1', ['Ab123', 'abcdef', '123456', `a1${'x'.repeat(19)}`], 'password.format'],
  paymentPassword: ['123456', ['123', '1234567', '12e4', ' 1234'], 'payment.password.format'],
  idNumber: ['079200001234', ['1234', 'x'.repeat(33), '12 34 56', '<b>12345</b>'], 'id.number.format'],
  qqNum: ['10001', ['1', 'a b', '<i>'], 'contact.format'],
  facebook: ['nguyen.van.a', ['x', 'a b', 'http://x/y'], 'contact.format'],
  wechat: ['wx_1234', ['x', 'a\tb', 'a"b'], 'contact.format'],
  line: ['line.id', ['x', 'a b', 'a;b'], 'contact.format'],
  whatsapp: ['+84912345678', ['x', '+84 912', '(84)'], 'contact.format'],
  zalo: ['0912345678', ['x', 'a b', "a'b"], 'contact.format'],
  email: [
    'a.b@mail.example.info',
    ['a@b', 'a b@c.vn', 'a@@b.vn', 'a@b.vn, c@d.vn', 'a@b.vn\r\nBcc: c@d.vn', `${'a'.repeat(65)}@b.vn`],
    'email.format',
  ],
  nickname: [`Bà Năm ${emoji}`, [' x', 'x ', 'x'.repeat(33), 'a\nb', 'a\u0007b'], 'name.format'],
  payeeName: ['NGUYỄN VĂN Á', ['x', '1 2', 'A<b>', 'A\nB', 'x'.repeat(65)], 'name.format'],
  recommenderId: ['recommender1', ['abc', 'a b c d', 'x'.repeat(32) + '!'], 'referrer.invalid'],
  affiliateCode: ['', ['AB', 'AB-12'], 'invitation.code.error'],
};

/** Checks that these fields accept and reject texts as their rules require. */
async function expectRules(...names: string[]): Promise<void> {
  for (const name of names) {
    const [good, bad, errorCode] = RULES[name]!;
    if (name === 'recommenderId') await register(app, good, {}, '10.72.0.1');
    const withConfirm = (text: string) =>
      name === 'password' ? { password: text, confirmPassword: text } : { [name]: text };
    for (const text of bad) {
      const answer = await attempt(withConfirm(text));
      // A text longer than the contract allows violates the contract, not a rule.
      if (answer.errorCode === 'request.invalid') expect(answer.value).toEqual({ field: name, reason: 'maxLength' });
      else expect([text, answer]).toMatchObject([text, { success: false, errorCode, value: { field: name } }]);
    }
    expect([name, await attempt(withConfirm(good))]).toMatchObject([name, { success: true }]);
  }
}

describe('registration fields', () => {
  it('have rules for password, payment password and ID number [V-032] [V-035] [V-036]', () =>
    expectRules('password', 'paymentPassword', 'idNumber'));

  it('have rules for contacts [V-037]', () => expectRules('qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo'));

  it('have rules for e-mail, nickname and payee [V-038] [V-039] [V-040]', () =>
    expectRules('email', 'nickname', 'payeeName'));

  it('have rules for referrer and invitation [V-041] [V-042]', () => expectRules('recommenderId', 'affiliateCode'));

  it("follow the merchant's settings, as regValidata reports them, effective immediately", async () => {
    await app.rooms.site.change('registerFields', {
      zalo: { show: true, required: true },
      nickname: { show: true, rules: [{ pattern: '^[A-Z]+$', flags: '', errorCode: 'name.format' }] },
      captcha: { show: false },
    });
    const rules = (await app.server.inject('/wps/account/regValidata')).json().value;
    expect(rules).toMatchObject({
      zalo: { show: true, required: true },
      nickname: { show: true, required: false, rules: [{ pattern: '^[A-Z]+$' }] },
      captcha: { show: false, required: false },
    });
    expect(await attempt({})).toMatchObject({ errorCode: 'field.required', value: { field: 'zalo' } });
    expect(await attempt({ zalo: '0912345678', nickname: 'small' })).toMatchObject({
      errorCode: 'name.format',
      value: { field: 'nickname' },
    });
    expect(
      await attempt({ zalo: '0912345678', nickname: 'BIG', captcha: undefined, captchaId: undefined }),
    ).toMatchObject({ success: true });
  });

  it("let members log in by every name that the merchant's rule allows, but keep the names of the server", async () => {
    const own = { pattern: String.raw`^[\p{L}\p{M}\p{N}@.+-]{4,40}$`, flags: 'u', errorCode: 'account.format' };
    await app.rooms.site.change('registerFields', { username: { rules: [own] } });
    for (const name of ['ผู้เล่น01', 'an+1@example.com']) {
      expect(await attempt({}, name), name).toMatchObject({ success: true });
      expect(await errorOf(logIn(app, name, 'Secret7319', {}, '10.75.0.2')), name).toBeNull();
    }
    for (const name of ['closed-57', 'Guest-0a1b2c3d4e', 'ｃｌｏｓｅｄ-57'])
      expect(await attempt({}, name), name).toMatchObject({ errorCode: 'account.format' });
    const { loginUsername } = (await app.server.inject('/wps/account/regValidata')).json().value;
    expect(loginUsername).toEqual({ show: true, required: true, rules: [] });
  });

  it('reject a rule that cannot be compiled, the wrong shape, and hiding fields that members log in with', async () => {
    const wrong: Record<string, object>[] = [
      { username: { show: false } },
      { password: { required: false } },
      { zalo: { rules: [{ pattern: '(', flags: '', errorCode: 'x' }] } },
      { zalo: { shown: true } },
      { zalo: { rules: [{ pattern: 'x', flags: 'g', errorCode: 'x' }] } },
    ];
    for (const bad of wrong) {
      await expect(app.rooms.site.change('registerFields', bad)).rejects.toThrow();
    }
  });

  it('are stored where they belong', async () => {
    const sent = {
      facebook: 'nguyen.a',
      wechat: 'wx_1',
      payeeName: 'NGUYEN VAN A',
      paymentPassword: '1234',
      idNumber: '079200001234',
    };
    expect(await attempt(sent, 'keeper01')).toMatchObject({ success: true });
    const row = await app.platform.db.one(sql<{ id: bigint; pay: string; sealed: Uint8Array }>`
      select id, payment_password_hash as pay, id_number as sealed
        from people_members join identity_secrets on member_id = id where account = 'keeper01'`);
    expect(row.pay).toMatch(/^\$argon2id\$/);
    expect(readDetails(app.platform.secrets, await getMember(app.platform.db, row.id))).toEqual({
      contacts: { facebook: 'nguyen.a', wechat: 'wx_1' },
      payeeName: 'NGUYEN VAN A',
    });
    expect(Buffer.from(row.sealed).includes('079200001234')).toBe(false);
  });

  it('make a recommender the inviter, and report one that does not exist', async () => {
    await register(app, 'recomm01', {}, '10.73.0.1');
    expect(await attempt({ recommenderId: 'RECOMM01' }, 'invited77')).toMatchObject({ success: true });
    const { inviter } = await app.platform.db.one(sql<{ inviter: string }>`
      select i.account as inviter from people_members m join people_members i on i.id = m.inviter_id
        where m.account = 'invited77'`);
    expect(inviter).toBe('recomm01');
    expect(await attempt({ recommenderId: 'nobody88' })).toMatchObject({
      errorCode: 'referrer.invalid',
      value: { field: 'recommenderId' },
    });
  });

  it('require the code for a mobile number in the form by username', async () => {
    await app.rooms.site.change('registerFields', { mobileNum: { show: true }, verificationCode: { show: true } });
    expect(
      await attempt({ mobileNum: '0915000001', countryDialingCode: '84', verificationCode: '123456' }),
    ).toMatchObject({ errorCode: 'verification.code.error' });
    expect(await attempt({ mobileNum: '0915000001', verificationCode: '123456' })).toMatchObject({
      errorCode: 'mobile.format',
    });
  });

  it('have the same rules in the form by mobile number, without username [V-033] [V-034]', async () => {
    await app.rooms.site.change('flags', IDENTITY_ON);
    const send = async (change: object) =>
      (
        await registerByMobile(app, { mobileNum: '0915000002', verificationCode: '123456', ...change }, '10.74.0.1')
      ).json();
    expect(await send({ mobileNum: '12' })).toMatchObject({
      errorCode: 'mobile.format',
      value: { field: 'mobileNum' },
    });
    expect(await send({ password: 'short', confirmPassword: 'short' })).toMatchObject({ errorCode: 'password.format' });
    expect(await send({ verificationCode: '12' })).toMatchObject({ errorCode: 'verification.code.error' });
    expect((await send({ username: 'chosen01' })).errorCode).toBe('request.invalid');
  });
});

describe('bad input', () => {
  const raw = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    app.server.inject({
      method: 'PUT',
      url: '/wps/account/register',
      headers: { 'content-type': 'application/json', moduleid: 'REGISTER_REE3', ...headers },
      payload,
    });

  it('a body of 10 MB, another type, broken JSON and wrong encodings are rejected', async () => {
    const large = await raw(JSON.stringify({ data: 'x'.repeat(10 * 1024 * 1024) }));
    expect([large.statusCode, large.json().errorCode]).toEqual([413, 'request.too.large']);
    expect((await raw('data=x', { 'content-type': 'text/plain' })).statusCode).toBe(415);
    for (const body of ['{"data":', '[]', 'null', '"x"', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])])
      expect((await raw(body)).statusCode).toBe(400);
  });

  it('unknown fields, and texts that the database cannot store, are rejected by name', async () => {
    expect(await attempt({ isAdmin: true })).toMatchObject({
      errorCode: 'request.invalid',
      value: { field: 'isAdmin', reason: 'additionalProperties' },
    });
    expect(await attempt({ type: 1 })).toMatchObject({ errorCode: 'request.invalid', value: { field: 'type' } });
    for (const text of ['a\u0000b', '\ud800', 'x\udc00'])
      expect(await attempt({ nickname: text })).toMatchObject({
        errorCode: 'request.invalid',
        value: { field: 'nickname', reason: 'text' },
      });
    expect((await logIn(app, 'a\u0000b', 'x')).json()).toMatchObject({
      errorCode: 'request.invalid',
      value: { field: 'username', reason: 'text' },
    });
  });

  it('account names in other scripts and look-alikes are rejected [V-031]', async () => {
    for (const name of ['аdmin01', 'ｄｅｍｏ０１', 'de\u200bmo01', `demo${emoji}`, 'đemo01', 'demo\u0301'])
      expect(await attempt({}, name)).toMatchObject({ errorCode: 'account.format' });
  });

  it('a password may contain any letters, each counted once', async () => {
    const password = `a1${Array.from({ length: 18 }, (_, at) => String.fromCodePoint(0x1_f600 + at * 3)).join('')}`;
    expect(await attempt({ password, confirmPassword: password }, 'unicode01')).toMatchObject({ success: true });
    expect((await logIn(app, 'unicode01', password, {}, '10.75.0.1')).json().success).toBe(true);
    const tooLong = `a1${emoji.repeat(19)}`;
    expect(await attempt({ password: tooLong, confirmPassword: tooLong })).toMatchObject({
      errorCode: 'password.format',
    });
  });

  it('a clock that is ten minutes off in either direction gets its own answer', async () => {
    for (const tsOffsetMs of [-600_000, 600_000]) {
      const form = { username: 'clock01', ...(await registration(app)) };
      const answer = await sendRegistration(app, await seal(app, form, { tsOffsetMs }));
      expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'encryption.expired']);
    }
    expect(await app.platform.db.first(sql`select 1 from people_members where account = 'clock01'`)).toBeUndefined();
  });

  it('a registration that is sent twice is accepted once', async () => {
    const sealed = await seal(app, { username: 'replay01', ...(await registration(app)) });
    const send = () => sendRegistration(app, sealed);
    expect(codesOf(await Promise.all([send(), send()]))).toEqual(['encryption.replayed', 'none']);
  });

  it('two windows that register the same name concurrently create one member', async () => {
    const answers = await Promise.all(
      ['twotabs01', 'TWOTABS01', 'TwoTabs01'].map((name) => register(app, name, {}, '10.76.0.1')),
    );
    expect(codesOf(answers)).toEqual(['none', 'username.exists', 'username.exists']);
  });
});
