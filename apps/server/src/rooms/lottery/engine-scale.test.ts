import { createMember, createPostgresDatabase, createTestApp, startPostgres } from '@fairlot/testkit';
import { expect, test } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { createIssue, moveIssue, readIssue } from './lottery.testing.ts';

test.each(['pglite', 'pg'])('scale %s', async (engine) => {
  const pg = engine === 'pg' ? await startPostgres() : undefined;
  const app = await createTestApp({ seed: 'demo', config: { secretKey: '11'.repeat(32) }, ...(pg ? { databaseUrl: await createPostgresDatabase(pg.url) } : {}) });
  const m = await createMember(app, { balance: '5000000000000.00' });
  const numero = await createIssue(app);
  const d = await readIssue(app, numero);
  const N = 40000;
  console.log('fill');
  await app.platform.db.run(sql`
    insert into lottery_tickets (id, draw_id, member_id, user_name, asset, total_minor, line_count, status, placed_at, salt, leaf)
    select gen_random_uuid(), ${d.id}::bigint, n % 1000 + 100000, 'u' || n, 'VND', 400000, 4, 'open', now(), decode(md5(n::text),'hex'), decode(md5(n::text)||md5(n::text),'hex') from generate_series(1, ${N}::int) n`);
  await app.platform.db.run(sql`
    insert into lottery_lines (ticket_id, line_no, play, picks, unit_stake_minor, price_minor, odds)
    select t.id, n, case when n < 3 then 'de' else 'lo2' end, lpad((random()*99)::int::text, 2, '0'), 100000, 100000, 995000 from lottery_tickets t, generate_series(1,4) n where t.draw_id = ${d.id}::bigint`);
  await app.platform.db.transaction((tx) => app.rooms.wallet.transfer(tx, { key: 'x', debit: `member:${m.memberId}:VND:available`, credit: `escrow:VN60:${numero}:VND`, asset: 'VND', amountMinor: BigInt(N) * 400000n, kind: 'bet', reference: 'x' }));
  await moveIssue(app, numero, -20, -10);
  for (;;) {
    const before = (await readIssue(app, numero)).state;
    const t = performance.now();
    if ((await app.rooms.lottery.runDueSteps(1)) === 0) break;
    console.log(before, Math.round(performance.now() - t), 'ms');
  }
  expect((await readIssue(app, numero)).state).toBe('settled');
  const chunks = await app.platform.db.rows(sql<{ n: number }>`select jsonb_array_length(payload->'tickets') as n from platform_outbox where topic = 'draw.paid' and payload->>'numero' = ${numero} order by id`);
  console.log(chunks.map(({ n }) => n).join(' '));
  await app.close();
  await pg?.stop();
}, 300_000);
