import { type Executor, sql } from '../../../platform/db/index.ts';

/** Orders of a provider in the last hour, deposits and withdrawals together. */
export interface Failures {
  provider: string;
  orders: number;
  failed: number;
  /** Number of members with failed orders: repeated attempts of one member are weak evidence about a provider. */
  members: number;
  /** Request time of the newest order that did not fail. */
  heardAt: Date | null;
}

/**
 * Providers with orders in the last hour. A deposit failed where its provider did not open it, reported a failure or
 * sent something unreadable. A withdrawal failed where it was returned, or where it is unknown whether it left.
 */
export function readFailures(executor: Executor): Promise<Failures[]> {
  // An order that its provider did not open within ten seconds counts as unanswered; withdrawals end long after their
  // request.
  return executor.rows(sql<Failures>`
    with o (provider, member_id, created_at, failed) as (
      select provider, member_id, created_at,
             status in ('failed', 'unknown') or answer is null and status in ('created', 'expired', 'cancelled')
        from payments_orders
       where created_at > clock_timestamp() - interval '1 hour'
         and (status <> 'created' or answer is not null or created_at < clock_timestamp() - interval '10 seconds')
      union all
      select provider, member_id, created_at, status <> 'paid' from payments_withdrawals
       where created_at > clock_timestamp() - interval '1 day' and provider <> 'by-hand'
         and (status = 'unknown'
           or status in ('paid', 'failed', 'reversed') and ended_at > clock_timestamp() - interval '1 hour'))
    select provider, count(*)::int as orders, (count(*) filter (where failed))::int as failed,
           (count(distinct member_id) filter (where failed))::int as members,
           max(created_at) filter (where not failed) as "heardAt"
      from o group by provider order by provider`);
}
