import type { ValueOf, vendorsDesk as contract } from '@fairlot/contract';
import { type Executor, sql } from '../../../platform/db/index.ts';

type Health = Omit<ValueOf<typeof contract.health>[number], 'name' | 'protocol'>;
type Waiting = ValueOf<typeof contract.waiting>;

const MOST = 100;
const epochMs = (column: string) => sql`floor(extract(epoch from ${sql.ref(column)}) * 1000)::float8`;

/** Vendors that somebody has played with: the calls of the last hour, and what waits. */
export function readHealth(executor: Executor): Promise<Health[]> {
  return executor.rows(sql<Health>`
    select v.vendor as code, coalesce(sum(h.calls), 0)::int as calls, coalesce(sum(h.refused), 0)::int as refused,
           coalesce(sum(h.failed), 0)::int as failed,
           coalesce(sum(h.total_ms) / nullif(sum(h.calls), 0), 0)::int as "averageMs",
           coalesce(max(h.slowest_ms), 0)::int as "slowestMs",
           (select floor(extract(epoch from max(a.last_at)) * 1000)::float8 from vendors_health a
             where a.vendor = v.vendor) as "lastAt",
           (select count(*)::int from vendors_parked p where p.vendor = v.vendor and p.resolved_at is null) as parked,
           (select count(*)::int from vendors_operations o
             where o.vendor = v.vendor and o.status = 'open' and o.at < clock_timestamp() - interval '1 hour')
             as "openBets",
           (select count(*)::int from vendors_transfers t where t.vendor = v.vendor and t.state = 'pending')
             as transfers,
           (select count(*)::int from vendors_differences d where d.vendor = v.vendor and d.resolved_at is null)
             as differences,
           (select floor(extract(epoch from max(r.at)) * 1000)::float8 from vendors_reconciliations r
             where r.vendor = v.vendor) as "reconciledAt"
      from (select distinct vendor from vendors_players) v
      left join vendors_health h on h.vendor = v.vendor and h.minute > clock_timestamp() - interval '1 hour'
     group by v.vendor order by v.vendor`);
}

export function readParked(executor: Executor, vendor: string): Promise<Waiting['parked']> {
  return executor.rows(sql<Waiting['parked'][number]>`
    select id::text, kind, transaction_id as "transactionId", member_id::text as "memberId", reference,
           round_id as "roundId", wallet_amount(amount_minor) as amount, ${epochMs('at')} as at, tries
      from vendors_parked where vendor = ${vendor} and resolved_at is null order by id desc limit ${MOST}`);
}

/** Bets that no outcome came for within an hour. */
export function readOpenBets(executor: Executor, vendor: string): Promise<Waiting['openBets']> {
  return executor.rows(sql<Waiting['openBets'][number]>`
    select id::text as "betId", transaction_id as "transactionId", member_id::text as "memberId",
           game_id as "gameId", round_id as "roundId", wallet_amount(amount_minor) as stake, ${epochMs('at')} as at
      from vendors_operations
     where vendor = ${vendor} and status = 'open' and at < clock_timestamp() - interval '1 hour'
     order by at desc limit ${MOST}`);
}

export function readDifferences(executor: Executor, vendor: string): Promise<Waiting['differences']> {
  return executor.rows(sql<Waiting['differences'][number]>`
    select transaction_id as "transactionId", kind, problem, member_id::text as "memberId", round_id as "roundId",
           wallet_amount(ours_minor) as ours, wallet_amount(theirs_minor) as theirs, ${epochMs('found_at')} as at
      from vendors_differences where vendor = ${vendor} and resolved_at is null order by id desc limit ${MOST}`);
}
