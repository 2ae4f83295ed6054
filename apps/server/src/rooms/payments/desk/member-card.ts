import { formatMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { lifetimeOf, lifetimesOf } from '../lifetime.ts';
import { METHOD_NAMES_OF_ORDER, type MethodNames, methodNameIn } from '../methods.ts';
import { CARD_LINES, type MemberCard, type MemberColumns, type MemberLine } from '../../../platform/operators/index.ts';

/** A member's total deposits and withdrawals, and the last orders of both. */
export const PAYMENTS_CARD: MemberCard = {
  name: 'payments',
  permission: 'withdrawals.read',
  read: async (executor, { memberId, asset, language }) => {
    const { inMinor, outMinor } = await lifetimeOf(executor, memberId, asset);
    const lines = await executor.rows(sql<MemberLine & { names: MethodNames | null }>`
      (select o.created_at as at, 'deposit' as title, null as detail, ${METHOD_NAMES_OF_ORDER} as names,
              coalesce(o.credited_minor, o.amount_minor) as "amountMinor", o.status as state
         from payments_orders o where o.member_id = ${memberId}::bigint
        order by o.created_at desc, o.id limit ${CARD_LINES}::int)
      union all
      (select w.created_at, 'withdrawal', a.bank || ' ·· ' || a.last_digits, null, -w.amount_minor, w.status
         from payments_withdrawals w join payments_payout_accounts a on a.id = w.account_id
        where w.member_id = ${memberId}::bigint order by w.created_at desc, w.id limit ${CARD_LINES}::int)
      order by 1 desc limit ${CARD_LINES}::int`);
    return {
      facts: [
        { name: 'in', kind: 'money', value: formatMinor(inMinor) },
        { name: 'out', kind: 'money', value: formatMinor(outMinor) },
        {
          name: 'difference',
          kind: 'money',
          value: formatMinor(inMinor - outMinor),
          isFigure: true,
          parts: [
            { name: 'received', value: formatMinor(inMinor) },
            { name: 'sent', value: formatMinor(outMinor) },
          ],
          course: await courseOf(executor, memberId, asset, inMinor - outMinor),
        },
      ],
      lines: lines.map(({ names, ...line }) => ({
        ...line,
        detail: names === null ? line.detail : methodNameIn(names, language),
      })),
    };
  },
};

/** The difference at the end of each of the last thirty days. */
async function courseOf(executor: Executor, memberId: bigint, asset: string, nowMinor: bigint): Promise<string[]> {
  const later = await executor.rows(sql<{ changeMinor: bigint }>`
    select coalesce(sum(m.amount_minor), 0)::bigint as "changeMinor"
      from generate_series(29, 0, -1) as d (days)
      left join (
        select credited_at as at, coalesce(credited_minor, amount_minor) as amount_minor from payments_orders
         where member_id = ${memberId}::bigint and asset = ${asset} and status = 'succeeded'
           and credited_at > clock_timestamp() - interval '30 days'
        union all
        select ended_at, -amount_minor from payments_withdrawals
         where member_id = ${memberId}::bigint and asset = ${asset} and status = 'paid'
           and ended_at > clock_timestamp() - interval '30 days') m
        on m.at > clock_timestamp() - make_interval(days => d.days)
     group by d.days order by d.days desc`);
  return later.map(({ changeMinor }) => formatMinor(nowMinor - changeMinor));
}

/** Deposits and withdrawals in the list of members: in total, and in the last thirty days. */
export const PAYMENTS_COLUMNS: MemberColumns = {
  names: ['paidIn', 'paidOut', 'paidNet', 'paidInMonth', 'paidOutMonth', 'paidNetMonth'],
  read: async (executor, members) => {
    const rows = await lifetimesOf(executor, members);
    return new Map(
      rows.map(({ memberId, inMinor, outMinor, inMonthMinor, outMonthMinor }) => [
        memberId,
        {
          paidIn: formatMinor(inMinor),
          paidOut: formatMinor(outMinor),
          paidNet: formatMinor(inMinor - outMinor),
          paidInMonth: formatMinor(inMonthMinor),
          paidOutMonth: formatMinor(outMonthMinor),
          paidNetMonth: formatMinor(inMonthMinor - outMonthMinor),
        },
      ]),
    );
  },
};
