import type { Logger } from 'pino';
import { createNotifier } from '../db/notifier.ts';
import type { Database } from '../db/types.ts';
import { inRound } from '../tracing/index.ts';
import { pauseAfterFailures } from './failures.ts';

export interface Job {
  name: string;
  /**
   * Pause between two runs. A statement that wakes `job:<name>` ends the pause after its commit, in every process, so
   * the pause may be as long as a lost process's work may wait.
   */
  everyMs: number;
  /** Pause between the start and the first run; defaults to none. */
  firstAfterMs?: number;
  /** Pauses after each run for as long as it took, even when there is more to do: for long, low-priority work. */
  isGentle?: boolean;
  /** Maintains this process's memory (copies of rows, counts to be written), so it runs in processes of every role. */
  isLocal?: boolean;
  /**
   * Returns true when there is more to do immediately, or the milliseconds until there is, if it knows them; it never
   * rests longer than its pause. Any number of processes may run it at the same time.
   */
  run(): Promise<boolean | number>;
  /** Waits for work that its runs have started and not awaited. */
  settle?(): Promise<unknown>;
}

/** Notifications name the job. */
const CHANNEL = 'fairlot_jobs';
/** Other processes are notified of commits at most this often. */
const NOTIFY_EVERY_MS = 50;

export interface JobRunner {
  add(job: Job): void;
  /** @param which only these jobs; defaults to all */
  start(which?: (job: Job) => boolean): Promise<void>;
  /** Waits for the runs in progress and for the work they have started. */
  stop(): Promise<void>;
}

/**
 * Runs jobs repeatedly, each on its own timer. A failed run is logged and retried after its pause, or after a longer
 * one if it failed several times in a row; nothing ends that pause.
 */
export function createJobRunner(db: Pick<Database, 'onWake' | 'listen' | 'notify'>, log: Logger): JobRunner {
  const jobs: Job[] = [];
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  const failures = new Map<string, number>();
  /** Jobs that got work during their run, which may have looked before. */
  const again = new Set<string>();
  const notifier = createNotifier(db, log, CHANNEL, NOTIFY_EVERY_MS);
  let wakers: (() => void)[] = [];
  let stopped = true;

  function schedule(job: Job, delayMs: number): void {
    if (stopped) return;
    clearTimeout(timers.get(job.name));
    timers.set(
      job.name,
      setTimeout(() => {
        const run = turn(job).finally(() => {
          running.delete(job.name);
          if (again.delete(job.name)) wake(job);
        });
        running.set(job.name, run);
      }, delayMs),
    );
  }
  function wake(job: Job): void {
    if (failures.has(job.name)) return;
    if (running.has(job.name)) again.add(job.name);
    else schedule(job, 0);
  }
  async function turn(job: Job): Promise<void> {
    let more: boolean | number = false;
    const begun = performance.now();
    try {
      more = await inRound(`job ${job.name}`, () => job.run());
      failures.delete(job.name);
    } catch (error) {
      log.error({ err: error, job: job.name }, 'job failed');
      const inARow = (failures.get(job.name) ?? 0) + 1;
      failures.set(job.name, inARow);
      return schedule(job, Math.max(job.everyMs, pauseAfterFailures(inARow)));
    }
    const restMs = job.isGentle ? performance.now() - begun : 0;
    if (more === false) schedule(job, job.everyMs);
    else schedule(job, Math.max(restMs, more === true ? 0 : Math.min(more, job.everyMs)));
  }

  return {
    add: (job) => jobs.push(job),
    start: async (which = () => true) => {
      stopped = false;
      const chosen = jobs.filter(which);
      wakers = jobs.map((job) =>
        db.onWake(`job:${job.name}`, () => {
          if (chosen.includes(job)) wake(job);
          notifier.notify(job.name);
        }),
      );
      await db.listen(CHANNEL, (name) => {
        const job = chosen.find((one) => one.name === name);
        if (job) wake(job);
      });
      for (const job of chosen) schedule(job, job.firstAfterMs ?? 0);
    },
    stop: async () => {
      stopped = true;
      notifier.stop();
      for (const stopWaking of wakers) stopWaking();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
      await Promise.all(jobs.flatMap((job) => job.settle?.() ?? []));
    },
  };
}
