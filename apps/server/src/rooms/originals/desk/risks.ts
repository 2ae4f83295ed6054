import { sql } from '../../../platform/db/index.ts';
import type { Risk, RiskSource } from '../../../platform/operators/index.ts';

/** Open rounds with the largest stakes; the index of open rounds has only those. */
export const ROUND_RISKS: RiskSource = {
  kind: 'round',
  permission: 'originals.read',
  largest: (executor, asset, limit) =>
    executor.rows(sql<Risk>`
      select r.game_code || ', ' || r.user_name as title, r.due_at as at,
             (select sum(s) from unnest(r.stakes_minor) s)::bigint as "amountMinor", null::bigint as "limitMinor",
             r.asset, 'originals-rounds' as page, jsonb_build_object('filter', 'roundId:eq:' || r.id) as query
        from originals_rounds r
       where r.state = 'open' and r.asset = ${asset}
       order by 3 desc, r.id limit ${limit}::int`),
};
