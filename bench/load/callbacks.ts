import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { answerTask } from '../kit/child.ts';
import { percentile } from '../kit/report.ts';
import { softswissCall } from '../kit/vendor-calls.ts';

/** Bets of a vendor as fast as they are answered, each of the next member. */
export interface CallbacksTask {
  origin: string;
  memberIds: readonly string[];
  connections: number;
  seconds: number;
  /** Calls that are signed beforehand; more than can be answered in the time. */
  calls: number;
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

/**
 * Bytes on sockets, written before the clock runs: the vendor's own signing is no work of the server, and pgbench, to
 * which this is compared, takes as little of the processors.
 */
answerTask<CallbacksTask, CallbacksResult>(async (task) => {
  const { origin, memberIds, connections, seconds, calls } = task;
  const { hostname, port, host } = new URL(origin);
  const written = Array.from({ length: calls }, (_, n) => requestOf(host, memberIds[n % memberIds.length] ?? ''));
  const samples: number[] = [];
  let next = 0;
  let failures = 0;
  let refusal = '';
  const startAt = performance.now();
  const endAt = startAt + seconds * 1000;

  const run = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let sentAt = 0;
      let answer = '';
      const send = () => {
        const request = written[next++];
        if (request === undefined) return reject(new Error(`${calls} calls were not enough`));
        sentAt = performance.now();
        socket.write(request);
      };
      socket.setEncoding('latin1').on('connect', send).on('error', reject);
      socket.on('data', (part: string) => {
        answer += part;
        if (!isWhole(answer)) return;
        samples.push(performance.now() - sentAt);
        if (!answer.startsWith('HTTP/1.1 200') && failures++ === 0) refusal = answer;
        answer = '';
        if (performance.now() < endAt) return send();
        socket.destroy();
        resolve();
      });
    });
  await Promise.all(Array.from({ length: connections }, run));
  const taken = samples.length - failures;
  return {
    perSecond: (taken * 1000) / (performance.now() - startAt),
    taken,
    p50: percentile(samples, 0.5),
    p99: percentile(samples, 0.99),
    failures,
    refusal,
  };
});

function requestOf(host: string, memberId: string): Buffer {
  const { method, path, headers, body = '' } = softswissCall(memberId, 'bet', randomUUID());
  const head = Object.entries({ host, ...headers, 'content-length': String(Buffer.byteLength(body)) })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n${body}`);
}

/** Whether all bytes of an answer are there; it has a length, as short answers have. */
function isWhole(answer: string): boolean {
  const headEnd = answer.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  const length = Number(/^content-length: (\d+)/im.exec(answer.slice(0, headEnd))?.[1]);
  return answer.length >= headEnd + 4 + length;
}
