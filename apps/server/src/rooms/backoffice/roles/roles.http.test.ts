import { randomUUID } from 'node:crypto';
import { auditOf, callDesk, createOperator, openBackOffice, REASON } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';

const { app, operator, second, call } = await openBackOffice();

interface Role {
  role: string;
  version: string;
  permissions: string[];
  operators: number;
}

const roleOf = async (name: string) =>
  (await call<{ roles: Role[] }>('GET', '/roles')).value.roles.find(({ role }) => role === name);
const ask = (role: string, version: string | null, permissions: readonly string[], headers = operator.headers) =>
  callDesk<{ id: string; details: string[] }>(app, headers, 'POST', '/roles', {
    role,
    version,
    permissions,
    reason: REASON,
    requestKey: randomUUID(),
  });
const decide = (id: string, headers = second.headers) =>
  callDesk<{ state: string; failure: string | null }>(app, headers, 'POST', `/approvals/${id}/approve`);
const mayOf = async (headers: Record<string, string>) =>
  (await callDesk<{ permissions: string[] }>(app, headers, 'GET', '/me')).value.permissions;

describe('a role', () => {
  it('is changed by two operators, effective immediately, with the old values in the trail', async () => {
    const support = await createOperator(app, 'support');
    const { version, permissions } = (await roleOf('support'))!;
    expect(permissions).toContain('members.read');
    const wanted = [...permissions.filter((one) => one !== 'members.disable'), 'audit.read'];
    const { value } = await ask('support', version, wanted);
    expect(value.details).toEqual(['+ audit.read', '− members.disable']);
    expect(await decide(value.id, operator.headers)).toMatchObject({ errorCode: 'approval.own' });
    expect(await mayOf(support.headers)).toContain('members.disable');
    expect(await decide(value.id)).toMatchObject({ value: { state: 'executed' } });
    const may = await mayOf(support.headers);
    expect(may).toContain('audit.read');
    expect(may).not.toContain('members.disable');
    expect((await auditOf(app, 'role:support')).at(-1)).toMatchObject({ action: 'role.changed', actor: second.name });
    expect((await callDesk(app, support.headers, 'GET', '/audit')).success).toBe(true);
  });

  it('is removed by one operator unless it is standard or an operator has it, also a disabled one', async () => {
    await decide((await ask('brief-desk', null, ['members.read'])).value.id);
    const former = (await roleOf('brief-desk'))!.version;
    await decide((await ask('brief-desk', former, ['audit.read'])).value.id);
    const { version } = (await roleOf('brief-desk'))!;
    const remove = (role: string, seen = version) =>
      call('POST', `/roles/${role}/remove`, { version: seen, reason: REASON });
    const clerk = await createOperator(app, 'support');
    const give = async (role: string) => {
      const body = { role, reason: REASON, requestKey: randomUUID() };
      return decide((await call<{ id: string }>('POST', `/operators/${clerk.id}/role`, body)).value.id);
    };
    await give('brief-desk');
    await call('POST', `/operators/${clerk.id}/disable`, { reason: REASON });
    expect(await remove('brief-desk')).toMatchObject({ errorCode: 'role.used' });
    await give('support');
    expect(await remove('brief-desk', former)).toMatchObject({ errorCode: 'version.conflict' });
    const late = { role: 'brief-desk', reason: REASON, requestKey: randomUUID() };
    const pending = await call<{ id: string }>('POST', `/operators/${clerk.id}/role`, late);
    expect(await remove('brief-desk')).toMatchObject({ success: true });
    expect(await decide(pending.value.id)).toMatchObject({ value: { state: 'failed', failure: 'request.invalid' } });
    expect(await roleOf('brief-desk')).toBeUndefined();
    expect(await remove('brief-desk')).toMatchObject({ errorCode: 'not.found' });
    expect(await remove('support')).toMatchObject({ errorCode: 'not.found' });
    expect((await auditOf(app, 'role:brief-desk')).at(-1)).toMatchObject({
      action: 'role.removed',
      before: { permissions: ['audit.read'] },
    });
  });

  it('is created in the console and assigned to an operator, by two operators each time', async () => {
    const clerk = await createOperator(app, 'support');
    const made = await ask('night-desk', null, ['members.read']);
    expect(await decide(made.value.id)).toMatchObject({ value: { state: 'executed' } });
    const given = await call<{ id: string }>('POST', `/operators/${clerk.id}/role`, {
      role: 'night-desk',
      reason: REASON,
      requestKey: randomUUID(),
    });
    expect(await decide(given.value.id)).toMatchObject({ value: { state: 'executed' } });
    expect(await mayOf(clerk.headers)).toEqual(['members.read']);
    expect(await roleOf('night-desk')).toMatchObject({ permissions: ['members.read'], operators: 1 });
    expect((await call<{ list: object[] }>('GET', '/operators?filter=role:eq:night-desk')).value.list).toEqual([
      expect.objectContaining({ name: clerk.name, role: 'night-desk', disabled: false }),
    ]);
  });

  it("detects another operator's concurrent change, both when requesting and when approving", async () => {
    const { version, permissions } = (await roleOf('finance'))!;
    const first = await ask('finance', version, [...permissions, 'draws.read']);
    const other = await ask('finance', version, permissions.slice(1));
    expect(await decide(first.value.id)).toMatchObject({ value: { state: 'executed' } });
    expect(await decide(other.value.id)).toMatchObject({ value: { state: 'failed', failure: 'version.conflict' } });
    expect(await ask('finance', version, permissions)).toMatchObject({ errorCode: 'version.conflict' });
    expect(await ask('finance', null, permissions)).toMatchObject({ errorCode: 'version.conflict' });
    const { version: next } = (await roleOf('finance'))!;
    expect(await ask('finance', next, ['money.print'])).toMatchObject({ errorCode: 'request.invalid' });
  });

  it('cannot lose the last permission to change roles', async () => {
    const { version, permissions } = (await roleOf('admin'))!;
    const { value } = await ask(
      'admin',
      version,
      permissions.filter((one) => one !== 'operators.change'),
    );
    expect(await decide(value.id)).toMatchObject({ value: { state: 'failed', failure: 'role.last' } });
    expect((await roleOf('admin'))!.permissions).toContain('operators.change');
  });
});

