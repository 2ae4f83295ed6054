import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { accountsOf, type SearchSource } from '../../../platform/operators/index.ts';
import { isUuid } from '../is-uuid.ts';

interface FoundOrder {
  id: string;
  memberId: bigint;
  amountMinor: bigint;
  asset: string;
  status: string;
}

/** So much of a number names an order, and is no name of a member. */
const SHORTEST = 8;
const LEAST = '00000000-0000-0000-0000-000000000000';
const MOST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Deposits and withdrawals by their number, or by its beginning. */
export function createSearch(platform: Platform): readonly SearchSource[] {
  const { db } = platform;
  const find = async (text: string, table: string, page: string) => {
    const start = text.toLowerCase();
    const [least, most] = [LEAST, MOST].map((filling) => start + filling.slice(start.length)) as [string, string];
    if (start.length < SHORTEST || !isUuid(least)) return [];
    const orders = await db.rows(sql<FoundOrder>`
      select id::text, member_id as "memberId", amount_minor as "amountMinor", asset, status from ${sql.table(table)}
       where id between ${least}::uuid and ${most}::uuid order by id limit 5`);
    const accountOf = await accountsOf(platform, orders);
    return orders.map(({ id, memberId, amountMinor, asset, status }) => {
      const filter = `orderId:eq:${id}`;
      return {
        id,
        title: id.slice(0, SHORTEST),
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
      find: (text) => find(text, 'payments_withdrawals', 'withdrawals'),
    },
    { kind: 'deposit', permission: 'payments.read', find: (text) => find(text, 'payments_orders', 'deposits') },
  ];
}
