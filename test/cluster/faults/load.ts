import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../wait.ts';
import { type Call, depositCall, GAME, roundCall, sendCall, ticketCall, withdrawalCall } from './calls.ts';
import type { DepositOrder, Player } from './players.ts';

/** Players and a provider that call until they are stopped. */
export interface Load {
  readonly calls: Call[];
  /** Longest time without an acknowledged call so far, in ms. */
  longestPauseMs(): number;
  /** Waits until calls are acknowledged again. */
  flows(withinMs: number): Promise<void>;
  /** Ends the load and repeats every open call until its answer is final. */
  finish(withinMs: number): Promise<void>;
  /** Ends the load and leaves its open calls. */
  abandon(): Promise<void>;
}

/** Pause of a player between two calls, unless a test needs less load. */
const THINK_MS = 100;
const RETRY_MS = 250;
/** Calls of a player until one is a withdrawal. */
const WITHDRAWAL_EVERY = 25;
/** A ticket is not sent this shortly before its draw closes. */
const ROOM_MS = 2000;

export function startLoad(
  origin: string,
  players: readonly Player[],
  orders: readonly DepositOrder[],
  thinkMs = THINK_MS,
): Load {
  const calls: Call[] = [];
  const sale = watchSale(origin);
  let isStopped = false;
  let lastAt = performance.now();
  let longest = 0;
  const pass = async (call: Call) => {
    await sendCall(origin, call);
    if (call.state !== 'acknowledged') return;
    longest = Math.max(longest, performance.now() - lastAt);
    lastAt = performance.now();
  };
  /** Sends as a client does: the same call again until the answer is final. */
  const play = async (next: (n: number) => Call | undefined) => {
    for (let n = 0; !isStopped; n++) {
      const call = next(n);
      if (call !== undefined) calls.push(call);
      while (call?.state === 'open' && !isStopped) {
        await pass(call);
        if (call.state === 'open') await sleep(RETRY_MS);
      }
      await sleep(thinkMs);
    }
  };
  const ends = [
    ...players.map((player) =>
      play((n) => {
        if (n % WITHDRAWAL_EVERY === WITHDRAWAL_EVERY - 1) return withdrawalCall(player);
        const draw = sale.current();
        return n % 2 === 0 && draw !== undefined ? ticketCall(player, draw) : roundCall(player);
      }),
    ),
    play((n) => {
      const order = orders[n];
      return order === undefined ? undefined : depositCall(order);
    }),
  ];
  const abandon = async () => {
    isStopped = true;
    await Promise.all(ends);
    await sale.stop();
  };
  return {
    calls,
    abandon,
    longestPauseMs: () => Math.max(longest, performance.now() - lastAt),
    flows: async (withinMs) => {
      const since = performance.now();
      await until('calls are acknowledged again', () => lastAt > since, withinMs);
    },
    finish: async (withinMs) => {
      const pauseAtEnd = performance.now() - lastAt;
      longest = Math.max(longest, pauseAtEnd);
      await abandon();
      lastAt = Infinity;
      const open = () => calls.filter(({ state }) => state === 'open');
      await until(
        'every call has a final answer',
        async () => {
          await Promise.all(open().map((call) => sendCall(origin, call)));
          return open().length === 0;
        },
        withinMs,
      );
    },
  };
}

interface Issue {
  gameCode: string;
  numero: string | null;
  remainTime: number;
  lockTime: number;
  isSale: boolean;
}

/** Follows the draw on sale. */
function watchSale(origin: string) {
  let found: { drawNumber: string; oddsVersion: number; until: number } | undefined;
  let isStopped = false;
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(5000) });
    return ((await answer.json()) as { value: T }).value;
  };
  const follow = async () => {
    while (!isStopped) {
      try {
        const issues = await ask<Issue[]>('/lgw/lottery/numero');
        const issue = issues.find(({ gameCode }) => gameCode === GAME);
        const { oddsVersion } = await ask<{ oddsVersion: number }>(`/lgw/lottery/plays?gameCode=${GAME}`);
        const roomMs = (issue?.remainTime ?? 0) - (issue?.lockTime ?? 0) - ROOM_MS;
        found =
          issue?.isSale && issue.numero !== null
            ? { drawNumber: issue.numero, oddsVersion, until: performance.now() + roomMs }
            : undefined;
      } catch {
        // The fault affects this query too; it is repeated.
      }
      await sleep(500);
    }
  };
  const following = follow();
  return {
    current: () => (found !== undefined && found.until > performance.now() ? found : undefined),
    stop: () => {
      isStopped = true;
      return following;
    },
  };
}
