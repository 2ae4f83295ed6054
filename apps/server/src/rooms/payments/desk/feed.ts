import { sql } from '../../../platform/db/index.ts';
import type { FeedLine, FeedSource } from '../../../platform/operators/index.ts';

/** Recently received money, and recently requested withdrawals. */
export const PAYMENTS_FEED: readonly FeedSource[] = [
  {
    kind: 'deposit',
    permission: 'payments.read',
    latest: (executor, limit) =>
      executor.rows(sql<FeedLine>`
        select credited_at as at, method || ' · ' || member_id as title,
               coalesce(credited_minor, amount_minor) as "amountMinor", asset,
               'deposits' as page, jsonb_build_object('view', 'all', 'filter', 'orderId:eq:' || id) as query
          from payments_orders where credited_at is not null order by credited_at desc limit ${limit}::int`),
  },
  {
    kind: 'withdrawal',
    permission: 'withdrawals.read',
    latest: (executor, limit) =>
      executor.rows(sql<FeedLine>`
        select created_at as at, provider || ' · ' || member_id as title,
               amount_minor as "amountMinor", asset, 'withdrawals' as page,
               jsonb_build_object('view', 'all', 'filter', 'orderId:eq:' || id) as query
          from payments_withdrawals order by created_at desc, id::text desc limit ${limit}::int`),
  },
];
