import { createOperator, openTestApp } from '@fairlot/testkit';
import pino from 'pino';
import { expect, it } from 'vitest';

const lines: Record<string, unknown>[] = [];
const app = await openTestApp({ seed: 'demo', config: { logLevel: 'warn' } });
// Captures the logger's lines instead of writing them to the output.
Object.assign(app.platform.log, {
  [pino.symbols.streamSym]: { write: (line: string) => void lines.push(JSON.parse(line)) },
});

it('logs each refusal of an operator with name, address and code, but without typed text', async () => {
  const support = await createOperator(app, 'support');
  const call = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.server.inject({
      method: 'POST',
      url: `/backoffice/api${url}`,
      remoteAddress: '198.51.100.7',
      headers: { 'user-agent': 'hunter2', ...headers },
      payload,
    });
  await call('/login', { name: 'operator', password: 'hunter2' });
  await call('/login', { name: 'hunter2', password: 'hunter2' });
  await call('/login/passkey', { challengeId: 'x'.repeat(16), response: { id: 'hunter2' } });
  await call('/approvals/1/approve', {}, support.headers);
  await call('/passkeys/options', { password: 'hunter2' }, support.headers);
  expect(lines.filter(({ msg }) => msg === 'an operator was refused')).toMatchObject([
    { code: 'login.invalid', route: '/backoffice/api/login', operator: null, ip: '198.51.100.7' },
    { code: 'login.invalid', route: '/backoffice/api/login', operator: null, ip: '198.51.100.7' },
    { code: 'passkey.invalid', operator: null },
    { code: 'permission.denied', route: '/backoffice/api/approvals/:id/approve', operator: support.name },
    { code: 'login.invalid', route: '/backoffice/api/passkeys/options', operator: support.name },
  ]);
  expect(JSON.stringify(lines)).not.toContain('hunter2');
});

it("does not log a member's wrong password", async () => {
  lines.length = 0;
  await app.server.inject({
    method: 'GET',
    url: '/wps/wallet',
    headers: { authorization: `Bearer ${'x'.repeat(43)}` },
  });
  expect(lines).toEqual([]);
});
