import type { Config } from '@fairlot/server/config';
import { afterAll } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';
import { auditBooksAndClose } from './members.ts';
import { type AuditLine, auditOf, callDesk, createOperator, type DeskAnswer, type TestOperator } from './operators.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface BackOffice {
  app: TestApp;
  /** Two administrators who are logged in: one requests, the other approves. */
  operator: TestOperator;
  second: TestOperator;
  /** Calls the API below /backoffice/api as `operator`. */
  call<V = Record<string, unknown>>(method: Method, path: string, payload?: object): Promise<DeskAnswer<V>>;
  /** Approves a request, by default as `second`. */
  approve(id: string, as?: TestOperator): Promise<DeskAnswer<Record<string, unknown>>>;
  /** The audit trail of an object, oldest line first. */
  trail(object: string): Promise<AuditLine[]>;
  /** Audits the books and closes, once; happens after the last test at the latest. */
  close(): Promise<void>;
}

/** The demonstration with two operators, for tests of operators' actions. */
export async function openBackOffice(config: Partial<Config> = {}): Promise<BackOffice> {
  const app = await createTestApp({ seed: 'demo', config });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= auditBooksAndClose(app));
  afterAll(close);
  const [operator, second] = [await createOperator(app), await createOperator(app)];
  return {
    app,
    operator,
    second,
    call: (method, path, payload) => callDesk(app, operator.headers, method, path, payload),
    approve: (id, as = second) => callDesk(app, as.headers, 'POST', `/approvals/${id}/approve`),
    trail: (object) => auditOf(app, object),
    close,
  };
}
