import { createMember, createTestApp, type TestApp } from '@fairlot/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { IDENTITY_ON, logIn, registerByMobile, seal, sendCode, solveCaptcha } from './client.testing.ts';
import { deliver, newestCode, type RunningSandbox, startSandbox } from './sandbox.testing.ts';

let sandbox: RunningSandbox;
let app: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox();
  app = await createTestApp({ config: sandbox.config });
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});
beforeEach(async () => {
  await app.rooms.site.change('flags', IDENTITY_ON);
  await app.rooms.site.change('identity', { ...(await app.rooms.site.setting('identity')), humanCheck: 'none' });
});
afterEach(() => app.platform.db.run(sql`delete from identity_login_failures`));

let next = 0;
/** A number and an address of their own, so that limits of one test do not touch another. */
function fresh() {
  next++;
  return { mobileNum: `0912${String(100_000 + next)}`, digits: `84912${100_000 + next}`, ip: `10.20.0.${next}` };
}
const rest = (digits: string) => ({ mobileNum: `0${digits.slice(2)}`, countryDialingCode: '84' });

async function memberWithMobile(digits: string): Promise<bigint> {
  const { memberId } = await createMember(app);
  await app.platform.db.run(sql`update identity_members set mobile = ${`+${digits}`}, mobile_verified_at = clock_timestamp() where id = ${memberId}::bigint`);
  return memberId;
}
const ageCodes = (seconds: number) => app.platform.db.run(sql`update identity_codes set sent_at = sent_at - make_interval(secs => ${seconds}::int)`);
const logInByCode = (digits: string, code: string, extra: object = {}, ip = '10.21.0.1') => logIn(app, `0${digits.slice(2)}`, code, { type: 'sms', countryDialingCode: '84', ...extra }, ip);
const resetByPhone = async (body: object, remoteAddress = '10.22.0.1') => {
  const { headers, payload } = await seal(app, body);
  return app.server.inject({ method: 'POST', url: '/wps/account/password/phone', remoteAddress, headers: { ...headers, moduleid: 'CHNGPASSVERIF3' }, payload });
};

