import { openTestApp } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';

const app = await openTestApp();
const COUNTED = 3000;
const CHUNK = 20;

it('reads only the bets of a chunk, although statistics say that hardly any bet is counted', async () => {
  const rollback = new Error('only reads were counted');
  let read = 0n;
  const run = app.platform.db.transaction(async (tx) => {
    await tx.run(sql`
      insert into agency_bets (key, source, bet_id, member_id, product, game_code, game_name, placed_at)
      select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'original', 'b' || n, -n, 'originals',
             'BGS1', 'Dice', now() from generate_series(1, ${COUNTED}::int) as n`);
    await tx.run(sql`analyze agency_bets`);
    await tx.run(sql`update agency_bets set counted_day = '2026-03-01', counted_turnover_minor = 100`);
    const before = await readBets();
    await tx.run(sql`
      select agency_rebate_bets(array(select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid
                                        from generate_series(1, ${CHUNK}::int) as n), 'UTC')`);
    read = (await readBets()) - before;
    throw rollback;

    async function readBets(): Promise<bigint> {
      const { rows } = await tx.one(sql<{ rows: bigint }>`
        select seq_tup_read + idx_tup_fetch as rows from pg_stat_xact_user_tables where relname = 'agency_bets'`);
      return rows;
    }
  });
  await expect(run).rejects.toBe(rollback);
  expect(read).toBeGreaterThan(0n);
  expect(read).toBeLessThanOrEqual(BigInt(CHUNK));
});
