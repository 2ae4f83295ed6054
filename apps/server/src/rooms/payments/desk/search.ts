import { formatMinor } from '@fairlot/money';
import { sql, type SqlPart } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { accountsOf, matchesShortId, type SearchSource, SHORT_ID } from '../../../platform/operators/index.ts';

interface FoundOrder {
  id: string;
  memberId: bigint;
  amountMinor: bigint;
  asset: string;
  status: string;
}

/** Searches deposits and withdrawals by their number, or its beginning or end. */
export function createSearch(platform: Platform): readonly SearchSource[] {
  const { db } = platform;
  const find = async (text: string, table: string, amount: SqlPart<unknown>, page: string) => {
    const isFound = matchesShortId(sql`id`, text, true);
    if (isFound === undefined) return [];
    const orders = await db.rows(sql<FoundOrder>`
      select id::text, member_id as "memberId", ${amount} as "amountMinor", asset, status from ${sql.table(table)}
       where ${isFound} order by id limit 5`);
    const accountOf = await accountsOf(platform, orders);
    return orders.map(({ id, memberId, amountMinor, asset, status }) => {
      const filter = `orderId:eq:${id}`;
      return {
        id,
        title: id.slice(0, SHORT_ID),
        detail: accountOf({ memberId }) || String(memberId),
        amount: { value: formatMinor(amountMinor), currency: asset },
        state: status,
        page,
        query: { view: 'all', filter, ...(page === 'withdrawals' ? { order: id } : {}) },
      };
    });
  };
  return [
    {
      kind: 'withdrawal',
      permission: 'withdrawals.read',
      find: (text) => find(text, 'payments_withdrawals', sql`amount_minor`, 'withdrawals'),
    },
    {
      kind: 'deposit',
      permission: 'payments.read',
      find: (text) => find(text, 'payments_orders', sql`coalesce(credited_minor, amount_minor)`, 'deposits'),
    },
  ];
}
