import { createMember, openTestApp } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { logIn, solveCaptcha } from './client.testing.ts';
import { pruneIdentity } from './prune.ts';

const app = await openTestApp();

const TABLES = [
  'identity_nonces',
  'identity_captchas',
  'identity_login_failures',
  'identity_tokens',
  'identity_sessions',
] as const;
const counts = () =>
  Promise.all(
    TABLES.map(async (table) =>
      Number(await app.platform.db.value(sql<bigint>`select count(*) from ${sql.id(table)}`)),
    ),
  );

it('removes expired data and keeps data that still counts', async () => {
  const { db } = app.platform;
  const member = await createMember(app);
  await logIn(app, member.userName, 'Wrong123');
  await solveCaptcha(app);
  await pruneIdentity(db);
  expect(await counts()).toEqual([1, 1, 1, 1, 1]);

  await db.run(sql`update identity_nonces set seen_at = seen_at - interval '11 minutes'`);
  await db.run(sql`update identity_captchas set expires_at = expires_at - interval '6 minutes'`);
  await db.run(sql`update identity_login_failures set at = at - interval '2 hours'`);
  await db.run(sql`update identity_sessions set revoked_at = clock_timestamp() - interval '2 days'`);
  await pruneIdentity(db);
  expect(await counts()).toEqual([0, 0, 0, 0, 1]);

  await db.run(sql`update identity_sessions set revoked_at = clock_timestamp() - interval '91 days'`);
  await pruneIdentity(db);
  expect((await counts())[4]).toBe(0);
});
