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

/** Allows fast programs, but not so fast that they stall the console. */
const PROGRAM_CALLS = { max: 600, windowSeconds: 60, by: 'member', shared: false } as const;

export interface IdentifyServices {
  verifiers: Verifiers;
  operators: OperatorVerifier;
  limiter: RateLimiter;
  /** Called for each call of a member, except those that pages make automatically. */
  seen: (memberId: bigint) => void;
  site: { takesTokenInQuery: () => Promise<boolean> };
}

/** Whether the caller need not be identified. A token that is sent is checked for every call (interfaces, Session). */
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
    const isBackground = endpoint.policies?.background === true;
    if (request.caller !== null && !isBackground) services.seen(request.caller.memberId);
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

/** Whether a call may carry its token outside the header: never for operators, and never in addition to the header. */
export function mayCarryToken({ auth, method }: EndpointSpec, { headers, query }: FastifyRequest): boolean {
  if (auth === 'operator' || headers.authorization !== undefined) return false;
  return Object.hasOwn(query as object, 'token') || (auth === 'member' && method !== 'GET');
}

/**
 * Identifies the caller of a call that may carry its token outside the header. While the setting is on, a token in the
 * query replaces the header, and identification of a call without one waits for the body.
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
 * @throws Refusal auth.required when neither header, query nor body carries one
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

/** A token in a URL would end up in logs and referrers (Z-49). */
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
 * The operator of a call, either a person or a program on their behalf, after checking that they may make it.
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
  request.operator = operator; // also for the log line of a refusal
  if (operator.tokenId !== undefined) {
    await limiter.hit(PROGRAM_CALLS, 'operator-token', String(operator.tokenId));
    if (permission === undefined && policies?.byToken !== true) throw new Refusal('permission.denied');
  }
  if (!(policies?.loginSteps ?? ['open']).includes(operator.step))
    throw new Refusal('login.step.required', { step: operator.step });
  if (permission !== undefined && !operator.permissions.includes(permission)) throw new Refusal('permission.denied');
  return operator;
}

/** The token of the header; undefined when it is not a token of ours. */
function bearer(authorization: string): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(authorization)?.[1];
}
