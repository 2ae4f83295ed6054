import { openTestApp } from '@fairlot/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { callSealed, headersOf, IDENTITY_ON, register } from '../client.testing.ts';
import { getMember, readDetails } from '../../people/index.ts';

const app = await openTestApp();
beforeEach(() => app.rooms.site.change('flags', IDENTITY_ON));

let next = 0;
const NAME = 'NGUYỄN VĂN KÍN';

/** The complete contents of the members' table as text. */
const kept = async () =>
  JSON.stringify(
    await app.platform.db.rows(sql`
      select to_jsonb(m)::text as row, encode(contacts_sealed, 'escape') as c, encode(payee_name_sealed, 'escape') as p
        from people_members m`),
  );
const detailsOf = async (memberId: bigint) =>
  readDetails(app.platform.secrets, await getMember(app.platform.db, memberId));
async function newcomer() {
  const account = `sealed${++next}`;
  const details = { zalo: '0912000111', whatsapp: '84912000222', payeeName: NAME };
  const answer = await register(app, account, details, `10.62.0.${next}`);
  expect(answer.json().success).toBe(true);
  const { id } = await app.platform.db.one(sql<{ id: bigint }>`
    select id from people_members where account = ${account}`);
  return { id, headers: headersOf(answer) };
}

describe('contacts and the payee of a member', () => {
  it('are never stored in clear text, and still shown to their owner', async () => {
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

  it('are resealed when the key changes', async () => {
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
