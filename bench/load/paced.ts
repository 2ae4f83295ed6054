import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerTask } from '../kit/child.ts';
import { type PacedRequest, send } from './send.ts';

/** Sends requests at even distances, whether or not former ones were answered, as many people do. */
export interface PacedTask {
  origin: string;
  /** Sent in turn. */
  requests: readonly PacedRequest[];
  /** Requests a second. */
  rate: number;
  seconds: number;
  connections: number;
  /** What an answer of 200 holds when it is a good one. */
  expected: string;
}

export interface PacedResult {
  /** Every answer: epoch ms of its arrival, and ms since the request was due. */
  samples: [at: number, ms: number][];
  failures: number;
  /** The first answer that was not a good one. */
  refusal: string;
}

answerTask<PacedTask, PacedResult>(async ({ origin, requests, rate, seconds, connections, expected }, sayReady) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const samples: PacedResult['samples'] = [];
  let failures = 0;
  let refusal = '';
  const ask = async (wanted: PacedRequest, dueAt: number) => {
    try {
      const { status, text } = await send(origin, wanted, agent);
      samples.push([Date.now(), performance.now() - dueAt]);
      if (status === 200 && text.includes(expected)) return;
      throw new Error(`${status} ${text.slice(0, 300)}`);
    } catch (error) {
      if (failures++ === 0) refusal = String(error);
    }
  };
  const startAt = performance.now();
  const asked: Promise<void>[] = [];
  for (let n = 0; n < rate * seconds; n++) {
    const dueAt = startAt + (n * 1000) / rate;
    const waitMs = dueAt - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    const wanted = requests[n % requests.length];
    if (wanted) asked.push(ask(wanted, dueAt));
    if (n === 0) sayReady();
  }
  await Promise.all(asked);
  agent.destroy();
  return { samples, failures, refusal };
});
