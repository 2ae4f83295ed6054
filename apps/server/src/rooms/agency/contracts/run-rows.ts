import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Period } from '../days.ts';
import type { Kind } from './contract-rows.ts';

/** The last period of a kind whose bills are all made. */
export async function lastRun(executor: Executor, kind: Kind): Promise<Period | undefined> {
  return executor.first(sql<Period>`
    select to_char(from_day, 'YYYY-MM-DD') as from, to_char(to_day, 'YYYY-MM-DD') as to from agency_runs
     where kind = ${kind} order by from_day desc limit 1`);
}

/** Notes that every contract of a period has its bill; a contract that comes later is still given one today. */
export async function noteRun(tx: Tx, kind: Kind, { from, to }: Period): Promise<void> {
  await tx.run(sql`
    insert into agency_runs (kind, from_day, to_day, bills, amount_minor)
    select ${kind}, ${from}::date, ${to}::date, count(*), coalesce(sum(amount_minor), 0)::bigint
      from agency_bills where kind = ${kind} and to_day = ${to}::date
    on conflict do nothing`);
}

/** Days that were over when they changed, the oldest first; today changes all the time. */
export async function correctedDays(executor: Executor, until: string): Promise<string[]> {
  const rows = await executor.rows(sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from agency_corrected_days where day <= ${until}::date order by day`);
  return rows.map(({ day }) => day);
}

export async function dropCorrectedDay(tx: Tx, day: string): Promise<void> {
  await tx.run(sql`delete from agency_corrected_days where day = ${day}::date`);
}
