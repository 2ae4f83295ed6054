import { createMember, errorOf, openDevice, openTestApp, type TestMember } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { callSealed, headersOf, logIn, openLogIns } from '../client.testing.ts';

const app = await openTestApp();
beforeEach(() => openLogIns(app));

const PASSWORD = 'Test2026';
const get = (headers: Record<string, string>, url: string) => app.server.inject({ method: 'GET', url, headers });
const remove = (headers: Record<string, string>, url: string) => app.server.inject({ method: 'DELETE', url, headers });
const post = (headers: Record<string, string>, url: string, body: object) => callSealed(app, headers, url, body);
const CHROME =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile ' +
  'Safari/537.36';
const openOn = async (memberId: bigint, userAgent: string) =>
  (await openDevice(app, memberId, { userAgent, ip: '203.0.113.7' })).headers;

describe('devices', () => {
  it('are listed with their last use; one or all others can be logged out immediately', async () => {
    const member = await createMember(app);
    const telephone = await openOn(member.memberId, CHROME);
    const tablet = await openOn(
      member.memberId,
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    );
    for (const headers of [telephone, tablet]) expect((await get(headers, '/wps/member/info')).statusCode).toBe(200);
    const { list } = (await get(telephone, '/wps/security/sessions')).json().value;
    expect(list.map(({ device }: { device: string }) => device).toSorted()).toEqual([
      '',
      'Chrome, Android',
      'Safari, iPad',
    ]);
    const own = list.find(({ current }: { current: boolean }) => current);
    expect(own).toEqual({
      id: expect.any(String),
      device: 'Chrome, Android',
      ip: '203.0.113.7',
      createdAt: expect.any(Number),
      lastUsedAt: expect.any(Number),
      current: true,
    });

    const other = list.find(({ device }: { device: string }) => device === 'Safari, iPad');
    expect((await remove(telephone, `/wps/security/sessions/${other.id}`)).json().success).toBe(true);
    expect((await get(tablet, '/wps/member/info')).statusCode).toBe(401);
    expect(await errorOf(remove(telephone, `/wps/security/sessions/${other.id}`))).toBe('not.found');
    expect((await remove(telephone, '/wps/security/sessions')).json().success).toBe(true);
    expect((await get(member.headers, '/wps/member/info')).statusCode).toBe(401);
    expect((await get(telephone, '/wps/security/sessions')).json().value.list).toHaveLength(1);
  });

  it('of another member cannot be logged out', async () => {
    const [member, stranger] = [await createMember(app), await createMember(app)];
    const [{ id }] = (await get(member.headers, '/wps/security/sessions')).json().value.list;
    for (const target of [id, 'nothing', "x' or '1'='1"])
      expect((await remove(stranger.headers, `/wps/security/sessions/${encodeURIComponent(target)}`)).statusCode).toBe(
        404,
      );
    expect((await get(member.headers, '/wps/member/info')).statusCode).toBe(200);
  });
});

describe('logins', () => {
  it('are listed with failed attempts, and the previous one is shown', async () => {
    const member = await createMember(app);
    const first = headersOf(await logIn(app, member.userName, PASSWORD, {}, '203.0.113.1'));
    expect((await get(first, '/wps/security')).json().value.lastLogin).toBeNull();
    await logIn(app, member.userName, 'Wrong123', {}, '203.0.113.2');
    const second = headersOf(await logIn(app, member.userName, PASSWORD, {}, '203.0.113.3'));
    expect((await get(second, '/wps/security')).json().value.lastLogin).toMatchObject({
      ip: '203.0.113.1',
      method: 'password',
      at: expect.any(Number),
    });
    const { list, totalPages } = (await get(second, '/wps/security/logins?pageSize=2')).json().value;
    expect(list.map(({ ip, success }: { ip: string; success: boolean }) => [ip, success])).toEqual([
      ['203.0.113.3', true],
      ['203.0.113.2', false],
    ]);
    expect(totalPages).toBe(2);
    expect((await get(second, '/wps/security/logins?pageSize=2&pageNo=2')).json().value.list).toHaveLength(1);
  });
});

