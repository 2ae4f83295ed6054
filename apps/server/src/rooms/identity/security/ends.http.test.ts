import { randomUUID } from 'node:crypto';
import { createMember, errorOf, openTestApp, type TestMember } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { issueDevice, knownDevice } from '../../../platform/known-devices.ts';
import { callSealed, logIn, openLogIns, register } from '../client.testing.ts';
import { finishLogin } from '../actions/finish-login.ts';
import { findAccount, getAccount } from '../accounts.ts';
import { macOfNumber } from '../passwords/codes.ts';
import { giveContact } from '../contact.testing.ts';

const app = await openTestApp();
beforeEach(() => openLogIns(app));

interface Equipped extends TestMember {
  mobile: string;
  device: string;
  otherCookie: string;
}

let next = 0;
/** A member with every kind of session, proof and credential that can open the account. */
async function equipped(): Promise<Equipped> {
  const member = await createMember(app);
  const { db, marks, secrets } = app.platform;
  const id = member.memberId;
  const mobile = `+84915${100_000 + ++next}`;
  await giveContact(app, id, { mobile });
  const later = sql`clock_timestamp() + interval '5 minutes'`;
  await db.run(sql`insert into identity_resets (token_hash, member_id, expires_at)
    values (${randomUUID()}, ${id}::bigint, ${later})`);
  await db.run(sql`insert into identity_codes (id, scene, mobile_mac, code_mac, ip, expires_at)
    values (${randomUUID()}::uuid, 'login', ${macOfNumber(secrets, mobile)}, 'x', '10.1.1.1', ${later})`);
  await db.run(sql`insert into identity_challenges (id, member_id, challenge, expires_at)
    values (${randomUUID()}, ${id}::bigint, 'x', ${later})`);
  await db.run(sql`insert into identity_social_links (issuer, subject, member_id)
    values ('https://issuer.example', ${String(id)}, ${id}::bigint)`);
  await db.run(sql`insert into identity_social_tickets (ticket_hash, provider, issuer, subject, binding, expires_at)
    values (${randomUUID()}, 'google', 'https://issuer.example', ${String(id)}, 'x', ${later})`);
  await db.run(sql`
    insert into identity_passkeys (id, member_id, public_key, sign_count, name, is_synced)
    values (${randomUUID()}, ${id}::bigint, ''::bytea, 0, 'Key', false)`);
  const device = issueDevice(marks, await getAccount(db, id));
  const { cookie: otherCookie } = await app.rooms.identity.openSession(id);
  return { ...member, mobile, device, otherCookie };
}

/** The ones that are still valid, in alphabetical order. */
async function status({ memberId, mobile, cookie, otherCookie, device, userName }: Equipped): Promise<string[]> {
  const { db, marks, secrets } = app.platform;
  const counts = await db.one(sql<Record<string, bigint>>`
    select (select count(*) from identity_resets where member_id = ${memberId}::bigint) as link,
           (select count(*) from identity_codes
             where mobile_mac = ${macOfNumber(secrets, mobile)} and used_at is null) as code,
           (select count(*) from identity_challenges where member_id = ${memberId}::bigint) as challenge,
           (select count(*) from identity_social_links where member_id = ${memberId}::bigint) as social,
           (select count(*) from identity_social_tickets where subject = ${String(memberId)}) as ticket,
           (select count(*) from identity_passkeys where member_id = ${memberId}::bigint) as passkey`);
  const { identity } = app.rooms;
  const found: Record<string, boolean> = {
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, count > 0n])),
    device: knownDevice(marks, device, await findAccount(db, userName)) !== undefined,
    'own session': (await identity.callerOfCookie(cookie)) !== null,
    'other session': (await identity.callerOfCookie(otherCookie)) !== null,
  };
  return Object.keys(found)
    .filter((name) => found[name])
    .toSorted();
}

