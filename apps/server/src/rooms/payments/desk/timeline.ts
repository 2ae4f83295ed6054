import { sql } from '../../../platform/db/index.ts';
import type { TimelineSource } from '../../../platform/operators/index.ts';
import { METHOD_NAMES_OF_ORDER, type MethodNames, methodNameIn } from '../methods.ts';

/** Deposits, withdrawals, and operators' decisions on withdrawals. */
export const PAYMENTS_TIMELINE: readonly TimelineSource[] = [
  {
    kind: 'deposit',
    group: 'money',
    permission: 'payments.read',
    from: sql`payments_orders o`,
    where: ({ memberId, asset }) => sql`o.member_id = ${memberId}::bigint and o.asset = ${asset}`,
    at: sql`o.created_at`,
    key: sql`o.id::text`,
    title: sql`${METHOD_NAMES_OF_ORDER}::text`,
    describe: (names, language) => methodNameIn(JSON.parse(names) as MethodNames, language),
    detail: sql`upper(left(o.id::text, 8))`,
    amountMinor: sql`coalesce(o.credited_minor, o.amount_minor)`,
    state: sql`o.status`,
    page: 'deposits',
    query: sql`jsonb_build_object('view', 'all', 'filter', 'orderId:eq:' || o.id)`,
  },
  {
    kind: 'withdrawal',
    group: 'money',
    permission: 'withdrawals.read',
    from: sql`payments_withdrawals w join payments_payout_accounts a on a.id = w.account_id`,
    where: ({ memberId, asset }) => sql`w.member_id = ${memberId}::bigint and w.asset = ${asset}`,
    at: sql`w.created_at`,
    key: sql`w.id::text`,
    title: sql`a.bank || ' ·· ' || a.last_digits`,
    detail: sql`upper(left(w.id::text, 8))`,
    amountMinor: sql`-w.amount_minor`,
    state: sql`w.status`,
    page: 'withdrawals',
    query: sql`jsonb_build_object('view', 'all', 'order', w.id)`,
  },
  {
    kind: 'withdrawalDecision',
    group: 'decisions',
    permission: 'withdrawals.read',
    from: sql`payments_withdrawals w join payments_withdrawal_steps s on s.withdrawal_id = w.id`,
    where: ({ memberId, asset }) =>
      sql`w.member_id = ${memberId}::bigint and w.asset = ${asset} and s.by_name is not null`,
    at: sql`s.at`,
    key: sql`s.id::text`,
    title: sql`s.by_name`,
    detail: sql`s.note`,
    state: sql`s.status`,
    page: 'withdrawals',
    query: sql`jsonb_build_object('view', 'all', 'order', w.id)`,
  },
];
