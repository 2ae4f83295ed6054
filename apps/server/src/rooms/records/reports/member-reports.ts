import { type Executor, sql } from '../../../platform/db/index.ts';
import type { CohortMember, Desk, Report, ReportRow, ReportSpan } from '../../../platform/operators/index.ts';
import { dayOf } from '../../../platform/zone.ts';
import { readVisits } from '../sums/visits.ts';

const permission = 'figures.read';
/** Steps after the registration, in order, which other rooms count, except the last. */
const STEPS = ['verified', 'deposited', 'played'] as const;
const VALUE_WEEKS = [1, 2, 4, 8];
const WEEK_MS = 7 * 86_400_000;

interface NewMember extends CohortMember {
  at: Date | null;
}

/**
 * Reports about the visits of the period and the members who registered in it. Other rooms answer for what they know
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
        const registered = await readNewMembers(executor, span, span.from);
        const counted = new Map<string, ReadonlyMap<string, bigint>>([
          ['played', await countPlayers(executor, registered, span)],
        ]);
        for (const { memberSteps = [] } of desks())
          for (const { name, count } of memberSteps) counted.set(name, await count(executor, registered, span.asset));
        const rows = rowsOf(registered, ({ key }) => STEPS.map((step) => counted.get(step)?.get(key) ?? 0n));
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
        const registered = await readNewMembers(executor, span, start);
        const sums = new Map<string, bigint>();
        for (const week of VALUE_WEEKS) {
          const until = registered.map((member) => ({
            ...member,
            until: new Date(member.registeredAt.getTime() + week * WEEK_MS),
          }));
          for (const { netDeposits } of desks())
            for (const [key, minor] of (await netDeposits?.(executor, until, span.asset)) ?? [])
              sums.set(`${week} ${key}`, (sums.get(`${week} ${key}`) ?? 0n) + minor);
        }
        return rowsOf(registered, ({ key, size }) =>
          VALUE_WEEKS.map((week) => (sums.get(`${week} ${key}`) ?? 0n) / BigInt(size)),
        ).slice(0, limit);
      },
    },
  ];
}

/** Members registered since a time, with the start of the part in which they registered as their cohort. */
function readNewMembers(executor: Executor, { to, part, zone }: ReportSpan, from: Date): Promise<NewMember[]> {
  const at = part === null ? sql`null::timestamptz` : sql`date_trunc(${part}::text, registered_at, ${zone}::text)`;
  return executor.rows(sql<NewMember>`
    select member_id as "memberId", registered_at as "registeredAt", ${at} as at, coalesce((${at})::text, '') as key
      from records_registrations where registered_at >= ${from}::timestamptz and registered_at < ${to}::timestamptz
     order by registered_at`);
}

async function countPlayers(
  executor: Executor,
  registered: readonly NewMember[],
  { asset, zone }: ReportSpan,
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await executor.rows(sql<{ key: string; members: bigint }>`
    select c.key, count(distinct c.member_id) as members
      from unnest(${registered.map(({ memberId }) => memberId)}::bigint[], ${registered.map(({ key }) => key)}::text[])
        as c(member_id, key)
      join records_players p on p.member_id = c.member_id
     where p.asset = ${asset} and p.day >= ${dayOf(zone, registered[0]?.registeredAt.getTime() ?? Date.now())}::date
     group by 1`);
  return new Map(rows.map(({ key, members }) => [key, members]));
}

function rowsOf(
  registered: readonly NewMember[],
  numbersOf: (cohort: { key: string; size: number }) => bigint[],
): ReportRow[] {
  return [...Map.groupBy(registered, ({ key }) => key)].map(([key, members]) => ({
    at: members[0]?.at ?? null,
    key: '',
    label: '',
    numbers: [BigInt(members.length), ...numbersOf({ key, size: members.length })],
  }));
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