describe('the payment password', () => {
  const set = (member: TestMember, paymentPassword: string, change: object = {}) =>
    post(member.headers, '/wps/security/paymentPassword', {
      password: PASSWORD,
      paymentPassword,
      confirmPaymentPassword: paymentPassword,
      ...change,
    });

  it('is stored as a slow hash, checked with counted attempts and never returned', async () => {
    const member = await createMember(app);
    const check = (text: string) => app.rooms.identity.checkPaymentPassword(member.memberId, text, '10.0.0.1');
    expect(await check('1234')).toBeNull();
    expect((await set(member, '1234')).json().success).toBe(true);
    expect([await check('1234'), await check('4321')]).toEqual([true, false]);
    const { hash } = await app.platform.db.one(
      sql<{
        hash: string;
      }>`select payment_password_hash as hash from identity_secrets where member_id = ${member.memberId}::bigint`,
    );
    expect(hash).toMatch(/^\$argon2id\$/);
    expect((await get(member.headers, '/wps/security')).json().value).toMatchObject({
      hasPaymentPassword: true,
      hasTotp: false,
      passkeyCount: 0,
    });
    // A cached correct password becomes wrong once it was changed; a correct one clears earlier failures.
    await set(member, '5678');
    expect([await check('1234'), await check('5678')]).toEqual([false, true]);
    await set(member, '1234');
    for (let turn = 0; turn < 3; turn += 1)
      expect([await check('0000'), await check('0000'), await check('1234')]).toEqual([false, false, true]);
    // Many concurrent correct ones do not count as guesses; concurrent wrong ones all count.
    expect(await Promise.all(Array.from({ length: 9 }, () => check('1234')))).toEqual(Array(9).fill(true));
    const wrong = await Promise.allSettled(Array.from({ length: 9 }, () => check('0000')));
    expect(wrong.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    await expect(check('1234')).rejects.toThrow('login.locked');
    // A new one ends the pause.
    await set(member, '2468');
    expect(await check('2468')).toBe(true);
  });

  it('is reported to its member when it is set', async () => {
    const member = await createMember(app);
    await set(member, '1234');
    const reported = await app.platform.db.rows(sql`
      select payload from platform_outbox
       where topic = 'security.changed' and member_id = ${member.memberId}::bigint`);
    expect(reported).toEqual([{ payload: { change: 'paymentPassword', detail: '' } }]);
  });

  it('is refused in another format, with another confirmation and without the correct password', async () => {
    const member = await createMember(app);
    for (const text of ['', '123', '1234567', '12a4', '１２３４'])
      expect(await errorOf(set(member, text))).toBe('payment.password.format');
    expect(await errorOf(set(member, '1234', { confirmPaymentPassword: '1235' }))).toBe('password.confirm');
    expect(await errorOf(set(member, '1234', { password: 'Wrong123' }))).toBe('login.invalid');
    expect(await errorOf(set(member, '1234', { password: undefined }))).toBe('reauth.required');
  });

  it('of a member without a password requires a login within the last ten minutes', async () => {
    const member = await createMember(app);
    await app.platform.db.run(sql`
      update identity_passwords set hash = null where member_id = ${member.memberId}::bigint`);
    expect((await set(member, '1234', { password: undefined })).json().success).toBe(true);
    await app.platform.db.run(sql`
      update identity_sessions set created_at = created_at - interval '11 minutes'
        where member_id = ${member.memberId}::bigint`);
    expect(await errorOf(set(member, '1234', { password: undefined }))).toBe('reauth.required');
  });
});

describe('passwords by age', () => {
  it('an expired password only allows a login to change it', async () => {
    const member = await createMember(app);
    await app.platform.db.run(sql`
      update identity_passwords set changed_at = changed_at - interval '91 days'
        where member_id = ${member.memberId}::bigint`);
    expect((await logIn(app, member.userName, PASSWORD)).json().success).toBe(true);
    await app.rooms.site.change('identity', { ...(await app.rooms.site.setting('identity')), passwordMaxAgeDays: 90 });
    try {
      const answer = await logIn(app, member.userName, PASSWORD);
      expect(answer.json()).toMatchObject({
        success: false,
        errorCode: 'password.expired',
        value: { token: expect.any(String), userName: member.userName, customerType: 0 },
      });
      const headers = headersOf(answer);
      expect(await errorOf(get(headers, '/wps/wallet'))).toBe('login.change.required');
      expect(await errorOf(logIn(app, member.userName, PASSWORD))).toBe('password.expired');
      const changed = await post(headers, '/wps/account/password/v2', {
        oldPassword: PASSWORD,
        newPassword: 'Fresh4Lantern',
        confirmNewPassword: 'Fresh4Lantern',
      });
      expect((await get(headersOf(changed), '/wps/wallet')).statusCode).toBe(200);
      expect((await logIn(app, member.userName, 'Fresh4Lantern')).json().success).toBe(true);
    } finally {
      await app.rooms.site.change('identity', { ...(await app.rooms.site.setting('identity')), passwordMaxAgeDays: 0 });
    }
  });
});

describe('the security centre', () => {
  const CALLS = [
    ['GET', '/wps/security'],
    ['GET', '/wps/security/sessions'],
    ['DELETE', '/wps/security/sessions'],
    ['GET', '/wps/security/logins'],
    ['GET', '/wps/security/passkeys'],
    ['GET', '/wps/account/personal'],
  ] as const;

  it('is off while its flag is off', async () => {
    const member = await createMember(app);
    await app.rooms.site.change('flags', {});
    for (const [method, url] of CALLS.filter(([, path]) => path !== '/wps/security'))
      expect(await errorOf(app.server.inject({ method, url, headers: member.headers }))).toBe('module.disabled');
    for (const url of ['/wps/security/totp/start', '/wps/account/export'])
      expect(await errorOf(post(member.headers, url, { password: PASSWORD }))).toBe('module.disabled');
    // A withdrawal needs both.
    const overview = () => app.server.inject({ method: 'GET', url: '/wps/security', headers: member.headers });
    expect((await overview()).json().value).toMatchObject({ hasPaymentPassword: false });
    const passwords = { paymentPassword: '2468', confirmPaymentPassword: '2468', password: PASSWORD };
    expect((await post(member.headers, '/wps/security/paymentPassword', passwords)).json().success).toBe(true);
    expect((await overview()).json().value).toMatchObject({ hasPaymentPassword: true });
  });

  it('is not available to trial members', async () => {
    const trial = await createMember(app, { type: 4 });
    for (const [method, url] of CALLS)
      expect((await app.server.inject({ method, url, headers: trial.headers })).statusCode).toBe(403);
  });
});
