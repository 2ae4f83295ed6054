import { createMember, openTestApp, type TestMember } from '@fairlot/testkit';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { callSealed, IDENTITY_ON, logIn, register } from '../client.testing.ts';
import { noteFormerMembers } from './person.ts';

const app = await openTestApp();
beforeAll(async () => {
  const fields = await app.rooms.site.setting('registerFields');
  await app.rooms.site.change('registerFields', { ...fields, email: { show: true, required: false } });
});
beforeEach(() => app.rooms.site.change('flags', { ...IDENTITY_ON, REGISTER_REE3: true }));

let next = 0;
const address = () => `10.64.0.${++next}`;
const start = () => noteFormerMembers({ platform: app.platform as never, protection: app.rooms.protection });
const mayRegister = (person: object) =>
  app.platform.db
    .transaction((tx) => app.rooms.protection.assertMayRegister(tx, person))
    .then(
      () => true,
      () => false,
    );

/** A member as a build before the marks left it, who excluded themselves there. */
async function excludedBefore(): Promise<TestMember & { email: string; mobile: string }> {
  const member = await createMember(app);
  const email = `before${++next}@example.com`;
  const mobile = `+84914${100_000 + next}`;
  await app.platform.db.run(sql`
    update identity_members set email = ${email}, mobile = ${mobile} where id = ${member.memberId}::bigint`);
  await app.platform.db.run(sql`
    update protection_members set marks_version = 0, excluded_until = clock_timestamp() + interval '6 months'
     where member_id = ${member.memberId}::bigint`);
  await app.platform.db.run(sql`delete from protection_marks where member_id = ${member.memberId}::bigint`);
  return { ...member, email, mobile };
}
const marksOf = (memberId: bigint) =>
  app.platform.db.rows(sql<{ mark: string; isProved: boolean }>`
    select mark, is_proved as "isProved" from protection_marks where member_id = ${memberId}::bigint order by mark`);

describe('a member who was there before persons were known by marks', () => {
  it('and is excluded registers no second account after the next start, open or closed', async () => {
    const { userName, email, mobile, headers } = await excludedBefore();
    expect(await mayRegister({ mobile })).toBe(true);
    await start();
    expect(await mayRegister({ mobile })).toBe(false);
    expect((await register(app, `again${next}`, { email }, address())).json().errorCode).toBe('registration.refused');

    const closed = await callSealed(app, headers, '/wps/account/close', { password: 'Test2026', confirm: true });
    expect(closed.json().success).toBe(true);
    expect(await mayRegister({ mobile })).toBe(false);
    for (const [name, change, code] of [
      [userName, {}, 'username.exists'],
      [`again${++next}`, { email }, 'registration.refused'],
    ] as const)
      expect((await register(app, name, change, address())).json().errorCode, name).toBe(code);
  });

  it('is known by the same marks as after a log-in', async () => {
    const { memberId, userName } = await excludedBefore();
    await start();
    const noted = await marksOf(memberId);
    expect(noted).toHaveLength(3);
    expect((await logIn(app, userName, 'Test2026', {}, address())).json().success).toBe(true);
    expect(await marksOf(memberId)).toEqual(noted);
  });

  it('is noted once, by however many processes and starts', async () => {
    for (let i = 0; i < 6; i++) await excludedBefore();
    await Promise.all([start(), start()]);
    expect(await start()).toBe(0);
  });

  it('and closed the account under the former build is known by nothing, and not looked at again', async () => {
    const { memberId } = await excludedBefore();
    await app.platform.db.run(sql`
      update identity_members set account = 'closed-' || id, closed_at = clock_timestamp()
       where id = ${memberId}::bigint`);
    expect(await start()).toBe(1);
    expect(await marksOf(memberId)).toEqual([]);
    expect(await start()).toBe(0);
  });
});

describe('what a person proved', () => {
  it('stays proved while its mark stands, whatever is claimed later', async () => {
    const { memberId } = await createMember(app);
    const email = `proved${++next}@example.com`;
    const note = (isEmailProved: boolean) =>
      app.platform.db.transaction((tx) => app.rooms.protection.recognise(tx, memberId, { email, isEmailProved }));
    for (const isEmailProved of [false, true, false]) await note(isEmailProved);
    expect((await marksOf(memberId)).map(({ isProved }) => isProved)).toEqual([true]);
    // Left and taken again without proof it is a new claim.
    await app.platform.db.transaction((tx) => app.rooms.protection.recognise(tx, memberId, {}));
    await note(false);
    expect((await marksOf(memberId)).map(({ isProved }) => isProved)).toEqual([false]);
  });
});

describe('one mailbox', () => {
  it.each([
    ['capitals', 'An.Vu@Example.com', 'an.vu@example.com'],
    ['what stands behind a plus', 'an+x@example.com', 'an+y@example.com'],
    ['dots and the other name of Gmail', 'a.n.vu+x@gmail.com', 'anvu@googlemail.com'],
  ])('is one person: %s', async (_what, first, second) => {
    const { memberId } = await createMember(app);
    await app.platform.db.run(sql`update identity_members set email = ${first} where id = ${memberId}::bigint`);
    await app.platform.db.run(sql`
      update protection_members set marks_version = 0, excluded_until = clock_timestamp() + interval '1 day'
       where member_id = ${memberId}::bigint`);
    await start();
    expect((await register(app, `mail${++next}`, { email: second }, address())).json().errorCode).toBe(
      'registration.refused',
    );
  });

  it('dots tell persons apart where the provider does', async () => {
    const { memberId } = await createMember(app);
    await app.platform.db.transaction((tx) =>
      app.rooms.protection.recognise(tx, memberId, { email: 'b.cd@example.com' }),
    );
    await app.platform.db.run(sql`
      update protection_members set excluded_until = clock_timestamp() + interval '1 day'
       where member_id = ${memberId}::bigint`);
    expect(await mayRegister({ email: 'bcd@example.com' })).toBe(true);
    expect(await mayRegister({ email: 'b.cd@example.com' })).toBe(false);
  });
});
