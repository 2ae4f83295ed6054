import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import { parseMinor } from '@fairlot/money';
import {
  auditBooksAndClose,
  callDesk,
  createDatabaseUrl,
  createOperator,
  createTestApp,
  createTestDatabase,
  dropDatabase,
  type TestApp,
} from '@fairlot/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../platform/db/index.ts';
import { addDays, dayOf } from '../platform/zone.ts';

const ZONE = 'Asia/Ho_Chi_Minh';
const DAYS = 30;
/** Templates of databases have another key, so that the app fills its own database. */
const PAST = { seedDays: DAYS, secretKey: '22'.repeat(32) };

let databaseUrl: string;
let app: TestApp;
let startedAt: Date;
let headers: Record<string, string>;

const open = () => createTestApp({ seed: 'demo', databaseUrl, config: PAST });
beforeAll(async () => {
  databaseUrl = await createDatabaseUrl('migrated');
  startedAt = new Date();
  app = await open();
  await app.platform.events.outbox.drain();
  ({ headers } = await createOperator(app));
});
afterAll(async () => {
  await auditBooksAndClose(app);
  await dropDatabase(databaseUrl);
});

const today = dayOf(ZONE, Date.now());
const from = addDays(today, -DAYS);
interface Sums {
  day: string;
  sum: bigint;
}

/** Time at which the bet of a transfer was settled. */
const SETTLED = '(select b.settled_at from records_bets b where b.bet_id = t.reference)';

/** Accounts that the demonstration equips at its start. */
const GIVEN = '^(demo|vip)[0-9]+$';

/** Sums of the ledger by day. */
async function ledger(where: string, at = 't.created_at'): Promise<Map<string, bigint>> {
  const rows = await app.platform.db.rows(sql<Sums>`
    select (${sql.raw(at)} at time zone ${ZONE})::date::text as day, sum(t.amount_minor)::bigint as sum
      from wallet_transfers t where ${sql.raw(where)} and t.created_at < ${startedAt}::timestamptz group by 1`);
  return new Map(rows.map(({ day, sum }) => [day, sum]));
}

/** A column of a report by day. */
async function column(report: string, index: number): Promise<Map<string, bigint>> {
  const path = `/reports/${report}?from=${from}&to=${today}`;
  const { value } = await callDesk<ValueOf<typeof contract.report>>(app, headers, 'GET', path);
  return new Map(
    value.rows.flatMap(({ at, numbers }) => {
      const minor = parseMinor(numbers[index] ?? '0.00');
      return minor === 0n ? [] : [[dayOf(ZONE, at ?? 0), minor]];
    }),
  );
}

it('sends nothing of the past to pages', async () => {
  const { rows } = await app.platform.db.one(sql<{ rows: number }>`
    select count(*)::int as rows from platform_stream where at < ${startedAt}::timestamptz`);
  expect(rows).toBe(0);
});

it('has registrations, deposits, withdrawals and bets on nearly every day', async () => {
  const days = async (table: string, column: string) =>
    app.platform.db.value(sql<number>`
      select count(distinct (${sql.ref(column)} at time zone ${ZONE})::date)::int from ${sql.table(table)}
       where ${sql.ref(column)} < ${startedAt}::timestamptz`);
  expect(await days('people_members', 'created_at')).toBeGreaterThanOrEqual(28);
  expect(await days('payments_orders', 'credited_at')).toBeGreaterThanOrEqual(28);
  expect(await days('payments_withdrawals', 'created_at')).toBeGreaterThanOrEqual(24);
  expect(await days('records_bets', 'settled_at')).toBeGreaterThanOrEqual(28);
  const { statuses } = await app.platform.db.one(sql<{ statuses: string[] }>`
    select array_agg(distinct status) as statuses from payments_withdrawals`);
  expect(statuses).toEqual(expect.arrayContaining(['paid', 'refused']));
});

it('shows in the reports of the console what the ledger has', async () => {
  expect(await column('payments', 0)).toEqual(await ledger("t.key like 'deposit:%'"));
  expect(await column('payments', 1)).toEqual(await ledger("t.key like 'withdrawal:%:paid'"));
  // Stakes count when their bet is settled, after midnight for some.
  expect(await column('revenue', 0)).toEqual(await ledger("t.kind = 'bet'", SETTLED));
  expect(await column('revenue', 1)).toEqual(await ledger("t.kind = 'win'"));
});

it('counts the payments of a member on their days in the figures of agents too', async () => {
  const { different } = await app.platform.db.one(sql<{ different: number }>`
    with counted as (
      select member_id, day, deposit_minor from agency_days where not is_team and deposit_minor <> 0
    ), credited as (
      select member_id, (credited_at at time zone ${ZONE})::date as day, sum(amount_minor) as minor
        from payments_orders where credited_at is not null group by 1, 2
    )
    select count(*)::int as different from counted full join credited using (member_id, day)
     where deposit_minor is distinct from minor`);
  expect(different).toBe(0);
});

