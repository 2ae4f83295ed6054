import type { Logger } from 'pino';
import { pauseAfterFailures } from './failures.ts';

export interface Job {
  name: string;
  /** Pause between two runs. */
  everyMs: number;
  /** Pause between the start and the first run; none unless said. */
  firstAfterMs?: number;
  /** Rests after each run as long as it took, also when there is more to do: long work that others go before. */
  isGentle?: boolean;
  /** Answers true when there is more to do at once. Any number of processes may run it at the same time. */
  run(): Promise<boolean>;
  /** Waits for work that its runs have begun and not awaited. */
  settle?(): Promise<unknown>;
}

export interface JobRunner {
  add(job: Job): void;
  start(): void;
  /** Waits for the runs in progress and for what they have begun. */
  stop(): Promise<void>;
}

/**
 * Runs jobs again and again, each on its own timer. A failed run is logged and tried again after its pause, or after a
 * longer one where it failed several times in a row.
 */
export function createJobRunner(log: Logger): JobRunner {
  const jobs: Job[] = [];
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  const failures = new Map<string, number>();
  let stopped = true;

  function schedule(job: Job, delayMs: number): void {
    if (stopped) return;
    timers.set(
      job.name,
      setTimeout(() => {
        running.set(
          job.name,
          turn(job).finally(() => running.delete(job.name)),
        );
      }, delayMs),
    );
  }
  async function turn(job: Job): Promise<void> {
    let more = false;
    const begun = performance.now();
    try {
      more = await job.run();
      failures.delete(job.name);
    } catch (error) {
      log.error({ err: error, job: job.name }, 'job failed');
      const inARow = (failures.get(job.name) ?? 0) + 1;
      failures.set(job.name, inARow);
      return schedule(job, Math.max(job.everyMs, pauseAfterFailures(inARow)));
    }
    const restMs = job.isGentle ? performance.now() - begun : 0;
    schedule(job, more ? restMs : job.everyMs);
  }

  return {
    add: (job) => jobs.push(job),
    start: () => {
      stopped = false;
      for (const job of jobs) schedule(job, job.firstAfterMs ?? 0);
    },
    stop: async () => {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
      await Promise.all(jobs.flatMap((job) => job.settle?.() ?? []));
    },
  };
}
