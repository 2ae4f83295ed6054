import type { RawBuilder } from 'kysely';
import { type Database, type Executor, sql, type Tx } from '../db/index.ts';
import { addDays, dayOf, startOfDay } from '../zone.ts';
import type { ReportSpan } from './report.ts';

/** A transaction that began this long ago may still add a row to a day that has ended. */
const REST_MS = 3_600_000;

/** Times of a job that adds days: one follows the other, with a pause as long as its work. */
export const EVERY_DAY_SUMS = { everyMs: 600_000, firstAfterMs: 30_000, isGentle: true };

/** Rows of a room whose sums by day a report reads. */
export interface DaySumsSource {
  /** Table of the sums, with the column `day`. Its progress is the only row of `<table>_progress`. */
  table: string;
  /** Time of the first row at or after an instant; null without one. */
  firstFrom(from: Date | null): RawBuilder<{ at: Date | null }>;
  /** Time of the oldest row that may still change; null without one. */
  oldestOpen: RawBuilder<{ at: Date | null }>;
  /** Adds the sums of the day's rows, from its first instant to the next day's. */
  add(tx: Tx, span: DaySpan): Promise<void>;
}

/** A day and its first instant; `to` is exclusive. */
export interface DaySpan {
  day: string;
  from: Date;
  to: Date;
}

/** The sums contain the days from `first` to before `end`; rows from `rest` on are counted directly. */
export interface SummedDays {
  first: string;
  end: string;
  rest: Date;
}

/** The first day that is not summed up. */
interface Progress {
  until: string | null;
}

export interface DaySums {
  /** Sums up the next day that is complete; returns whether another one may follow. */
  addNext(): Promise<boolean>;
  /** Sums up a part of a day again after its rows changed. Does nothing if the day is not summed up yet. */
  addAgain(tx: Tx, at: Date, only: RawBuilder<unknown>, add: DaySumsSource['add']): Promise<void>;
}

/**
 * Sums of complete days, so that a report does not read every row of a long period. A job adds a day when none of its
 * rows can change any more. Bets and settlements therefore cost nothing more, and no row of sums is contended. Days are
 * those of the merchant's time zone, which is fixed once money has moved.
 */
export function createDaySums(
  db: Database,
  site: { timeZone(executor?: Executor): Promise<string> },
  source: DaySumsSource,
): DaySums {
  const table = sql.ref(source.table);
  const progress = sql.ref(`${source.table}_progress`);
  return {
    addNext: () =>
      db.transaction(async (tx) => {
        const held = await tx.first(sql<Progress>`select until::text as until from ${progress} for update skip locked`);
        if (held === undefined) return false;
        const span = await nextDay(tx, source, held.until, await site.timeZone(tx));
        if (span === undefined) return false;
        await source.add(tx, span);
        await tx.run(sql`update ${progress} set until = ${addDays(span.day, 1)}::date`);
        return true;
      }),
    addAgain: async (tx, at, only, add) => {
      // Waits for a job that is adding the day from the rows as they were before.
      const { until } = await tx.one(sql<Progress>`select until::text as until from ${progress} for share`);
      const zone = await site.timeZone(tx);
      const day = dayOf(zone, at.getTime());
      if (until === null || day >= until) return;
      await tx.run(sql`delete from ${table} where day = ${day}::date and ${only}`);
      await add(tx, spanOf(day, zone));
    },
  };
}

/**
 * The part of a report's period that the sums of a table contain.
 * @param span begins and ends with a day of the zone
 */
export async function summedDays(
  executor: Executor,
  table: string,
  { from, to, zone }: Pick<ReportSpan, 'from' | 'to' | 'zone'>,
): Promise<SummedDays> {
  const { until } = await executor.one(sql<Progress>`select until::text as until from ${sql.ref(`${table}_progress`)}`);
  const [first, end] = [dayOf(zone, from.getTime()), dayOf(zone, to.getTime())];
  if (until === null || until <= first) return { first, end: first, rest: from };
  return until < end ? { first, end: until, rest: startOfDay(until, zone) } : { first, end, rest: to };
}

const spanOf = (day: string, zone: string): DaySpan => ({
  from: startOfDay(day, zone),
  to: startOfDay(addDays(day, 1), zone),
  day,
});

/** The next day with rows, if it is complete. */
async function nextDay(
  tx: Tx,
  { firstFrom, oldestOpen }: DaySumsSource,
  until: string | null,
  zone: string,
): Promise<DaySpan | undefined> {
  const { at } = await tx.one(firstFrom(until === null ? null : startOfDay(until, zone)));
  if (at === null) return undefined;
  const span = spanOf(dayOf(zone, at.getTime()), zone);
  const { now } = await tx.one(sql<{ now: Date }>`select clock_timestamp() as now`);
  if (now.getTime() - span.to.getTime() < REST_MS) return undefined;
  const { at: open } = await tx.one(oldestOpen);
  return open !== null && open < span.to ? undefined : span;
}
