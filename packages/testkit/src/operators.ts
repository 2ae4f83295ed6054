import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from '@fairlot/server/platform/db/index';
import { hashPassword } from '@fairlot/server/platform/passwords';
import { insertOperator, type NewOperator } from '@fairlot/server/rooms/backoffice/operators';
import type { App } from '@fairlot/server/app';
import { openSession } from '@fairlot/server/rooms/backoffice/sessions';

export interface DeskAnswer<V = Record<string, unknown>> {
  status: number;
  success: boolean;
  errorCode: string | null;
  value: V;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface TestOperator {
  id: bigint;
  name: string;
  headers: Record<string, string>;
}

/** Password of every operator made here. */
export const OPERATOR_PASSWORD = 'Lantern2026x';
export const REASON = 'A reason of the tests';
let passwordHash: Promise<string> | undefined;

/** An operator who is logged in; needs no authenticator outside production. */
export async function createOperator(app: App, role: NewOperator['role'] = 'admin'): Promise<TestOperator> {
  const { db } = app.platform;
  const name = `op-${randomBytes(5).toString('hex')}`;
  passwordHash ??= hashPassword(OPERATOR_PASSWORD);
  const id = await insertOperator(db, {
    name,
    role,
    passwordHash: await passwordHash,
    mustChangePassword: false,
    totpOptional: true,
  });
  if (id === undefined) throw new Error('the name is taken');
  const { token, cookie } = await openSession(db, id, '127.0.0.1', 'test');
  return { id, name, headers: operatorHeaders(token, cookie) };
}

export function operatorHeaders(token: string, cookie: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, cookie: `fairlot_op=${cookie}` };
}

/** Calls the server with the headers of a member, or of a visitor. Each call has its own idempotency key. */
export async function callSite<V = Record<string, unknown>>(
  app: App,
  headers: Record<string, string>,
  method: Method,
  url: string,
  payload?: object,
): Promise<DeskAnswer<V>> {
  const response = await app.server.inject({
    method,
    url,
    headers: { 'idempotency-key': randomUUID(), ...headers },
    ...(payload ? { payload } : {}),
  });
  return { status: response.statusCode, ...response.json<Omit<DeskAnswer<V>, 'status'>>() };
}

/** Calls the API below /backoffice/api. */
export function callDesk<V = Record<string, unknown>>(
  app: App,
  headers: Record<string, string>,
  method: Method,
  path: string,
  payload?: object,
): Promise<DeskAnswer<V>> {
  return callSite<V>(app, headers, method, `/backoffice/api${path}`, payload);
}

/** Requests an adjustment and returns its id. */
export async function askAdjustment(
  app: App,
  operator: TestOperator,
  memberId: bigint,
  amount: string,
): Promise<string> {
  const answer = await callDesk<{ id: string }>(app, operator.headers, 'POST', '/adjustments', {
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

export function auditOf(app: App, object: string): Promise<AuditLine[]> {
  return app.platform.db.rows(
    sql<AuditLine>`
      select actor, action, object, before, after, reason from backoffice_audit where object = ${object} order by id`,
  );
}
