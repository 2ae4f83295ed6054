import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Figure, FigurePart, FigureSpan } from '../../../platform/operators/index.ts';

/** Cost of gifts to members, less returned gifts, from the ledger. */
export const FIGURES: readonly Figure[] = [
  { name: 'giftCost', permission: 'figures.read', unit: 'money', net: 'takes', parts: sumGifts },
];

/**
 * A transfer between two accounts of the same member is not a gift. One without a member is a reversed win that
 * promotions bear: the revenue no longer contains the win, and the bonus money was played or had returned.
 */
function sumGifts(executor: Executor, { from, to, part, zone, asset }: FigureSpan): Promise<FigurePart[]> {
  return executor.rows(sql<FigurePart>`
    select date_trunc(${part}, t.created_at, ${zone}) as at,
           sum(case when d.member_id is null then t.amount_minor else -t.amount_minor end)::bigint as value
      from wallet_transfers t join wallet_accounts d on d.id = t.debit_account
      join wallet_accounts c on c.id = t.credit_account
     where t.kind = 'bonus' and t.created_at >= ${from}::timestamptz and t.created_at < ${to}::timestamptz
       and t.asset = ${asset} and (d.member_id is null or c.member_id is null)
     group by 1 order by 1`);
}
