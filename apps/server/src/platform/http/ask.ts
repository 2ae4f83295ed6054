import type { EndpointSpec, ParamsOf, QueryOf, ValueOf } from '@fairlot/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from './caller.ts';
import type { BoundRoute, Context } from './route.ts';

export interface AskInput<E extends EndpointSpec> {
  params?: ParamsOf<E>;
  query?: QueryOf<E>;
  caller?: Caller | null;
  language?: string;
  ip?: string;
  /** Value of the cookie of an operator's browser (`PREVIEW_COOKIE`). */
  preview?: string | undefined;
}

/** Calls an endpoint in process and returns the `value` that the same call over HTTP would return. */
export type Ask = <E extends EndpointSpec>(endpoint: E, input?: AskInput<E>) => Promise<ValueOf<E>>;

/**
 * Calls reading endpoints without an HTTP request, for the server's own pages. The caller is responsible for valid
 * input.
 */
export function createAsk(routes: readonly BoundRoute[], log: FastifyBaseLogger): Ask {
  const byId = new Map(routes.map((bound) => [bound.endpoint.id, bound]));
  return async (endpoint, input = {}) => {
    const bound = byId.get(endpoint.id);
    if (bound === undefined || endpoint.method !== 'GET') throw new Error(`${endpoint.id} cannot be called in process`);
    const context: Context<EndpointSpec> = {
      params: input.params,
      query: input.query ?? {},
      body: undefined,
      caller: input.caller ?? null,
      operator: null,
      files: [],
      origin: '',
      ip: input.ip ?? '',
      receivedAtMs: Date.now(),
      language: input.language ?? 'EN',
      userAgent: '',
      idempotency: undefined,
      cookie: { value: undefined, set: refuseCookie, clear: refuseCookie },
      device: { value: undefined, set: refuseCookie },
      visitor: { value: undefined, set: refuseCookie, clear: refuseCookie },
      preview: { value: input.preview, set: refuseCookie, clear: refuseCookie },
      log,
    } as Context<EndpointSpec>;
    const answer = await bound.handle(context);
    return (endpoint.footer === undefined ? answer : (answer as { value: unknown }).value) as ValueOf<typeof endpoint>;
  };
}

function refuseCookie(): never {
  throw new Error('an endpoint called in process cannot set cookies');
}
