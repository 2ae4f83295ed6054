import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { accountsOf, type NetReasonSource } from '../../../platform/operators/index.ts';

/** The members who received the most gifts, less what they returned, from the same transfers as the figure. */
export function createGiftReasons(platform: Platform): NetReasonSource {
  return {
    kind: 'gift',
    permission: 'figures.read',
    largest: async (executor, { from, to, asset }, limit) => {
      const gifts = await executor.rows(sql<{ memberId: bigint; amountMinor: bigint; at: Date }>`
        select coalesce(c.member_id, d.member_id) as "memberId", max(t.created_at) as at,
               sum(case when c.member_id is null then -t.amount_minor else t.amount_minor end)::bigint as "amountMinor"
          from wallet_transfers t join wallet_accounts d on d.id = t.debit_account
          join wallet_accounts c on c.id = t.credit_account
         where t.kind = 'bonus' and t.created_at >= ${from}::timestamptz and t.created_at < ${to}::timestamptz
           and t.asset = ${asset} and (d.member_id is null) <> (c.member_id is null)
         group by 1 having sum(case when c.member_id is null then -t.amount_minor else t.amount_minor end) > 0
         order by 3 desc, 1 limit ${limit}::int`);
      const accountOf = await accountsOf(platform, gifts);
      return gifts.map((gift) => ({
        title: accountOf(gift) || String(gift.memberId),
        detail: null,
        amountMinor: gift.amountMinor,
        at: gift.at,
        page: 'member',
        query: { memberId: String(gift.memberId), tab: 'ledger', filter: 'kind:eq:bonus' },
      }));
    },
  };
}
