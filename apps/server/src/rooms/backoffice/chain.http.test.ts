import { PAYING_PERMISSIONS, PERMISSIONS } from '@fairlot/contract';
import {
  callDesk,
  createOperator,
  openTestApp,
  OPERATOR_PASSWORD,
  REASON,
  runJob,
  type TestOperator,
} from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';

const app = await openTestApp({ seed: 'demo', config: { operatorNetworks: ['127.0.0.0/8', '2001:db8::/32'] } });

const trailFindings = async () => (await app.audit()).filter((finding) => finding.includes('audit trail'));
/** Runs a statement with full database rights, bypassing the product. */
const behindTheBack = (statement: string) =>
  app.platform.db.script(`alter table backoffice_audit disable trigger all; ${statement};
    alter table backoffice_audit enable trigger all`);

describe('the hash chain of the audit trail', () => {
  it('stays valid while the product writes, and names entries changed, inserted or removed by hand', async () => {
    const { headers } = await createOperator(app);
    for (const on of [true, false]) await callDesk(app, headers, 'PUT', '/maintenance', { on, reason: REASON });
    expect(await trailFindings()).toEqual([]);
    await runJob(app, 'backoffice-chain');
    expect(await trailFindings()).toEqual([]);

    await behindTheBack(`update backoffice_audit set reason = 'Another reason' where action = 'maintenance.changed'
      and id = (select max(id) from backoffice_audit)`);
    const [finding] = await trailFindings();
    expect(finding).toMatch(/^(.*)entry \d+ was changed$/);
    await behindTheBack(`update backoffice_audit set reason = '${REASON}'
      where id = (select max(id) from backoffice_audit)`);
    expect(await trailFindings()).toEqual([]);

    await behindTheBack(`insert into backoffice_audit (actor, action, object, ip) values ('x', 'y', 'z', '')`);
    expect(await trailFindings()).toEqual([expect.stringMatching(/entry \d+ is outside the chain/)]);
    await expect(app.platform.db.script('delete from backoffice_audit_chain')).rejects.toThrow(/append-only/);
    await behindTheBack(`delete from backoffice_audit where actor = 'x'`);
    expect(await trailFindings()).toEqual([]);
  });
});

describe('an emergency', () => {
  it('gives an operator all rights except two-person ones, notifies everyone, and ends', async () => {
    const risk = await createOperator(app, 'risk');
    const other = await createOperator(app, 'support');
    const close = (on: boolean) => callDesk(app, risk.headers, 'PUT', '/maintenance', { on, reason: REASON });
    expect((await close(true)).status).toBe(403);
    expect(await callDesk(app, other.headers, 'POST', '/emergency', { reason: REASON })).toMatchObject({ status: 403 });
    expect(await callDesk(app, risk.headers, 'POST', '/emergency', { reason: REASON })).toMatchObject({
      success: true,
    });
    expect(await callDesk(app, risk.headers, 'POST', '/emergency', { reason: REASON })).toMatchObject({
      errorCode: 'emergency.open',
    });
    expect((await close(true)).success).toBe(true);
    expect((await close(false)).success).toBe(true);
    const { permissions } = (await callDesk<{ permissions: string[] }>(app, risk.headers, 'GET', '/me')).value;
    expect(permissions).not.toContain('operators.change');
    const frame = await callDesk<{ emergencies: object[] }>(app, other.headers, 'GET', '/frame');
    expect(frame.value.emergencies).toEqual([
      expect.objectContaining({ operator: risk.name, reason: REASON, isOwn: false }),
    ]);
    expect((await callDesk(app, risk.headers, 'POST', '/emergency/end')).success).toBe(true);
    expect((await close(true)).status).toBe(403);
  });
});

describe('the permissions of an emergency', () => {
  const login = async ({ name }: TestOperator) =>
    (
      await callDesk<{ operator: { permissions: string[] } }>(app, {}, 'POST', '/login', {
        name,
        password: OPERATOR_PASSWORD,
      })
    ).value.operator.permissions;

  it('are granted to a log-in meanwhile, and to exports and bulk changes begun with them', async () => {
    const risk = await createOperator(app, 'risk');
    const call = <V>(method: 'GET' | 'POST', path: string, body?: object) =>
      callDesk<V>(app, risk.headers, method, path, body);
    await call('POST', '/emergency', { reason: REASON });
    const { permissions } = (await call<{ permissions: string[] }>('GET', '/me')).value;
    expect(permissions).toContain('catalogue.change');
    expect(await login(risk)).toEqual(permissions);

    const file = (await call<{ jobId: string }>('POST', '/exports', { list: 'mailings' })).value;
    await runJob(app, 'backoffice-exports');
    expect((await call('GET', `/exports/${file.jobId}`)).value).toMatchObject({ state: 'done', reason: null });

    const rows = ['10001'];
    const change = { list: 'catalogue/games', action: 'markNew', rows };
    const { jobId } = (await call<{ jobId: string }>('POST', '/bulk', change)).value;
    await call('POST', `/bulk/${jobId}/run`, { reason: REASON });
    await runJob(app, 'backoffice-bulk');
    await runJob(app, 'backoffice-bulk');
    expect((await call('GET', `/bulk/${jobId}`)).value).toMatchObject({ state: 'done', done: 1 });
    await call('POST', '/emergency/end');
    expect(await login(risk)).not.toContain('catalogue.change');
  });
});

describe.each(['risk', 'finance', 'admin'] as const)('emergency access of the role %s', (role) => {
  it('grants no permission that pays members, changes operators or decides on requests', async () => {
    const { headers } = await createOperator(app, role);
    const mayOf = async () =>
      new Set((await callDesk<{ permissions: string[] }>(app, headers, 'GET', '/me')).value.permissions);
    const before = await mayOf();
    expect(await callDesk(app, headers, 'POST', '/emergency', { reason: REASON })).toMatchObject({ success: true });
    const after = await mayOf();
    const never = [...PAYING_PERMISSIONS, 'operators.change', 'approvals.decide'];
    for (const permission of PERMISSIONS)
      expect([permission, after.has(permission)]).toEqual([
        permission,
        before.has(permission) || !never.includes(permission),
      ]);
    if (!before.has('loyalty.missions'))
      expect(await callDesk(app, headers, 'POST', '/loyalty/missions')).toMatchObject({
        status: 403,
        errorCode: 'permission.denied',
      });
    expect((await callDesk(app, headers, 'POST', '/emergency/end')).success).toBe(true);
  });
});

describe('the allow list of operator networks', () => {
  it("restricts the console's pages and calls to its networks, and does not affect members", async () => {
    const ask = (url: string, remoteAddress: string) => app.server.inject({ method: 'GET', url, remoteAddress });
    for (const url of ['/backoffice/api/me', '/backoffice', '//backoffice/api/me', '/back%6Fffice/api/me'])
      expect([url, (await ask(url, '203.0.113.9')).statusCode]).toEqual([url, 403]);
    expect((await ask('/backoffice/api/me', '127.0.0.9')).statusCode).toBe(401);
    expect((await ask('/backoffice/api/me', '::ffff:127.0.0.9')).statusCode).toBe(401);
    expect((await ask('/backoffice/api/me', '2001:db8::7')).statusCode).toBe(401);
    expect((await ask('/wps/whitelabel/systemStatus', '203.0.113.9')).statusCode).toBe(200);
  });
});
