import { createMember, openTestApp } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql, type SqlPart } from '../../platform/db/index.ts';
import { betDaysQuery, betsOf } from './repository.ts';

const app = await openTestApp();
const { db } = app.platform;
const DAYS = 400;
const PER_DAY = 20;
const MARCH = { from: new Date('2026-03-01T00:00:00Z'), to: new Date('2026-04-01T00:00:00Z') };

/** Two members with twenty bets a day for more than a year, of which one in ten is on a lottery. */
async function longRecords() {
  const [member, other] = [await createMember(app), await createMember(app)];
  await db.run(sql`
    insert into records_bets (ticket_id, source, bet_id, vendor, product, member_id, asset, game_code, game_name,
      stake_minor, lines, placed_at, status, win_minor, settled_at, version)
    select gen_random_uuid(), 'vendor', 'n' || n, 'NWND', case when n % 10 = 0 then 'lottery' else 'slots' end,
           m.id, 'VND', 'g', 'Game', 100, '[]', at, 'lost', 0, at, 1
      from unnest(${[member.memberId, other.memberId]}::bigint[]) m(id), generate_series(1, ${DAYS * PER_DAY}::int) n,
           lateral (select timestamptz '2025-06-01 00:00:00Z' + n * interval '1 day' / ${PER_DAY}::int as at) t`);
  await db.run(sql`analyze records_bets`);
  return member;
}

/** The executed plan of a statement, and the number of bets that it read, including those that its filter dropped. */
async function planOf(statement: SqlPart<unknown>) {
  const rows = await db.rows(sql<Record<string, string>>`
    explain (analyze, costs off, timing off, summary off, buffers off) ${statement}`);
  const text = rows.map((row) => row['QUERY PLAN'] ?? '').join('\n');
  const sum = (pattern: RegExp) => [...text.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0);
  return { text, read: sum(/ on records_bets\b.*actual rows=(\d+)/g) + sum(/Rows Removed by Filter: (\d+)/g) };
}

it("reads a product's bets of a period through the member's index, and no bets of other days", async () => {
  const { memberId } = await longRecords();
  const sums = await planOf(betDaysQuery(memberId, 'VND', { ...MARCH, zone: 'Asia/Ho_Chi_Minh', product: 'lottery' }));
  const list = await planOf(sql`
    select ticket_id from records_bets where ${betsOf(memberId, 'VND', { ...MARCH, product: 'lottery' })}
     order by placed_at desc, ticket_id desc limit 26`);
  for (const { text, read } of [sums, list]) {
    expect(text).toContain('records_bets_newest');
    expect(text).not.toContain('Seq Scan');
    expect(read).toBeLessThanOrEqual(31 * PER_DAY);
  }
  expect(sums.read).toBe(31 * PER_DAY);
});