describe('an operator', () => {
  it('is disabled by another one and locked out immediately, and cannot disable themselves', async () => {
    const gone = await createOperator(app, 'risk');
    expect((await callDesk(app, gone.headers, 'GET', '/me')).status).toBe(200);
    expect(await call('POST', `/operators/${operator.id}/disable`, { reason: REASON })).toMatchObject({
      errorCode: 'operator.own',
    });
    expect(await call('POST', `/operators/${gone.id}/disable`, { reason: REASON })).toMatchObject({ success: true });
    expect((await callDesk(app, gone.headers, 'GET', '/me')).status).toBe(401);
    expect(await call('POST', '/operators/999999/disable', { reason: REASON })).toMatchObject({
      errorCode: 'not.found',
    });
  });

  it('keeps the role of the first of two approved requests, whose second one names a former role', async () => {
    const clerk = await createOperator(app, 'support');
    const [finance, risk] = await Promise.all(
      ['finance', 'risk'].map((role) =>
        call<{ id: string; details: string[] }>('POST', `/operators/${clerk.id}/role`, {
          role,
          reason: REASON,
          requestKey: randomUUID(),
        }),
      ),
    );
    expect(risk!.value.details).toEqual(['role: support → risk']);
    expect(await decide(finance!.value.id)).toMatchObject({ value: { state: 'executed' } });
    expect(await decide(risk!.value.id)).toMatchObject({ value: { state: 'failed', failure: 'version.conflict' } });
    expect((await auditOf(app, `operator:${clerk.name}`)).map(({ action }) => action)).toEqual(['operator.role']);
  });

  it('of the demonstration exists for every role, named after it', async () => {
    for (const name of ['risk', 'finance', 'support', 'content']) {
      const login = await app.server.inject({
        method: 'POST',
        url: '/backoffice/api/login',
        remoteAddress: '10.9.9.9',
        payload: { name, password: 'Fairlot2026' },
      });
      expect(login.json()).toMatchObject({ value: { operator: { name, role: name, step: 'open' } } });
    }
  });
});
