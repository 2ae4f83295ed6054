import { createMember, openTestApp } from '@fairlot/testkit';
import { expect, it } from 'vitest';
import { sql, type SqlPart } from '../../platform/db/index.ts';
import { memberAccount } from './accounts.ts';
import { daysQuery, rowsQuery, sumsQuery } from './statement.ts';

const app = await openTestApp();
const { db } = app.platform;
const { wallet } = app.rooms;
const DAYS = 400;
const PER_DAY = 20;

const span = { from: new Date('2026-03-01T00:00:00Z'), to: new Date('2026-04-01T00:00:00Z') };

/** A member who moved 0.10 back and forth twenty times a day for more than a year. */
async function longHistory() {
  const member = await createMember(app, { balance: '1.00' });
  const account = memberAccount(member.memberId, 'VND');
  await db.run(
    sql`
    select wallet_transfer(${`history:${member.memberId}`}, ${account}, 'house:VND', 'VND', 100, 'bet', 'back')`,
    { wakes: ['stream'] },
  );
  await db.run(sql`
    insert into wallet_transfers (key, input_hash, asset, debit_account, credit_account, amount_minor, kind, reference,
      debit_balance_minor, credit_balance_minor, created_at)
    select ${`history:${member.memberId}:`} || n, 'x', 'VND', case when n % 2 = 1 then h.id else m.id end,
           case when n % 2 = 1 then m.id else h.id end, 10, 'bet', 'n' || n,
           case when n % 2 = 0 then 0 end, case when n % 2 = 1 then 10 end,
           timestamptz '2025-06-01 00:00:00Z' + n * interval '1 day' / ${PER_DAY}::int
      from generate_series(1, ${DAYS * PER_DAY}::int) n,
           (select id from wallet_accounts where code = ${account}) m,
           (select id from wallet_accounts where member_id is null and asset = 'VND' order by id limit 1) h`);
  await db.run(sql`analyze wallet_transfers`);
  return { ...member, account };
}
/** The executed plan of a statement, and the number of transfer rows that its nodes returned or dropped. */
async function planOf(statement: SqlPart<unknown>) {
  const rows = await db.rows(sql<Record<string, string>>`
    explain (analyze, costs off, timing off, summary off, buffers off) ${statement}`);
  const lines = rows.map((row) => row['QUERY PLAN'] ?? '');
  const read = lines.flatMap((line, at) => {
    const [, returned] = / on wallet_transfers t.*actual rows=(\d+)/.exec(line) ?? [];
    const removed = lines.slice(at + 1, at + 4).join('\n');
    const [, dropped = '0'] = /Rows Removed by Filter: (\d+)/.exec(removed) ?? [];
    return returned === undefined ? [] : [Number(returned) + Number(dropped)];
  });
  return { text: lines.join('\n'), read: read.reduce((sum, count) => sum + count, 0) };
}

it("reads only the statement's month, not the account's history", async () => {
  const { account, memberId } = await longHistory();
  const sums = await planOf(sumsQuery(account, span));
  const rows = await planOf(rowsQuery(memberId, 'VND', span, { at: span.from.toISOString(), id: 0n, isBonus: true }));
  const days = await planOf(daysQuery(memberId, 'VND', { ...span, zone: 'Asia/Ho_Chi_Minh', kind: 'bet' }));
  for (const { text, read } of [sums, rows, days]) {
    expect(text).toContain('wallet_transfers_credit_time');
    expect(text).toContain('wallet_transfers_debit_time');
    expect(text).not.toContain('Seq Scan on wallet_transfers');
    expect(read).toBeGreaterThanOrEqual(31 * PER_DAY);
    expect(read).toBeLessThanOrEqual(31 * PER_DAY + 4);
  }
});

it("returns the sums and rows of the month's transfers, across batches and at both ends", async () => {
  const { memberId } = await longHistory();
  const { real, bonus, rows } = await wallet.statement(memberId, 'VND', span);
  const read = [];
  for await (const batch of rows()) read.push(...batch);
  const numbers = read.map(({ reference }) => Number(reference.slice(1)));
  const first = numbers[0] ?? 0;
  expect(numbers).toEqual(Array.from({ length: 31 * PER_DAY }, (_, place) => first + place));
  expect(read[0]?.at).toEqual(span.from);
  expect(real).toEqual({
    openingMinor: first % 2 === 1 ? 0n : 10n,
    inMinor: BigInt((31 * PER_DAY) / 2) * 10n,
    outMinor: BigInt((31 * PER_DAY) / 2) * 10n,
    closingMinor: first % 2 === 1 ? 0n : 10n,
    movements: 31 * PER_DAY,
  });
  expect(bonus).toMatchObject({ openingMinor: 0n, movements: 0 });
  // A whole year takes several batches.
  const year = { from: new Date('2025-06-01T00:00:00Z'), to: new Date('2026-06-01T00:00:00Z') };
  const long = [];
  for await (const batch of (await wallet.statement(memberId, 'VND', year)).rows()) long.push(...batch);
  expect(new Set(long.map(({ id }) => id)).size).toBe(long.length);
  expect(long.length).toBe((await wallet.statement(memberId, 'VND', year)).real.movements);
});
