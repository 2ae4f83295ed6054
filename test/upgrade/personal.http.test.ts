import { connectDatabase, sql } from '@fairlot/server/platform/db/index';
import { createLogger } from '@fairlot/server/platform/log';
import { createTestApp, dropDatabase, type TestApp } from '@fairlot/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FORMER_KEY, restoreFormerDatabase } from './former-database.ts';

const CLEAR = {
  email: 'old.member@example.com',
  mobile: '+84913555777',
  contacts: { zalo: '0913555777', line: 'old.line' },
  payee: 'NGUYỄN THỊ CŨ',
};

/** Accounts that a merchant's own rule allowed in letters of full width; the second has a namesake. */
const WIDE_NAMES = { type03: 'ｗｉｄｅ０３', type40: 'ｄｅｍｏ０１' };

let databaseUrl: string;
/** Two processes that start on the former database at the same moment. */
let apps: TestApp[] = [];
beforeAll(async () => {
  databaseUrl = await restoreFormerDatabase();
  const former = connectDatabase(databaseUrl, 2, createLogger('silent'));
  await former.run(sql`
    update identity_members set email = ${CLEAR.email}, mobile = ${CLEAR.mobile}, mobile_verified_at = created_at,
      contacts = ${JSON.stringify(CLEAR.contacts)}::jsonb, payee_name = ${CLEAR.payee} where account = 'demo02'`);
  await former.run(sql`
    update protection_members set excluded_until = clock_timestamp() + interval '6 months'
     where member_id = (select id from identity_members where account = 'demo02')`);
  for (const [account, spelling] of Object.entries(WIDE_NAMES))
    await former.run(sql`update identity_members set account = ${spelling} where account = ${account}`);
  await former.close();
  const start = () => createTestApp({ databaseUrl, seed: 'demo', config: { secretKey: FORMER_KEY } });
  apps = await Promise.all([start(), start()]);
});
afterAll(async () => {
  for (const app of apps) await app.close();
  await dropDatabase(databaseUrl);
});

/** What the member demo02 is told. */
async function personalOf({ platform, rooms, server }: TestApp): Promise<unknown> {
  await rooms.site.change('flags', { SECCEN: true });
  const { id } = await platform.db.one(sql<{ id: bigint }>`select id from identity_members where account = 'demo02'`);
  const { token, cookie } = await rooms.identity.openSession(id);
  const headers = { authorization: `Bearer ${token}`, cookie: `fairlot_sid=${cookie}` };
  return (await server.inject({ method: 'GET', url: '/wps/account/personal', headers })).json().value;
}

it('what a former build kept of a person in clear text is sealed at the start, and still known', async () => {
  for (const app of apps) {
    const rows = JSON.stringify(
      await app.platform.db.rows(sql`select to_jsonb(m)::text as row from identity_members m`),
    );
    for (const clear of [CLEAR.email, CLEAR.mobile, '0913555777', 'old.line', CLEAR.payee])
      expect(rows).not.toContain(clear);
    expect(await personalOf(app)).toMatchObject({
      email: CLEAR.email,
      mobile: CLEAR.mobile,
      contacts: CLEAR.contacts,
      payeeName: CLEAR.payee,
    });
  }
});

it('an exclusion of the former build holds for the person from the start on', async () => {
  for (const { platform, rooms } of apps) {
    for (const [person, code] of [
      [{ name: 'DEMO02' }, 'username.exists'],
      [{ mobile: CLEAR.mobile }, 'registration.refused'],
      [{ email: CLEAR.email.toUpperCase() }, 'registration.refused'],
    ] as const)
      await expect(
        platform.db.transaction((tx) => rooms.protection.assertMayRegister(tx, person)),
        JSON.stringify(person),
      ).rejects.toMatchObject({ code });
    const unknown = await platform.db.rows(sql`
      select member_id from protection_members m where kind = 'real'
         and not exists (select 1 from protection_marks k where k.member_id = m.member_id)`);
    expect(unknown).toEqual([]);
  }
});

it('a name in letters of full width is the one that its owner types, unless it is taken', async () => {
  const accounts = await apps[0]?.platform.db.rows(sql<{ account: string }>`
    select account from identity_members where account in ('wide03', 'demo01') or account ~ '[^ -~]' order by id`);
  expect(accounts?.map(({ account }) => account)).toEqual(['demo01', 'wide03', WIDE_NAMES.type40]);
});
