import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createMember, errorOf, openTestApp, type TestMember } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { callSealed, headersOf, IDENTITY_ON } from '../client.testing.ts';
import { type Bend, createAuthenticator } from '../../../platform/passkeys.testing.ts';

const ORIGIN = 'http://play.fairlot.example';
const app = await openTestApp({ config: { publicOrigin: ORIGIN } });
beforeEach(() => app.rooms.site.change('flags', IDENTITY_ON));

type Authenticator = ReturnType<typeof createAuthenticator>;
const call = (
  headers: Record<string, string>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) => app.server.inject({ method, url, headers, ...(payload ? { payload } : {}) });
const begin = async ({ headers }: TestMember) =>
  (await callSealed(app, headers, '/wps/security/passkeys/options', { password: 'Test2026' })).json().value;
async function add(member: TestMember, authenticator: Authenticator, bend: Bend = {}) {
  const { challengeId, options } = await begin(member);
  return call(member.headers, 'POST', '/wps/security/passkeys', {
    challengeId,
    name: 'Telephone',
    response: authenticator.create(options, bend),
  });
}
const remove = ({ headers }: TestMember, id: string, body: object = { password: 'Test2026' }) =>
  callSealed(app, headers, `/wps/security/passkeys/${encodeURIComponent(id)}/remove`, body);
const beginLogin = async () => (await call({}, 'POST', '/wps/session/passkey/options')).json().value;
async function logInWith(authenticator: Authenticator, bend: Bend = {}) {
  const { challengeId, options } = await beginLogin();
  return call({}, 'POST', '/wps/session/passkey', { challengeId, response: authenticator.get(options, bend) });
}

