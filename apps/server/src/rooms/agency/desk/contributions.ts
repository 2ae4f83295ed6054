import { formatMinor } from '@fairlot/money';
import type { RawBuilder } from 'kysely';
import { type Executor, sql } from '../../../platform/db/index.ts';
import {
  CARD_LINES,
  countsOnly,
  type Figure,
  type FigurePart,
  type MemberCard,
  type MemberLine,
  type Report,
  type ReportRow,
  type ReportSpan,
} from '../../../platform/operators/index.ts';
import { HELD_AGENTS } from '../contracts/due-figures.ts';

/** The agent whose money a payment `p` to a member below was; null for the merchant's. */
const PAYER = sql`
  (select b.payer_id from agency_bills b
    where b.id = case when p.key like 'bill:%' then split_part(p.key, ':', 2)::bigint
                      when p.key like 'correction:%' then (
                        select c.bill_id from agency_corrections c where c.id = split_part(p.key, ':', 2)::bigint)
                 end)`;

/** The merchant's payments to agents: rebates, salaries and dividends, by time of payment. */
export const FIGURES: readonly Figure[] = [
  {
    name: 'agentPay',
    permission: 'figures.read',
    unit: 'money',
    parts: (executor, { part, zone, from, to, asset }) =>
      executor.rows(sql<FigurePart>`
        select date_trunc(${part}, p.at, ${zone}) as at, sum(p.amount_minor)::bigint as value
          from agency_payments p join agency_members m using (member_id)
         where p.kind = 'commission' and p.at >= ${from}::timestamptz and p.at < ${to}::timestamptz
           and m.asset = ${asset} and ${PAYER} is null
         group by 1 order by 1`),
  },
];

const CARD_DAYS = 30;

/** A member's place in the tree, the team's results of a month, and unpaid amounts. */
export const createAgencyCard = (zoneOf: (executor: Executor) => Promise<string>): MemberCard => ({
  name: 'agency',
  permission: 'agency.read',
  read: async (executor, { memberId }) => {
    const zone = await zoneOf(executor);
    const found = await executor.first(sql<{
      upline: string | null;
      isAgent: boolean;
      size: bigint;
      turnoverMinor: bigint;
      commissionMinor: bigint;
      openMinor: bigint;
    }>`
      select u.account as upline, m.type not in (0, 4, 40) as "isAgent",
             (select count(*) from agency_members b where b.path @> array[m.member_id]) as size,
             coalesce(d.turnover, 0)::bigint as "turnoverMinor", coalesce(o.paid, 0)::bigint as "commissionMinor",
             (select coalesce(sum(amount_minor - paid_minor), 0)::bigint from agency_bills
               where member_id = m.member_id and state in ('issued', 'partCollected', 'insufficient')) as "openMinor"
        from agency_members m
        left join agency_members u on u.member_id = m.parent_id
        left join lateral (select sum(turnover_minor) as turnover from agency_days
                            where member_id = m.member_id and is_team
                              and day > (clock_timestamp() at time zone ${zone})::date - ${CARD_DAYS}::int) d on true
        left join lateral (select sum(amount_minor) as paid from agency_payments
                            where member_id = m.member_id and kind = 'commission'
                              and at > clock_timestamp() - make_interval(days => ${CARD_DAYS}::int)) o on true
       where m.member_id = ${memberId}::bigint`);
    if (found === undefined) return {};
    const { upline, isAgent, size, turnoverMinor, commissionMinor, openMinor } = found;
    const place = { name: 'upline', kind: 'text', value: upline } as const;
    if (!isAgent && size === 0n) return { facts: [place] };
    const lines = await executor.rows(sql<MemberLine>`
      select created_at as at, kind as title, to_char(to_day, 'YYYY-MM-DD') as detail, amount_minor as "amountMinor",
             state
        from agency_bills where member_id = ${memberId}::bigint order by id desc limit ${CARD_LINES}::int`);
    return {
      facts: [
        place,
        { name: 'team', kind: 'count', value: String(size) },
        { name: 'turnover', kind: 'money', value: formatMinor(turnoverMinor) },
        { name: 'commission', kind: 'money', value: formatMinor(commissionMinor) },
        { name: 'owed', kind: 'money', value: formatMinor(openMinor) },
      ],
      lines,
    };
  },
});

const NUMBERS = [
  { name: 'turnover', unit: 'money' },
  { name: 'prizes', unit: 'money' },
  { name: 'commission', unit: 'money' },
  { name: 'revenue', unit: 'money' },
  { name: 'bets', unit: 'count' },
] as const;
/** Payments of the merchant to a team: money that agents passed on is part of what they were paid. */
const PAID = sql`(d.commission_minor - coalesce(i.minor, 0))`;
const REVENUE = sql`sum(d.turnover_minor - d.prize_minor - d.bonus_minor - ${PAID})`;

