import { createMember, errorOf, openTestApp } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { IDENTITY_ON, register, showEmail } from '../client.testing.ts';

const app = await openTestApp();
await showEmail(app);
beforeEach(() => app.rooms.site.change('flags', { ...IDENTITY_ON, REGISTER_REE3: true }));

let next = 0;
const address = () => `10.64.0.${++next}`;
const mayRegister = (person: object) =>
  app.platform.db
    .transaction((tx) => app.rooms.protection.assertMayRegister(tx, person))
    .then(
      () => true,
      () => false,
    );

const marksOf = (memberId: bigint) =>
  app.platform.db.rows(sql<{ mark: string; isProved: boolean }>`
    select mark, is_proved as "isProved" from protection_marks where member_id = ${memberId}::bigint order by mark`);

describe("a person's proved contact data", () => {
  it('stays proved as long as its mark exists, whatever is claimed later', async () => {
    const { memberId } = await createMember(app);
    const email = `proved${++next}@example.com`;
    const note = (isEmailProved: boolean) =>
      app.platform.db.transaction((tx) => app.rooms.protection.recognise(tx, memberId, { email, isEmailProved }));
    for (const isEmailProved of [false, true, false]) await note(isEmailProved);
    expect((await marksOf(memberId)).map(({ isProved }) => isProved)).toEqual([true]);
    // After it was removed, adding it without proof is a new claim.
    await app.platform.db.transaction((tx) => app.rooms.protection.recognise(tx, memberId, {}));
    await note(false);
    expect((await marksOf(memberId)).map(({ isProved }) => isProved)).toEqual([false]);
  });
});

describe('one mailbox', () => {
  it.each([
    ['capitals', 'An.Vu@Example.com', 'an.vu@example.com'],
    ['a suffix after a plus', 'an+x@example.com', 'an+y@example.com'],
    ['dots and the other domain of Gmail', 'a.n.vu+x@gmail.com', 'anvu@googlemail.com'],
  ])('belongs to one person despite %s', async (_what, first, second) => {
    const { memberId } = await createMember(app);
    await app.platform.db.transaction((tx) => app.rooms.protection.recognise(tx, memberId, { email: first }));
    await app.platform.db.run(sql`
      update protection_members set excluded_until = clock_timestamp() + interval '1 day'
       where member_id = ${memberId}::bigint`);
    expect(await errorOf(register(app, `mail${++next}`, { email: second }, address()))).toBe('registration.refused');
  });

  it('dots distinguish persons where the provider treats them so', async () => {
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
