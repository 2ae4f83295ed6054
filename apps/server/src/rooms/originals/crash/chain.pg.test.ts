import { openTwoProcesses } from '@fairlot/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createChains } from './chain.ts';

let processes: Awaited<ReturnType<typeof openTwoProcesses>>;
beforeAll(async () => {
  processes = await openTwoProcesses();
});
afterAll(() => processes.close());

test('a process that found a chain without a salt leaves it the one that another gave it meanwhile', async () => {
  const { db, secrets } = processes.apps[0].platform;
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
  await vi.waitFor(async () => {
    const { isWaiting } = await db.one(sql<{ isWaiting: boolean }>`
      select exists (select 1 from pg_stat_activity
         where wait_event_type = 'Lock' and query like '%update originals_chains set salt%') as "isWaiting"`);
    expect(isWaiting).toBe(true);
  });
  waited.resolve();
  await Promise.all([other, prepared]);
  const { salt } = await db.one(sql<{ salt: string }>`select salt from originals_chains`);
  expect(salt).toBe(given);
});
