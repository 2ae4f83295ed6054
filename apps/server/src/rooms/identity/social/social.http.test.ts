import { createHash, randomBytes } from 'node:crypto';
import { createMember, errorOf, openTestApp } from '@fairlot/testkit';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { IDENTITY_ON, logIn } from '../client.testing.ts';
import { startProvider } from './provider.testing.ts';

/** The person whom the provider logs in next. */
let person = 'person-1';
const provider = await startProvider(() => person);
afterAll(() => provider.close());
const { issuer } = provider;
const publicOrigin = 'http://play.fairlot.example';
provider.serve(publicOrigin);
const oidc = {
  google: { issuer, clientId: 'fairlot', clientSecret: 'secret-of-fairlot', tokenEndpoint: undefined },
  facebook: undefined,
};
const app = await openTestApp({ config: { oidc, publicOrigin } });
beforeEach(() => app.rooms.site.change('flags', IDENTITY_ON));

const newVerifier = () => randomBytes(32).toString('base64url');
const bindingOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
/** Each log-in begins at another address, because of the limit per address. */
let begun = 1;
const start = (verifier: string, provider = 'google') =>
  app.server.inject({
    method: 'POST',
    url: '/wps/session/social',
    remoteAddress: `10.42.0.${begun++}`,
    payload: { provider, binding: bindingOf(verifier) },
  });

/** Follows the provider's redirects like a browser with cookies; returns the address that leads back. */
async function authorise(url: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(url);
  for (let hop = 0; hop < 10; hop++) {
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    await answer.body?.cancel();
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    next = new URL(answer.headers.get('location') ?? '', next);
    if (next.origin !== issuer) return next;
  }
  throw new Error('the provider leads nowhere');
}
const comeBack = async (returned: URL) => {
  const answer = await app.server.inject({ method: 'GET', url: `${returned.pathname}${returned.search}` });
  return {
    status: answer.statusCode,
    location: String(answer.headers['location']),
    ticket: /#social=(\S+)/.exec(String(answer.headers['location']))?.[1] ?? '',
  };
};
const exchange = (socialTicket: string, socialVerifier: string, extra = {}) =>
  logIn(app, 'unused', 'unused', { type: 'social', socialTicket, socialVerifier, ...extra }, '10.41.0.1');

async function logInAs(name: string, extra = {}) {
  person = name;
  const verifier = newVerifier();
  const { ticket } = await comeBack(await authorise((await start(verifier)).json().value.url));
  return { ticket, verifier, answer: await exchange(ticket, verifier, extra) };
}

