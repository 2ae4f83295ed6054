import { sql } from '../../../platform/db/index.ts';
import type { FeedLine, FeedSource } from '../../../platform/operators/index.ts';
import { METHOD_NAMES_OF_ORDER, type MethodNames, methodNameIn } from '../methods.ts';

/** Recently received money, and recently requested withdrawals. */
export const PAYMENTS_FEED: readonly FeedSource[] = [
  {
    kind: 'deposit',
    permission: 'payments.read',
    latest: async (executor, limit, language) => {
      const lines = await executor.rows(sql<Omit<FeedLine, 'title'> & { names: MethodNames; memberId: bigint }>`
        select o.credited_at as at, ${METHOD_NAMES_OF_ORDER} as names, o.member_id as "memberId",
               coalesce(o.credited_minor, o.amount_minor) as "amountMinor", o.asset,
               'deposits' as page, jsonb_build_object('view', 'all', 'filter', 'orderId:eq:' || o.id) as query
          from payments_orders o where o.credited_at is not null order by o.credited_at desc limit ${limit}::int`);
      return lines.map(({ names, memberId, ...line }) => ({
        ...line,
        title: `${methodNameIn(names, language)} · ${memberId}`,
      }));
    },
  },
  {
    kind: 'withdrawal',
    permission: 'withdrawals.read',
    latest: (executor, limit) =>
      executor.rows(sql<FeedLine>`
        select w.created_at as at, a.bank || ' ·· ' || a.last_digits || ' · ' || w.member_id as title,
               w.amount_minor as "amountMinor", w.asset, 'withdrawals' as page,
               jsonb_build_object('view', 'all', 'filter', 'orderId:eq:' || w.id) as query
          from payments_withdrawals w join payments_payout_accounts a on a.id = w.account_id
         order by w.created_at desc, w.id::text desc limit ${limit}::int`),
  },
];
