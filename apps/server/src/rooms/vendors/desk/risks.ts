import { sql } from '../../../platform/db/index.ts';
import type { Risk, RiskSource } from '../../../platform/operators/index.ts';

/** Rounds of vendors' games with the largest open stakes of a member; the index of open bets has only those. */
export const VENDOR_ROUND_RISKS: RiskSource = {
  kind: 'vendorRound',
  permission: 'bets.read',
  largest: (executor, asset, limit) =>
    executor.rows(sql<Risk>`
      select min(o.game_name) || ', ' || min(o.user_name) as title, null::timestamptz as at,
             sum(o.amount_minor)::bigint as "amountMinor", null::bigint as "limitMinor", o.asset,
             'vendor-health' as page, jsonb_build_object('vendor', o.vendor) as query
        from vendors_operations o
       where o.status = 'open' and o.asset = ${asset}
       group by o.vendor, coalesce(o.round_id, o.transaction_id), o.member_id, o.asset
       order by 3 desc, min(o.at) limit ${limit}::int`),
};
