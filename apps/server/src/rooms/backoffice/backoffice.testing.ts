import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorCode, OperatorRole } from '@fairlot/contract';
import type { TestApp } from '@fairlot/testkit';
import { Secret, TOTP } from 'otpauth';
import { sql } from '../../platform/db/index.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { insertOperator } from './operators.ts';
import { openSession } from './sessions.ts';

export interface Answer<V = Record<string, unknown>> {
  status: number;
  success: boolean;
  errorCode: ErrorCode | null;
  value: V;
}

export interface TestOperator {
  id: bigint;
  name: string;
  headers: Record<string, string>;
}

export const PASSWORD = 'Operator2026';
export const REASON = 'A reason of the tests';
let passwordHash: Promise<string> | undefined;

/** An operator who is logged in; needs no authenticator outside production. */
export async function createOperator(app: TestApp, role: OperatorRole = 'admin'): Promise<TestOperator> {
  const { db } = app.platform;
  const name = `op-${randomBytes(5).toString('hex')}`;
  passwordHash ??= hashPassword(PASSWORD);
  const id = await insertOperator(db, {
    name,
    role,
    passwordHash: await passwordHash,
    mustChangePassword: false,
    totpOptional: true,
  });
  if (id === undefined) throw new Error('the name is taken');
  const { token, cookie } = await openSession(db, id, '127.0.0.1', 'test');
  return { id, name, headers: headersOf(token, cookie) };
}

export function headersOf(token: string, cookie: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, cookie: `fairlot_op=${cookie}` };
}

/** Calls the API below /backoffice/api. */
export async function call<V = Record<string, unknown>>(
  app: TestApp,
  headers: Record<string, string>,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
): Promise<Answer<V>> {
  const response = await app.server.inject({
    method,
    url: `/backoffice/api${path}`,
    headers,
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, ...response.json<Omit<Answer<V>, 'status'>>() };
}

/** Logs in with name and password and answers the headers of the next calls. */
export async function logIn(app: TestApp, name: string, password: string, remoteAddress = '10.1.0.1') {
  const response = await app.server.inject({
    method: 'POST',
    url: '/backoffice/api/login',
    remoteAddress,
    payload: { name, password },
  });
  const answer = response.json<{
    success: boolean;
    errorCode: string | null;
    value: { token?: string; operator?: { step: string } } | null;
  }>();
  const cookie = response.cookies.find((one) => one.name === 'fairlot_op');
  const headers = headersOf(answer.value?.token ?? '', cookie?.value ?? '');
  return { response, answer, cookie, headers, step: answer.value?.operator?.step, errorCode: answer.errorCode };
}

/** The code of an authenticator, `offset` periods from now. Waits where the period is about to change. */
export async function codeOf(secret: string, offset = 0): Promise<string> {
  const intoPeriodMs = Date.now() % 30_000;
  if (intoPeriodMs > 24_000) await sleep(30_050 - intoPeriodMs);
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + offset * 30_000 });
}

/** Asks for an adjustment and answers its id. */
export async function askAdjustment(
  app: TestApp,
  operator: TestOperator,
  memberId: bigint,
  amount: string,
): Promise<string> {
  const answer = await call<{ id: string }>(app, operator.headers, 'POST', '/adjustments', {
    memberId: String(memberId),
    amount,
    reason: REASON,
    requestKey: randomUUID(),
  });
  if (!answer.success) throw new Error(`refused: ${answer.errorCode}`);
  return answer.value.id;
}

export interface AuditLine {
  actor: string;
  action: string;
  object: string;
  before: unknown;
  after: unknown;
  reason: string | null;
}

export function auditOf(app: TestApp, object: string): Promise<AuditLine[]> {
  return app.platform.db.rows(
    sql<AuditLine>`select actor, action, object, before, after, reason from backoffice_audit where object = ${object} order by id`,
  );
}
