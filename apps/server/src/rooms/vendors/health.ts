import { Histogram } from 'prom-client';
import { type Database, sql } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import { count, noAnswers } from './answer-times.ts';
import type { Outcome } from './gateway/port.ts';

/** Statistics of vendors' calls. */
export type Health = ReturnType<typeof createHealth>;

interface Tally {
  calls: number;
  refused: number;
  failed: number;
  unsigned: number;
  totalMs: number;
  slowestMs: number;
  /** Answers by response time, see `answer-times.ts`. */
  within: number[];
}

const FAILURES: ReadonlySet<Outcome> = new Set<Outcome>(['BAD_SIGNATURE', 'TEMPORARY', 'UNKNOWN']);
const KEPT_DAYS = 2;

export function createHealth({ db, metrics }: Platform) {
  const seconds = new Histogram({
    name: 'fairlot_vendor_callback_seconds',
    help: 'Time from a call of a vendor to its answer',
    labelNames: ['vendor', 'outcome'],
    registers: [metrics.registry],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
  });
  let tallies = new Map<string, Tally>();

  return {
    note: (vendor: string, outcome: Outcome, ms: number): void => {
      seconds.observe({ vendor, outcome }, ms / 1000);
      const tally = tallies.get(vendor) ?? {
        calls: 0,
        refused: 0,
        failed: 0,
        unsigned: 0,
        totalMs: 0,
        slowestMs: 0,
        within: noAnswers(),
      };
      count(tally.within, ms);
      const isFailure = FAILURES.has(outcome);
      tallies.set(vendor, {
        calls: tally.calls + 1,
        refused: tally.refused + (outcome === 'OK' || isFailure ? 0 : 1),
        failed: tally.failed + (isFailure ? 1 : 0),
        unsigned: tally.unsigned + (outcome === 'BAD_SIGNATURE' ? 1 : 0),
        totalMs: tally.totalMs + ms,
        slowestMs: Math.max(tally.slowestMs, ms),
        within: tally.within,
      });
    },
    /** Adds the recorded counts to those of all processes. */
    save: async (): Promise<void> => {
      const noted = tallies;
      tallies = new Map();
      for (const [vendor, tally] of noted) await addTally(db, vendor, tally);
    },
  };
}

async function addTally(db: Database, vendor: string, tally: Tally): Promise<void> {
  const [totalMs, slowestMs] = [Math.round(tally.totalMs), Math.round(tally.slowestMs)];
  await db.run(sql`
    insert into vendors_health as h (vendor, minute, calls, refused, failed, total_ms, slowest_ms, last_at, within,
      unsigned)
    values (${vendor}, date_trunc('minute', clock_timestamp()), ${tally.calls}::int, ${tally.refused}::int,
      ${tally.failed}::int, ${totalMs}::bigint, ${slowestMs}::int, clock_timestamp(),
      ${tally.within}::int[], ${tally.unsigned}::int)
    on conflict (vendor, minute) do update set calls = h.calls + excluded.calls,
      refused = h.refused + excluded.refused, failed = h.failed + excluded.failed,
      unsigned = h.unsigned + excluded.unsigned,
      total_ms = h.total_ms + excluded.total_ms, slowest_ms = greatest(h.slowest_ms, excluded.slowest_ms),
      last_at = excluded.last_at,
      within = (select array_agg(coalesce(u.ours, 0) + coalesce(u.added, 0) order by u.place)
                  from unnest(h.within, excluded.within) with ordinality u(ours, added, place))`);
}

/** Removes rows that are too old for any view. */
export async function pruneHealth(db: Database): Promise<void> {
  await db.run(sql`
    delete from vendors_health where minute < clock_timestamp() - ${KEPT_DAYS}::int * interval '1 day'`);
}