it('dates everything at its time, before the start', async () => {
  const times: Record<string, string[]> = {
    people_members: ['created_at'],
    payments_orders: ['created_at', 'credited_at'],
    payments_payout_accounts: ['created_at'],
    payments_withdrawals: ['created_at', 'ended_at'],
    payments_withdrawal_steps: ['at'],
    payments_wagering: ['since'],
    protection_deposits: ['at'],
    protection_withdrawals: ['at'],
    records_bets: ['placed_at', 'settled_at'],
    verification_members: ['decided_at'],
  };
  for (const [table, columns] of Object.entries(times))
    for (const column of columns) {
      const member = table === 'people_members' ? 'id' : 'member_id';
      const rows =
        table === 'payments_withdrawal_steps'
          ? sql`payments_withdrawal_steps t`
          : sql`${sql.table(table)} t join people_members m on m.id = t.${sql.ref(member)}
                and m.created_at < ${startedAt}::timestamptz and m.account !~ ${GIVEN}`;
      const { late, count } = await app.platform.db.one(sql<{ late: number; count: number }>`
        select count(*) filter (where t.${sql.ref(column)} >= ${startedAt}::timestamptz)::int as late,
               count(t.${sql.ref(column)})::int as count from ${rows}`);
      expect([table, column, late]).toEqual([table, column, 0]);
      expect([table, count > 10]).toEqual([table, true]);
    }
  const { registered } = await app.platform.db.one(sql<{ registered: number }>`
    select count(*)::int as registered from people_members
     where created_at >= ${startedAt}::timestamptz - interval '1 hour'
       and account in ('demo01', 'agent01', 'limit01', 'agent02')`);
  expect(registered).toBe(0);
  const { messages, alerts } = await app.platform.db.one(sql<{ messages: number; alerts: number }>`
    select (select count(*)::int from inbox_messages where created_at >= ${startedAt}::timestamptz
               and kind in ('deposit', 'withdrawal')) as messages,
           (select count(*)::int from protection_alerts) as alerts`);
  expect([messages, alerts]).toEqual([0, 0]);
});

it('records when each demonstration member was last on the site, and on which days', async () => {
  const { players, wrong, days } = await app.platform.db.one(sql<{ players: number; wrong: number; days: number }>`
    with played as (
      select member_id, max(placed_at) as last, count(distinct (placed_at at time zone ${ZONE})::date)::int as days
        from records_bets where placed_at < ${startedAt}::timestamptz group by 1
    )
    select count(*)::int as players, sum(days)::int as days,
           count(*) filter (where m.seen_at is null or m.seen_at < p.last or m.seen_at >= ${startedAt}::timestamptz
             or p.days > (select count(*) from agency_seen_days d where d.member_id = p.member_id))::int as wrong
      from played p left join agency_members m using (member_id)`);
  expect([wrong, players > 50, days > 300]).toEqual([0, true, true]);
});

it('plays in-house games whose rounds can be proven', async () => {
  const { rounds, games, unlike } = await app.platform.db.one(sql<{ rounds: number; games: number; unlike: number }>`
    select count(*)::int as rounds, count(distinct r.game_code)::int as games,
           count(*) filter (where b.stake_minor <> r.stakes_minor[1] or b.win_minor <> r.payout_minor
             or b.settled_at <> r.settled_at or b.ticket_id is null)::int as unlike
      from originals_rounds r left join records_bets b on b.bet_id = r.id::text
     where r.placed_at < ${startedAt}::timestamptz`);
  expect(rounds).toBeGreaterThan(300);
  expect([games, unlike]).toEqual([6, 0]);
  // The audit of the room plays every round again from its seeds.
  expect(await app.audit()).toEqual([]);
  expect(await column('originals', 0)).toEqual(
    await ledger("t.kind = 'bet' and exists (select 1 from originals_rounds r where r.id::text = t.reference)"),
  );
});

it('leaves the schema as it was', async () => {
  const readSchema = (db: Pick<TestApp['platform']['db'], 'rows'>) =>
    db.rows(sql`
      select n.nspname || '.' || c.relname || '.' || d.adnum as name, pg_get_expr(d.adbin, d.adrelid) as value
        from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_namespace n on n.oid = c.relnamespace
      union all select 'schema', nspname from pg_namespace where nspname !~ '^pg_'
      union all select 'function', oid::regprocedure::text from pg_proc
                 where pronamespace <> 'pg_catalog'::regnamespace
       order by 1, 2`);
  const plain = await createTestDatabase();
  expect(await readSchema(app.platform.db)).toEqual(await readSchema(plain));
  await plain.close();
});

it('is written once, and on no site without the demonstration', async () => {
  const countAll = (db: TestApp['platform']['db']) =>
    db.one(sql<{ members: number; orders: number; bets: number }>`
      select (select count(*)::int from people_members) as members,
             (select count(*)::int from payments_orders) as orders,
             (select count(*)::int from agency_demonstration_bets) as bets`);
  const first = await countAll(app.platform.db);
  await app.close();
  app = await open();
  expect(await countAll(app.platform.db)).toEqual(first);
  const bare = await createTestApp({ seed: 'none', config: PAST });
  expect(await countAll(bare.platform.db)).toEqual({ members: 0, orders: 0, bets: 0 });
  await bare.close();
});
