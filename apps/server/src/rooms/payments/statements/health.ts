import { type Executor, sql } from '../../../platform/db/index.ts';

export interface Health {
  events: number;
  waiting: number;
  lastEventAt: Date | null;
  orders: number;
  completed: number;
  failed: number;
  unknown: number;
  oldestUnknownAt: Date | null;
  reviews: number;
  lastStatement: string | null;
}

/** Health of a provider: its events and orders of the last 24 hours, and open ones. */
export function healthOf(executor: Executor, provider: string, direction: 'in' | 'out'): Promise<Health> {
  const orders =
    direction === 'in'
      ? sql`select created_at, status, status = 'succeeded' as done, status in ('failed', 'reversed') as failed,
                   status in ('unknown', 'processing') as open from payments_orders where provider = ${provider}`
      : sql`select created_at, status, status = 'paid', status in ('failed', 'reversed'),
                   status in ('unknown', 'submitted') from payments_withdrawals where provider = ${provider}`;
  return executor.one(sql<Health>`
    with day as (select clock_timestamp() - interval '24 hours' as start),
         o (created_at, status, done, failed, open) as (${orders})
    select w.*, o.*, v.reviews, s.day as "lastStatement"
      from (select count(*) filter (where received_at > day.start)::int as events,
                   count(*) filter (where outcome is null)::int as waiting, max(received_at) as "lastEventAt"
              from payments_webhooks, day where provider = ${provider}) w
     cross join (select count(*) filter (where created_at > day.start)::int as orders,
                        count(*) filter (where created_at > day.start and done)::int as completed,
                        count(*) filter (where created_at > day.start and failed)::int as failed,
                        count(*) filter (where open)::int as unknown,
                        min(created_at) filter (where open) as "oldestUnknownAt" from o, day) o
     cross join (select count(*)::int as reviews from payments_reviews
                  where provider = ${provider} and resolved_at is null) v
     cross join (select max(day)::text as day from payments_statements where provider = ${provider}) s`);
}
