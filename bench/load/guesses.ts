import { answerTask } from '../kit/child.ts';
import type { PacedRequest } from './send.ts';

/** Sends every request once, several at a time. */
export interface GuessesTask {
  origin: string;
  requests: readonly PacedRequest[];
  connections: number;
}

export interface GuessesResult {
  /** Number of answers by error code; `none` for a success. */
  byCode: Record<string, number>;
  seconds: number;
}

answerTask<GuessesTask, GuessesResult>(async ({ origin, requests, connections }, sayReady) => {
  const byCode: Record<string, number> = {};
  const waiting = [...requests].reverse();
  const startedAt = performance.now();
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { method, path, headers, body } = next;
      const answer = await fetch(origin + path, { method, headers, ...(body === undefined ? {} : { body }) });
      const { errorCode } = (await answer.json()) as { errorCode: string | null };
      byCode[errorCode ?? 'none'] = (byCode[errorCode ?? 'none'] ?? 0) + 1;
    }
  };
  sayReady();
  await Promise.all(Array.from({ length: connections }, work));
  return { byCode, seconds: (performance.now() - startedAt) / 1000 };
});
