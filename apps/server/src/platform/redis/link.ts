import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import { within } from '../outside/within.ts';

export type Client = ReturnType<typeof openClient>;

export interface RedisOptions {
  url: string;
  answerMs: number;
}

/** A connection to Redis that callers can use while it works and that never makes them wait when it does not. */
export interface RedisLink {
  isUp(): boolean;
  /**
   * Runs commands.
   * @returns undefined when Redis is down, fails or does not answer in time; the caller then continues without it
   */
  attempt<T>(work: (client: Client) => Promise<T>): Promise<T | undefined>;
  /** Receives the messages of a channel, even after each reconnection. */
  subscribe(channel: string, onMessage: (text: string) => void): void;
  /** Tries the first connection, for at most a second; later ones are made in the background. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const CONNECT_MS = 1000;
/** A frozen server is noticed within this time even when nothing else is sent. */
const PROBE_EVERY_MS = 1000;
const RECONNECT_MS = 500;

/**
 * Keeps one connection (RESP 3: commands and subscriptions share it). Any failure ends the connection, and a new one is
 * opened in the background. Until then `attempt` returns immediately.
 * @param answerMs the longest that a call waits; the first slow answer ends the connection for all callers
 */
export function createRedisLink({ url, answerMs }: RedisOptions, log: Logger, metrics: Metrics): RedisLink {
  const up = metrics.gauge('fairlot_redis_up', 'Whether this process is connected to Redis');
  const failures = metrics.counter('fairlot_redis_failures_total', 'Connections to Redis that were lost or refused');
  const channels = new Map<string, (text: string) => void>();
  let ending = false;
  let client: Client | undefined;
  let keeping: Promise<void> | undefined;
  /** Ends the pause between two probes. */
  let endPause = () => {};
  let isReported = false;

  function drop(used: Client, error: unknown): void {
    if (client !== used) return;
    client = undefined;
    up.set(0);
    failures.inc();
    log.warn({ err: error }, 'the connection to Redis was lost; limits are counted per process');
    used.destroy();
    endPause();
  }
  async function connect(): Promise<boolean> {
    const next = openClient(url);
    next.on('error', (error: unknown) => drop(next, error));
    try {
      await within(CONNECT_MS, next.connect());
      for (const [channel, onMessage] of channels)
        await within(
          CONNECT_MS,
          next.subscribe(channel, (text) => onMessage(text)),
        );
      await within(CONNECT_MS, next.ping());
      if (ending) throw new Error('stopping');
      client = next;
      isReported = false;
      up.set(1);
      log.info('connected to Redis');
      return true;
    } catch (error) {
      next.destroy();
      failures.inc();
      if (!isReported && !ending) log.warn({ err: error }, 'Redis does not answer; retrying');
      isReported = true;
      return false;
    }
  }
  async function keepConnected(): Promise<void> {
    while (!ending) {
      const current = client;
      if (current === undefined) {
        if (!(await connect())) await pause(RECONNECT_MS);
        continue;
      }
      await pause(PROBE_EVERY_MS);
      if (client === current && !ending) await attempt((used) => used.ping());
    }
  }
  async function pause(ms: number): Promise<void> {
    const early = new AbortController();
    endPause = () => early.abort();
    if (!ending) await sleep(ms, undefined, { signal: early.signal }).catch(() => {});
  }

  async function attempt<T>(work: (used: Client) => Promise<T>): Promise<T | undefined> {
    const used = client;
    if (used === undefined) return undefined;
    try {
      return await within(answerMs, work(used));
    } catch (error) {
      drop(used, error);
      return undefined;
    }
  }

  up.set(0);
  return {
    isUp: () => client !== undefined,
    attempt,
    subscribe: (channel, onMessage) => void channels.set(channel, onMessage),
    start: async () => {
      await connect();
      keeping = keepConnected();
    },
    stop: async () => {
      ending = true;
      endPause();
      await keeping;
      client?.destroy();
      client = undefined;
    },
  };
}

/** The link reconnects itself, so that a connection is either usable or gone. */
function openClient(url: string) {
  return createClient({
    url,
    name: 'fairlot',
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false },
  });
}