describe('codes by SMS', () => {
  it('answer when they end, without a token, and reach the number [X-025] [E-096] [Q-059]', async () => {
    const { mobileNum, digits, ip } = fresh();
    const answer = await sendCode(app, { mobileNum, scene: 'register' }, ip);
    const { expirationTime } = answer.json().value;
    expect(expirationTime - Date.now()).toBeGreaterThan(290_000);
    expect(expirationTime - Date.now()).toBeLessThan(310_000);
    expect(await newestCode(app, sandbox, digits)).toMatch(/^\d{6}$/);
    expect((await sandbox.texts(digits))[0]?.text).toContain('Fairlot');
  });

  it('are sent with the module id alone [X-023]', async () => {
    const { mobileNum, ip } = fresh();
    expect((await sendCode(app, { mobileNum, scene: 'register' }, ip, 'REGISTER_REE3')).json().errorCode).toBe('module.disabled');
    expect((await sendCode(app, { mobileNum, scene: 'register' }, ip)).json().success).toBe(true);
  });

  it('take the number as mobileNum and as mobileNo [X-024]', async () => {
    for (const name of ['mobileNum', 'mobileNo']) {
      const { mobileNum, digits, ip } = fresh();
      expect((await sendCode(app, { [name]: mobileNum, scene: 'register' }, ip)).json().success).toBe(true);
      await newestCode(app, sandbox, digits);
    }
  });

  it('are off while the flag of their scene is, and when Firebase sends them', async () => {
    await app.rooms.site.change('flags', { MOBILENUMREG3: true });
    const { mobileNum, ip } = fresh();
    for (const scene of ['login', 'password']) expect((await sendCode(app, { mobileNum, scene }, ip)).json().errorCode).toBe('module.disabled');
    await app.rooms.site.change('identity', { ...(await app.rooms.site.setting('identity')), smsProvider: 'firebase' });
    expect((await sendCode(app, { mobileNum, scene: 'register' }, ip)).json().errorCode).toBe('module.disabled');
    await app.rooms.site.change('identity', { ...(await app.rooms.site.setting('identity')), smsProvider: 'server' });
  });

  it('have the length and the words of the settings and the language', async () => {
    const settings = await app.rooms.site.setting('identity');
    for (const codeLength of [4, 8]) {
      await app.rooms.site.change('identity', { ...settings, codeLength });
      const { mobileNum, digits, ip } = fresh();
      await sendCode(app, { mobileNum, scene: 'register' }, ip, 'REGMOBVERF3', 'VI');
      expect(await newestCode(app, sandbox, digits)).toHaveLength(codeLength);
      expect((await sandbox.texts(digits))[0]?.text).toMatch(/mã của bạn/);
    }
    await app.rooms.site.change('identity', settings);
  });

  it('go to no number that is none, and answer which', async () => {
    const answer = await sendCode(app, { mobileNum: '12', scene: 'register' }, '10.20.1.1');
    expect(answer.json()).toMatchObject({ success: false, errorCode: 'mobile.format' });
    expect((await sendCode(app, { scene: 'register' }, '10.20.1.1')).json().errorCode).toBe('mobile.format');
  });

  it('leave once a minute and five times an hour for a number, and twenty times for an address', async () => {
    const { mobileNum, digits } = fresh();
    const send = async (ip: string) => sendCode(app, { mobileNum, scene: 'register' }, ip);
    expect((await send('10.23.0.1')).json().success).toBe(true);
    const second = await send('10.23.0.2');
    expect([second.statusCode, second.json().errorCode]).toEqual([429, 'rate.limited']);
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(50);
    for (let count = 1; count < 5; count++) {
      await ageCodes(61);
      expect((await send('10.23.0.3')).json().success).toBe(true);
    }
    await ageCodes(61);
    const sixth = await send('10.23.0.4');
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3000);
    await deliver(app);
    expect(await sandbox.texts(digits)).toHaveLength(5);

    const answers = [];
    for (let count = 0; count < 21; count++) answers.push((await sendCode(app, { mobileNum: `0932000${100 + count}`, scene: 'register' }, '10.23.1.1')).statusCode);
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it('asked for twice at the same moment leave once', async () => {
    const { mobileNum, digits, ip } = fresh();
    const answers = await Promise.all([1, 2, 3].map(() => sendCode(app, { mobileNum, scene: 'register' }, ip)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429, 429]);
    await deliver(app);
    expect(await sandbox.texts(digits)).toHaveLength(1);
  });

  it('answer alike for numbers that are known and not, and are sent to members alone', async () => {
    const known = fresh();
    const unknown = fresh();
    await memberWithMobile(known.digits);
    const shape = (answer: Awaited<ReturnType<typeof sendCode>>) => ({ ...answer.json(), value: Object.keys(answer.json().value) });
    for (const scene of ['login', 'password']) {
      await ageCodes(61);
      expect(shape(await sendCode(app, { mobileNum: known.mobileNum, scene }, known.ip))).toEqual(shape(await sendCode(app, { mobileNum: unknown.mobileNum, scene }, unknown.ip)));
    }
    await deliver(app);
    expect(await sandbox.texts(known.digits)).toHaveLength(2);
    expect(await sandbox.texts(unknown.digits)).toEqual([]);
    await ageCodes(61);
    await sendCode(app, { mobileNum: known.mobileNum, scene: 'register' }, known.ip);
    await deliver(app);
    expect((await sandbox.texts(known.digits))[0]?.text).toMatch(/already belongs to an account/);
  });

  it('are kept as keyed hashes, and their messages sealed until they are sent', async () => {
    const { mobileNum, digits, ip } = fresh();
    await sendCode(app, { mobileNum, scene: 'register' }, ip);
    const read = async () => JSON.stringify([await app.platform.db.rows(sql`select * from identity_codes`), (await app.platform.db.rows(sql<{ sealed: Uint8Array }>`select sealed from identity_messages`)).map(({ sealed }) => Buffer.from(sealed).toString('latin1'))]);
    const before = await read();
    const code = await newestCode(app, sandbox, digits);
    expect(before).not.toContain(digits);
    expect(before).not.toContain(code);
    expect(await app.platform.db.rows(sql`select 1 from identity_messages`)).toEqual([]);
  });

  it('wait while the gateway is down and are not sent once they have expired', async () => {
    const broken = await createTestApp({ config: { ...sandbox.config, sms: { url: 'http://127.0.0.1:9', apiKey: 'x' } } });
    try {
      await broken.rooms.site.change('flags', IDENTITY_ON);
      await broken.rooms.site.change('identity', { ...(await broken.rooms.site.setting('identity')), humanCheck: 'none' });
      const { mobileNum, ip } = fresh();
      expect((await sendCode(broken, { mobileNum, scene: 'register' }, ip)).json().success).toBe(true);
      await deliver(broken);
      const waiting = () => broken.platform.db.rows(sql<{ attempts: number; isLater: boolean }>`select attempts, due_at > clock_timestamp() as "isLater" from identity_messages`);
      expect(await waiting()).toEqual([{ attempts: 1, isLater: true }]);
      expect((await broken.server.inject('/metrics')).body).toMatch(/fairlot_messages_total\{channel="sms",outcome="failed"\} 1/);
      await broken.platform.db.run(sql`update identity_messages set expires_at = clock_timestamp()`);
      await deliver(broken);
      expect(await waiting()).toEqual([]);
    } finally {
      await broken.close();
    }
  });
});

describe('registration by mobile number', () => {
  it('makes an account with a name and logs in; the number is verified', async () => {
    const { mobileNum, digits, ip } = fresh();
    await sendCode(app, { mobileNum, scene: 'register' }, ip);
    const answer = await registerByMobile(app, { mobileNum, verificationCode: await newestCode(app, sandbox, digits) }, ip);
    const { account, ...value } = answer.json().value;
    expect(account).toMatch(/^p[a-z2-9]{9}$/);
    expect(value).toEqual({ token: expect.any(String), userName: account, customerType: 0, firstTimeLogin: false });
    const headers = { authorization: `Bearer ${value.token}`, cookie: `fairlot_sid=${answer.cookies[0]?.value}` };
    expect((await app.server.inject({ method: 'GET', url: '/wps/account/verification', headers })).json().value).toEqual({ verified: true });
    expect((await logIn(app, account, 'Secret123', {}, ip)).json().success).toBe(true);
  });

  it('is refused with a wrong, used or foreign code, and makes nobody', async () => {
    const { mobileNum, digits, ip } = fresh();
    await sendCode(app, { mobileNum, scene: 'register' }, ip);
    const code = await newestCode(app, sandbox, digits);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await registerByMobile(app, { mobileNum, verificationCode: wrong }, ip)).json().errorCode).toBe('verification.code.error');
    expect((await registerByMobile(app, { mobileNum }, ip)).json().errorCode).toBe('verification.code.error');
    expect((await registerByMobile(app, { mobileNum: fresh().mobileNum, verificationCode: code }, ip)).json().errorCode).toBe('verification.code.error');
    expect((await registerByMobile(app, { mobileNum, verificationCode: code, countryDialingCode: '63' }, ip)).json().errorCode).toBe('mobile.format');
    expect(await app.platform.db.first(sql`select 1 from identity_members where mobile = ${`+${digits}`}`)).toBeUndefined();
    expect((await registerByMobile(app, { mobileNum, verificationCode: code }, ip)).json().success).toBe(true);
    expect((await registerByMobile(app, { mobileNum, verificationCode: code }, ip)).json().errorCode).toBe('verification.code.error');
  });

  it('sent twice at once makes one member', async () => {
    const { mobileNum, digits, ip } = fresh();
    await sendCode(app, { mobileNum, scene: 'register' }, ip);
    const verificationCode = await newestCode(app, sandbox, digits);
    const answers = await Promise.all([1, 2].map(() => registerByMobile(app, { mobileNum, verificationCode }, ip)));
    expect(answers.filter((answer) => answer.json().success)).toHaveLength(1);
  });

  it('is off while its flag is, which setRegister tells', async () => {
    const methods = async () => (await app.server.inject('/wps/system/setRegister')).json().value;
    expect(await methods()).toEqual({ username: true, mobileNum: true, methods: ['username', 'mobileNum'] });
    await app.rooms.site.change('flags', { REGISTER_REE3: false, MOBILENUMREG3: false });
    expect(await methods()).toEqual({ username: false, mobileNum: false, methods: [] });
    expect((await registerByMobile(app, { mobileNum: '0912345678', verificationCode: '123456' }, '10.24.0.1')).json().errorCode).toBe('module.disabled');
  });
});

