import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Period } from '../days.ts';
import { BILLS_LOCK } from './bill-rows.ts';
import type { Run } from './due-rows.ts';

/** The last period of a kind with all bills written. */
export async function lastRun(executor: Executor, { kind, rhythm }: Run): Promise<Period | undefined> {
  return executor.first(sql<Period>`
    select to_char(from_day, 'YYYY-MM-DD') as from, to_char(to_day, 'YYYY-MM-DD') as to from agency_runs
     where kind = ${kind} and rhythm = ${rhythm} order by from_day desc limit 1`);
}

/** Records that every contract of a period has its bill; a contract that appears later today still gets one. */
export async function noteRun(tx: Tx, { kind, rhythm }: Run, { from, to }: Period): Promise<void> {
  await tx.run(sql`
    insert into agency_runs (kind, rhythm, from_day, to_day, bills, amount_minor)
    select ${kind}, ${rhythm}, ${from}::date, ${to}::date, count(*), coalesce(sum(amount_minor), 0)::bigint
      from agency_bills
     where kind = ${kind} and rhythm = ${rhythm} and from_day between ${from}::date and ${to}::date
    on conflict do nothing`);
}

/**
 * Past days whose figures changed after they had ended, the oldest first; today is excluded because it always changes.
 */
export async function correctedDays(executor: Executor, until: string): Promise<string[]> {
  return executor.values(sql<string>`
    select to_char(day, 'YYYY-MM-DD') as day from agency_corrected_days where day <= ${until}::date order by day`);
}

export async function dropCorrectedDays(tx: Tx, days: readonly string[]): Promise<void> {
  await tx.run(sql`delete from agency_corrected_days where day = any(${days}::date[])`);
}

/** A completed settlement with the current state of its bills. */
interface MadeRun extends Run, Period {
  bills: number;
  amountMinor: bigint;
  paidMinor: bigint;
  /** Total of the previous settlement; null for the first one. */
  formerMinor: bigint | null;
  unapproved: number;
  waitingMinor: bigint;
  /** Number of bills being paid, and number of those whose payers lack money. */
  open: number;
  lacking: number;
  madeAt: Date;
}

const MOST_RUNS = 60;

/** Settlements of a kind, optionally of one rhythm, newest first. */
export async function listRuns(executor: Executor, { kind, rhythm }: Partial<Run>): Promise<MadeRun[]> {
  return executor.rows(sql<MadeRun>`
    with runs as (
      select * from agency_runs
       where kind = ${kind} and (${rhythm ?? null}::text is null or rhythm = ${rhythm ?? null})
       order by from_day desc limit ${MOST_RUNS + 1}::int)
    select r.kind, r.rhythm, to_char(r.from_day, 'YYYY-MM-DD') as from, to_char(r.to_day, 'YYYY-MM-DD') as to,
           r.made_at as "madeAt", count(b.id)::int as bills, coalesce(sum(b.amount_minor), 0)::bigint as "amountMinor",
           coalesce(sum(b.paid_minor), 0)::bigint as "paidMinor",
           count(*) filter (where b.state = 'unapproved')::int as unapproved,
           coalesce(sum(b.amount_minor) filter (where b.state = 'unapproved'), 0)::bigint as "waitingMinor",
           count(*) filter (where b.state in ('issued', 'partCollected', 'insufficient'))::int as open,
           count(*) filter (where b.state in ('partCollected', 'insufficient'))::int as lacking,
           lag(coalesce(sum(b.amount_minor), 0)::bigint) over (partition by r.rhythm order by r.from_day)
             as "formerMinor"
      from runs r left join agency_bills b
        on b.kind = r.kind and b.rhythm = r.rhythm and b.from_day between r.from_day and r.to_day
     group by r.kind, r.rhythm, r.from_day, r.to_day, r.made_at
     order by r.from_day desc, r.rhythm limit ${MOST_RUNS}::int`);
}

/** Identifies a settlement for approval. */
export interface NamedRun extends Run {
  from: string;
}

/** The part of a settlement that waits for approval, locked until the transaction ends. */
export async function waitingIn(tx: Tx, { kind, rhythm, from }: NamedRun) {
  // Without it, a recalculation after a correction of a past day would skip these bills and forget the correction.
  await tx.run(sql`select pg_advisory_xact_lock(${BILLS_LOCK})`);
  return tx.one(sql<{ bills: number; sumMinor: bigint }>`
    with waiting as (
      select b.amount_minor from agency_bills b join agency_runs r
          on r.kind = b.kind and r.rhythm = b.rhythm and b.from_day between r.from_day and r.to_day
       where r.kind = ${kind} and r.rhythm = ${rhythm} and r.from_day = ${from}::date and b.state = 'unapproved'
       for update of b)
    select count(*)::int as bills, coalesce(sum(amount_minor), 0)::bigint as "sumMinor" from waiting`);
}

/** Releases or denies the bills of a settlement that wait for approval. */
export async function decideRun(tx: Tx, { kind, rhythm, from }: NamedRun, decision: 'pay' | 'deny'): Promise<void> {
  await tx.run(sql`
    update agency_bills b
       set state = case when ${decision} = 'deny' then 'denied'
                        when (c.terms ->> 'isCollected')::boolean then 'uncollected' else 'issued' end,
           waits_since = clock_timestamp()
      from agency_runs r, agency_contracts c
     where r.kind = ${kind} and r.rhythm = ${rhythm} and r.from_day = ${from}::date and c.id = b.contract_id
       and b.kind = r.kind and b.rhythm = r.rhythm and b.from_day between r.from_day and r.to_day
       and b.state = 'unapproved'`);
}
