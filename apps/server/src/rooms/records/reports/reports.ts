import type { RawBuilder } from 'kysely';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { countsOnly, type Report, type ReportRow, type ReportSpan } from '../../../platform/operators/index.ts';
import { dayOf } from '../../../platform/zone.ts';

const permission = 'figures.read';

/** Groupings of the sums: the key expression and the label expression of each. */
const GROUPS: Readonly<Record<string, { key: RawBuilder<unknown>; label: RawBuilder<unknown> }>> = {
  product: { key: sql`s.product`, label: sql`s.product` },
  vendor: { key: sql`s.vendor`, label: sql`s.vendor` },
  game: { key: sql`s.game_code`, label: sql`max(s.game_name)` },
};
const KEYS = Object.fromEntries(Object.entries(GROUPS).map(([name, { key }]) => [name, key]));
const WHOLE = { key: sql`''::text`, label: sql`''::text` };

/** Stakes and wins, by time of settlement. */
const revenue: Report = {
  name: 'revenue',
  permission,
  groupings: Object.keys(GROUPS),
  numbers: [
    { name: 'turnover', unit: 'money' },
    { name: 'paid', unit: 'money' },
    { name: 'revenue', unit: 'money' },
    { name: 'bets', unit: 'count' },
  ],
  read: (executor, { from, to, part, zone, asset, only }, grouping, limit) => {
    const { key, label } = (grouping === null ? undefined : GROUPS[grouping]) ?? WHOLE;
    return executor.rows(sql<ReportRow>`
      select ${partOf(part, zone, sql`s.at`)} as at, ${key} as key, ${label} as label,
             array[sum(s.stake_minor), sum(s.win_minor), sum(s.stake_minor - s.win_minor), sum(s.bets)]::bigint[]
               as numbers
        from records_sums s
       where s.at >= ${from}::timestamptz and s.at < ${to}::timestamptz and s.asset = ${asset}
         and ${countsOnly(only, KEYS)}
       group by 1, 2 order by 1, sum(s.stake_minor) desc, 2 limit ${limit}::int`);
  },
};

/** Number of persons who played; a person who plays in several time parts counts once in each. */
const players: Report = {
  name: 'players',
  permission,
  groupings: [],
  numbers: [{ name: 'players', unit: 'count' }],
  read: (executor, span, _grouping, limit) =>
    executor.rows(sql<ReportRow>`
      select ${partOf(span.part, span.zone, sql`(p.day::timestamp at time zone ${span.zone})`)} as at, '' as key,
             '' as label, array[count(distinct p.member_id)]::bigint[] as numbers
        from records_players p where ${onDays(span)} group by 1 order by 1 limit ${limit}::int`),
};

const WEEKS_AFTER = [0, 1, 2, 3, 4, 6, 8];

/** For each week of registration: how many of its members played in that week, and one, two, … weeks later. */
const cohorts: Report = {
  name: 'cohorts',
  permission,
  groupings: [],
  part: 'week',
  numbers: [
    { name: 'registered', unit: 'count' },
    ...WEEKS_AFTER.map((week) => ({ name: `week${week}`, unit: 'count' as const })),
  ],
  read: (executor, span, _grouping, limit) => readCohorts(executor, span, limit),
};

function readCohorts(executor: Executor, { from, to, zone, asset }: ReportSpan, limit: number): Promise<ReportRow[]> {
  const after = WEEKS_AFTER.map(
    (week) => sql`count(distinct p.member_id) filter (where p.week = c.week + ${week * 7}::int)`,
  );
  const firstDay = sql`date_trunc('week', ${dayOf(zone, from.getTime())}::date)::date`;
  return executor.rows(sql<ReportRow>`
    with registered as (
      select member_id, date_trunc('week', registered_at at time zone ${zone})::date as week from records_registrations
       where registered_at >= (${firstDay}::timestamp at time zone ${zone}) and registered_at < ${to}::timestamptz),
    played as (
      select distinct member_id, date_trunc('week', day)::date as week from records_players
       where asset = ${asset} and day >= ${firstDay})
    select (c.week::timestamp at time zone ${zone}) as at, '' as key, '' as label,
           array[count(distinct c.member_id), ${sql.join(after, sql`, `)}]::bigint[] as numbers
      from registered c left join played p on p.member_id = c.member_id
     group by c.week order by c.week limit ${limit}::int`);
}

export const REPORTS: readonly Report[] = [revenue, players, cohorts];

function partOf(part: ReportSpan['part'], zone: string, at: RawBuilder<unknown>): RawBuilder<unknown> {
  return part === null ? sql`null::timestamptz` : sql`date_trunc(${part}::text, ${at}, ${zone}::text)`;
}

function onDays({ from, to, zone, asset }: ReportSpan): RawBuilder<unknown> {
  return sql`p.day between ${dayOf(zone, from.getTime())}::date and ${dayOf(zone, to.getTime() - 1)}::date
    and p.asset = ${asset}`;
}
