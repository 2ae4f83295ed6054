import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Figure, FigurePart, FigureSpan } from '../../../platform/operators/index.ts';

/** Money in and out, by the time at which it was credited or paid. A reversed deposit is no money in. */
export const FIGURES: readonly Figure[] = [
  { name: 'deposits', permission: 'payments.read', unit: 'money', parts: sumDeposits },
  { name: 'withdrawals', permission: 'withdrawals.read', unit: 'money', parts: sumWithdrawals },
];

function sumDeposits(executor: Executor, { from, to, part, zone, asset }: FigureSpan): Promise<FigurePart[]> {
  return executor.rows(sql<FigurePart>`
    select date_trunc(${part}, credited_at, ${zone}) as at,
           sum(coalesce(credited_minor, amount_minor))::bigint as value
      from payments_orders
     where credited_at >= ${from}::timestamptz and credited_at < ${to}::timestamptz and asset = ${asset}
       and status = 'succeeded'
     group by 1 order by 1`);
}

function sumWithdrawals(executor: Executor, { from, to, part, zone, asset }: FigureSpan): Promise<FigurePart[]> {
  return executor.rows(sql<FigurePart>`
    select date_trunc(${part}, ended_at, ${zone}) as at, sum(amount_minor)::bigint as value
      from payments_withdrawals
     where status = 'paid' and ended_at >= ${from}::timestamptz and ended_at < ${to}::timestamptz and asset = ${asset}
     group by 1 order by 1`);
}