describe('login with a social provider', () => {
  it('sends state, nonce and PKCE, and creates a member who is recognised the next time', async () => {
    const { url } = (await start(newVerifier())).json().value;
    const query = new URL(url).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      scope: 'openid',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://play.fairlot.example/wps/session/social/google',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)?.length).toBeGreaterThan(40);

    const first = await logInAs('person-1');
    expect(first.answer.json().value).toMatchObject({
      userName: expect.stringMatching(/^p[a-z2-9]{9}$/),
      customerType: 0,
    });
    expect(first.answer.cookies[0]?.name).toBe('fairlot_sid');
    const again = await logInAs('person-1');
    expect(again.answer.json().value.userName).toBe(first.answer.json().value.userName);
    const other = await logInAs('person-2');
    expect(other.answer.json().value.userName).not.toBe(first.answer.json().value.userName);
  });

  it('registers a new person as a member of the owner of the invitation, and ignores an unknown code', async () => {
    const { memberId } = await createMember(app);
    const code = await app.platform.db.value(sql<string>`
      select invitation_code from people_members where id = ${memberId}::bigint`);
    const inviterOf = async (name: string, affiliateCode: string) => {
      const { userName } = (await logInAs(name, { affiliateCode })).answer.json().value;
      return app.platform.db.value(sql<bigint | null>`
        select inviter_id from people_members where account = ${userName}`);
    };
    expect(await inviterOf('invited-1', code)).toBe(memberId);
    expect(await inviterOf('invited-2', 'NOSUCH12')).toBeNull();
    expect(await inviterOf('invited-2', code)).toBeNull();
  });

  it('returns to the login page with a ticket that works once, in the same browser only', async () => {
    person = 'person-3';
    const verifier = newVerifier();
    const returned = await authorise((await start(verifier)).json().value.url);
    const { status, location, ticket } = await comeBack(returned);
    expect([status, location.split('#')[0]]).toEqual([303, '/m/login']);
    expect(await errorOf(exchange(ticket, newVerifier()))).toBe('social.failed');
    expect((await exchange(ticket, verifier)).json().success).toBe(true);
    expect(await errorOf(exchange(ticket, verifier))).toBe('social.failed');
    expect((await comeBack(returned)).location).toBe('/m/login#social-error=social.failed');
  });

  it('rejects a redirect without a login, a changed one, a late one and a cancelled one', async () => {
    const failed = '/m/login#social-error=social.failed';
    expect((await comeBack(new URL('http://x/wps/session/social/google?code=abc&state=never'))).location).toBe(failed);
    expect((await comeBack(new URL('http://x/wps/session/social/google'))).location).toBe(failed);
    const begin = async () => authorise((await start(newVerifier())).json().value.url);
    const changed = await begin();
    changed.searchParams.set('code', 'another');
    expect((await comeBack(changed)).location).toBe(failed);
    const late = await begin();
    await app.platform.db.run(sql`
      update identity_social_flows set expires_at = clock_timestamp() - interval '1 second'`);
    expect((await comeBack(late)).location).toBe(failed);
    const cancelled = new URL('http://x/wps/session/social/google');
    cancelled.search = new URLSearchParams({
      error: 'access_denied',
      state: new URL((await start(newVerifier())).json().value.url).searchParams.get('state') ?? '',
      iss: issuer,
    }).toString();
    expect((await comeBack(cancelled)).location).toBe(failed);
    const elsewhere = await begin();
    elsewhere.pathname = '/wps/session/social/facebook';
    expect((await comeBack(elsewhere)).location).toBe(failed);
  });

  it('rejects a ticket after two minutes', async () => {
    person = 'person-1';
    const verifier = newVerifier();
    const { ticket } = await comeBack(await authorise((await start(verifier)).json().value.url));
    await app.platform.db.run(sql`
      update identity_social_tickets set expires_at = clock_timestamp() - interval '1 second'`);
    expect(await errorOf(exchange(ticket, verifier))).toBe('social.failed');
  });

  it('opens one session when a ticket is sent twice concurrently', async () => {
    person = 'person-1';
    const verifier = newVerifier();
    const { ticket } = await comeBack(await authorise((await start(verifier)).json().value.url));
    const answers = await Promise.all([1, 2].map(() => exchange(ticket, verifier)));
    expect(
      answers.map((answer) => answer.json().errorCode ?? 'none').toSorted((left, right) => left.localeCompare(right)),
    ).toEqual(['none', 'social.failed']);
  });

  it('creates one member when a person logs in twice concurrently', async () => {
    person = 'person-4';
    const begun = await Promise.all(
      [1, 2].map(async () => {
        const verifier = newVerifier();
        const { ticket } = await comeBack(await authorise((await start(verifier)).json().value.url));
        return { ticket, verifier };
      }),
    );
    const answers = await Promise.all(begun.map(({ ticket, verifier }) => exchange(ticket, verifier)));
    expect(new Set(answers.map((answer) => answer.json().value.userName)).size).toBe(1);
  });

  it('is off while the flag is off, and reports when the provider is not configured', async () => {
    expect(await errorOf(start(newVerifier(), 'facebook'))).toBe('social.failed');
    await app.rooms.site.change('flags', {});
    expect(await errorOf(start(newVerifier()))).toBe('module.disabled');
  });

  it('creates no member on a site for agents, who could not log in (Q-026)', async () => {
    const members = () =>
      app.platform.db.first(sql<{ count: number }>`select count(*)::int as count from people_members`);
    const before = await members();
    await app.rooms.site.change('loginAs', 'agent');
    expect((await logInAs('person-of-agents')).answer.json().errorCode).toBe('login.not.agent');
    await app.rooms.site.change('loginAs', 'any');
    expect(await members()).toEqual(before);
  });

  it('rejects a disabled member', async () => {
    const { answer } = await logInAs('person-5');
    const { id } = await app.platform.db.one(sql<{ id: bigint }>`
      select id from people_members where account = ${answer.json().value.userName}`);
    await app.rooms.identity.disableMember(id);
    expect((await logInAs('person-5')).answer.json().errorCode).toBe('user.invalid');
  });

  it('does not store states, verifiers or tickets in plain text', async () => {
    person = 'person-1';
    const { url } = (await start(newVerifier())).json().value;
    const { ticket } = await logInAs('person-1');
    const text = JSON.stringify([
      await app.platform.db.rows(sql`select state_hash, encode(sealed_verifier, 'escape') from identity_social_flows`),
      await app.platform.db.rows(sql`select ticket_hash from identity_social_tickets`),
    ]);
    for (const secret of [new URL(url).searchParams.get('state'), ticket]) expect(text).not.toContain(secret);
  });
});
