import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { within } from '../outside/within.ts';
import { isSameDatabase, placeOfPrimary, placeOfReplica } from './replica-places.ts';
import type { Database } from './types.ts';

export interface ReplicaLimits {
  /** Largest lag with which `recent` uses the replica. */
  maxLagMs: number;
  /** A replica that does not answer a probe in this time is not used. */
  answerMs: number;
}

/** Whether a replica can be used, measured twice a second. */
export interface ReplicaWatch {
  state(): 'up' | 'behind' | 'down';
  /** The time whose data the replica has at least, epoch ms; now when it is not used. */
  dataAt(): number;
  /** Waits for a read on the replica. @throws ReplicaGone as soon as the replica stops answering */
  whileUp<T>(read: () => Promise<T>): Promise<T>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export class ReplicaGone extends Error {}

const PROBE_EVERY_MS = 500;
/** Samples of the primary's log are kept for this long beyond the largest lag allowed. */
const SPARE_MS = 60_000;

/**
 * Compares the log of the primary with what the replica has replayed. The lag is the age of the newest place in the log
 * that the replica has reached, so it also grows while the replica is disconnected.
 */
export function createReplicaWatch(
  primary: Database,
  replica: Database,
  { maxLagMs, answerMs }: ReplicaLimits,
  log: Logger,
  metrics: Metrics,
): ReplicaWatch {
  const lagGauge = metrics.gauge('fairlot_replica_lag_seconds', 'Age of the data that the replica has');
  const usable = metrics.gauge('fairlot_replica_up', 'Whether reads go to the replica');
  const measureLag = createLagMeasure(primary, replica, { maxLagMs, answerMs });
  let state: 'up' | 'behind' | 'down' = 'down';
  let lagMs = 0;
  /** Reads in progress on the replica; when it stops answering, they move to the primary. */
  const inProgress = new Set<(reason: Error) => void>();
  let probing: Promise<void> | undefined;
  let isReported = false;
  const ending = new AbortController();

  function setState(next: typeof state): void {
    if (next === state) return;
    if (next === 'up') log.info('records, reports and lists are read from the replica');
    else log.warn({ replica: next, lagMs }, 'records, reports and lists are read from the primary');
    state = next;
    if (next === 'down') for (const leave of inProgress) leave(new ReplicaGone('The replica does not answer'));
    usable.set(next === 'up' ? 1 : 0);
  }
  async function probe(): Promise<void> {
    try {
      const measured = await measureLag();
      lagMs = measured.lagMs;
      lagGauge.set(lagMs / 1000);
      setState(measured.isReached && lagMs <= maxLagMs ? 'up' : 'behind');
    } catch (error) {
      if (state !== 'down' || !isReported) log.warn({ err: error }, 'the replica cannot be used');
      isReported = true;
      setState('down');
    }
  }
  async function keepProbing(): Promise<void> {
    while (!ending.signal.aborted) {
      await sleep(PROBE_EVERY_MS, undefined, { signal: ending.signal }).catch(() => {});
      if (!ending.signal.aborted) await probe();
    }
  }

  usable.set(0);
  return {
    state: () => state,
    dataAt: () => Date.now() - (state === 'up' ? lagMs + PROBE_EVERY_MS : 0),
    whileUp: async (read) => {
      // A separate promise for each read: one that lives as long as the replica would keep every read in memory.
      const gone = Promise.withResolvers<never>();
      inProgress.add(gone.reject);
      try {
        return await Promise.race([read(), gone.promise]);
      } finally {
        inProgress.delete(gone.reject);
      }
    },
    start: async () => {
      await probe();
      probing = keepProbing();
    },
    stop: async () => {
      ending.abort();
      await probing;
    },
  };
}

/** @returns a function that measures the lag, and whether the replica has any place of the log that was sampled */
function createLagMeasure(primary: Database, replica: Database, { maxLagMs, answerMs }: ReplicaLimits) {
  const samples: { atMs: number; place: bigint }[] = [];
  let isSame = false;
  return async (): Promise<{ lagMs: number; isReached: boolean }> => {
    const now = Date.now();
    const place = await within(answerMs, placeOfPrimary(primary));
    samples.push({ atMs: now, place });
    while ((samples[0]?.atMs ?? now) < now - maxLagMs - SPARE_MS) samples.shift();
    isSame ||= await within(answerMs, isSameDatabase(primary, replica));
    if (!isSame) throw new Error('DATABASE_READ_URL is not a replica of DATABASE_URL');
    const replayed = await within(answerMs, placeOfReplica(replica));
    if (replayed === null) throw new Error('DATABASE_READ_URL is not a replica: it accepts writes');
    const reached = samples.findLast((sample) => sample.place <= replayed);
    // The replica has replayed everything up to the newest sample.
    const reachedAtMs = reached?.place === place ? now : (reached?.atMs ?? samples[0]?.atMs ?? now);
    return { lagMs: Date.now() - reachedAtMs, isReached: reached !== undefined };
  };
}
