import { sql } from '../../../platform/db/index.ts';
import { memberAccount } from '../accounts.ts';
import type { TimelineSource } from '../../../platform/operators/index.ts';

/** Kinds that other rooms show with their own facts. */
const SHOWN_ELSEWHERE = ['bet', 'win', 'prize', 'payout', 'refund', 'deposit', 'withdraw', 'withdrawal'];

/** Other movements of the main balance: adjustments, rebates, transfers and what a merchant pays its agents. */
export const WALLET_TIMELINE: readonly TimelineSource[] = [
  {
    kind: 'movement',
    group: 'money',
    permission: 'ledger.read',
    from: sql`wallet_accounts a join lateral (
      select t.id, t.kind, t.created_at, t.reference, -t.amount_minor as amount_minor,
             t.debit_balance_minor as balance_minor
        from wallet_transfers t where t.debit_account = a.id and t.debit_balance_minor is not null
      union all
      select t.id, t.kind, t.created_at, t.reference, t.amount_minor, t.credit_balance_minor
        from wallet_transfers t where t.credit_account = a.id and t.credit_balance_minor is not null) t on true`,
    where: ({ memberId, asset }) =>
      sql`a.code = ${memberAccount(memberId, asset)} and t.kind <> all(${SHOWN_ELSEWHERE}::text[])`,
    at: sql`t.created_at`,
    key: sql`t.id::text`,
    title: sql`t.kind`,
    detail: sql`t.reference`,
    amountMinor: sql`t.amount_minor`,
    balanceMinor: sql`t.balance_minor`,
    page: 'member',
    query: sql`jsonb_build_object('memberId', a.member_id::text, 'tab', 'ledger', 'view', 'all',
      'filter', 'reference:eq:' || t.reference)`,
  },
];
