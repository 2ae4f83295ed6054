import type { EndpointSpec } from '@fairlot/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { type Caller, SESSION_COOKIE, TRIAL_TYPE, type Verifiers } from './caller.ts';
import { succeed, successSchema } from './envelope.ts';
import { readIdempotencyKey } from './idempotency.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { BoundRoute, Context } from './route.ts';
import { compilePayload } from './validate.ts';

export interface RouteServices {
  verifiers: Verifiers;
  limiter: RateLimiter;
  secureCookies: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/**
 * Registers one endpoint. Order: authentication, module, rate limit, shape, decryption, account policy, handler.
 * Authentication comes first, so that a call without token learns nothing else.
 */
export function registerRoute(app: FastifyInstance, { endpoint, handle }: BoundRoute, services: RouteServices): void {
  const encrypted = endpoint.policies?.encrypted === true;
  const checkPayload = encrypted && endpoint.body ? compilePayload(endpoint.body) : undefined;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: {
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: encrypted ? ENCRYPTED_BODY : endpoint.body } : {}),
      response: { 200: successSchema(endpoint) },
    },
    ...(hasSumBalance(endpoint) ? { onSend: printSumBalance } : {}),
    onRequest: async (request) => {
      request.caller = await authenticate(endpoint, request, services.verifiers);
    },
    preValidation: async (request) => {
      checkModule(endpoint, request);
      refuseTokenOutsideHeader(request);
      const limit = endpoint.policies?.rateLimit;
      if (limit) await services.limiter.hit(limit, endpoint.id, limit.by === 'member' && request.caller ? String(request.caller.memberId) : request.ip);
    },
    handler: async (request, reply) => {
      if (endpoint.policies?.realAccount && request.caller?.type === TRIAL_TYPE) throw new Refusal('permission.denied');
      let body = request.body;
      if (encrypted) {
        body = await services.verifiers.decrypt(header(request, 'encryption'), (request.body as { data: string }).data);
        checkPayload?.(body);
      }
      const context = buildContext(endpoint, request, reply, body, services.secureCookies);
      reply.header('cache-control', 'no-store');
      return succeed(endpoint, await handle(context));
    },
  });
}

function hasSumBalance({ value }: EndpointSpec): boolean {
  return 'properties' in value && typeof value.properties === 'object' && value.properties !== null && 'sumBalance' in value.properties;
}

/** `sumBalance` is a JSON number with two decimals (Z-106), printed from its decimal string so that no float is involved. */
async function printSumBalance(_request: FastifyRequest, _reply: FastifyReply, payload: unknown): Promise<unknown> {
  return typeof payload === 'string' ? payload.replace(/"sumBalance":"(-?\d+\.\d{2})"/, '"sumBalance":$1') : payload;
}

const ENCRYPTED_BODY = {
  type: 'object', required: ['data'], additionalProperties: false,
  properties: { data: { type: 'string', pattern: '^[A-Za-z0-9_-]{38,16000}$' } },
} as const;

async function authenticate(endpoint: EndpointSpec, request: FastifyRequest, verifiers: Verifiers): Promise<Caller | null> {
  if (endpoint.auth === 'public') return null;
  const authorization = header(request, 'authorization');
  if (authorization === undefined) {
    if (endpoint.auth === 'member') throw new Refusal('auth.required');
    return null;
  }
  const token = /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(authorization)?.[1];
  const caller = token === undefined ? null : await verifiers.authenticate(token, request.cookies[SESSION_COOKIE]);
  if (caller === null) throw new Refusal('auth.logged.out');
  return caller;
}

/** The module id stands in the header, or in the query or body (Z-94). */
function checkModule(endpoint: EndpointSpec, request: FastifyRequest): void {
  const inQuery = take(request.query, 'moduleId');
  const inBody = take(request.body, 'moduleId');
  if (endpoint.moduleId === undefined) return;
  const given = header(request, 'moduleid') ?? inQuery ?? inBody;
  if (given !== endpoint.moduleId) throw new Refusal('module.disabled');
}

/** A token in an address would stand in logs and referrers (Z-49). */
function refuseTokenOutsideHeader(request: FastifyRequest): void {
  if (take(request.query, 'token') !== undefined || take(request.body, 'token') !== undefined) {
    throw new Refusal('request.invalid', { field: 'token', reason: 'notAllowed' });
  }
}

function take(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) return undefined;
  const bag = holder as Record<string, unknown>;
  const value = bag[name];
  delete bag[name];
  return value;
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function buildContext(endpoint: EndpointSpec, request: FastifyRequest, reply: FastifyReply, body: unknown, secure: boolean): Context<EndpointSpec> {
  const context = {
    params: request.params, query: request.query, body, caller: request.caller, ip: request.ip,
    language: header(request, 'language') ?? 'EN',
    userAgent: (header(request, 'user-agent') ?? '').slice(0, 255),
    idempotency: endpoint.policies?.idempotent ? readIdempotencyKey(request.headers['idempotency-key'], [request.params, body]) : undefined,
    cookie: {
      value: request.cookies[SESSION_COOKIE],
      set: (value: string, maxAgeSeconds?: number) => {
        reply.setCookie(SESSION_COOKIE, value, { ...cookieOptions(secure), ...(maxAgeSeconds ? { maxAge: maxAgeSeconds } : {}) });
      },
      clear: () => {
        reply.clearCookie(SESSION_COOKIE, cookieOptions(secure));
      },
    },
    log: request.log,
  };
  return context as Context<EndpointSpec>;
}

function cookieOptions(secure: boolean) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
}
