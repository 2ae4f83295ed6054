import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { SpanKind } from '@opentelemetry/api';
import { inSpan } from '../tracing/index.ts';

export interface OutsideCall {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** Time limit of the whole call: name lookup, connection, head and the last byte of the answer. */
  deadlineMs: number;
  /** Longest answer in bytes; defaults to `MOST_BYTES`. */
  mostBytes?: number;
  /** Resolves names instead of the system's lookup. The call then uses a separate connection. */
  lookup?: LookupFunction;
}

export interface OutsideAnswer {
  status: number;
  isOk: boolean;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The answer is longer than the caller accepts. Its head is known. */
export class AnswerTooLong extends Error {
  readonly status: number;
  constructor(status: number, mostBytes: number) {
    super(`the answer is longer than ${mostBytes} bytes`);
    this.status = status;
  }
}

/** Enough for every JSON answer that is read here. */
const MOST_BYTES = 4_000_000;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Makes an outgoing HTTP call. All such calls use this function; a lint rule and a boundary rule forbid others.
 * Redirects are not followed. The deadline covers the whole call, so a peer that sends byte by byte is cut off like a
 * silent one.
 * @throws Error when the peer cannot be reached, redirects, or does not finish its answer before the deadline
 * @throws AnswerTooLong
 */
export async function callOutside(address: string | URL, call: OutsideCall): Promise<OutsideAnswer> {
  const url = new URL(address);
  const { method = 'GET' } = call;
  // Paths and queries can contain tokens, so the span names only the host.
  const attributes = { 'http.request.method': method, 'server.address': url.host };
  return inSpan(`${method} ${url.host}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    const answer = await exchange(url, method, call);
    span?.setAttribute('http.response.status_code', answer.status);
    return answer;
  });
}

function exchange(url: URL, method: string, call: OutsideCall): Promise<OutsideAnswer> {
  const { headers = {}, body, deadlineMs, mostBytes = MOST_BYTES, lookup } = call;
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    // A connection opened for an unchecked name must not be reused for a checked one.
    const own = lookup === undefined ? {} : { lookup, agent: false as const };
    const request = send(url, { method, headers: { ...headers, ...length }, ...own });
    const fail = (error: Error) => {
      clearTimeout(deadline);
      reject(error);
      request.destroy();
    };
    const deadline = setTimeout(() => fail(new Error(`no complete answer within ${deadlineMs} ms`)), deadlineMs);
    request.on('error', fail);
    request.on('response', (response) => {
      readAnswer(response, mostBytes).then((answer) => {
        clearTimeout(deadline);
        resolve(answer);
      }, fail);
    });
    request.end(body);
  });
}

/** The supported fields of the second argument of `fetch`. */
interface FetchInit {
  method?: string;
  headers?: HeadersInit;
  body?: unknown;
}

/** Like `fetch`, for libraries that accept a function of that shape. */
export function fetchWithin(limits: Pick<OutsideCall, 'deadlineMs' | 'mostBytes' | 'lookup'>) {
  return async (url: string, { method = 'GET', headers = {}, body }: FetchInit = {}): Promise<Response> => {
    const asked = new Request(url, { method, headers, body: body as BodyInit | null });
    const sent = Buffer.from(await asked.arrayBuffer());
    const answer = await callOutside(asked.url, {
      method: asked.method,
      headers: Object.fromEntries(asked.headers),
      ...(sent.length === 0 ? {} : { body: sent }),
      ...limits,
    });
    const pairs = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    );
    const { status } = answer;
    return new Response(BODILESS.has(status) ? null : new Uint8Array(answer.body), { status, headers: pairs });
  };
}

/** Statuses for which the constructor of `Response` allows no body. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/** @throws Error when the connection ends before the answer does */
async function readAnswer(response: IncomingMessage, mostBytes: number): Promise<OutsideAnswer> {
  const { statusCode: status = 0, headers } = response;
  if (REDIRECTS.has(status)) throw new Error(`it redirects (${status}), which is not followed`);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new AnswerTooLong(status, mostBytes);
    chunks.push(chunk);
  }
  return { status, isOk: status >= 200 && status < 300, headers, body: Buffer.concat(chunks) };
}
