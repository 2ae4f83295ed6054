import { type Executor, sql } from '../../platform/db/index.ts';
import { bonusAccount, memberAccount } from './accounts.ts';
import { accountOf, isSelected, type MovementFilter, type TransferKind } from './repository.ts';

/** Movements of one of a member's accounts in a period, minor units. */
export interface StatementSums {
  openingMinor: bigint;
  inMinor: bigint;
  outMinor: bigint;
  closingMinor: bigint;
  movements: number;
}

export interface StatementRow {
  id: bigint;
  at: Date;
  kind: TransferKind;
  reference: string;
  /** Whether the account holds bonus money, which is kept separate. */
  isBonus: boolean;
  /** Negative when money left the account. */
  amountMinor: bigint;
  balanceAfterMinor: bigint;
}

export interface Statement {
  real: StatementSums;
  bonus: StatementSums;
  /** Oldest first, in batches. Each batch is one short query, so that a slow reader holds no resources. */
  rows(): AsyncGenerator<StatementRow[]>;
}

const BATCH = 1000;

/**
 * Movements of real and bonus money between two instants; the second one is exclusive. It must be in the past, so that
 * sums and rows agree.
 */
export async function readStatement(
  executor: Executor,
  memberId: bigint,
  asset: string,
  span: { from: Date; to: Date },
): Promise<Statement> {
  const [real, bonus] = await Promise.all([
    sumsOf(executor, memberAccount(memberId, asset), span),
    sumsOf(executor, bonusAccount(memberId, asset), span),
  ]);
  return { real, bonus, rows: () => rowsOf(executor, memberId, asset, span) };
}

type Sql = ReturnType<typeof sql>;

/**
 * Transfers of an account, each with its amount and the balance after it. Each side has an index by time that yields
 * rows in order, so only the period is read.
 * @param end order and limit, for each side
 */
const sides = (account: string, where: Sql, end: Sql = sql``) => sql`
  (select t.id, t.created_at, t.kind, t.reference, t.amount_minor as amount, t.credit_balance_minor as balance
     from wallet_transfers t
    where t.credit_account = (select id from wallet_accounts where code = ${account})
      and t.credit_balance_minor is not null and ${where} ${end})
  union all
  (select t.id, t.created_at, t.kind, t.reference, -t.amount_minor, t.debit_balance_minor from wallet_transfers t
    where t.debit_account = (select id from wallet_accounts where code = ${account})
      and t.debit_balance_minor is not null and ${where} ${end})`;

/** Sums of a period and its opening balance. */
export function sumsQuery(account: string, { from, to }: { from: Date; to: Date }) {
  const within = sql`t.created_at >= ${from}::timestamptz and t.created_at < ${to}::timestamptz`;
  const before = sql`t.created_at < ${from}::timestamptz`;
  const newest = sql`order by t.created_at desc, t.id desc limit 1`;
  return sql<Omit<StatementSums, 'closingMinor'>>`
    select coalesce(sum(amount) filter (where amount > 0), 0)::bigint as "inMinor",
           coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as "outMinor", count(*)::int as movements,
           coalesce((select balance from (${sides(account, before, newest)}) b
                      order by created_at desc, id desc limit 1), 0)::bigint as "openingMinor"
      from (${sides(account, within)}) m`;
}

async function sumsOf(executor: Executor, account: string, span: { from: Date; to: Date }) {
  const sums = await executor.one(sumsQuery(account, span));
  return { ...sums, closingMinor: sums.openingMinor + sums.inMinor - sums.outMinor };
}

/** Sums of what arrived in an account and left it on a day, minor units. */
export interface MovementDay {
  /** YYYY-MM-DD */
  day: string;
  inMinor: bigint;
  outMinor: bigint;
}

export interface MovementDays extends MovementFilter {
  /** IANA name of the zone of the days. */
  zone: string;
}

/** Sums by day of the movements that the list shows with the same filter, newest day first. */
export function daysQuery(memberId: bigint, asset: string, { zone, ...filter }: MovementDays) {
  return sql<MovementDay>`
    select to_char(created_at at time zone ${zone}, 'YYYY-MM-DD') as day,
           coalesce(sum(amount) filter (where amount > 0), 0)::bigint as "inMinor",
           coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as "outMinor"
      from (${sides(accountOf(memberId, asset, filter), isSelected(filter))}) m
     group by day order by day desc`;
}

/** The last row read: a time with microseconds. */
interface Place {
  at: string;
  id: bigint;
  isBonus: boolean;
}

/**
 * The next rows after a place, oldest first. A transfer between real and bonus money appears in both; the real one is
 * first.
 */
export function rowsQuery(memberId: bigint, asset: string, { to }: { to: Date }, { at, id, isBonus: wasBonus }: Place) {
  const end = sql`order by t.created_at, t.id limit ${BATCH}::int`;
  const half = (isBonus: boolean) => {
    const account = isBonus ? bonusAccount(memberId, asset) : memberAccount(memberId, asset);
    const isBehind = isBonus && !wasBonus ? sql`>=` : sql`>`;
    const behind = sql`(t.created_at, t.id) ${isBehind} (${at}::timestamptz, ${id}::bigint)`;
    const next = sql`${behind} and t.created_at < ${to}::timestamptz`;
    return sql`select s.*, ${isBonus}::boolean as is_bonus from (${sides(account, next, end)}) s`;
  };
  return sql<StatementRow & { place: string }>`
    select id, created_at as at, created_at::text as place, kind, reference, is_bonus as "isBonus",
           amount as "amountMinor", balance as "balanceAfterMinor"
      from (${half(false)} union all ${half(true)}) m
     order by created_at, id, is_bonus limit ${BATCH}::int`;
}

async function* rowsOf(
  executor: Executor,
  memberId: bigint,
  asset: string,
  span: { from: Date; to: Date },
): AsyncGenerator<StatementRow[]> {
  // No transfer has id 0, so the first transfer comes after this place.
  let place: Place = { at: span.from.toISOString(), id: 0n, isBonus: true };
  for (;;) {
    const rows = await executor.rows(rowsQuery(memberId, asset, span, place));
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < BATCH) return;
    place = { at: last.place, id: last.id, isBonus: last.isBonus };
  }
}
