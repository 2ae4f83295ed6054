import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { answerTask } from '../kit/child.ts';
import { softswissCall } from '../kit/vendor-calls.ts';

/** Bets of a vendor as fast as they are answered, each of the next member. */
export interface CallbacksTask {
  origin: string;
  memberIds: readonly string[];
  connections: number;
  seconds: number;
}

export interface CallbacksResult {
  perSecond: number;
  taken: number;
  /** Latencies, ms. */
  p50: number;
  p99: number;
  failures: number;
  /** The first answer that was no taken bet. */
  refusal: string;
}

answerTask<CallbacksTask, CallbacksResult>(async ({ origin, memberIds, connections, seconds }) => {
  let next = 0;
  let taken = 0;
  let refused = 0;
  let refusal = '';
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path: '/vendors/PLAN/play',
        setupRequest: (request) => {
          const { headers, body } = softswissCall(memberIds[next++ % memberIds.length] ?? '', 'bet', randomUUID());
          return { ...request, headers, body: body ?? '' };
        },
        onResponse: (status, answer) => {
          if (status === 200) taken++;
          else if (refused++ === 0) refusal = `${status} ${answer}`;
        },
      },
    ],
  });
  const { p50, p99 } = result.latency;
  const failures = refused + result.errors + result.timeouts;
  return { perSecond: taken / result.duration, taken, p50, p99, failures, refusal };
});