const changePassword = (member: TestMember, oldPassword = 'Test2026') =>
  callSealed(app, member.headers, '/wps/account/password/v2', {
    oldPassword,
    newPassword: 'Fresh4Lantern',
    confirmNewPassword: 'Fresh4Lantern',
  });
const close = (member: TestMember) =>
  callSealed(app, member.headers, '/wps/account/close', { password: 'Test2026', confirm: true });

describe('the ways to open an account', () => {
  it('all stay valid while nothing changes, even during an exclusion, when money may be withdrawn', async () => {
    const member = await equipped();
    const all = ['challenge', 'code', 'device', 'link', 'other session', 'own session', 'passkey', 'social', 'ticket'];
    expect(await status(member)).toEqual(all);
    await app.server.inject({
      method: 'POST',
      url: '/wps/protection/exclusion',
      headers: member.headers,
      payload: { months: 6 },
    });
    expect(await status(member)).toEqual(all);
  });

  it('a new password keeps passkeys and provider accounts', async () => {
    const member = await equipped();
    const answer = await changePassword(member);
    expect(answer.json().success).toBe(true);
    expect(await status(member)).toEqual(['passkey', 'social']);
    // The device where it was changed gets a new cookie.
    const fresh = answer.cookies.find(({ name }) => name === 'fairlot_dev')?.value;
    const now = await getAccount(app.platform.db, member.memberId);
    expect(knownDevice(app.platform.marks, fresh, now)).toBeDefined();
  });

  it('a new e-mail invalidates everything that was sent, but no session', async () => {
    const member = await equipped();
    const body = { email: `ends${next}@example.com`, password: 'Test2026' };
    expect((await callSealed(app, member.headers, '/wps/account/personal', body)).json().success).toBe(true);
    expect(await status(member)).toEqual(['device', 'other session', 'own session', 'passkey', 'social']);
  });

  it('disabling invalidates everything that was sent and every session, and enabling restores nothing', async () => {
    const member = await equipped();
    await app.rooms.identity.disableMember(member.memberId);
    const left = ['device', 'passkey', 'social'];
    expect(await status(member)).toEqual(left);
    await app.rooms.identity.enableMember(member.memberId);
    expect(await status(member)).toEqual(left);
  });

  it('closing invalidates everything, including for the next owner of the name', async () => {
    const member = await equipped();
    expect((await close(member)).json().success).toBe(true);
    expect(await status(member)).toEqual([]);
    expect((await register(app, member.userName, {}, '10.66.0.1')).json().success).toBe(true);
    expect(await status(member)).toEqual([]);
  });

  it('a login during which the account is disabled opens no session, even after it is enabled again', async () => {
    const member = await createMember(app);
    const proven = await getAccount(app.platform.db, member.memberId);
    await app.rooms.identity.disableMember(member.memberId);
    const origin = { ip: '10.1.1.1', userAgent: '', language: 'EN', device: { value: undefined, set() {} } };
    const platform = { ...app.platform, screens: app.answers.verification.screens };
    const services = { ...app, platform, site: app.rooms.site } as unknown;
    const cookie = { value: undefined, set() {}, clear() {} };
    await expect(
      finishLogin(services as never, { ...origin, cookie }, { member: proven, method: 'passkey' }),
    ).rejects.toMatchObject({ code: 'login.invalid' });
  });
});

describe('the old password', () => {
  it('can be guessed at a change no faster than at a login, without locking the owner out elsewhere', async () => {
    const member = await createMember(app);
    const codes: (string | null)[] = [];
    for (let count = 0; count < 8; count++) codes.push(await errorOf(changePassword(member, `Wrong${count}12`)));
    expect(codes).toEqual([...Array.from({ length: 6 }, () => 'login.invalid'), 'login.locked', 'login.locked']);
    expect(await errorOf(changePassword(member))).toBe('login.locked');
    expect((await logIn(app, member.userName, 'Test2026', {}, '10.66.1.1')).json().success).toBe(true);
  });
});
