import type { RawBuilder } from 'kysely';
import { sql } from '../../../platform/db/index.ts';
import { countsOnly, type Report, type ReportRow } from '../../../platform/operators/index.ts';
import { givenBetween } from './costs.ts';

const KEYS: Readonly<Record<string, RawBuilder<unknown>>> = {
  offer: sql`coalesce(g.offer_id::text, '')`,
  kind: sql`coalesce(o.kind, '')`,
};

/**
 * Gifts of promotions by the time of giving, and converted bonus money by the time of conversion. The cost is the same
 * as on the dashboard.
 */
export const PROMOTIONS_REPORT: Report = {
  name: 'promotions',
  permission: 'figures.read',
  groupings: ['offer', 'kind'],
  numbers: [
    { name: 'cost', unit: 'money' },
    { name: 'gifts', unit: 'count' },
    { name: 'members', unit: 'count' },
    { name: 'converted', unit: 'money' },
  ],
  read: (executor, { from, to, part, zone, asset, language = 'EN', only }, grouping, limit) => {
    const at = part === null ? sql`null::timestamptz` : sql`date_trunc(${part}::text, g.at, ${zone}::text)`;
    const key = KEYS[grouping ?? ''] ?? sql`''`;
    const title = sql`coalesce(o.texts -> ${language.toUpperCase()}::text ->> 'title', o.texts -> 'EN' ->> 'title')`;
    const label = grouping === 'offer' ? sql`coalesce(${title}, g.offer_id::text, '')` : key;
    return executor.rows(sql<ReportRow>`
      with g as (
        select at, offer_id, member_id, cost, 0::bigint as converted from (${givenBetween(from, to, asset)}) c
        union all
        select ended_at, offer_id, null, null, paid_minor from promotions_grants
         where ended_at >= ${from}::timestamptz and ended_at < ${to}::timestamptz and asset = ${asset}
           and paid_minor > 0)
      select ${at} as at, ${key} as key, min(${label}) as label,
             array[coalesce(sum(g.cost), 0), count(g.cost), count(distinct g.member_id),
               coalesce(sum(g.converted), 0)]::bigint[] as numbers
        from g left join promotions_offers o on o.id = g.offer_id
       where ${countsOnly(only, KEYS)}
       group by 1, 2 order by 1, sum(g.cost) desc nulls last limit ${limit}::int`);
  },
};
