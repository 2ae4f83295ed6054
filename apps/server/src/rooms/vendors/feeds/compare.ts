import { type Executor, sql } from '../../../platform/db/index.ts';
import { PLAY_MONEY } from '../../../platform/events/index.ts';

/** A vendor's report, stored as rows of a run, and the period to compare. */
export interface Compared {
  vendor: string;
  runId: string;
  from: Date;
  to: Date;
  /** A reconciliation of at least a day closes earlier differences that are resolved now. */
  closesHours: number | null;
}

/**
 * Operations that one side lacks or has differently. A rolled back operation is correct on both sides, reported or not.
 * Our operations count as missing at the vendor only between `from` and `to`: later ones may still be on their way.
 */
const differencesOf = ({ vendor, runId, from, to }: Compared) => sql`
  with theirs as materialized (select * from vendors_report_rows where run_id = ${runId}::uuid)
  select t.transaction_id, t.kind, 'missing-here' as problem, t.member_id, t.round_id, null::bigint as ours_minor,
         t.amount_minor as theirs_minor, t.reference, t.no
    from theirs t
   where t.kind <> 'rollback'
     and not exists (select 1 from vendors_operations o
                      where o.vendor = ${vendor} and o.transaction_id = t.transaction_id and o.kind = t.kind)
     and not exists (select 1 from vendors_report_rows u
                      where u.run_id = ${runId}::uuid and u.reference = t.transaction_id and u.kind = 'rollback')
  union all
  select t.transaction_id, t.kind, 'amount', t.member_id, t.round_id, o.amount_minor, t.amount_minor, t.reference,
         t.no
    from theirs t
    join vendors_operations o on o.vendor = ${vendor} and o.transaction_id = t.transaction_id and o.kind = t.kind
   where t.kind <> 'rollback' and o.amount_minor <> t.amount_minor
  union all
  select t.transaction_id, t.kind, 'not-undone', t.member_id, t.round_id, o.amount_minor, t.amount_minor, t.reference,
         t.no
    from theirs t
    cross join lateral (
      select amount_minor, rolled_back_at from vendors_operations
       where vendor = ${vendor} and transaction_id = t.reference and kind in ('bet', 'win')
       order by kind limit 1) o
   where t.kind = 'rollback' and o.rolled_back_at is null
  union all
  select o.transaction_id, o.kind, 'missing-there', o.member_id, o.round_id, o.amount_minor, null, null, null
    from vendors_operations o
   where o.vendor = ${vendor} and o.at >= ${from} and o.at < ${to} and o.kind in ('bet', 'win')
     and o.rolled_back_at is null
     and not exists (select 1 from vendors_report_rows t
                      where t.run_id = ${runId}::uuid and t.kind = o.kind and t.transaction_id = o.transaction_id)`;

/**
 * Stores the differences between a report and our books, and returns their number. An operation that the report lists
 * twice is one difference. One that a report resolved opens again when it returns; one that operators closed stays
 * closed.
 */
export async function keepDifferences(executor: Executor, compared: Compared): Promise<number> {
  const { vendor, closesHours } = compared;
  return executor.value(sql<number>`
    with found as materialized (
      select distinct on (transaction_id, kind, problem) * from (${differencesOf(compared)}) d
       order by transaction_id, kind, problem, no),
    kept as (
      insert into vendors_differences as d
        (vendor, transaction_id, kind, problem, member_id, round_id, ours_minor, theirs_minor, reference)
      select ${vendor}, transaction_id, kind, problem, member_id, round_id, ours_minor, theirs_minor, reference
        from found order by no nulls last, transaction_id
      on conflict (vendor, transaction_id, kind, problem) do update
        set found_at = clock_timestamp(), resolved_at = null, resolution = null, ours_minor = excluded.ours_minor,
            theirs_minor = excluded.theirs_minor
       where d.resolution = 'in order'),
    closed as (
      update vendors_differences d set resolved_at = clock_timestamp(), resolution = 'in order'
       where d.vendor = ${vendor} and d.resolved_at is null
         and d.found_at > clock_timestamp() - ${closesHours}::int * interval '1 hour'
         and not exists (select 1 from found f
                          where f.transaction_id = d.transaction_id and f.kind = d.kind and f.problem = d.problem))
    select count(*)::int as count from found`);
}

/** Totals of our books in the period: operations, and stakes that were not rolled back, without play money. */
export function oursOf(executor: Executor, { vendor, from, to }: Pick<Compared, 'vendor' | 'from' | 'to'>) {
  return executor.one(sql<{ count: number; stakesMinor: bigint }>`
    select count(*)::int as count,
           coalesce(sum(amount_minor) filter (where kind = 'bet' and asset <> ${PLAY_MONEY}
             and rolled_back_at is null), 0)::bigint as "stakesMinor"
      from vendors_operations
     where vendor = ${vendor} and at >= ${from} and at < ${to} and kind in ('bet', 'win', 'rollback')`);
}

/**
 * Totals of the vendor's report in the period: operations, and stakes that were not rolled back, without play money.
 * Clocks differ: an operation that both sides have belongs to the period in which it reached us.
 */
export function theirsOf(executor: Executor, { vendor, runId, from, to }: Compared) {
  return executor.one(sql<{ count: number; stakesMinor: bigint }>`
    select count(*)::int as count,
           coalesce(sum(t.amount_minor) filter (where t.kind = 'bet' and t.currency <> ${PLAY_MONEY}
             and not exists (select 1 from vendors_report_rows u
                              where u.run_id = ${runId}::uuid and u.reference = t.transaction_id
                                and u.kind = 'rollback')), 0)::bigint as "stakesMinor"
      from vendors_report_rows t
      left join vendors_operations o on o.vendor = ${vendor} and o.transaction_id = t.transaction_id and o.kind = t.kind
     where t.run_id = ${runId}::uuid and coalesce(o.at, t.at) >= ${from} and coalesce(o.at, t.at) < ${to}`);
}
