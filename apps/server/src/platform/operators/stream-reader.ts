import type { Permission } from '@fairlot/contract';
import type { FastifyRequest } from 'fastify';
import { OPERATOR_COOKIE, type OperatorCaller } from '../http/index.ts';
import type { Platform } from '../index.ts';
import { Refusal } from '../refusal.ts';

/**
 * The operator who reads a stream, checked again at every heartbeat; a stream does not count as activity of the
 * session.
 * @param call name of the stream in the log of programs' calls
 * @throws Refusal auth.required, auth.logged.out, login.step.required, permission.denied
 */
export async function requireStreamReader(
  { ports }: Pick<Platform, 'ports'>,
  { headers, cookies, ip }: FastifyRequest,
  { call, permission }: { call: string; permission: Permission | null },
): Promise<OperatorCaller> {
  const token = /^Bearer ([A-Za-z0-9_-]{16,128})$/.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) throw new Refusal('auth.required');
  const operator = await ports.operators.authenticate(token, cookies[OPERATOR_COOKIE], {
    id: call,
    ip,
    isBackground: true,
  });
  if (operator === null) throw new Refusal('auth.logged.out');
  if (operator.step !== 'open') throw new Refusal('login.step.required', { step: operator.step });
  if (permission !== null && !operator.permissions.includes(permission)) throw new Refusal('permission.denied');
  return operator;
}
