import type { RawBuilder } from 'kysely';
import { sql } from '../../../platform/db/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';
import { countsOnly, type Report, type ReportRow } from '../../../platform/operators/index.ts';

/** Games of two vendors often have the same name, such as Roulette. */
const KEYS: Readonly<Record<string, RawBuilder<unknown>>> = {
  vendor: sql`o.vendor`,
  game: sql`o.vendor || ':' || o.game_id`,
};

/**
 * Stakes and payouts of vendors' games by the time of the bet; wins of free rounds have no stake.
 * @param vendorName the name of a vendor that is in the lists
 */
export const createVendorsReport = (vendorName: Catalogue['vendorName']): Report => ({
  name: 'vendors',
  permission: 'figures.read',
  groupings: ['vendor', 'game'],
  numbers: [
    { name: 'turnover', unit: 'money' },
    { name: 'paid', unit: 'money' },
    { name: 'revenue', unit: 'money' },
    { name: 'bets', unit: 'count' },
    { name: 'players', unit: 'count' },
  ],
  read: async (executor, { from, to, part, zone, asset, language = 'EN', only }, grouping, limit) => {
    const at = part === null ? sql`null::timestamptz` : sql`date_trunc(${part}::text, o.at, ${zone}::text)`;
    const key = KEYS[grouping ?? ''] ?? sql`''::text`;
    const stake = sql`case when o.kind = 'bet' then o.amount_minor else 0 end`;
    const rows = await executor.rows(sql<ReportRow>`
      select ${at} as at, ${key} as key, ${grouping === 'game' ? sql`max(o.game_name)` : key} as label,
             array[sum(${stake}), sum(o.win_minor), sum(${stake} - o.win_minor), count(*) filter (where o.kind = 'bet'),
               count(distinct o.member_id)]::bigint[] as numbers
        from vendors_operations o
       where o.at >= ${from}::timestamptz and o.at < ${to}::timestamptz and o.asset = ${asset}
         and o.status in ('open', 'won', 'lost') and ${countsOnly(only, KEYS)}
       group by 1, 2 order by 1, sum(${stake}) desc, 2 limit ${limit}::int`);
    if (grouping !== 'vendor') return rows;
    return Promise.all(
      rows.map(async (row) => ({ ...row, label: (await vendorName(row.key, language)) ?? row.label })),
    );
  },
});
