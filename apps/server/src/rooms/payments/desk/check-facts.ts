import { formatMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Withdrawal } from '../withdrawals/withdrawal-rows.ts';

type Facts = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Read {
  aboveMinor: bigint | null;
  most: number | null;
  hours: number | null;
  made: number;
  addedAt: Date;
  members: number;
  reversed: number;
}

/**
 * The facts behind each check of a withdrawal: amounts as decimal strings, times in milliseconds since 1970. Thresholds
 * are the current ones for the member's level.
 */
export async function readCheckFacts(
  executor: Executor,
  { id, memberId, asset }: Withdrawal,
  { level, leftMinor, owedMinor }: { level: number; leftMinor: bigint; owedMinor: bigint },
): Promise<Facts> {
  const read = await executor.one(sql<Read>`
    select t.review_above_minor as "aboveMinor", t.most_per_day as most, t.new_account_hours as hours,
           a.created_at as "addedAt",
           (select count(*)::int from payments_withdrawals o
             where o.member_id = w.member_id and o.asset = w.asset
               and o.created_at > w.created_at - interval '24 hours' and o.created_at <= w.created_at) as made,
           (select count(distinct o.member_id)::int from payments_payout_accounts o
             where (o.mark = a.mark or o.number_mark = a.number_mark) and o.member_id <> w.member_id) as members,
           (select count(*)::int from payments_orders o
             where o.member_id = w.member_id and o.asset = w.asset and o.status = 'reversed') as reversed
      from payments_withdrawals w
      join payments_payout_accounts a on a.id = w.account_id
      left join lateral (
        select * from payments_withdrawal_terms t where t.asset = w.asset and t.level <= ${level}::int
         order by t.level desc limit 1) t on true
     where w.id = ${id}::uuid and w.member_id = ${memberId}::bigint and w.asset = ${asset}`);
  return {
    turnover: { left: formatMinor(leftMinor) },
    amount: { above: formatMinor(read.aboveMinor ?? 0n) },
    velocity: { made: String(read.made), most: String(read.most ?? 0) },
    'new-account': { addedAt: String(read.addedAt.getTime()), hours: String(read.hours ?? 0) },
    'shared-account': { members: String(read.members) },
    'deposit-reversed': { reversed: String(read.reversed) },
    debt: { owed: formatMinor(owedMinor) },
  };
}