const isOnDays = (day: RawBuilder<unknown>, { from, to, zone }: ReportSpan) => sql`
  ${day} >= (${from}::timestamptz at time zone ${zone})::date
  and ${day} < (${to}::timestamptz at time zone ${zone})::date`;
const daysOf = (span: ReportSpan) => isOnDays(sql`d.day`, span);
/** `passed`: payments by day from an agent of a team to another one of the same team, for every team with the payer. */
const passedOn = (span: ReportSpan) => sql`
  passed as materialized (
    select u.id as member_id, p.day, sum(p.amount_minor) as minor
      from (select p.day, p.amount_minor, ${PAYER} as payer_id from agency_payments p
             where p.kind = 'commission' and ${isOnDays(sql`p.day`, span)}) p
      cross join lateral unnest(agency_path_on(p.payer_id, p.day) || p.payer_id) as u(id)
     where p.payer_id is not null group by 1, 2)`;
const partOf = ({ part, zone }: ReportSpan) =>
  part === null ? sql`null::timestamptz` : sql`date_trunc(${part}::text, d.day::timestamp) at time zone ${zone}::text`;

const onlyTeams = ({ only }: ReportSpan) => countsOnly(only, { team: sql`m.member_id::text` });

/** Key and label of a row: an agent, or one row for all. */
const nameOf = (grouping: string | null) =>
  grouping === null ? ([sql`''::text`, sql`''::text`] as const) : ([sql`m.member_id::text`, sql`m.account`] as const);

/**
 * Activity of teams, by the team of an agent who was at the top on that day, or in total; members without an agent are
 * in none.
 */
const AGENTS_REPORT: Report = {
  name: 'agents',
  permission: 'agency.read',
  groupings: ['team'],
  numbers: NUMBERS,
  read: (executor, span, grouping, limit) => {
    const [key, label] = nameOf(grouping);
    return executor.rows(sql<ReportRow>`
      with ${HELD_AGENTS}, ${passedOn(span)}
      select ${partOf(span)} as at, ${key} as key, ${label} as label,
             array[sum(d.turnover_minor), sum(d.prize_minor), sum(${PAID}), ${REVENUE},
               sum(d.bets)]::bigint[] as numbers
        from held h join agency_days d on d.member_id = h.member_id and d.day >= h.since and d.day < h.until
        join agency_members m on m.member_id = h.member_id
        left join passed i on i.member_id = d.member_id and i.day = d.day
       -- A team includes its agent, so the teams of all top agents contain each of their members once.
       where d.is_team and h.path = '{}' and m.asset = ${span.asset} and ${onlyTeams(span)} and ${daysOf(span)}
       group by 1, 2, 3 order by 1, sum(d.turnover_minor) desc, 2 limit ${limit}::int`);
  },
};

/** Maximum share of a team's losses that its agents should be paid, in 1/10,000; above it the payment needs review. */
const MOST_SHARE = 3000;

/**
 * Agents whose teams were paid more than the maximum share of the players' losses, and agents who owe their downline.
 */
const LIMITS_REPORT: Report = {
  name: 'agentLimits',
  permission: 'agency.read',
  groupings: ['team'],
  part: null,
  numbers: [
    { name: 'commission', unit: 'money' },
    { name: 'loss', unit: 'money' },
    { name: 'overLimit', unit: 'money' },
    { name: 'owing', unit: 'money' },
  ],
  read: (executor, span, grouping, limit) => {
    const [key, label] = nameOf(grouping);
    return executor.rows(sql<ReportRow>`
      with ${passedOn(span)}, teams as (
        select d.member_id, sum(${PAID}) as paid,
               greatest(sum(d.turnover_minor - d.prize_minor - d.bonus_minor), 0) as loss
          from agency_days d left join passed i on i.member_id = d.member_id and i.day = d.day
         where d.is_team and ${daysOf(span)} group by 1),
      owing as (
        select payer_id as member_id, sum(amount_minor - paid_minor) as owed from agency_bills
         where payer_id is not null and state in ('partCollected', 'insufficient') group by 1)
      select null::timestamptz as at, ${key} as key, ${label} as label,
             array[coalesce(sum(t.paid), 0), coalesce(sum(t.loss), 0),
               coalesce(sum(greatest(t.paid - t.loss * ${MOST_SHARE}::int / 10000, 0)), 0),
               coalesce(sum(o.owed), 0)]::bigint[] as numbers
        from agency_members m left join teams t using (member_id) left join owing o using (member_id)
       where m.type not in (0, 4, 40) and m.asset = ${span.asset} and ${onlyTeams(span)}
         and (t.paid * 10000 > t.loss * ${MOST_SHARE}::int or o.owed > 0)
       group by 2, 3 order by coalesce(sum(t.paid), 0) desc, 2 limit ${limit}::int`);
  },
};

export const REPORTS: readonly Report[] = [AGENTS_REPORT, LIMITS_REPORT];
