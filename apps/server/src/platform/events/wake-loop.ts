import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../db/index.ts';
import { pauseAfterFailures } from '../jobs/failures.ts';
import { inRound } from '../tracing/index.ts';

/** Default interval of the timer. */
const POLL_MS = 1000;

export interface WakeLoopOptions {
  log: Logger;
  /** Name of the work, for the log. */
  name: string;
  /** Other sources of wakes: another process on this channel, and a timer as a fallback. */
  net?: { db: Database; channel: string; pollMs?: number };
  /** Pause after a round, from the time the round took, so that closely spaced wakes share a round. */
  pauseMs: (tookMs: number) => number;
  /** One round. A failed one is logged and retried at the next wake, after a pause that grows. */
  work: () => Promise<void>;
}

export interface WakeLoop {
  /** Starts a round in this process because there is work. */
  wake(): void;
  isStopped(): boolean;
  /** Resolves when the round in progress ends. */
  idle(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs rounds one at a time, whenever it is woken. */
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
        await inRound(`round ${name}`, work);
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
      poll = setInterval(wake, net.pollMs ?? POLL_MS);
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

/** Limits concurrent work; further work waits in order of arrival. */
export interface Turns {
  take<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * @param atOnce how much work may run now, at least 1; asked whenever work comes or ends
 * @param longestMs work that takes longer gives up its place but continues, so that it does not block the rest
 */
export function createTurns(atOnce: () => number, longestMs: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  function admit(): void {
    while (waiting.length > 0 && running < atOnce()) {
      running++;
      waiting.shift()?.();
    }
  }
  return {
    take: async (work) => {
      if (waiting.length === 0 && running < atOnce()) running++;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      let hasPlace = true;
      const leave = () => {
        if (hasPlace) running--;
        hasPlace = false;
        admit();
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

/** Work in this process that rounds of delivery let pass. */
export interface RightOfWay {
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when no such work is left, at the latest after a limit, so that nothing waits forever. */
  passed(): Promise<void>;
  isBusy(): boolean;
}

/** Work that continues within this time is one piece. */
const CONTINUES_MS = 20;

/** @param longestMs maximum wait of a round */
export function createRightOfWay(longestMs: number): RightOfWay {
  let busyUntil = 0;
  return {
    during: async (work) => {
      busyUntil = Number.POSITIVE_INFINITY;
      try {
        return await work();
      } finally {
        busyUntil = performance.now() + CONTINUES_MS;
      }
    },
    passed: async () => {
      const latest = performance.now() + longestMs;
      while (performance.now() < Math.min(latest, busyUntil)) await sleep(CONTINUES_MS);
    },
    isBusy: () => performance.now() < busyUntil,
  };
}
