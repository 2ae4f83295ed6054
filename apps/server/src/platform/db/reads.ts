import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { Database, Executor } from './types.ts';
import { isUnavailable } from './unavailable.ts';

/** Reading for records, reports and lists: on a replica where there is a usable one, else on the primary. */
export interface Reads {
  /** Never older than the primary at the moment of the call: members and operators see what they have just changed. */
  fresh: Executor;
  /** At most the configured lag older; for reports and exports. */
  recent: Executor;
  /** The time whose data `recent` reads, epoch ms. */
  recentAt(): number;
  /** Undefined without a replica. */
  state(): 'up' | 'behind' | 'down' | undefined;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface ReplicaLimits {
  /** Largest lag with which `recent` uses the replica. */
  maxLagMs: number;
  /** A replica that does not answer a probe in this time is not used. */
  answerMs: number;
}

interface Sample {
  atMs: number;
  place: bigint;
}

const PROBE_EVERY_MS = 500;
/** The longest that a fresh read waits for the replica before it goes to the primary. */
const CATCH_UP_MS = 50;
const STEP_MS = 5;
/** Samples of the primary's log are kept for this long beyond the largest lag allowed. */
const SPARE_MS = 60_000;

/** Codes of a read cancelled by a conflict with replayed changes, and of a write. Both succeed on the primary. */
const REPLICA_ONLY = new Set(['40001', '40P01', '25006']);

/** Everything is read from the primary. */
export function readPrimary(db: Database): Reads {
  return {
    fresh: db,
    recent: db,
    recentAt: () => Date.now(),
    state: () => undefined,
    start: async () => {},
    stop: async () => {},
  };
}

/**
 * Reads from a streaming replica. The lag is the age of the newest place in the primary's log that the replica has
 * replayed, so it also grows while the replica is disconnected, and the clocks of the machines do not matter.
 */
export function createReads(
  primary: Database,
  replica: Database,
  { maxLagMs, answerMs }: ReplicaLimits,
  log: Logger,
  metrics: Metrics,
): Reads {
  const lagGauge = metrics.gauge('fairlot_replica_lag_seconds', 'Age of the data that the replica has');
  const usable = metrics.gauge('fairlot_replica_up', 'Whether reads go to the replica');
  const counted = metrics.counter('fairlot_replica_reads_total', 'Reads meant for the replica, by where they went', [
    'server',
  ] as const);
  const samples: Sample[] = [];
  let state: 'up' | 'behind' | 'down' = 'down';
  let lagMs = 0;
  /** Reads in progress on the replica; when it stops answering, they move to the primary. */
  const inProgress = new Set<(reason: Error) => void>();
  let probing: Promise<void> | undefined;
  let isSame: boolean | undefined;
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
      const now = Date.now();
      const place = await within(answerMs, placeOfPrimary(primary));
      samples.push({ atMs: now, place });
      while ((samples[0]?.atMs ?? now) < now - maxLagMs - SPARE_MS) samples.shift();
      isSame ??= await within(answerMs, isSameDatabase(primary, replica));
      if (!isSame) throw new Error('DATABASE_READ_URL is no replica of DATABASE_URL');
      const replayed = await within(answerMs, placeOfReplica(replica));
      if (replayed === null) throw new Error('DATABASE_READ_URL is no replica; it accepts writes');
      const reached = samples.findLast((sample) => sample.place <= replayed);
      lagMs = Date.now() - (reached?.atMs ?? samples[0]?.atMs ?? now);
      // The replica has everything that the newest sample asked for.
      if (reached?.place === place) lagMs = Date.now() - now;
      lagGauge.set(lagMs / 1000);
      setState(reached !== undefined && lagMs <= maxLagMs ? 'up' : 'behind');
    } catch (error) {
      if (state !== 'down' || !isReported) log.warn({ err: error }, 'the replica cannot be used');
      isReported = true;
      isSame = isSame || undefined;
      setState('down');
    }
  }
  async function keepProbing(): Promise<void> {
    while (!ending.signal.aborted) {
      await sleep(PROBE_EVERY_MS, undefined, { signal: ending.signal }).catch(() => {});
      if (!ending.signal.aborted) await probe();
    }
  }
  /** Whether the replica has caught up with the primary's log as it was when the read began. */
  async function hasCaughtUp(): Promise<boolean> {
    const place = await placeOfPrimary(primary);
    const until = performance.now() + CATCH_UP_MS;
    for (;;) {
      const replayed = await placeOfReplica(replica);
      if (replayed === null) return false;
      if (replayed >= place) return true;
      if (performance.now() > until) return false;
      await sleep(STEP_MS);
    }
  }
  async function read<T>(isFresh: boolean, work: (executor: Executor) => Promise<T>): Promise<T> {
    if (state === 'up') {
      // A separate promise for each read: one that lives as long as the replica would keep every read in memory.
      const gone = Promise.withResolvers<never>();
      inProgress.add(gone.reject);
      try {
        const onReplica = async () => (!isFresh || (await hasCaughtUp()) ? { value: await work(replica) } : undefined);
        const answer = await Promise.race([onReplica(), gone.promise]);
        if (answer !== undefined) {
          counted.inc({ server: 'replica' });
          return answer.value;
        }
      } catch (error) {
        if (!isReplicaFault(error)) throw error;
      } finally {
        inProgress.delete(gone.reject);
      }
    }
    counted.inc({ server: 'primary' });
    return work(primary);
  }
  const executor = (isFresh: boolean): Executor => ({
    rows: (query, options) => read(isFresh, (one) => one.rows(query, options)),
    first: (query, options) => read(isFresh, (one) => one.first(query, options)),
    one: (query, options) => read(isFresh, (one) => one.one(query, options)),
    run: (query, options) => primary.run(query, options),
  });

  usable.set(0);
  return {
    fresh: executor(true),
    recent: executor(false),
    recentAt: () => Date.now() - (state === 'up' ? lagMs + PROBE_EVERY_MS : 0),
    state: () => state,
    start: async () => {
      await probe();
      probing = keepProbing();
    },
    stop: async () => {
      ending.abort();
      await probing;
      await replica.close();
    },
  };
}

class ReplicaGone extends Error {}

function isReplicaFault(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return error instanceof ReplicaGone || REPLICA_ONLY.has(code) || isUnavailable(error);
}

/** Everything committed before this call lies before this place of the log. */
async function placeOfPrimary(db: Database): Promise<bigint> {
  return (
    await db.one(sql<{ place: bigint }>`select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::bigint as place`)
  ).place;
}

/** Null when the server accepts writes. */
async function placeOfReplica(db: Database): Promise<bigint | null> {
  return (
    await db.one(sql<{ place: bigint | null }>`
      select case when pg_is_in_recovery()
        then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint end as place`)
  ).place;
}

async function isSameDatabase(one: Database, other: Database): Promise<boolean> {
  const nameOf = (db: Database) =>
    db.one(sql<{ name: string }>`
      select system_identifier::text || ' ' || current_database() as name from pg_control_system()`);
  const [{ name }, { name: otherName }] = await Promise.all([nameOf(one), nameOf(other)]);
  return name === otherName;
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`No answer within ${ms} ms`)), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}