describe('login by SMS', () => {
  it('takes number and code as username and password, or under their own names', async () => {
    for (const extra of [{}, 'named'] as const) {
      const { mobileNum, digits, ip } = fresh();
      const memberId = await memberWithMobile(digits);
      await sendCode(app, { mobileNum, scene: 'login' }, ip);
      const code = await newestCode(app, sandbox, digits);
      const fields = extra === 'named' ? { username: undefined, password: undefined, ...rest(digits), verificationCode: code } : {};
      const answer = await logInByCode(digits, code, fields, ip);
      expect(answer.json().value.userName).toBe(await app.rooms.identity.memberName(memberId));
      expect(answer.cookies[0]?.name).toBe('fairlot_sid');
    }
  });

  it('refuses a code of another scene, one that was used, one that is too old and one after five wrong ones', async () => {
    const { mobileNum, digits, ip } = fresh();
    await memberWithMobile(digits);
    const clear = () => app.platform.db.run(sql`delete from identity_login_failures`);
    const refused = async (code: string) => {
      await clear();
      expect((await logInByCode(digits, code, {}, ip)).json().errorCode).toBe('verification.code.error');
    };
    await sendCode(app, { mobileNum, scene: 'password' }, ip);
    await refused(await newestCode(app, sandbox, digits));
    await ageCodes(61);
    await sendCode(app, { mobileNum, scene: 'login' }, ip);
    const used = await newestCode(app, sandbox, digits);
    expect((await logInByCode(digits, used, {}, ip)).json().success).toBe(true);
    await refused(used);
    await ageCodes(61);
    await sendCode(app, { mobileNum, scene: 'login' }, ip);
    const old = await newestCode(app, sandbox, digits);
    await app.platform.db.run(sql`update identity_codes set expires_at = clock_timestamp()`);
    await refused(old);
    await ageCodes(61);
    await sendCode(app, { mobileNum, scene: 'login' }, ip);
    const guessed = await newestCode(app, sandbox, digits);
    for (let count = 0; count < 5; count++) await refused(guessed === '000000' ? '000001' : '000000');
    await refused(guessed);
  });

  it('makes guesses on a number wait, over all addresses and codes', async () => {
    const { digits } = fresh();
    const answers: string[] = [];
    for (let count = 0; count < 8; count++) answers.push((await logInByCode(digits, '000000', await solveCaptcha(app), `10.25.0.${count}`)).json().errorCode);
    expect(answers).toEqual([...Array.from({ length: 6 }, () => 'verification.code.error'), 'login.locked', 'login.locked']);
  });

  it('answers a number without an account like one with a wrong code', async () => {
    const known = fresh();
    await memberWithMobile(known.digits);
    await sendCode(app, { mobileNum: known.mobileNum, scene: 'login' }, known.ip);
    const unknown = fresh();
    await sendCode(app, { mobileNum: unknown.mobileNum, scene: 'login' }, unknown.ip);
    expect((await logInByCode(known.digits, '0000', {}, known.ip)).json()).toEqual((await logInByCode(unknown.digits, '0000', {}, unknown.ip)).json());
  });

  it('is off while its flag is', async () => {
    await app.rooms.site.change('flags', {});
    expect((await logInByCode('84912345678', '123456')).json().errorCode).toBe('module.disabled');
  });
});

