import { createMember, errorOf, openTestApp, type TestMember } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { callSealed, headersOf, IDENTITY_ON, logIn, register, showEmail } from '../client.testing.ts';
import { findOrMakeLinkedMember } from '../social/links.ts';
import { giveContact } from '../contact.testing.ts';

const app = await openTestApp();
await showEmail(app);
beforeEach(() => app.rooms.site.change('flags', { ...IDENTITY_ON, REGISTER_REE3: true }));

const ISSUER = 'https://issuer.example';
let next = 0;
const freshEmail = () => `excluded${++next}@example.com`;
const address = () => `10.60.${Math.floor(next / 250)}.${++next % 250}`;

const ban = async (member: TestMember, kind: 'timeout' | 'exclusion') => {
  const payload = kind === 'timeout' ? { hours: 24 } : { months: 6 };
  const url = `/wps/protection/${kind}`;
  expect((await app.server.inject({ method: 'POST', url, headers: member.headers, payload })).json().success).toBe(
    true,
  );
};
const close = async (member: TestMember) =>
  expect(
    await errorOf(callSealed(app, member.headers, '/wps/account/close', { password: 'Test2026', confirm: true })),
  ).toBeNull();
const set = (memberId: bigint, contact: { email?: string; mobile?: string }) => giveContact(app, memberId, contact);
const registering = async (name: string, change: object = {}) => errorOf(register(app, name, change, address()));
const gateOf = (memberId: bigint) => app.rooms.protection.gate(app.platform.db, memberId, 'play', 'VND');
const marks = async (memberId: bigint) =>
  (await app.platform.db.rows(sql`select 1 from protection_marks where member_id = ${memberId}::bigint`)).length;

describe('an account that is closed while its member is excluded', () => {
  it.each(['exclusion', 'timeout'] as const)('cannot be reopened under its name or address: %s', async (kind) => {
    const member = await createMember(app);
    const email = freshEmail();
    await set(member.memberId, { email });
    await ban(member, kind);
    await close(member);
    // The answer reveals neither the reason nor the end, and only that the name is taken.
    expect(await registering(member.userName)).toBe('username.exists');
    for (const same of [email, email.toUpperCase(), email.replace('@', '+new@')])
      expect((await register(app, `other${next}`, { email: same }, address())).json(), same).toMatchObject({
        errorCode: 'registration.refused',
        value: null,
      });
    expect(await registering(`other${next}`, { email: freshEmail() })).toBeNull();
  });

  it('cannot be reopened by the number or the provider account either', async () => {
    const member = await createMember(app);
    const mobile = `+84913${100_000 + ++next}`;
    await set(member.memberId, { mobile });
    const identity = { issuer: ISSUER, subject: `person${next}` };
    await app.platform.db.run(sql`
      insert into identity_social_links (issuer, subject, member_id)
      values (${identity.issuer}, ${identity.subject}, ${member.memberId}::bigint)`);
    await ban(member, 'exclusion');
    await close(member);
    const platform = { ...app.platform, screens: app.answers.verification.screens };
    const services = { platform, site: app.rooms.site, protection: app.rooms.protection };
    await expect(
      findOrMakeLinkedMember(services as never, [identity], { ip: '10.1.1.1', loginAs: undefined }),
    ).rejects.toMatchObject({
      code: 'registration.refused',
    });
    await expect(
      app.platform.db.transaction((tx) => app.rooms.protection.assertMayRegister(tx, { mobile })),
    ).rejects.toMatchObject({ code: 'registration.refused' });
  });

  it('is forgotten when the exclusion ends, and immediately if there was none', async () => {
    const member = await createMember(app);
    await ban(member, 'exclusion');
    await close(member);
    expect(await marks(member.memberId)).toBe(1);
    await app.platform.db.run(sql`
      update protection_members set excluded_until = clock_timestamp()
        where member_id = ${member.memberId}::bigint`);
    expect(await registering(member.userName)).toBeNull();
    await app.platform.collected
      .all()
      .flatMap(({ jobs = [] }) => jobs)
      .find(({ name }) => name === 'protection-persons')
      ?.run();
    expect(await marks(member.memberId)).toBe(0);

    const free = await createMember(app);
    await close(free);
    expect(await marks(free.memberId)).toBe(0);
    expect(await registering(free.userName)).toBeNull();
  });

  it('leaves neither name nor address behind', async () => {
    const member = await createMember(app);
    const email = freshEmail();
    await set(member.memberId, { email });
    await ban(member, 'exclusion');
    await close(member);
    const rows = JSON.stringify(
      await app.platform.db.rows(sql`
        select mark, member_id::text from protection_marks where member_id = ${member.memberId}::bigint`),
    );
    expect(rows).not.toContain(member.userName);
    expect(rows).not.toContain(email);
  });
});

