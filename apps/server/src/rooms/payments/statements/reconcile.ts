import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { StatementLine } from './read-file.ts';

export interface Difference {
  kind: 'unknown-here' | 'unknown-there' | 'amount' | 'currency' | 'not-booked' | 'listed-twice';
  direction: 'in' | 'out';
  paymentId: string;
  theirsMinor: bigint | null;
  oursMinor: bigint | null;
  orderId: string | null;
  memberId: bigint | null;
  status: string | null;
}

export interface Sums {
  count: number;
  inMinor: bigint;
  outMinor: bigint;
}

/** A day of the merchant's time zone at a provider. */
export interface ProviderDay {
  provider: string;
  /** YYYY-MM-DD. */
  day: string;
  from: Date;
  /** Exclusive. */
  to: Date;
}

export const MOST_DIFFERENCES = 500;

/** Stores the file of a day, replacing the previous one. */
export async function keepStatement(
  tx: Tx,
  { provider, day }: Pick<ProviderDay, 'provider' | 'day'>,
  lines: readonly StatementLine[],
  importedBy: string,
): Promise<void> {
  // First, so that another file of the day waits until these lines are committed.
  await tx.run(sql`
    insert into payments_statements (provider, day, lines, imported_by)
    values (${provider}, ${day}::date, ${lines.length}::int, ${importedBy})
    on conflict (provider, day) do update
      set lines = excluded.lines, imported_by = excluded.imported_by, imported_at = clock_timestamp()`);
  await tx.run(sql`delete from payments_statement_lines where provider = ${provider} and day = ${day}::date`);
  const rows = JSON.stringify(lines.map((line) => ({ ...line, amountMinor: line.amountMinor.toString() })));
  await tx.run(sql`
    insert into payments_statement_lines (provider, payment_id, direction, day, amount_minor, currency, times)
    select ${provider}, l."paymentId", l.direction, ${day}::date, l."amountMinor", l.currency, l.times
      from jsonb_to_recordset(${rows}::jsonb) as l("paymentId" text, direction text, "amountMinor" bigint,
        currency text, times int)`);
}

export function findStatement(
  executor: Executor,
  { provider, day }: Pick<ProviderDay, 'provider' | 'day'>,
): Promise<{ importedAt: Date; importedBy: string } | undefined> {
  return executor.first(sql`
    select imported_at as "importedAt", imported_by as "importedBy" from payments_statements
     where provider = ${provider} and day = ${day}::date`);
}

/** Every payment of ours that a provider has named, with whether its money is in our books. */
const ours = (provider: string) => sql`
  select 'in' as direction, o.provider_payment_id as payment_id, o.id as order_id, o.member_id, o.asset, o.status,
         coalesce(o.credited_minor, o.amount_minor) as amount, o.credited_at as at,
         o.status in ('succeeded', 'reversed') as is_booked
    from payments_orders o where o.provider = ${provider} and o.provider_payment_id is not null
  union all
  select 'out', w.provider_payment_id, w.id, w.member_id, w.asset, w.status, w.amount_minor, w.ended_at,
         w.status in ('paid', 'reversed')
    from payments_withdrawals w where w.provider = ${provider} and w.provider_payment_id is not null`;

/**
 * Differences of the day; a payment may be on the day before or after in the other's books without counting as a
 * difference.
 */
export function findDifferences(executor: Executor, { provider, day, from, to }: ProviderDay): Promise<Difference[]> {
  return executor.rows(sql<Difference>`
    with ours as not materialized (${ours(provider)})
    select * from (
      select case when o.order_id is null then 'unknown-here' when not o.is_booked then 'not-booked'
                  when o.asset <> l.currency then 'currency' when o.amount <> l.amount_minor then 'amount'
                  when (
                    select sum(t.times) from payments_statement_lines t where t.provider = l.provider
                       and t.payment_id = l.payment_id and t.direction = l.direction)
                    > 1 then 'listed-twice' end as kind,
             l.direction, l.payment_id as "paymentId", l.amount_minor as "theirsMinor", o.amount as "oursMinor",
             o.order_id::text as "orderId", o.member_id as "memberId", o.status
        from payments_statement_lines l
        left join ours o on o.direction = l.direction and o.payment_id = l.payment_id
       where l.provider = ${provider} and l.day = ${day}::date
      union all
      select 'unknown-there', o.direction, o.payment_id, null, o.amount, o.order_id::text, o.member_id, o.status
        from ours o
       where o.is_booked and o.at >= ${from}::timestamptz and o.at < ${to}::timestamptz
         and exists (select 1 from payments_statements where provider = ${provider} and day = ${day}::date)
         and not exists (select 1 from payments_statement_lines l where l.provider = ${provider}
                            and l.direction = o.direction and l.payment_id = o.payment_id)) d
     where kind is not null order by kind, "paymentId", direction limit ${MOST_DIFFERENCES + 1}::int`);
}

export async function sumsOf(
  executor: Executor,
  { provider, day, from, to }: ProviderDay,
): Promise<{ theirs: Sums; ours: Sums }> {
  const columns = sql`
    count(*)::int as count, coalesce(sum(amount) filter (where direction = 'in'), 0)::bigint as "inMinor",
    coalesce(sum(amount) filter (where direction = 'out'), 0)::bigint as "outMinor"`;
  const [theirs, mine] = await Promise.all([
    executor.one(sql<Sums>`
      select ${columns} from (select direction, amount_minor as amount from payments_statement_lines
                               where provider = ${provider} and day = ${day}::date) l`),
    executor.one(sql<Sums>`
      select ${columns} from (${ours(provider)}) o
       where is_booked and at >= ${from}::timestamptz and at < ${to}::timestamptz`),
  ]);
  return { theirs, ours: mine };
}