describe('forgot by phone', () => {
  it('sets the password, logs the other devices out and this one in [X-020]', async () => {
    const { mobileNum, digits, ip } = fresh();
    const memberId = await memberWithMobile(digits);
    const other = await app.rooms.identity.openSession(memberId);
    await sendCode(app, { mobileNum, scene: 'password' }, ip);
    const verificationCode = await newestCode(app, sandbox, digits);
    const form = { newPassword: 'Fresh2027', mobileNum, countryDialingCode: '84', verificationCode };
    const plain = await app.server.inject({ method: 'POST', url: '/wps/account/password/phone', headers: { moduleid: 'CHNGPASSVERIF3' }, payload: form });
    expect(plain.statusCode).toBe(400);
    const answer = await resetByPhone(form, ip);
    const userName = await app.rooms.identity.memberName(memberId);
    expect(answer.json().value).toEqual({ token: expect.any(String), userName, customerType: 0, firstTimeLogin: false });
    const info = (cookie: string, token: string) => app.server.inject({ method: 'GET', url: '/wps/member/info', headers: { authorization: `Bearer ${token}`, cookie: `fairlot_sid=${cookie}` } });
    expect((await info(answer.cookies[0]?.value ?? '', answer.json().value.token)).statusCode).toBe(200);
    expect((await info(other.cookie, other.token)).statusCode).toBe(401);
    expect((await logIn(app, userName, 'Fresh2027', {}, ip)).json().success).toBe(true);
  });

  it('refuses the password that is in force and keeps the code for another one [X-021]', async () => {
    const { mobileNum, digits, ip } = fresh();
    await memberWithMobile(digits);
    await sendCode(app, { mobileNum, scene: 'password' }, ip);
    const form = { mobileNum, countryDialingCode: '84', verificationCode: await newestCode(app, sandbox, digits) };
    expect((await resetByPhone({ ...form, newPassword: 'Test2026' }, ip)).json()).toMatchObject({ success: false, errorCode: 'modify.new.old.same' });
    expect((await resetByPhone({ ...form, newPassword: 'short' }, ip)).json().errorCode).toBe('password.format');
    expect((await resetByPhone({ ...form, newPassword: 'Fresh2027' }, ip)).json().success).toBe(true);
    expect((await resetByPhone({ ...form, newPassword: 'Other2027' }, ip)).json().errorCode).toBe('verification.code.error');
  });
});
