import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Period } from '../days.ts';
import type { Run } from './due-rows.ts';

/** The last period of a kind whose bills are all made. */
export async function lastRun(executor: Executor, { kind, rhythm }: Run): Promise<Period | undefined> {
  return executor.first(sql<Period>`
    select to_char(from_day, 'YYYY-MM-DD') as from, to_char(to_day, 'YYYY-MM-DD') as to from agency_runs
     where kind = ${kind} and rhythm = ${rhythm} order by from_day desc limit 1`);
}

/** Notes that every contract of a period has its bill; a contract that comes later is still given one today. */
export async function noteRun(tx: Tx, { kind, rhythm }: Run, { from, to }: Period): Promise<void> {
  await tx.run(sql`
    insert into agency_runs (kind, rhythm, from_day, to_day, bills, amount_minor)
    select ${kind}, ${rhythm}, ${from}::date, ${to}::date, count(*), coalesce(sum(amount_minor), 0)::bigint
      from agency_bills
     where kind = ${kind} and rhythm = ${rhythm} and from_day between ${from}::date and ${to}::date
    on conflict do nothing`);
}

/** Days that were over when they changed, the oldest first; today changes all the time. */
export async function correctedDays(executor: Executor, until: string): Promise<string[]> {
  const rows = await executor.rows(sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from agency_corrected_days where day <= ${until}::date order by day`);
  return rows.map(({ day }) => day);
}

export async function dropCorrectedDays(tx: Tx, days: readonly string[]): Promise<void> {
  await tx.run(sql`delete from agency_corrected_days where day = any(${days}::date[])`);
}

/** A settlement that was made, with its bills as they are now. */
interface MadeRun extends Run, Period {
  bills: number;
  amountMinor: bigint;
  paidMinor: bigint;
  /** Of the settlement before; null for the first one. */
  formerMinor: bigint | null;
  unapproved: number;
  waitingMinor: bigint;
  /** Bills that are being paid, and those of them whose payers lack money. */
  open: number;
  lacking: number;
  madeAt: Date;
}

const MOST_RUNS = 60;

/** Settlements of a kind, and of a rhythm where one is given, the last ones first. */
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

/** A settlement, as it is named by those who decide on it. */
export interface NamedRun extends Run {
  from: string;
}

/** What of a settlement waits for two operators, locked until the transaction ends. */
export async function waitingIn(
  tx: Tx,
  { kind, rhythm, from }: NamedRun,
): Promise<{ bills: number; sumMinor: bigint }> {
  return tx.one(sql<{ bills: number; sumMinor: bigint }>`
    with waiting as (
      select b.amount_minor from agency_bills b join agency_runs r
          on r.kind = b.kind and r.rhythm = b.rhythm and b.from_day between r.from_day and r.to_day
       where r.kind = ${kind} and r.rhythm = ${rhythm} and r.from_day = ${from}::date and b.state = 'unapproved'
       for update of b)
    select count(*)::int as bills, coalesce(sum(amount_minor), 0)::bigint as "sumMinor" from waiting`);
}

/** Opens or denies what waits in a settlement. */
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