describe('a second account of an excluded person', () => {
  it("is excluded from its next login on, by the person's proved data", async () => {
    const [first, second] = [await createMember(app), await createMember(app)];
    const email = freshEmail();
    for (const { memberId } of [first, second]) {
      await set(memberId, { email });
      await app.platform.db.run(sql`
        update people_members set email_verified_at = clock_timestamp() where id = ${memberId}::bigint`);
      expect(await gateOf(memberId)).toBeNull();
    }
    expect((await logIn(app, first.userName, 'Test2026', {}, address())).json().success).toBe(true);
    await ban(first, 'exclusion');
    const login = await logIn(app, second.userName, 'Test2026', {}, address());
    expect(login.json().success).toBe(true);
    expect(await gateOf(second.memberId)).toBe('excluded');
    const [state, own] = await Promise.all(
      [headersOf(login), first.headers].map(async (headers) =>
        (await app.server.inject({ method: 'GET', url: '/wps/protection', headers })).json(),
      ),
    );
    expect(state.value.excludedUntil).toBe(own.value.excludedUntil);
  });

  it('of another person is not excluded by entering their address', async () => {
    const [attacker, victim] = [await createMember(app), await createMember(app)];
    const email = freshEmail();
    await set(victim.memberId, { email });
    await app.platform.db.run(sql`
      update people_members set email_verified_at = clock_timestamp() where id = ${victim.memberId}::bigint`);
    const claimed = await callSealed(app, attacker.headers, '/wps/account/personal', { email, password: 'Test2026' });
    expect(claimed.json().success).toBe(true);
    await ban(attacker, 'exclusion');
    await close(attacker);
    expect((await logIn(app, victim.userName, 'Test2026', {}, address())).json().success).toBe(true);
    expect(await gateOf(victim.memberId)).toBeNull();
  });

  it('cannot be opened while the first is excluded and open; a changed address does not help', async () => {
    const member = await createMember(app);
    const email = freshEmail();
    await set(member.memberId, { email });
    expect((await logIn(app, member.userName, 'Test2026', {}, address())).json().success).toBe(true);
    await ban(member, 'exclusion');
    const body = { email: freshEmail(), password: 'Test2026' };
    expect((await callSealed(app, member.headers, '/wps/account/personal', body)).json().success).toBe(true);
    expect(await registering(`other${next}`, { email })).toBe('registration.refused');
    expect(await registering(`other${next}`, { email: body.email })).toBe('registration.refused');
    // The end of the exclusion does not open another account either: the member returns on this one, on request.
    await app.platform.db.run(sql`
      update protection_members set excluded_until = clock_timestamp() - interval '1 day'
       where member_id = ${member.memberId}::bigint`);
    expect(await registering(`other${next}`, { email })).toBe('registration.refused');
    await app.platform.db.run(sql`
      update protection_members set return_from = clock_timestamp() - interval '1 hour'
       where member_id = ${member.memberId}::bigint`);
    expect(await registering(`other${next}`, { email })).toBeNull();
  });
});
