import type { EndpointSpec } from '@fairlot/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { OPERATOR_COOKIE, type OperatorCaller, type OperatorVerifier } from './caller.ts';
import type { RateLimiter } from './rate-limit.ts';

/** A program may be fast, but not so that the console stands still. */
const PROGRAM_CALLS = { max: 600, windowSeconds: 60, by: 'member', shared: false } as const;

/**
 * The operator of a call, a person or a program that acts for one, who may make it.
 * @throws Refusal auth.required, auth.logged.out, login.step.required, permission.denied, rate.limited
 */
export async function authenticateOperator(
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
export function bearer(authorization: string): string | undefined {
  return /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(authorization)?.[1];
}
