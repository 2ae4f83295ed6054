import type { EndpointSpec } from '@fairlot/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import {
  type Caller,
  OPERATOR_COOKIE,
  type OperatorCaller,
  type OperatorVerifier,
  SESSION_COOKIE,
  type Verifiers,
} from './caller.ts';
import type { RateLimiter } from './rate-limit.ts';

/** A program may be fast, but not so that the console stands still. */
const PROGRAM_CALLS = { max: 600, windowSeconds: 60, by: 'member', shared: false } as const;

export interface IdentifyServices {
  verifiers: Verifiers;
  operators: OperatorVerifier;
  limiter: RateLimiter;
  /** Notified of each call that a member makes. */
  seen: (memberId: bigint) => void;
  site: { takesTokenInQuery: () => Promise<boolean> };
}

/**
 * Whether the caller need not be identified. A token that comes along is checked, whatever the call (interfaces,
 * Session).
 */
export function isForAnybody({ auth, policies }: EndpointSpec, { headers }: FastifyRequest): boolean {
  if (auth === 'member' || auth === 'operator') return false;
  return headers.authorization === undefined || policies?.operatorCookie === true;
}

export async function identify(
  endpoint: EndpointSpec,
  request: FastifyRequest,
  services: IdentifyServices,
): Promise<void> {
  if (endpoint.auth === 'operator') request.operator = await authenticateOperator(endpoint, request, services);
  else {
    request.caller = await authenticate(endpoint, request, services.verifiers);
    if (request.caller !== null) services.seen(request.caller.memberId);
  }
}

async function authenticate(
  endpoint: EndpointSpec,
  { headers: { authorization }, cookies }: FastifyRequest,
  verifiers: Verifiers,
): Promise<Caller | null> {
  if (authorization === undefined) {
    if (endpoint.auth === 'member') throw new Refusal('auth.required');
    return null;
  }
  const token = bearer(authorization);
  const caller = token === undefined ? null : await verifiers.authenticate(token, cookies[SESSION_COOKIE]);
  if (caller === null) throw new Refusal('auth.logged.out');
  return caller;
}

/** Whether a token may stand outside the header of a call: never in those of operators, never beside the header. */
export function mayCarryToken({ auth, method }: EndpointSpec, { headers, query }: FastifyRequest): boolean {
  if (auth === 'operator' || headers.authorization !== undefined) return false;
  return Object.hasOwn(query as object, 'token') || (auth === 'member' && method !== 'GET');
}

/**
 * Identifies the caller of a call that may carry its token outside the header. While the setting is on, a token in the
 * query takes the place of the header, and a call without one waits for its body.
 */
export async function identifyByQuery(
  endpoint: EndpointSpec,
  request: FastifyRequest,
  services: IdentifyServices,
): Promise<void> {
  if (await services.site.takesTokenInQuery()) {
    const token = take(request.query, 'token');
    if (typeof token === 'string') request.headers.authorization = `Bearer ${token}`;
    else if (endpoint.method !== 'GET') return;
  }
  if (!isForAnybody(endpoint, request)) await identify(endpoint, request, services);
}

/**
 * Identifies the caller by a token in the body while the setting is on.
 * @throws Refusal auth.required where neither header, query nor body carries one
 */
export async function identifyByBody(
  endpoint: EndpointSpec,
  request: FastifyRequest,
  services: IdentifyServices,
): Promise<void> {
  if (request.headers.authorization !== undefined) return;
  if (await services.site.takesTokenInQuery()) {
    const token = take(request.body, 'token');
    if (typeof token === 'string') request.headers.authorization = `Bearer ${token}`;
  }
  if (!isForAnybody(endpoint, request)) await identify(endpoint, request, services);
}

/** A token in an address would stand in logs and referrers (Z-49). */
export function refuseTokenOutsideHeader(request: FastifyRequest): void {
  if (take(request.query, 'token') !== undefined || take(request.body, 'token') !== undefined) {
    throw new Refusal('request.invalid', { field: 'token', reason: 'notAllowed' });
  }
}

/** Removes a field from the query or body and returns its value. */
export function take(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) return undefined;
  const bag = holder as Record<string, unknown>;
  const value = bag[name];
  delete bag[name];
  return value;
}

/**
 * The operator of a call, a person or a program that acts for one, who may make it.
 * @throws Refusal auth.required, auth.logged.out, login.step.required, permission.denied, rate.limited
 */
async function authenticateOperator(
  { id, permission, policies }: EndpointSpec,
  request: FastifyRequest,
  { operators, limiter }: { operators: OperatorVerifier; limiter: RateLimiter },
): Promise<OperatorCaller> {
  const { authorization } = request.headers;
  if (authorization === undefined) throw new Refusal('auth.required');
  const token = bearer(authorization);
  const operator =
    token === undefined
      ? null
      : await operators.authenticate(token, request.cookies[OPERATOR_COOKIE], {
          id,
          ip: request.ip,
          isBackground: policies?.background === true,
        });
  if (operator === null) throw new Refusal('auth.logged.out');
  request.operator = operator; // also for the line that tells of a refusal
  if (operator.tokenId !== undefined) {
    await limiter.hit(PROGRAM_CALLS, 'operator-token', String(operator.tokenId));
    if (permission === undefined && policies?.byToken !== true) throw new Refusal('permission.denied');
  }
  if (!(policies?.loginSteps ?? ['open']).includes(operator.step))
    throw new Refusal('login.step.required', { step: operator.step });
  if (permission !== undefined && !operator.permissions.includes(permission)) throw new Refusal('permission.denied');
  return operator;
}

/** The token of the header; undefined when it is none of ours. */
function bearer(authorization: string): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(authorization)?.[1];
}
