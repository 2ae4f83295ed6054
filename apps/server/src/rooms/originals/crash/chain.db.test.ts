import { openTestApp } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { untilBlocked } from '../../../platform/db/locks.testing.ts';
import { createChains } from './chain.ts';

const app = await openTestApp();

test('a process that found a chain without a salt keeps the salt that another process wrote meanwhile', async () => {
  const { db, secrets } = app.platform;
  await createChains(db, secrets).prepare();
  await db.run(sql`update originals_chains set salt = null`);
  const given = 'a5'.repeat(32);
  const [written, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = db.transaction(async (tx) => {
    await tx.run(sql`update originals_chains set salt = ${given}`);
    written.resolve();
    await waited.promise;
  });
  await written.promise;
  const prepared = createChains(db, secrets).prepare();
  await untilBlocked(db, '%update originals_chains set salt%');
  waited.resolve();
  await Promise.all([other, prepared]);
  const { salt } = await db.one(sql<{ salt: string }>`select salt from originals_chains`);
  expect(salt).toBe(given);
});
