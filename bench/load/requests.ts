import autocannon from 'autocannon';
import { answerTask } from '../kit/child.ts';

/** Sends the same GET repeatedly, or a list of them in turn. */
export interface RequestsTask {
  origin: string;
  requests: readonly { path: string; headers?: Record<string, string> }[];
  connections: number;
  seconds: number;
}

export interface RequestsResult {
  perSecond: number;
  total: number;
  /** Latencies in ms. */
  p50: number;
  p99: number;
  /** Number of answers other than 200, errors and timeouts. */
  failures: number;
}

answerTask<RequestsTask, RequestsResult>(async ({ origin, requests, connections, seconds }) => {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: requests.map(({ path, headers }) => ({
      method: 'GET',
      path,
      headers: { 'accept-encoding': 'br', ...headers },
    })),
  });
  const answered = result['2xx'];
  return {
    perSecond: answered / result.duration,
    total: answered,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
});
