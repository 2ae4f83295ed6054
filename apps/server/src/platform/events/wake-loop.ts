import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/index.ts';
import { pauseAfterFailures } from '../jobs/failures.ts';

const POLL_MS = 1000;

export interface WakeLoopOptions {
  log: Logger;
  /** What it does, for the log. */
  name: string;
  /** Who else wakes it: another process on this channel, and the clock every second as a net under all. */
  net?: { db: Database; channel: string };
  /** Rest after a round that took so long, so that what comes close together is done in one. */
  pauseMs: (tookMs: number) => number;
  /** One round; a failed one is logged and tried again when it is woken next, after a pause that grows. */
  work: () => Promise<void>;
}

export interface WakeLoop {
  /** There is something to do: starts a round here. */
  wake(): void;
  isStopped(): boolean;
  /** Ends with the round in progress. */
  idle(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs rounds one after the other, whenever it is woken. */
export function createWakeLoop({ log, name, net, pauseMs, work }: WakeLoopOptions): WakeLoop {
  let running: Promise<void> | undefined;
  let wanted = false;
  let stopped = true;
  let poll: NodeJS.Timeout | undefined;
  let failures = 0;
  let ending = new AbortController();

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
      const startedAt = performance.now();
      try {
        await work();
        failures = 0;
      } catch (error) {
        log.error({ err: error, loop: name }, 'a round of event delivery failed');
        failures += 1;
        await sleep(pauseAfterFailures(failures), undefined, { signal: ending.signal }).catch(() => {});
        continue;
      }
      if (!stopped) await sleep(pauseMs(performance.now() - startedAt));
    }
  }

  return {
    wake,
    isStopped: () => stopped,
    idle: async () => running,
    start: async () => {
      stopped = false;
      ending = new AbortController();
      if (net === undefined) return;
      await net.db.listen(net.channel, wake);
      poll = setInterval(wake, POLL_MS);
      wake();
    },
    stop: async () => {
      stopped = true;
      ending.abort();
      clearInterval(poll);
      await running;
    },
  };
}

export interface Notifier {
  /** Wakes the loops of the other processes within moments. */
  notify(): void;
  stop(): void;
}

/**
 * One notice for many commits: each takes a lock that all commits of the database share.
 * @param everyMs at most one in so long
 */
export function createNotifier(db: Database, log: Logger, channel: string, everyMs: number): Notifier {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  return {
    notify: () => {
      if (stopped) return;
      timer ??= setTimeout(() => {
        timer = undefined;
        db.notify(channel).catch((error: unknown) => log.warn({ err: error, channel }, 'notify failed'));
      }, everyMs);
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Lets so many at work at once; the others wait in the order in which they came. */
export interface Turns {
  take<T>(work: () => Promise<T>): Promise<T>;
}

/** @param longestMs work that takes longer keeps nobody waiting: its place is given on while it goes on */
export function createTurns(atOnce: number, longestMs: number): Turns {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  function giveOn(): void {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  }
  return {
    take: async (work) => {
      if (free > 0) free--;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      let hasPlace = true;
      const leave = () => {
        if (hasPlace) giveOn();
        hasPlace = false;
      };
      const timer = setTimeout(leave, longestMs);
      try {
        return await work();
      } finally {
        clearTimeout(timer);
        leave();
      }
    },
  };
}
