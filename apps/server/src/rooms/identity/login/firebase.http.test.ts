import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { createMember, createTestApp, type TestApp } from '@fairlot/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { IDENTITY_ON, logIn, registerByMobile, seal } from '../client.testing.ts';

const PROJECT = 'fairlot-test';
const ISSUER = `https://securetoken.google.com/${PROJECT}`;
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });

let keys: Server;
let asked = 0;
let app: TestApp;
beforeAll(async () => {
  keys = createServer((_request, response) => {
    asked++;
    response.end(
      JSON.stringify({
        keys: [{ ...ours.publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256', use: 'sig' }],
      }),
    );
  });
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
  const address = keys.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  app = await createTestApp({ config: { firebase: { projectId: PROJECT, keysUrl: `http://127.0.0.1:${port}/keys` } } });
});
afterAll(async () => {
  await app.close();
  await new Promise((resolve) => keys.close(resolve));
});
beforeEach(async () => {
  await app.rooms.site.change('flags', IDENTITY_ON);
  await app.rooms.site.change('firebase', {
    apiKey: 'AIzaSyExample-0001',
    projectId: PROJECT,
    authDomain: 'fairlot-test.firebaseapp.com',
    emulator: null,
  });
  await app.rooms.site.change('identity', { ...(await app.rooms.site.setting('identity')), smsProvider: 'firebase' });
});

interface Bent {
  header?: object;
  claims?: object;
  key?: typeof ours.privateKey;
}
function idToken(
  provider: string,
  subject: string,
  { header = {}, claims = {}, key = ours.privateKey }: Bent = {},
): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'RS256', kid: 'key-1', typ: 'JWT', ...header })}.${part({
    iss: ISSUER,
    aud: PROJECT,
    sub: subject,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    jti: randomUUID(),
    firebase: { sign_in_provider: provider },
    ...claims,
  })}`;
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
}
const logInWith = (firebaseChannel: string, firebaseIdToken: string, extra: object = {}) =>
  logIn(app, 'unused', 'unused', { type: 'firebase', firebaseChannel, firebaseIdToken, ...extra }, '10.40.0.1');

describe('id tokens of Firebase', () => {
  it('log a person in, the first time as a new member, then as the same one', async () => {
    const first = await logInWith('google', idToken('google.com', 'person-1'));
    expect(first.json().value).toEqual({
      token: expect.any(String),
      userName: expect.stringMatching(/^p[a-z2-9]{9}$/),
      customerType: 0,
      firstTimeLogin: false,
    });
    const again = await logInWith('google', idToken('google.com', 'person-1'));
    expect(again.json().value.userName).toBe(first.json().value.userName);
    const other = await logInWith('facebook', idToken('facebook.com', 'person-2'));
    expect(other.json().value.userName).not.toBe(first.json().value.userName);
    expect(asked).toBe(1);
  });

  it.each<[string, string, Bent]>([
    ['another key', 'google.com', { key: foreign.privateKey }],
    ['an unknown key', 'google.com', { header: { kid: 'key-2' } }],
    ['no algorithm', 'google.com', { header: { alg: 'none' } }],
    ['another algorithm', 'google.com', { header: { alg: 'HS256' } }],
    ['another project', 'google.com', { claims: { aud: 'other-project' } }],
    ['another issuer', 'google.com', { claims: { iss: 'https://securetoken.google.com/other' } }],
    ['an end in the past', 'google.com', { claims: { exp: Math.floor(Date.now() / 1000) - 1 } }],
    ['a beginning in the future', 'google.com', { claims: { iat: Math.floor(Date.now() / 1000) + 600 } }],
    ['a log-in ten minutes ago', 'google.com', { claims: { auth_time: Math.floor(Date.now() / 1000) - 600 } }],
    ['no person', 'google.com', { claims: { sub: '' } }],
    ['another channel', 'facebook.com', {}],
  ])('with %s are refused', async (_name, provider, bent) => {
    expect((await logInWith('google', idToken(provider, 'person-3', bent))).json().errorCode).toBe('social.failed');
    expect(
      await app.platform.db.first(sql`select 1 from identity_social_links where subject = 'person-3'`),
    ).toBeUndefined();
  });

  it('that are no tokens, or were changed, are refused', async () => {
    const [head, , signature] = idToken('google.com', 'person-1').split('.');
    const changed =
      `${head}.` +
      `${Buffer.from(JSON.stringify({ iss: ISSUER, aud: PROJECT, sub: 'person-9' })).toString('base64url')}.` +
      `${signature}`;
    for (const text of ['x', 'a.b.c', 'a.b.c.d', '..', changed])
      expect((await logInWith('google', text)).json().errorCode).toBe('social.failed');
  });

  it('are good once', async () => {
    const token = idToken('google.com', 'person-4');
    expect((await logInWith('google', token)).json().success).toBe(true);
    expect((await logInWith('google', token)).json().errorCode).toBe('social.failed');
  });

  it('need the flag of their channel, and make nobody while registration is off', async () => {
    await app.rooms.site.change('flags', { GOOGLELOGIN3: true, REGISTER_REE3: false });
    expect((await logInWith('facebook', idToken('facebook.com', 'person-5'))).json().errorCode).toBe('module.disabled');
    expect((await logInWith('google', idToken('google.com', 'person-5'))).json().errorCode).toBe('module.disabled');
    expect((await logInWith('google', idToken('google.com', 'person-1'))).json().success).toBe(true);
  });

  it('that are missing are named', async () => {
    expect((await logIn(app, 'x', 'x', { type: 'firebase', firebaseChannel: 'google' })).json()).toMatchObject({
      errorCode: 'request.invalid',
      value: { field: 'firebaseIdToken' },
    });
  });
});

describe('a number that Firebase verified', () => {
  const phone = (number: string, subject = 'phone-1') =>
    idToken('phone', subject, { claims: { phone_number: number } });

  it('registers, logs in and sets a new password', async () => {
    const mobileNum = '0913000001';
    const registered = await registerByMobile(app, {
      mobileNum,
      firebaseChannel: 'sms',
      firebaseIdToken: phone('+84913000001'),
    });
    const { account } = registered.json().value;
    const login = await logInWith('sms', phone('+84913000001'), {
      firebaseMobileNo: mobileNum,
      countryDialingCode: '84',
      username: undefined,
      password: undefined,
    });
    expect(login.json().value.userName).toBe(account);
    const { headers, payload } = await seal(app, {
      newPassword: 'Fresh2027',
      mobileNum,
      countryDialingCode: '84',
      firebaseIdToken: phone('+84913000001'),
    });
    const reset = await app.server.inject({
      method: 'POST',
      url: '/wps/account/password/phone',
      headers: { ...headers, moduleid: 'CHNGPASSVERIF3' },
      payload,
    });
    expect(reset.json().value.userName).toBe(account);
    expect((await logIn(app, account, 'Fresh2027', {}, '10.40.0.2')).json().success).toBe(true);
  });

  it('is good for no other number, and no token of another channel is one', async () => {
    await createMember(app);
    const form = { mobileNum: '0913000002', firebaseChannel: 'sms' };
    for (const firebaseIdToken of [
      phone('+84913000003'),
      idToken('google.com', 'person-6', { claims: { phone_number: '+84913000002' } }),
      'x.y.z',
      undefined,
    ]) {
      expect((await registerByMobile(app, { ...form, firebaseIdToken })).json().errorCode).toBe(
        'verification.code.error',
      );
    }
  });

  it('is not asked for while the server sends codes itself', async () => {
    await app.rooms.site.change('identity', { ...(await app.rooms.site.setting('identity')), smsProvider: 'server' });
    expect(
      (
        await logInWith('sms', phone('+84913000001'), { firebaseMobileNo: '0913000001', countryDialingCode: '84' })
      ).json().errorCode,
    ).toBe('module.disabled');
    expect(
      (await registerByMobile(app, { mobileNum: '0913000004', firebaseIdToken: phone('+84913000004') })).json()
        .errorCode,
    ).toBe('verification.code.error');
  });
});
