import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/index.ts';

const POLL_MS = 1000;
const NOTIFY_EVERY_MS = 20;

export interface WakeLoopOptions {
  db: Database;
  log: Logger;
  /** Channel on which the processes wake each other. */
  channel: string;
  /** Rest after each round, so that what comes close together is done in one. */
  pauseMs: number;
  /** One round; a failed one is logged and tried again by the poll. */
  work: () => Promise<void>;
}

export interface WakeLoop {
  /** There is something to do: starts a round here and, within moments, in the other processes. */
  poke(): void;
  isStopped(): boolean;
  /** Ends with the round in progress. */
  idle(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs rounds one after the other: when poked here, when another process says so, and every second as a net under both. */
export function createWakeLoop({ db, log, channel, pauseMs, work }: WakeLoopOptions): WakeLoop {
  let running: Promise<void> | undefined;
  let wanted = false;
  let stopped = true;
  let poll: NodeJS.Timeout | undefined;
  let notifyTimer: NodeJS.Timeout | undefined;

  function wake(): void {
    wanted = true;
    if (stopped || running) return;
    running = rounds().finally(() => {
      running = undefined;
      if (wanted && !stopped) wake();
    });
  }
  async function rounds(): Promise<void> {
    while (wanted && !stopped) {
      wanted = false;
      try {
        await work();
      } catch (error) {
        log.error({ err: error, channel }, 'a round of event delivery failed');
        return;
      }
      if (!stopped) await sleep(pauseMs);
    }
  }
  return {
    isStopped: () => stopped,
    idle: async () => running,
    poke: () => {
      wake();
      if (db.engine === 'pglite' || stopped) return;
      // One notice for many commits: each takes a lock that all commits of the database share.
      notifyTimer ??= setTimeout(() => {
        notifyTimer = undefined;
        db.notify(channel).catch((error: unknown) => log.warn({ err: error, channel }, 'notify failed'));
      }, NOTIFY_EVERY_MS);
    },
    start: async () => {
      stopped = false;
      await db.listen(channel, wake);
      poll = setInterval(wake, POLL_MS);
      wake();
    },
    stop: async () => {
      stopped = true;
      clearInterval(poll);
      clearTimeout(notifyTimer);
      await running;
    },
  };
}
