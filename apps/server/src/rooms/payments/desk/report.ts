import type { RawBuilder } from 'kysely';
import { sql } from '../../../platform/db/index.ts';
import { countsOnly, type Report, type ReportRow } from '../../../platform/operators/index.ts';

/** Name of a method in a language; its key if the method no longer exists. */
const nameOf = (method: RawBuilder<unknown>, asset: string, language = 'EN') => sql`coalesce(
  (select coalesce(n.names ->> ${language.toUpperCase()}::text, n.name) from payments_methods n
    where n.method = ${method} and n.asset = ${asset}::text and n.level = 0), ${method})`;

const KEYS: Readonly<Record<string, RawBuilder<unknown>>> = { method: sql`m.method`, provider: sql`m.provider` };

/** Money in and out, by the time at which it was credited or paid. A reversed deposit is no money in. */
export const PAYMENTS_REPORT: Report = {
  name: 'payments',
  permission: 'payments.read',
  groupings: ['method', 'provider'],
  numbers: [
    { name: 'in', unit: 'money' },
    { name: 'out', unit: 'money' },
    { name: 'difference', unit: 'money' },
    { name: 'deposits', unit: 'count' },
    { name: 'withdrawals', unit: 'count' },
  ],
  read: (executor, { from, to, part, zone, asset, language, only }, grouping, limit) => {
    const at = part === null ? sql`null::timestamptz` : sql`date_trunc(${part}::text, m.at, ${zone}::text)`;
    const key = KEYS[grouping ?? ''] ?? sql`''::text`;
    const label = grouping === 'method' ? nameOf(key, asset, language) : key;
    return executor.rows(sql<ReportRow>`
      select ${at} as at, ${key} as key, ${label} as label,
             array[sum(m.in_minor), sum(m.out_minor), sum(m.in_minor - m.out_minor), count(*) filter (where m.is_in),
               count(*) filter (where not m.is_in)]::bigint[] as numbers
        from (
          select o.credited_at as at, o.method, o.provider,
                 coalesce(o.credited_minor, o.amount_minor) as in_minor,
                 0::bigint as out_minor, true as is_in
            from payments_orders o
           where o.credited_at >= ${from}::timestamptz and o.credited_at < ${to}::timestamptz and o.asset = ${asset}
             and o.status = 'succeeded'
          union all
          select w.ended_at, 'withdrawal', w.provider, 0::bigint, w.amount_minor, false
            from payments_withdrawals w
           where w.status = 'paid' and w.ended_at >= ${from}::timestamptz and w.ended_at < ${to}::timestamptz
             and w.asset = ${asset}) m
       where ${countsOnly(only, KEYS)}
       group by 1, 2 order by 1, sum(m.in_minor + m.out_minor) desc, 2 limit ${limit}::int`);
  },
};

const ORDER_KEYS: Readonly<Record<string, RawBuilder<unknown>>> = { method: sql`o.method`, provider: sql`o.provider` };

/**
 * Deposits requested in the period, by how far they came: prepared by the provider, paid, or ended without a payment. A
 * second payment for an order is not a separate request.
 */
export const DEPOSIT_FUNNEL: Report = {
  name: 'depositFunnel',
  permission: 'payments.read',
  groupings: ['method', 'provider'],
  numbers: [
    { name: 'asked', unit: 'count' },
    { name: 'prepared', unit: 'count' },
    { name: 'paidIn', unit: 'count' },
    { name: 'cancelled', unit: 'count' },
    { name: 'expired', unit: 'count' },
    { name: 'failed', unit: 'count' },
    { name: 'askers', unit: 'count' },
    { name: 'payers', unit: 'count' },
  ],
  read: (executor, { from, to, part, zone, asset, language, only }, grouping, limit) => {
    const at = part === null ? sql`null::timestamptz` : sql`date_trunc(${part}::text, o.created_at, ${zone}::text)`;
    const key = ORDER_KEYS[grouping ?? ''] ?? sql`''::text`;
    const label = grouping === 'method' ? nameOf(key, asset, language) : key;
    const isPaid = sql`o.credited_at is not null`;
    return executor.rows(sql<ReportRow>`
      select ${at} as at, ${key} as key, ${label} as label,
             array[count(*), count(*) filter (where o.provider_payment_id is not null or ${isPaid}),
               count(*) filter (where ${isPaid}),
               count(*) filter (where o.status = 'cancelled' and o.credited_at is null),
               count(*) filter (where o.status = 'expired' and o.credited_at is null),
               count(*) filter (where o.status = 'failed' and o.credited_at is null), count(distinct o.member_id),
               count(distinct o.member_id) filter (where ${isPaid})]::bigint[] as numbers
        from payments_orders o
       where o.created_at >= ${from}::timestamptz and o.created_at < ${to}::timestamptz and o.asset = ${asset}
         and o.extra_of is null and ${countsOnly(only, ORDER_KEYS)}
       group by 1, 2 order by 1, count(*) desc, 2 limit ${limit}::int`);
  },
};
