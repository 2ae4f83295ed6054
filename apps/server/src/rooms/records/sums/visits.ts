import { type Database, type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { ReportSpan } from '../../../platform/operators/index.ts';
import { dayOf, startOfDay } from '../../../platform/zone.ts';
import type { RecordsPorts } from '../ports.ts';

/** Every offset of a time zone is a multiple of it, so that days are cut when the counts are saved. */
const QUARTER_MS = 900_000;

/**
 * Counts visits without a write per request. A process that is killed loses the counts since its last save. Before the
 * site is opened, only its staff sees it, so that nothing is counted.
 */
export function createVisitCounter(db: Database, site: Pick<RecordsPorts['site'], 'timeZone' | 'isOpened'>) {
  /** Visits by quarter of an hour since the epoch. */
  let counted = new Map<number, number>();
  const add = (quarter: number, visits: number) => counted.set(quarter, (counted.get(quarter) ?? 0) + visits);
  return {
    /** Counts a visit in memory. @param atMs defaults to now */
    note: (atMs: number = Date.now()): void => void add(Math.floor(atMs / QUARTER_MS), 1),
    /** Adds the counts to the table in one statement; after a failure they wait for the next call. */
    save: async (): Promise<void> => {
      if (counted.size === 0) return;
      const taken = counted;
      counted = new Map();
      try {
        if (await site.isOpened()) await addVisits(db, await site.timeZone(), taken);
      } catch (error) {
        for (const [quarter, visits] of taken) add(quarter, visits);
        throw error;
      }
    },
  };
}

async function addVisits(db: Database, zone: string, taken: ReadonlyMap<number, number>): Promise<void> {
  const days = [...taken.keys()].map((quarter) => dayOf(zone, quarter * QUARTER_MS));
  // Locked in the order of days, so that two processes at midnight do not wait for each other.
  await db.run(sql`
    insert into records_visits (day, visits)
    select day, sum(visits) from unnest(${days}::date[], ${[...taken.values()]}::bigint[]) as c(day, visits)
     group by day order by day
        on conflict (day) do update set visits = records_visits.visits + excluded.visits`);
}

interface Part {
  at: Date | null;
  visits: bigint;
}

/**
 * Visits of a period by part; parts without any are missing. `countedFrom` is the start of the first whole day that was
 * counted, if there is one: the first day of all is only a part where members had registered before it.
 */
export async function readVisits(
  executor: Executor,
  { from, to, part, zone }: ReportSpan,
): Promise<{ parts: Part[]; countedFrom: Date | null }> {
  const start = sql`(day::timestamp at time zone ${zone})`;
  const at = part === null ? sql`null::timestamptz` : sql`date_trunc(${part}::text, ${start}, ${zone}::text)`;
  const parts = await executor.rows(sql<Part>`
    select ${at} as at, sum(visits)::bigint as visits from records_visits
     where day between ${dayOf(zone, from.getTime())}::date and ${dayOf(zone, to.getTime() - 1)}::date
     group by 1 order by 1`);
  const { first } = await executor.one(sql<{ first: string | null }>`
    select (day + exists (select 1 from records_registrations
                           where registered_at < ${start})::int)::text as first
      from (select min(day) as day from records_visits) as v`);
  return { parts, countedFrom: first === null ? null : startOfDay(first, zone) };
}

/** Visits of the demonstration's first day, which has the registrations of its accounts. */
const DEMONSTRATION_VISITS = 900;

/** Adds visits to the demonstration. */
export async function seedVisits(tx: Tx, zone: string): Promise<void> {
  await tx.run(sql`
    insert into records_visits (day, visits)
    values (${dayOf(zone, Date.now())}::date, ${DEMONSTRATION_VISITS}::bigint)`);
}

/** Adds visits to days of the demonstration's past. */
export async function addPastVisits(tx: Tx, visits: readonly { day: string; visits: number }[]): Promise<void> {
  await tx.run(sql`
    insert into records_visits (day, visits)
    select day, visits from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb) as v(day date, visits bigint)`);
}
