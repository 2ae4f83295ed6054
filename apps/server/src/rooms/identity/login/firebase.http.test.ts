import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createMember, errorOf, openTestApp, type TestMember } from '@fairlot/testkit';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { IDENTITY_ON, logIn, registerByMobile, seal } from '../client.testing.ts';

const PROJECT = 'fairlot-test';
const ISSUER = `https://securetoken.google.com/${PROJECT}`;
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });

let asked = 0;
const keys = createServer((_request, response) => {
  asked++;
  response.end(
    JSON.stringify({
      keys: [{ ...ours.publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256', use: 'sig' }],
    }),
  );
});
await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve));
afterAll(() => keys.close());
const address = keys.address();
const port = typeof address === 'object' ? address?.port : undefined;
const app = await openTestApp({
  config: { firebase: { projectId: PROJECT, keysUrl: `http://127.0.0.1:${port}/keys` } },
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

interface AtProvider {
  issuer: string;
  subject: string;
}
const link = ({ issuer, subject }: AtProvider, { memberId }: TestMember) =>
  app.platform.db.run(sql`
    insert into identity_social_links (issuer, subject, member_id)
    values (${issuer}, ${subject}, ${memberId}::bigint)`);
const linkedTo = async ({ issuer, subject }: AtProvider): Promise<string | undefined> => {
  const found = await app.platform.db.first(sql<{ account: string }>`
    select m.account from identity_social_links l join people_members m on m.id = l.member_id
     where l.issuer = ${issuer} and l.subject = ${subject}`);
  return found?.account;
};

describe('Firebase id tokens', () => {
  it('register a person at the first login, and then log the same member in', async () => {
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

  it('recognise a person who logged in through the provider directly, before or later', async () => {
    const atGoogle = { issuer: 'https://accounts.google.com', subject: '110169484474386276334' };
    const claims = { firebase: { sign_in_provider: 'google.com', identities: { 'google.com': [atGoogle.subject] } } };
    const direct = await createMember(app);
    await link(atGoogle, direct);
    const login = await logInWith('google', idToken('google.com', 'twice-1', { claims }));
    expect(login.json().value.userName).toBe(direct.userName);
    // From then on the Firebase identity alone also leads to this member.
    const again = await logInWith('google', idToken('google.com', 'twice-1'));
    expect(again.json().value.userName).toBe(direct.userName);

    const later = { 'facebook.com': ['10158000000000001'], email: ['x@example.com'] };
    const token = idToken('facebook.com', 'twice-2', {
      claims: { firebase: { sign_in_provider: 'facebook.com', identities: later } },
    });
    const { userName } = (await logInWith('facebook', token)).json().value;
    expect(await linkedTo({ issuer: 'https://www.facebook.com', subject: '10158000000000001' })).toBe(userName);
  });

  it('log two persons with an account each in to their own account', async () => {
    const [one, other] = [await createMember(app), await createMember(app)];
    const atGoogle = { issuer: 'https://accounts.google.com', subject: 'two-at-google' };
    await link({ issuer: ISSUER, subject: 'two-1' }, one);
    await link(atGoogle, other);
    const claims = { firebase: { sign_in_provider: 'google.com', identities: { 'google.com': [atGoogle.subject] } } };
    const login = await logInWith('google', idToken('google.com', 'two-1', { claims }));
    expect(login.json().value.userName).toBe(one.userName);
    expect(await linkedTo(atGoogle)).toBe(other.userName);
  });

  it("create no account for a person excluded under the provider's identity", async () => {
    const excluded = await createMember(app);
    const atGoogle = { issuer: 'https://accounts.google.com', subject: 'excluded-at-google' };
    await link(atGoogle, excluded);
    const { db } = app.platform;
    await db.transaction((tx) => app.rooms.protection.recognise(tx, excluded.memberId, { social: [atGoogle] }));
    await db.run(sql`
      update protection_members set excluded_until = clock_timestamp() + interval '1 year'
       where member_id = ${excluded.memberId}::bigint`);
    await db.run(sql`delete from identity_social_links where member_id = ${excluded.memberId}::bigint`);
    const claims = { firebase: { sign_in_provider: 'google.com', identities: { 'google.com': [atGoogle.subject] } } };
    const login = await logInWith('google', idToken('google.com', 'excluded-1', { claims }));
    expect(login.json()).toMatchObject({ success: false, errorCode: 'registration.refused' });
  });

  it.each([
    ['no entry', {}],
    ['a text instead of a list', { 'google.com': 'someone' }],
    ['a number', { 'google.com': [1] }],
    ['an empty name', { 'google.com': [''] }],
    ['another provider', { 'facebook.com': ['someone'] }],
    ['a text instead of an object', 'google.com'],
  ])('with %s among the provider identities are linked by their Firebase identity alone', async (what, identities) => {
    const claims = { firebase: { sign_in_provider: 'google.com', identities } };
    const subject = `odd ${what}`;
    expect((await logInWith('google', idToken('google.com', subject, { claims }))).json().success).toBe(true);
    const rows = await app.platform.db.rows(sql<{ subject: string }>`
      select subject from identity_social_links where member_id =
        (select member_id from identity_social_links where subject = ${subject})`);
    expect(rows).toEqual([{ subject }]);
  });

  it.each<[string, string, Bent]>([
    ['another key', 'google.com', { key: foreign.privateKey }],
    ['an unknown key', 'google.com', { header: { kid: 'key-2' } }],
    ['no algorithm', 'google.com', { header: { alg: 'none' } }],
    ['another algorithm', 'google.com', { header: { alg: 'HS256' } }],
    ['another project', 'google.com', { claims: { aud: 'other-project' } }],
    ['another issuer', 'google.com', { claims: { iss: 'https://securetoken.google.com/other' } }],
    ['an expired token', 'google.com', { claims: { exp: Math.floor(Date.now() / 1000) - 1 } }],
    ['an issue time in the future', 'google.com', { claims: { iat: Math.floor(Date.now() / 1000) + 600 } }],
    ['a ten-minute-old log-in', 'google.com', { claims: { auth_time: Math.floor(Date.now() / 1000) - 600 } }],
    ['an empty subject', 'google.com', { claims: { sub: '' } }],
    ['another provider', 'facebook.com', {}],
  ])('with %s are rejected', async (_name, provider, bent) => {
    expect(await errorOf(logInWith('google', idToken(provider, 'person-3', bent)))).toBe('social.failed');
    expect(
      await app.platform.db.first(sql`select 1 from identity_social_links where subject = 'person-3'`),
    ).toBeUndefined();
  });

  it('of the project of the environment are rejected once the merchant names another', async () => {
    const project = (await app.rooms.site.setting('firebase'))!;
    await app.rooms.site.change('firebase', { ...project, projectId: 'harbour-login' });
    expect(await errorOf(logInWith('google', idToken('google.com', 'person-8')))).toBe('social.failed');
    await app.rooms.site.change('firebase', project);
    expect((await logInWith('google', idToken('google.com', 'person-8'))).json().success).toBe(true);
  });

  it('that are malformed or were changed are rejected', async () => {
    const [head, , signature] = idToken('google.com', 'person-1').split('.');
    const changed =
      `${head}.` +
      `${Buffer.from(JSON.stringify({ iss: ISSUER, aud: PROJECT, sub: 'person-9' })).toString('base64url')}.` +
      `${signature}`;
    for (const text of ['x', 'a.b.c', 'a.b.c.d', '..', changed])
      expect(await errorOf(logInWith('google', text))).toBe('social.failed');
  });

  it('are accepted once', async () => {
    const token = idToken('google.com', 'person-4');
    expect((await logInWith('google', token)).json().success).toBe(true);
    expect(await errorOf(logInWith('google', token))).toBe('social.failed');
  });

  it('require the flag of their channel, and create no member while registration is off', async () => {
    await app.rooms.site.change('flags', { GOOGLELOGIN3: true, REGISTER_REE3: false });
    expect(await errorOf(logInWith('facebook', idToken('facebook.com', 'person-5')))).toBe('module.disabled');
    expect(await errorOf(logInWith('google', idToken('google.com', 'person-5')))).toBe('module.disabled');
    expect((await logInWith('google', idToken('google.com', 'person-1'))).json().success).toBe(true);
  });

  it('that are missing are reported by name', async () => {
    expect((await logIn(app, 'x', 'x', { type: 'firebase', firebaseChannel: 'google' })).json()).toMatchObject({
      errorCode: 'request.invalid',
      value: { field: 'firebaseIdToken' },
    });
  });
});

describe('a number verified by Firebase', () => {
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
      newPassword: 'Fresh4Lantern',
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
    expect((await logIn(app, account, 'Fresh4Lantern', {}, '10.40.0.2')).json().success).toBe(true);
  });

  it('is not valid for another number, and tokens of other channels do not count', async () => {
    await createMember(app);
    const form = { mobileNum: '0913000002', firebaseChannel: 'sms' };
    for (const firebaseIdToken of [
      phone('+84913000003'),
      idToken('google.com', 'person-6', { claims: { phone_number: '+84913000002' } }),
      'x.y.z',
      undefined,
    ]) {
      expect(await errorOf(registerByMobile(app, { ...form, firebaseIdToken }))).toBe('verification.code.error');
    }
  });

  it('is not accepted while the server sends codes itself', async () => {
    await app.rooms.site.change('identity', { ...(await app.rooms.site.setting('identity')), smsProvider: 'server' });
    expect(
      await errorOf(
        logInWith('sms', phone('+84913000001'), { firebaseMobileNo: '0913000001', countryDialingCode: '84' }),
      ),
    ).toBe('module.disabled');
    expect(
      await errorOf(registerByMobile(app, { mobileNum: '0913000004', firebaseIdToken: phone('+84913000004') })),
    ).toBe('verification.code.error');
  });
});