describe('passkeys', () => {
  it('are added by a member and log in without a name, bypassing an authenticator app', async () => {
    const member = await createMember(app);
    const authenticator = createAuthenticator(ORIGIN);
    const { options } = await begin(member);
    expect(options).toMatchObject({
      rp: { id: 'play.fairlot.example', name: 'Fairlot' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    // Random, so that it reveals nothing, and the same for every passkey of the member.
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    expect((await begin(member)).options.user.id).toBe(options.user.id);
    const added = await add(member, authenticator);
    expect(added.json()).toMatchObject({ success: true });
    expect((await call(member.headers, 'GET', '/wps/security/passkeys')).json().value.list).toEqual([
      { id: added.json().value.id, name: 'Telephone', createdAt: expect.any(Number), lastUsedAt: null, synced: false },
    ]);
    await app.platform.db.run(sql`
      update identity_secrets set totp_confirmed_at = clock_timestamp(), totp_secret = '\\x00'
        where member_id = ${member.memberId}::bigint`);
    const login = await logInWith(authenticator);
    expect(login.json().value).toMatchObject({ userName: member.userName, customerType: 0 });
    expect((await call(headersOf(login), 'GET', '/wps/security/logins')).json().value.list[0]).toMatchObject({
      method: 'passkey',
      success: true,
    });
    expect((await call(member.headers, 'GET', '/wps/security/passkeys')).json().value.list[0].lastUsedAt).toEqual(
      expect.any(Number),
    );
  });

  it('can only be renamed by their owner', async () => {
    const member = await createMember(app);
    const { id } = (await add(member, createAuthenticator(ORIGIN))).json().value;
    const url = `/wps/security/passkeys/${encodeURIComponent(id)}`;
    const codeOf = async (who: TestMember, name: string) => errorOf(call(who.headers, 'PUT', url, { name }));
    expect(await codeOf(await createMember(app), 'Mine')).toBe('not.found');
    expect(await codeOf(member, ' x')).toBe('name.format');
    expect(await codeOf(member, 'Máy của bà Năm')).toBeNull();
    expect((await call(member.headers, 'GET', '/wps/security/passkeys')).json().value.list[0].name).toBe(
      'Máy của bà Năm',
    );
  });

  it.each<[string, Bend]>([
    ['another origin', { origin: 'http://play.fairlot.example.evil.example' }],
    ['another challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['an unverified user', { flags: 0x41 }],
  ])('cannot be added with %s', async (_name, bend) => {
    expect(await errorOf(add(await createMember(app), createAuthenticator(ORIGIN), bend))).toBe('passkey.invalid');
  });

  it.each<[string, Bend]>([
    ['another origin', { origin: 'http://evil.example' }],
    ['another challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['another person', { userHandle: randomBytes(32).toString('base64url') }],
    ['an unverified user', { flags: 0x01 }],
  ])('cannot log in with %s', async (_name, bend) => {
    const authenticator = createAuthenticator(ORIGIN);
    await add(await createMember(app), authenticator);
    expect((await logInWith(authenticator, bend)).json()).toMatchObject({
      success: false,
      errorCode: 'passkey.invalid',
    });
    expect((await logInWith(authenticator)).json().success).toBe(true);
  });

  it('answer a challenge once, in time and only for its member', async () => {
    const [member, other] = [await createMember(app), await createMember(app)];
    const authenticator = createAuthenticator(ORIGIN);
    const { challengeId, options } = await begin(member);
    const stolen = { challengeId, name: 'x', response: authenticator.create(options) };
    expect(await errorOf(call(other.headers, 'POST', '/wps/security/passkeys', stolen))).toBe('passkey.invalid');
    expect((await call(member.headers, 'POST', '/wps/security/passkeys', stolen)).json().success).toBe(true);
    expect(await errorOf(call(member.headers, 'POST', '/wps/security/passkeys', stolen))).toBe('passkey.invalid');

    const login = await beginLogin();
    const payload = { challengeId: login.challengeId, response: authenticator.get(login.options) };
    expect((await call({}, 'POST', '/wps/session/passkey', payload)).json().success).toBe(true);
    expect(await errorOf(call({}, 'POST', '/wps/session/passkey', payload))).toBe('passkey.invalid');
    const late = await beginLogin();
    await app.platform.db.run(sql`update identity_challenges set expires_at = clock_timestamp() - interval '1 second'`);
    expect(
      await errorOf(
        call({}, 'POST', '/wps/session/passkey', {
          challengeId: late.challengeId,
          response: authenticator.get(late.options),
        }),
      ),
    ).toBe('passkey.invalid');
  });

  it('with a decreasing counter are refused as copies', async () => {
    const authenticator = createAuthenticator(ORIGIN);
    await add(await createMember(app), authenticator);
    expect((await logInWith(authenticator)).json().success).toBe(true);
    authenticator.rewind(2);
    expect(await errorOf(logInWith(authenticator))).toBe('passkey.invalid');
  });

  it('belong to one member, and to none once removed; others cannot remove them', async () => {
    const [member, other] = [await createMember(app), await createMember(app)];
    const authenticator = createAuthenticator(ORIGIN);
    const { id } = (await add(member, authenticator)).json().value;
    expect(await errorOf(add(other, authenticator))).toBe('passkey.invalid');
    expect((await remove(other, id)).statusCode).toBe(404);
    // The second creation stored another person in the authenticator; the key itself belongs to the first.
    await begin(member).then(({ options }) => authenticator.create(options));
    expect((await logInWith(authenticator)).json().success).toBe(true);
    expect((await remove(member, id)).json().success).toBe(true);
    expect(await errorOf(logInWith(authenticator))).toBe('passkey.invalid');
    const reported = await app.platform.db.rows(sql<{ change: string }>`
      select payload ->> 'change' as change from platform_outbox
       where topic = 'security.changed' and member_id = ${member.memberId}::bigint order by id`);
    expect(reported.map(({ change }) => change)).toEqual(['passkeyAdded', 'passkeyRemoved']);
  });

  it('are removed with the password, or by members without one soon after a login', async () => {
    const member = await createMember(app);
    const authenticator = createAuthenticator(ORIGIN);
    const { id } = (await add(member, authenticator)).json().value;
    expect(await errorOf(remove(member, id, {}))).toBe('reauth.required');
    expect(await errorOf(remove(member, id, { password: 'Wrong123' }))).toBe('login.invalid');
    expect((await call(member.headers, 'DELETE', `/wps/security/passkeys/${id}`)).statusCode).toBe(404);
    await app.platform.db.run(sql`
      update identity_passwords set hash = null where member_id = ${member.memberId}::bigint`);
    await app.platform.db.run(sql`
      update identity_sessions set created_at = created_at - interval '11 minutes'
        where member_id = ${member.memberId}::bigint`);
    expect(await errorOf(remove(member, id, {}))).toBe('reauth.required');
    expect((await logInWith(authenticator)).json().success).toBe(true);
    await app.platform.db.run(sql`
      update identity_sessions set created_at = clock_timestamp() where member_id = ${member.memberId}::bigint`);
    expect((await remove(member, id, {})).json().success).toBe(true);
    expect(await errorOf(logInWith(authenticator))).toBe('passkey.invalid');
  });

  it('cannot be added, nor an authenticator enabled or disabled, without the password', async () => {
    const { headers } = await createMember(app);
    for (const [url, rest] of [
      ['/wps/security/passkeys/options', {}],
      ['/wps/security/totp/start', {}],
      ['/wps/security/totp/remove', { code: '000000' }],
    ] as const) {
      expect(await errorOf(callSealed(app, headers, url, rest))).toBe('reauth.required');
      expect(await errorOf(callSealed(app, headers, url, { ...rest, password: 'Wrong123' }))).toBe('login.invalid');
    }
  });

  it('of a disabled member cannot log in; malformed answers are handled as refusals', async () => {
    const member = await createMember(app);
    const authenticator = createAuthenticator(ORIGIN);
    await add(member, authenticator);
    await app.rooms.identity.disableMember(member.memberId);
    expect(await errorOf(logInWith(authenticator))).toBe('user.invalid');
    for (const response of [
      {},
      { id: 'x' },
      { id: 5, response: null },
      { id: 'x', response: { clientDataJSON: 'x' } },
    ]) {
      const { challengeId } = await beginLogin();
      expect(await errorOf(call({}, 'POST', '/wps/session/passkey', { challengeId, response }))).toBe(
        'passkey.invalid',
      );
    }
  });

  it('are off while their flag is off', async () => {
    await app.rooms.site.change('flags', {});
    expect(await errorOf(call({}, 'POST', '/wps/session/passkey/options'))).toBe('module.disabled');
    expect(await errorOf(call({}, 'POST', '/wps/session/passkey', { challengeId: 'x'.repeat(16), response: {} }))).toBe(
      'module.disabled',
    );
  });
});
