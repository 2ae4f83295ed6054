import type { RawBuilder } from 'kysely';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { countsOnly, type Report, type ReportRow, type ReportSpan } from '../../../platform/operators/index.ts';
import { dayOf } from '../../../platform/zone.ts';
import type { RecordsPorts } from '../ports.ts';

const permission = 'figures.read';
type Names = Pick<RecordsPorts, 'gameName' | 'catalogue'>;

/** The key of a game in reports: two vendors may use the same code for different games. */
export const GAME_KEY = sql`case when s.vendor = '' then s.game_code else s.vendor || ':' || s.game_code end`;
const codeOf = (key: string) => key.slice(key.indexOf(':') + 1);

/** Groupings of the sums: the key expression and the label expression of each. */
const GROUPS: Readonly<Record<string, { key: RawBuilder<unknown>; label: RawBuilder<unknown> }>> = {
  product: { key: sql`s.product`, label: sql`s.product` },
  vendor: { key: sql`s.vendor`, label: sql`s.vendor` },
  game: { key: GAME_KEY, label: sql`max(s.game_name)` },
};
const KEYS = Object.fromEntries(Object.entries(GROUPS).map(([name, { key }]) => [name, key]));
const WHOLE = { key: sql`''::text`, label: sql`''::text` };

/** Stakes and wins, by time of settlement. */
const createRevenueReport = ({ gameName, catalogue }: Names): Report => ({
  name: 'revenue',
  permission,
  groupings: Object.keys(GROUPS),
  numbers: [
    { name: 'turnover', unit: 'money' },
    { name: 'paid', unit: 'money' },
    { name: 'revenue', unit: 'money' },
    { name: 'bets', unit: 'count' },
  ],
  read: async (executor, { from, to, part, zone, asset, language = 'EN', only }, grouping, limit) => {
    const { key, label } = (grouping === null ? undefined : GROUPS[grouping]) ?? WHOLE;
    const rows = await executor.rows(sql<ReportRow>`
      select ${partOf(part, zone, sql`s.at`)} as at, ${key} as key, ${label} as label,
             array[sum(s.stake_minor), sum(s.win_minor), sum(s.stake_minor - s.win_minor), sum(s.bets)]::bigint[]
               as numbers
        from records_sums s
       where s.at >= ${from}::timestamptz and s.at < ${to}::timestamptz and s.asset = ${asset}
         and ${countsOnly(only, KEYS)}
       group by 1, 2 order by 1, sum(s.stake_minor) desc, 2 limit ${limit}::int`);
    if (grouping === 'game')
      return rows.map((row) => ({ ...row, label: gameName(codeOf(row.key), row.label, language) }));
    if (grouping !== 'vendor') return rows;
    return Promise.all(
      rows.map(async (row) => ({ ...row, label: (await catalogue.vendorName(row.key, language)) ?? row.label })),
    );
  },
});

/** Number of persons who played; a person who plays in several time parts counts once in each. */
const players: Report = {
  name: 'players',
  permission,
  groupings: [],
  numbers: [{ name: 'players', unit: 'count' }],
  read: (executor, span, _grouping, limit) => {
    // Parts of days are cheaper than parts of times, and two steps cheaper than a distinct count.
    const start = span.part === null ? sql`null::timestamp` : sql`date_trunc(${span.part}::text, p.day::timestamp)`;
    return executor.rows(sql<ReportRow>`
      select (start at time zone ${span.zone}) as at, '' as key, '' as label, array[count(*)]::bigint[] as numbers
        from (select distinct ${start} as start, p.member_id from records_players p where ${onDays(span)}) p
       group by 1 order by 1 limit ${limit}::int`);
  },
};

const WEEKS_AFTER = [0, 1, 2, 3, 4, 6, 8];
const MOST_DAYS = Math.max(...WEEKS_AFTER) * 7;

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

/**
 * The weeks in which a member played are the bits of one number, so that members are counted without sorting their
 * weeks.
 */
function readCohorts(executor: Executor, { from, to, zone, asset }: ReportSpan, limit: number): Promise<ReportRow[]> {
  const firstDay = sql`date_trunc('week', ${dayOf(zone, from.getTime())}::date)::date`;
  const after = WEEKS_AFTER.map((week) => sql`count(*) filter (where p.weeks & ${1 << week}::int <> 0)`);
  return executor.rows(sql<ReportRow>`
    with registered as (
      select member_id, date_trunc('week', registered_at at time zone ${zone})::date as week from records_registrations
       where registered_at >= (${firstDay}::timestamp at time zone ${zone}) and registered_at < ${to}::timestamptz),
    played as (
      select p.member_id, bit_or(1 << (p.week - r.week) / 7) as weeks
        from records_player_weeks p join registered r on r.member_id = p.member_id
       where p.asset = ${asset} and p.week >= ${firstDay} and p.week between r.week and r.week + ${MOST_DAYS}::int
       group by 1)
    select (r.week::timestamp at time zone ${zone}) as at, '' as key, '' as label,
           array[count(*), ${sql.join(after, sql`, `)}]::bigint[] as numbers
      from registered r left join played p on p.member_id = r.member_id
     group by r.week order by r.week limit ${limit}::int`);
}

export const createReports = (names: Names): readonly Report[] => [createRevenueReport(names), players, cohorts];

function partOf(part: ReportSpan['part'], zone: string, at: RawBuilder<unknown>): RawBuilder<unknown> {
  return part === null ? sql`null::timestamptz` : sql`date_trunc(${part}::text, ${at}, ${zone}::text)`;
}

function onDays({ from, to, zone, asset }: ReportSpan): RawBuilder<unknown> {
  return sql`p.day between ${dayOf(zone, from.getTime())}::date and ${dayOf(zone, to.getTime() - 1)}::date
    and p.asset = ${asset}`;
}
