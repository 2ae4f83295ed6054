import { sql } from '../../../platform/db/index.ts';
import { countsOnly, type Report, type ReportRow, summedDays } from '../../../platform/operators/index.ts';
import { RETURNS, settledRounds, SUMS_OF_ROUNDS } from '../returns.ts';
import { EDGE_GAMES } from './settings.ts';

/**
 * Payouts of in-house games compared with their exact return, for games with the same return for every choice. The
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
  read: async (executor, { from, to, part, zone, asset, only }, grouping, limit) => {
    const { first, end, rest } = await summedDays(executor, RETURNS, { from, to, zone });
    const cut = (at: ReturnType<typeof sql>) =>
      part === null ? sql`null::timestamptz` : sql`date_trunc(${part}::text, ${at}, ${zone}::text)`;
    const [key, label] = grouping === 'game' ? [sql`r.game_code`, sql`g.name`] : [sql`''::text`, sql`''::text`];
    return executor.rows(sql<ReportRow>`
      select r.at, ${key} as key, ${label} as label,
             array[sum(r.stake_minor), sum(r.paid_minor), round(sum(r.expected_minor)), round(sqrt(sum(r.squares))),
               sum(r.rounds)]::bigint[] as numbers
        from (
          select ${cut(sql`day::timestamp at time zone ${zone}::text`)} as at, game_code, rounds, stake_minor,
                 paid_minor, expected_minor, squares
            from originals_returns
           where day >= ${first}::date and day < ${end}::date and asset = ${asset}
           union all
          select ${cut(sql`placed_at`)}, game_code, ${SUMS_OF_ROUNDS} from ${settledRounds(rest, to)} s
           where asset = ${asset} group by 1, 2) r
        join originals_games g on g.code = r.game_code
       where r.game_code = any(${[...EDGE_GAMES]}::text[]) and ${countsOnly(only, { game: sql`r.game_code` })}
       group by 1, 2, 3 order by 1, sum(r.stake_minor) desc, 2 limit ${limit}::int`);
  },
};
