import { connect } from 'node:net';
import type { PacedRequest } from '../load/send.ts';
import { percentile } from './report.ts';

export interface RawTask {
  origin: string;
  connections: number;
  /** Duration; ends earlier when all calls were answered and `isAll` is set. */
  seconds: number;
  isAll?: boolean;
}

export interface RawResult {
  perSecond: number;
  taken: number;
  /** Latencies in ms. */
  p50: number;
  p99: number;
  failures: number;
  /** The first refused answer. */
  refusal: string;
}

/** The bytes of a request on the wire. */
export function bytesOf(origin: string, { method, path, headers, body = '' }: PacedRequest): Buffer {
  const { host } = new URL(origin);
  const head = Object.entries({ host, ...headers, 'content-length': String(Buffer.byteLength(body)) })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${head}\r\n${body}`);
}

/**
 * Sends bytes prepared before the measurement on sockets, as fast as they are answered. Signing and sealing are the
 * caller's work rather than the server's, and pgbench, the reference, also uses little of the processors.
 * @throws when there are fewer requests than the server answers in the time, unless all of them are wanted
 */
export async function sendRaw(
  { origin, connections, seconds, isAll = false }: RawTask,
  written: readonly Buffer[],
  isTaken: (answer: string) => boolean,
): Promise<RawResult> {
  const samples: number[] = [];
  let next = 0;
  let failures = 0;
  let refusal = '';
  const startAt = performance.now();
  const endAt = startAt + seconds * 1000;

  const run = async () => {
    const caller = await openCaller(origin);
    do {
      const request = written[next++];
      if (request === undefined && !isAll) throw new Error(`${written.length} calls were not enough`);
      if (request === undefined) break;
      const sentAt = performance.now();
      const answer = await caller.ask(request);
      samples.push(performance.now() - sentAt);
      if (!isTaken(answer) && failures++ === 0) refusal = answer;
    } while (performance.now() < endAt);
    caller.close();
  };
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
}

/** A connection that carries one call at a time. */
export interface Caller {
  /** Sends the bytes of a call and returns the received ones; the previous call must have been answered. */
  ask(request: Buffer): Promise<string>;
  close(): void;
}

export function openCaller(origin: string): Promise<Caller> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const opened = Promise.withResolvers<Caller>();
  let asked: PromiseWithResolvers<string> | undefined;
  let answer = '';
  const fail = (error: Error) => {
    opened.reject(error);
    asked?.reject(error);
  };
  socket.setEncoding('latin1').on('error', fail);
  socket.on('close', () => fail(new Error('the server has closed a connection')));
  socket.on('data', (part: string) => {
    answer += part;
    if (!isWhole(answer)) return;
    asked?.resolve(answer);
    answer = '';
  });
  socket.on('connect', () =>
    opened.resolve({
      ask: (request) => {
        asked = Promise.withResolvers<string>();
        socket.write(request);
        return asked.promise;
      },
      close: () => socket.destroy(),
    }),
  );
  return opened.promise;
}

/** Whether an answer is complete; it has a content length, as short answers do. */
function isWhole(answer: string): boolean {
  const headEnd = answer.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  const length = Number(/^content-length: (\d+)/im.exec(answer.slice(0, headEnd))?.[1]);
  return answer.length >= headEnd + 4 + length;
}
