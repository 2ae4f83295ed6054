import { createMember, createTestApp, type TestApp } from '@fairlot/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { callSealed, headersOf, IDENTITY_ON, register } from '../client.testing.ts';
import { getMember } from '../members.ts';
import { readDetails, sealDetails } from './details.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.rooms.site.change('flags', IDENTITY_ON));

let next = 0;
const NAME = 'NGUYỄN VĂN KÍN';

/** Everything that the members' table holds, as text. */
const kept = async () =>
  JSON.stringify(
    await app.platform.db.rows(sql`
      select to_jsonb(m)::text as row, encode(contacts_sealed, 'escape') as c, encode(payee_name_sealed, 'escape') as p
        from identity_members m`),
  );
const detailsOf = async (memberId: bigint) =>
  readDetails(app.platform.secrets, await getMember(app.platform.db, memberId));
/** What a process of the former build writes. */
const writeClear = (memberId: bigint, { contacts, payeeName }: { contacts?: object; payeeName?: string }) =>
  app.platform.db.run(sql`
    update identity_members set contacts = ${JSON.stringify(contacts ?? {})}::jsonb,
      payee_name = coalesce(${payeeName ?? null}::text, payee_name) where id = ${memberId}::bigint`);
async function newcomer() {
  const account = `sealed${++next}`;
  const details = { zalo: '0912000111', whatsapp: '84912000222', payeeName: NAME };
  const answer = await register(app, account, details, `10.62.0.${next}`);
  expect(answer.json().success).toBe(true);
  const { id } = await app.platform.db.one(
    sql<{ id: bigint }>`select id from identity_members where account = ${account}`,
  );
  return { id, headers: headersOf(answer) };
}

describe('contacts and the payee of a member', () => {
  it('are nowhere in clear text, and told to their owner all the same', async () => {
    const { headers } = await newcomer();
    const personal = await app.server.inject({ method: 'GET', url: '/wps/account/personal', headers });
    expect(personal.json().value).toMatchObject({
      contacts: { zalo: '0912000111', whatsapp: '84912000222' },
      payeeName: NAME,
    });
    await callSealed(app, headers, '/wps/account/personal', { line: 'kin.line' });
    const { value } = (await callSealed(app, headers, '/wps/account/export', { password: 'Secret7319' })).json();
    expect(value.member).toMatchObject({ contacts: { line: 'kin.line', zalo: '0912000111' }, payeeName: NAME });
    const rows = await kept();
    for (const clear of ['0912000111', '84912000222', 'kin.line', NAME]) expect(rows).not.toContain(clear);
  });

  it('that a former build wrote are read at once and sealed by several processes at the same time', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => createMember(app)));
    const details = { contacts: { zalo: '0912333444' }, payeeName: 'TRẦN THỊ CŨ' };
    for (const { memberId } of members) {
      await writeClear(memberId, details);
      expect(await detailsOf(memberId)).toEqual(details);
    }
    await Promise.all([sealDetails(app.platform), sealDetails(app.platform)]);
    expect(await sealDetails(app.platform)).toBe(0);
    for (const { memberId } of members) expect(await detailsOf(memberId)).toEqual(details);
    const rows = await kept();
    for (const clear of ['0912333444', 'TRẦN THỊ CŨ']) expect(rows).not.toContain(clear);
  });

  it('that a former build writes beside sealed ones, which it does not see, are added to them', async () => {
    const { id } = await newcomer();
    await writeClear(id, { contacts: { line: 'later.line', zalo: '0912999000' } });
    const expected = {
      contacts: { zalo: '0912999000', whatsapp: '84912000222', line: 'later.line' },
      payeeName: NAME,
    };
    expect(await detailsOf(id)).toEqual(expected);
    expect(await sealDetails(app.platform)).toBe(1);
    expect(await detailsOf(id)).toEqual(expected);
    expect(await kept()).not.toContain('later.line');
  });

  it('go when the account is closed, also by a former build; the payee stays, as the books need it', async () => {
    const { id } = await newcomer();
    await app.platform.db.run(sql`
      update identity_members set contacts = '{}', closed_at = clock_timestamp(), account = 'closed-' || id
        where id = ${id}::bigint`);
    expect(await sealDetails(app.platform)).toBe(1);
    expect(await detailsOf(id)).toEqual({ contacts: {}, payeeName: NAME });
    expect(await sealDetails(app.platform)).toBe(0);
  });

  it('follow a change of the key', async () => {
    const { id } = await newcomer();
    const sealed = async () => {
      const { sealedContacts, sealedPayeeName } = await getMember(app.platform.db, id);
      return [sealedContacts, sealedPayeeName].map((bytes) => Buffer.from(bytes ?? []).toString('hex'));
    };
    const before = await sealed();
    await app.reseal();
    const after = await sealed();
    expect(new Set([...before, ...after]).size).toBe(4);
    expect((await detailsOf(id)).payeeName).toBe(NAME);
  });
});
