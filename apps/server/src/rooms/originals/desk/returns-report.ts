import { sql } from '../../../platform/db/index.ts';
import { countsOnly, type Report, type ReportRow } from '../../../platform/operators/index.ts';
import { EDGE_GAMES } from './settings.ts';

/**
 * Payouts of in-house games against their exact return, for games of which one return applies to every choice. The
 * deviation is one standard deviation of the payouts, from the squares of what each round paid above or below its
 * return; nineteen of twenty periods differ from the return by at most two.
 */
export const RETURNS_REPORT: Report = {
  name: 'gameReturns',
  permission: 'figures.read',
  groupings: ['game'],
  numbers: [
    { name: 'turnover', unit: 'money' },
    { name: 'paid', unit: 'money' },
    { name: 'expected', unit: 'money' },
    { name: 'deviation', unit: 'money' },
    { name: 'rounds', unit: 'count' },
  ],
  read: (executor, { from, to, part, zone, asset, only }, grouping, limit) => {
    const at = part === null ? sql`null::timestamptz` : sql`date_trunc(${part}::text, r.placed_at, ${zone}::text)`;
    const [key, label] = grouping === 'game' ? [sql`r.game_code`, sql`r.name`] : [sql`''::text`, sql`''::text`];
    return executor.rows(sql<ReportRow>`
      select ${at} as at, ${key} as key, ${label} as label,
             array[sum(r.stake), sum(r.payout_minor), round(sum(r.expected)),
               round(sqrt(sum((r.payout_minor - r.expected) ^ 2))), count(*)]::bigint[] as numbers
        from (
          select r.placed_at, r.game_code, g.name, r.payout_minor, s.stake,
                 s.stake * r.return_scaled / 10000.0 as expected
            from originals_rounds r join originals_games g on g.code = r.game_code
           cross join lateral (select sum(one) as stake from unnest(r.stakes_minor) one) s
           where r.placed_at >= ${from}::timestamptz and r.placed_at < ${to}::timestamptz and r.asset = ${asset}
             and r.state = 'settled' and not r.refunded and r.game_code = any(${[...EDGE_GAMES]}::text[])) r
       where ${countsOnly(only, { game: sql`r.game_code` })}
       group by 1, 2, 3 order by 1, sum(r.stake) desc, 2 limit ${limit}::int`);
  },
};
