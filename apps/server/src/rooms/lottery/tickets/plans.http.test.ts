import { auditBooks, createDatabaseUrl, createMember, createTestApp, dropDatabase } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createIssue, de, send } from '../lottery.testing.ts';

const TICKETS = 60;

test('a sale calls no SQL function that is planned again for every ticket', async () => {
  const url = new URL(await createDatabaseUrl({ seed: 'demo', seedGames: 60 }));
  url.searchParams.set('options', '-c track_functions=all');
  const app = await createTestApp({ seed: 'demo', databaseUrl: url.href });
  try {
    const member = await createMember(app, { balance: '1000000.00' });
    const issue = await createIssue(app);
    for (let n = 0; n < TICKETS; n++)
      expect((await send(app, member, issue, [de(String(n).padStart(2, '0'))])).errorCode).toBe(null);

    const { db } = app.platform;
    const calls = async (where: string) =>
      db.rows(sql<{ name: string; calls: bigint }>`
        select s.funcname as name, s.calls from pg_stat_user_functions s
          join pg_proc p on p.oid = s.funcid join pg_language l on l.oid = p.prolang
         where s.calls >= ${TICKETS / 2}::int and ${sql.raw(where)} order by 1`);
    // A connection publishes its statistics at most once a second, after its next statement.
    await expect
      .poll(async () => (await calls(`l.lanname = 'plpgsql'`)).map(({ name }) => name), { timeout: 20_000 })
      .toContain('lottery_place_ticket');
    // An SQL function is counted only when it could not be inlined into the calling statement.
    expect(await calls(`l.lanname = 'sql'`)).toEqual([]);
    await auditBooks(app);
  } finally {
    await app.close();
    await dropDatabase(url.href);
  }
});
