import { auditBooks, createMember, createPostgresDatabase, createTestApp, startPostgres } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { createIssue, de, send } from '../lottery.testing.ts';

const TICKETS = 60;
/** Of the database, whichever application opens it. */
const config = { secretKey: '5a'.repeat(32) };

test('a sale calls no SQL function that is planned anew for every ticket', async () => {
  const postgres = await startPostgres();
  const url = new URL(await createPostgresDatabase(postgres.url));
  url.searchParams.set('options', '-c track_functions=all');
  await forgetSeed(url.href);
  const app = await createTestApp({ databaseUrl: url.href, config });
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
    // A connection tells what it counted at most once a second, after its next statement.
    await expect
      .poll(async () => (await calls(`l.lanname = 'plpgsql'`)).map(({ name }) => name), { timeout: 20_000 })
      .toContain('lottery_place_ticket');
    // One in SQL is counted when it could not be taken into the statement around it.
    expect(await calls(`l.lanname = 'sql'`)).toEqual([]);
    await auditBooks(app);
  } finally {
    await app.close();
    await postgres.stop();
  }
});

/** Seeds the database and forgets what that called: connections that have ended told all they had counted. */
async function forgetSeed(databaseUrl: string): Promise<void> {
  await (await createTestApp({ seed: 'demo', databaseUrl, config })).close();
  const app = await createTestApp({ databaseUrl, config });
  await app.platform.db.run(sql`select pg_stat_reset()`);
  await app.close();
}
