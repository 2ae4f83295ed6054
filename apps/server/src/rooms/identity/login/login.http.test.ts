import { errorOf, openTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { headersOf, logIn, seal, solveCaptcha } from '../client.testing.ts';
import { hashSecret } from '../../../platform/secrets.ts';

const app = await openTestApp({ seed: 'demo' });

const PASSWORD = 'Fairlot2026';
const get = (url: string, headers: Record<string, string>) => app.server.inject({ method: 'GET', url, headers });
/** Backdates the failures of an account. */
const age = (account: string, seconds: number) =>
  app.platform.db.run(
    sql`
      update identity_login_failures set at = at - make_interval(secs => ${seconds}::int)
        where account_hash = ${hashSecret(`login:${account}`)}`,
  );

describe('login', () => {
  it('returns token, userName, customerType and firstTimeLogin and sets the cookie [E-008] [X-007]', async () => {
    const answer = await logIn(app, 'demo01', PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      success: true,
      errorCode: null,
      message: null,
      value: {
        token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
        userName: 'demo01',
        customerType: 0,
        firstTimeLogin: false,
      },
    });
    const cookie = answer.cookies.find(({ name }) => name === 'fairlot_sid');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.maxAge).toBeUndefined();
    expect(cookie?.value).not.toBe(answer.json().value.token);
    expect((await get('/wps/member/info', headersOf(answer))).json().value.account).toBe('demo01');
  });

  it('is a POST; GET finds nothing [X-002]', async () => {
    expect((await logIn(app, 'DEMO01', PASSWORD)).json().success).toBe(true);
    expect((await get('/wps/session/login', {})).statusCode).toBe(404);
  });

  it('keeps the cookie for thirty days when the login is remembered', async () => {
    const answer = await logIn(app, 'demo01', PASSWORD, { remember: true });
    expect(answer.cookies.find(({ name }) => name === 'fairlot_sid')?.maxAge).toBe(30 * 86_400);
  });

  it('gives the same answer for an unknown account and a wrong password', async () => {
    const unknown = await logIn(app, 'nobody99', 'Wrong123', {}, '10.1.0.1');
    const wrong = await logIn(app, 'demo02', 'Wrong123', {}, '10.1.0.2');
    expect(unknown.json()).toEqual(wrong.json());
    expect(wrong.json()).toMatchObject({ success: false, errorCode: 'login.invalid', value: null });
    expect(wrong.statusCode).toBe(200);
    expect(wrong.cookies).toEqual([]);
  });

  it('takes as long to check a password for an unknown account as for a member', async () => {
    const time = async (account: string, ip: string) => {
      const sealed = await seal(app, { username: account, password: 'Wrong123', type: 'username' });
      const startedAt = performance.now();
      await app.server.inject({ method: 'POST', url: '/wps/session/login', remoteAddress: ip, ...sealed });
      return performance.now() - startedAt;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let turn = 0; turn < 15; turn++) {
      times.known.push(await time('frozen01', `10.2.1.${turn}`));
      times.unknown.push(await time(`nobody${turn}`, `10.2.2.${turn}`));
      await app.platform.db.run(sql`delete from identity_login_failures`);
    }
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
    // Without the decoy, the unknown account would take a tenth: the hash is nearly all of the time.
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });

  it('reports a disabled account only after the correct password', async () => {
    expect(await errorOf(logIn(app, 'frozen01', 'Wrong123', {}, '10.3.0.1'))).toBe('login.invalid');
    const right = await logIn(app, 'frozen01', PASSWORD, {}, '10.3.0.1');
    expect(right.json()).toMatchObject({ success: false, errorCode: 'user.invalid' });
    expect(right.cookies).toEqual([]);
  });

  it('requires a captcha from the third failure on, and clears the failures after the correct password', async () => {
    const ip = '10.4.0.1';
    const attempt = (password: string, extra: object = {}) => logIn(app, 'demo02', password, extra, ip);
    await app.platform.db.run(sql`delete from identity_login_failures`);
    for (const value of [null, null, { captcha: true }])
      expect((await attempt('Wrong123')).json()).toMatchObject({ errorCode: 'login.invalid', value });
    expect((await attempt(PASSWORD)).json()).toMatchObject({
      success: false,
      errorCode: 'captcha.error',
      value: { captcha: true },
    });
    const { captchaId } = await solveCaptcha(app);
    expect(await errorOf(attempt(PASSWORD, { captchaId, captcha: 'no' }))).toBe('captcha.error');
    expect(await errorOf(attempt(PASSWORD, { captchaId, captcha: '24680' }))).toBe('captcha.error');
    expect((await attempt(PASSWORD, await solveCaptcha(app))).json().success).toBe(true);
    expect((await attempt(PASSWORD)).json().success).toBe(true);
  });

  it('counts failures of an address across accounts', async () => {
    const ip = '10.5.0.1';
    for (const account of ['spray1', 'spray2', 'spray3']) await logIn(app, account, 'Wrong123', {}, ip);
    expect((await logIn(app, 'demo01', PASSWORD, {}, ip)).json()).toMatchObject({
      errorCode: 'captcha.error',
      value: { captcha: true },
    });
    expect((await logIn(app, 'demo01', PASSWORD, {}, '10.5.0.2')).json().success).toBe(true);
  });

  it('pauses an account after six failures, longer each time, but never permanently', async () => {
    const fail = async () => (await logIn(app, 'demo02', 'Wrong123', await solveCaptcha(app), '10.6.0.1')).json();
    for (let count = 0; count < 6; count++) expect((await fail()).errorCode).toBe('login.invalid');
    const locked = await logIn(app, 'demo02', PASSWORD, await solveCaptcha(app), '10.6.0.2');
    expect(locked.json()).toMatchObject({ success: false, errorCode: 'login.locked', value: { captcha: true } });
    const { retryAfterSeconds } = locked.json().value;
    expect(retryAfterSeconds).toBeGreaterThan(10);
    expect(retryAfterSeconds).toBeLessThanOrEqual(30);
    expect(locked.headers['retry-after']).toBe(String(retryAfterSeconds));

    await age('demo02', 31);
    expect((await fail()).errorCode).toBe('login.invalid');
    expect((await fail()).value.retryAfterSeconds).toBeGreaterThan(50);
    await age('demo02', 61);
    expect((await logIn(app, 'demo02', PASSWORD, await solveCaptcha(app), '10.6.0.1')).json().success).toBe(true);
    expect((await logIn(app, 'demo02', PASSWORD, {}, '10.6.0.2')).json().success).toBe(true);
  });

  it('counts attempts on a non-existent account in the same way', async () => {
    for (let count = 0; count < 6; count++)
      await logIn(app, 'ghost77', 'Wrong123', await solveCaptcha(app), '10.7.0.1');
    expect(await errorOf(logIn(app, 'ghost77', 'Wrong123', await solveCaptcha(app), '10.7.0.1'))).toBe('login.locked');
  });

  it('lets a member who must change the password do that and little else', async () => {
    const answer = await logIn(app, 'first01', PASSWORD, {}, '10.8.0.1');
    expect(answer.json().value).toMatchObject({ userName: 'first01', firstTimeLogin: true });
    const headers = headersOf(answer);
    expect((await get('/wps/member/info', headers)).json().success).toBe(true);
    for (const url of ['/wps/wallet', '/wps/protection']) {
      const refused = await get(url, headers);
      expect([refused.statusCode, refused.json().errorCode]).toEqual([403, 'login.change.required']);
    }
    const cookie = headers['cookie']!.replace('fairlot_sid=', '');
    expect(await app.rooms.identity.callerOfCookie(cookie)).toBeNull();

    const { headers: sealedHeaders, payload } = await seal(app, {
      oldPassword: PASSWORD,
      newPassword: 'Another123',
      confirmNewPassword: 'Another123',
    });
    const changed = await app.server.inject({
      method: 'POST',
      url: '/wps/account/password/v2',
      headers: { ...headers, ...sealedHeaders },
      payload,
    });
    const fresh = headersOf(changed);
    expect((await get('/wps/wallet', fresh)).json().success).toBe(true);
    expect((await logIn(app, 'first01', 'Another123', {}, '10.8.0.1')).json().value.firstTimeLogin).toBe(false);
  });
});
