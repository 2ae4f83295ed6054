import { type Executor, sql } from '../../../platform/db/index.ts';
import {
  type Cohorts,
  countsByKey,
  type Desk,
  type Report,
  type ReportRow,
  type ReportSpan,
} from '../../../platform/operators/index.ts';
import { dayOf } from '../../../platform/zone.ts';
import { readVisits } from '../sums/visits.ts';

const permission = 'figures.read';
/** Steps after the registration, in order, which other rooms count, except the last. */
const STEPS = ['verified', 'deposited', 'played'] as const;
const VALUE_WEEKS = [1, 2, 4, 8];

/**
 * Reports about the visits of the period and the members who registered in it. Other rooms contribute their own data
 * about these members.
 */
export function createMemberReports(desks: () => readonly Desk[]): readonly Report[] {
  return [
    {
      name: 'registrationFunnel',
      permission,
      groupings: [],
      numbers: [
        { name: 'visits', unit: 'count', hasGaps: true },
        ...['registered', ...STEPS].map((name) => ({ name, unit: 'count' as const })),
      ],
      read: async (executor, span, _grouping, limit) => {
        const cohorts = newMembers(span, span.from);
        const counted = new Map<string, ReadonlyMap<string, bigint>>();
        for (const { memberSteps = [] } of desks())
          for (const { name, count } of memberSteps) counted.set(name, await count(executor, cohorts, span.asset));
        counted.set('played', await countPlayers(executor, cohorts, span));
        // Queried last, so that a member who registers meanwhile does not appear only in a later step.
        const groups = await readGroups(executor, cohorts, span);
        const rows = groups.map(({ at, key, members }) => ({
          ...rowAt(at),
          numbers: [members, ...STEPS.map((step) => counted.get(step)?.get(key) ?? 0n)],
        }));
        return withVisits(rows, await readVisits(executor, span), span.from).slice(0, limit);
      },
    },
    {
      name: 'cohortValue',
      permission,
      groupings: [],
      part: 'week',
      numbers: [
        { name: 'registered', unit: 'count' },
        ...VALUE_WEEKS.map((week) => ({ name: `value${week}`, unit: 'money' as const })),
      ],
      read: async (executor, span, _grouping, limit) => {
        const day = dayOf(span.zone, span.from.getTime());
        const monday = sql`date_trunc('week', ${day}::timestamp) at time zone ${span.zone}`;
        const { start } = await executor.one(sql<{ start: Date }>`select ${monday} as start`);
        const cohorts = newMembers(span, start);
        const days = VALUE_WEEKS.map((week) => week * 7);
        const sums = new Map<string, bigint[]>();
        for (const { netDeposits } of desks())
          for (const [key, net] of (await netDeposits?.(executor, cohorts, days, span.asset)) ?? []) {
            const former = sums.get(key);
            sums.set(
              key,
              net.map((minor, place) => minor + (former?.[place] ?? 0n)),
            );
          }
        const groups = await readGroups(executor, cohorts, span);
        return groups.slice(0, limit).map(({ at, key, members }) => ({
          ...rowAt(at),
          numbers: [members, ...VALUE_WEEKS.map((_, place) => (sums.get(key)?.[place] ?? 0n) / members)],
        }));
      },
    },
  ];
}

const rowAt = (at: Date | null) => ({ at, key: '', label: '' });

/** The members who registered since a time, in groups by the start of the part in which they registered. */
function newMembers({ to, part, zone }: ReportSpan, from: Date): Cohorts {
  const key = part === null ? sql`''` : sql`date_trunc(${part}::text, registered_at at time zone ${zone}::text)::text`;
  return sql`(select member_id, registered_at, ${key} as key from records_registrations
               where registered_at >= ${from}::timestamptz and registered_at < ${to}::timestamptz)`;
}

interface Group {
  at: Date | null;
  key: string;
  members: bigint;
}

/** The size of each group, in order of time. */
function readGroups(executor: Executor, cohorts: Cohorts, { zone }: ReportSpan): Promise<Group[]> {
  return executor.rows(sql<Group>`
    select nullif(c.key, '')::timestamp at time zone ${zone} as at, c.key, count(*) as members
      from ${cohorts} c group by c.key order by 1`);
}

/** Members who have placed a bet, by group. */
async function countPlayers(
  executor: Executor,
  cohorts: Cohorts,
  { asset, from, zone }: ReportSpan,
): Promise<ReadonlyMap<string, bigint>> {
  return countsByKey(
    await executor.rows(sql<{ key: string; members: bigint }>`
      select c.key, count(*) as members from ${cohorts} c
       where exists (select 1 from records_player_weeks p where p.member_id = c.member_id and p.asset = ${asset}
                        and p.week > ${dayOf(zone, from.getTime())}::date - 7)
       group by 1`),
  );
}

/**
 * Puts the visits of each part before its other numbers, and adds the parts that have only visits. A part that began
 * before visits were counted has null, because its registrations could not be compared with them.
 */
function withVisits(
  rows: readonly ReportRow[],
  { parts, countedFrom }: Awaited<ReturnType<typeof readVisits>>,
  from: Date,
): ReportRow[] {
  const timeOf = ({ at }: { at: Date | null }) => at?.getTime() ?? 0;
  const visits = new Map(parts.map((part) => [timeOf(part), part.visits]));
  const taken = new Set(rows.map(timeOf));
  const none = ['registered', ...STEPS].map(() => 0n);
  const others = parts.filter((part) => !taken.has(timeOf(part)));
  return [...rows, ...others.map(({ at }) => ({ at, key: '', label: '', numbers: none }))]
    .toSorted((a, b) => timeOf(a) - timeOf(b))
    .map((row) => {
      const start = Math.max(timeOf(row), from.getTime());
      const isCounted = countedFrom !== null && countedFrom.getTime() <= start;
      return { ...row, numbers: [isCounted ? (visits.get(timeOf(row)) ?? 0n) : null, ...row.numbers] };
    });
}
