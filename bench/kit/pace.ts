import { setTimeout as sleep } from 'node:timers/promises';
import type { PacedRequest } from '../load/send.ts';

/** Sends requests at regular intervals, whether or not earlier ones were answered, like independent users. */
export interface PacedTask {
  origin: string;
  /** Sent in turn. */
  requests: readonly PacedRequest[];
  /** Requests per second. */
  rate: number;
  seconds: number;
  connections: number;
  /** Text that a successful answer with status 200 contains. */
  expected: string;
}

export interface PacedResult {
  /** Each answer: epoch ms of its arrival, and ms since the request was due. */
  samples: [at: number, ms: number][];
  failures: number;
  /** The first failed answer. */
  refusal: string;
}

/**
 * Runs the task; `send` sends the request at a position. An answer without the expected text, or none, is a failure.
 * @param send returns undefined if there is no request
 */
export async function atEvenDistances(
  { requests, rate, seconds }: PacedTask,
  sayReady: () => void,
  send: (place: number) => Promise<{ isGood: boolean; answer: string } | undefined>,
): Promise<PacedResult> {
  const result: PacedResult = { samples: [], failures: 0, refusal: '' };
  const fail = (refusal: string) => {
    if (result.failures++ === 0) result.refusal = refusal.slice(0, 300);
  };
  const ask = async (place: number, dueAt: number) => {
    try {
      const answered = await send(place);
      if (answered === undefined) return;
      result.samples.push([Date.now(), performance.now() - dueAt]);
      if (!answered.isGood) fail(answered.answer);
    } catch (error) {
      fail(String(error));
    }
  };
  const startAt = performance.now();
  const asked: Promise<void>[] = [];
  for (let n = 0; n < rate * seconds; n++) {
    const dueAt = startAt + (n * 1000) / rate;
    const waitMs = dueAt - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    asked.push(ask(n % requests.length, dueAt));
    if (n === 0) sayReady();
  }
  await Promise.all(asked);
  return result;
}
