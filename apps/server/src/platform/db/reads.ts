import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { executorOf } from './executor.ts';
import type { Database, Executor } from './types.ts';
import { placeOfPrimary, placeOfReplica } from './replica-places.ts';
import { createReplicaWatch, ReplicaGone, type ReplicaLimits } from './replica-watch.ts';
import { isUnavailable } from './unavailable.ts';

/** Reading for records, reports and lists: on a replica if there is a usable one, else on the primary. */
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

/** The longest that a fresh read waits for the replica before it goes to the primary. */
const CATCH_UP_MS = 50;
const STEP_MS = 5;
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
 * Reads from a streaming replica while it keeps up, else from the primary. The clocks of the machines do not matter.
 */
export function createReads(
  primary: Database,
  replica: Database,
  limits: ReplicaLimits,
  log: Logger,
  metrics: Metrics,
): Reads {
  const counted = metrics.counter('fairlot_replica_reads_total', 'Reads meant for the replica, by where they went', [
    'server',
  ] as const);
  const watch = createReplicaWatch(primary, replica, limits, log, metrics);

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
    if (watch.state() === 'up') {
      try {
        const onReplica = async () => (!isFresh || (await hasCaughtUp()) ? { value: await work(replica) } : undefined);
        const answer = await watch.whileUp(onReplica);
        if (answer !== undefined) {
          counted.inc({ server: 'replica' });
          return answer.value;
        }
      } catch (error) {
        if (!isReplicaFault(error)) throw error;
      }
    }
    counted.inc({ server: 'primary' });
    return work(primary);
  }
  const executor = (isFresh: boolean) =>
    executorOf({
      rows: (query, options) => read(isFresh, (one) => one.rows(query, options)),
      run: primary.run,
    });

  return {
    fresh: executor(true),
    recent: executor(false),
    recentAt: watch.dataAt,
    state: watch.state,
    start: watch.start,
    stop: async () => {
      await watch.stop();
      await replica.close();
    },
  };
}

function isReplicaFault(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return error instanceof ReplicaGone || REPLICA_ONLY.has(code) || isUnavailable(error);
}
