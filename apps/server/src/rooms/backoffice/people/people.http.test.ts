import { randomUUID } from 'node:crypto';
import {
  auditOf,
  callDesk,
  createOperator,
  openBackOffice,
  OPERATOR_PASSWORD,
  REASON,
  type TestOperator,
} from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { codeOf, logIn } from '../backoffice.testing.ts';

const { app, operator, second, call, approve } = await openBackOffice();

interface Half {
  half: string;
  part: 'first' | 'second';
}
const ask = (name: string, role = 'support') =>
  call<{ id: string; kind: string }>('POST', '/operators', { name, role, reason: REASON, requestKey: randomUUID() });
const idOf = async (name: string) =>
  (await call<{ list: { operatorId: string }[] }>('GET', `/operators?filter=name:eq:${name}`)).value.list[0]
    ?.operatorId ?? '';
const half = (id: string, { headers }: TestOperator) =>
  callDesk<Half>(app, headers, 'POST', `/operators/${id}/first-password`);
const newName = () => `new-${randomUUID().slice(0, 8)}`;

describe('a new operator', () => {
  it('is added by two operators with half of the first password each, and sets up both factors', async () => {
    const name = newName();
    const asked = await ask(name);
    expect(asked.value.kind).toBe('operator.add');
    expect(await approve(asked.value.id, operator)).toMatchObject({ errorCode: 'approval.own' });
    expect(await idOf(name)).toBe('');
    expect(await approve(asked.value.id)).toMatchObject({ value: { state: 'executed' } });
    const id = await idOf(name);
    // Login is impossible before the password was created, even with an empty one.
    expect((await logIn(app, name, '')).errorCode).toBe('login.invalid');
    const outsider = await createOperator(app, 'admin');
    expect(await half(id, outsider)).toMatchObject({ errorCode: 'permission.denied' });
    const first = (await half(id, operator)).value;
    const other = (await half(id, second)).value;
    expect([first.part, other.part]).toEqual(['first', 'second']);
    for (const guess of [first.half, other.half, other.half + first.half])
      expect((await logIn(app, name, guess)).errorCode).toBe('login.invalid');
    const entered = await logIn(app, name, first.half + other.half);
    expect(entered.step).toBe('password');
    // Only the next step is permitted.
    expect(await callDesk(app, entered.headers, 'GET', '/frame')).toMatchObject({ errorCode: 'login.step.required' });
    const changed = await callDesk<{ token: string; operator: { step: string } }>(
      app,
      entered.headers,
      'POST',
      '/password',
      { current: first.half + other.half, next: 'Lantern2026new' },
    );
    expect(changed.value.operator.step).toBe('enrol');
    const headers = { ...entered.headers, authorization: `Bearer ${changed.value.token}` };
    const { value } = await callDesk<{ secret: string }>(app, headers, 'POST', '/totp', {});
    const confirmed = await callDesk(app, headers, 'POST', '/totp/confirm', { code: await codeOf(value.secret) });
    expect(confirmed.value).toMatchObject({ operator: { name, step: 'open' } });
    expect(await half(id, operator)).toMatchObject({ errorCode: 'operator.settled' });
    const trail = await auditOf(app, `operator:${name}`);
    expect(trail.map(({ action }) => action)).toContain('operator.added');
    expect(JSON.stringify(trail)).not.toContain(first.half);
  });

  it('can be reset by two others after losing password and factor, which invalidates all old credentials', async () => {
    const lost = await createOperator(app, 'admin');
    const input = { reason: REASON, requestKey: randomUUID() };
    const reset = (id: string) => call<{ id: string; kind: string }>('POST', `/operators/${id}/reset`, input);
    expect(await reset(String(operator.id))).toMatchObject({ errorCode: 'operator.own' });
    const asked = await reset(String(lost.id));
    expect(asked.value.kind).toBe('operator.reset');
    expect(await approve(asked.value.id, operator)).toMatchObject({ errorCode: 'approval.own' });
    expect(await approve(asked.value.id, lost)).toMatchObject({ errorCode: 'operator.own' });
    expect(await callDesk(app, lost.headers, 'GET', '/frame')).toMatchObject({ success: true });
    expect(await approve(asked.value.id)).toMatchObject({ value: { state: 'executed' } });
    expect(await callDesk(app, lost.headers, 'GET', '/frame')).toMatchObject({ status: 401 });
    expect((await logIn(app, lost.name, OPERATOR_PASSWORD)).errorCode).toBe('login.invalid');
    const id = String(lost.id);
    const [first, other] = [(await half(id, operator)).value.half, (await half(id, second)).value.half];
    expect((await logIn(app, lost.name, first + other)).step).toBe('password');
  });

  it('has a first password that is shown once, can be replaced, and expires after three days', async () => {
    const name = newName();
    expect(await approve((await ask(name)).value.id)).toMatchObject({ value: { state: 'executed' } });
    const id = await idOf(name);
    const lost = (await half(id, operator)).value.half;
    const first = (await half(id, operator)).value.half;
    const other = (await half(id, second)).value.half;
    expect(first).not.toBe(lost);
    expect((await logIn(app, name, lost + other)).errorCode).toBe('login.invalid');
    await app.platform.db.run(sql`
      update backoffice_operators set first_password_until = clock_timestamp() - interval '1 second'
       where id = ${id}::bigint`);
    expect((await logIn(app, name, first + other)).errorCode).toBe('login.invalid');
  });

  it('requires a name and a role; a name that is taken or requested twice is refused', async () => {
    const name = newName();
    const [one, two] = [await ask(name), await ask(name)];
    expect(await approve(one.value.id)).toMatchObject({ value: { state: 'executed' } });
    expect(await approve(two.value.id)).toMatchObject({ value: { state: 'failed', failure: 'operator.exists' } });
    expect(await ask(name)).toMatchObject({ errorCode: 'operator.exists' });
    expect(await ask(newName(), 'nobody')).toMatchObject({ errorCode: 'request.invalid' });
  });
});

describe('an idle session', () => {
  it('ends after the configured minutes, even if it was already open', async () => {
    const idle = await createOperator(app, 'support');
    const rest = (minutes: number) =>
      app.platform.db.run(sql`
        update backoffice_sessions set last_used_at = clock_timestamp() - make_interval(mins => ${minutes}::int)
         where operator_id = ${idle.id}::bigint`);
    const isOpen = async () => (await callDesk(app, idle.headers, 'GET', '/me')).status === 200;
    const set = (idleMinutes: number) => call('PUT', '/consoleSettings', { idleMinutes, reason: REASON });
    await rest(11);
    expect(await isOpen()).toBe(true);
    expect(await set(4)).toMatchObject({ status: 400 });
    expect(await set(10)).toMatchObject({ success: true });
    await rest(11);
    expect(await isOpen()).toBe(false);
    await rest(9);
    expect(await isOpen()).toBe(true);
    // A longer time requires a second operator.
    const asked = await set(30);
    expect(asked).toMatchObject({ status: 202, value: { kind: 'console.idle', details: ['idleMinutes: 10 → 30'] } });
    const other = await set(20);
    await rest(11);
    expect(await isOpen()).toBe(false);
    expect(await approve(asked.value['id'] as string)).toMatchObject({ value: { state: 'executed' } });
    expect(await isOpen()).toBe(true);
    expect((await auditOf(app, 'console')).at(-1)).toMatchObject({ before: { idleMinutes: 10 }, reason: REASON });
    expect(await approve(other.value['id'] as string)).toMatchObject({
      value: { state: 'failed', failure: 'version.conflict' },
    });
  });
});

describe('an API token', () => {
  const make = (owner: TestOperator, permissions: string[], password = OPERATOR_PASSWORD) =>
    callDesk<{ tokenId: string; token: string }>(app, owner.headers, 'POST', '/tokens', {
      name: 'nightly figures',
      permissions,
      days: 30,
      password,
    });
  const by = (token: string, path: string, method: 'GET' | 'POST' = 'GET', body?: object) =>
    callDesk(app, { authorization: `Bearer ${token}` }, method, path, body);

  it('has the permissions granted to it and allowed by the role, needs no cookie, and logs every call', async () => {
    const owner = await createOperator(app, 'finance');
    expect(await make(owner, ['withdrawals.read'], 'Wrong2026xyz')).toMatchObject({ errorCode: 'login.invalid' });
    expect(await make(owner, ['operators.read'])).toMatchObject({ errorCode: 'permission.denied' });
    expect(await make(owner, ['approvals.decide'])).toMatchObject({ errorCode: 'permission.denied' });
    const { token, tokenId } = (await make(owner, ['withdrawals.read'])).value;
    expect((await by(token, '/withdrawals')).status).toBe(200);
    expect(await by(token, '/deposits')).toMatchObject({ errorCode: 'permission.denied' });
    // Programs cannot use a person's own functions: password, tokens, exports, login.
    for (const path of ['/me', '/tokens', '/frame', '/exports'])
      expect([path, (await by(token, path)).errorCode]).toEqual([path, 'permission.denied']);
    expect(await by(token, '/tokens', 'POST', {})).toMatchObject({ errorCode: 'permission.denied' });
    const uses = await callDesk<{ list: { call: string; ip: string }[] }>(
      app,
      owner.headers,
      'GET',
      `/tokenUses?filter=tokenId:eq:${tokenId}`,
    );
    expect(uses.value.list.map((use) => use.call)).toContain('paymentsDesk.withdrawals');
    const listed = await callDesk<{ list: object[] }>(app, owner.headers, 'GET', '/tokens');
    expect(listed.value.list).toEqual([expect.objectContaining({ tokenId, state: 'live', operator: owner.name })]);
    const kept = await app.platform.db.rows(sql`select * from backoffice_tokens`);
    expect(JSON.stringify(kept, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))).not.toContain(
      token,
    );
    const stranger = await createOperator(app, 'finance');
    expect(await callDesk(app, stranger.headers, 'POST', `/tokens/${tokenId}/revoke`)).toMatchObject({
      errorCode: 'not.found',
    });
    expect((await callDesk<{ list: object[] }>(app, stranger.headers, 'GET', '/tokens')).value.list).toEqual([]);
    expect((await callDesk(app, owner.headers, 'POST', `/tokens/${tokenId}/revoke`)).success).toBe(true);
    expect((await by(token, '/withdrawals')).status).toBe(401);
  });

  it("ends on expiry, with a new password, with its operator's permission, and with the operator", async () => {
    const owner = await createOperator(app, 'finance');
    const token = async () => (await make(owner, ['withdrawals.read', 'audit.read'])).value;
    const [late, shrunk] = [await token(), await token()];
    await app.platform.db.run(sql`
      update backoffice_tokens set expires_at = clock_timestamp() where id = ${late.tokenId}::bigint`);
    expect((await by(late.token, '/withdrawals')).status).toBe(401);
    await app.platform.db.run(sql`update backoffice_operators set role = 'support' where id = ${owner.id}::bigint`);
    expect(await by(shrunk.token, '/audit')).toMatchObject({ errorCode: 'permission.denied' });
    expect((await by(shrunk.token, '/withdrawals')).status).toBe(200);
    await app.platform.db.run(sql`update backoffice_operators set role = 'finance' where id = ${owner.id}::bigint`);
    await call('POST', `/operators/${owner.id}/disable`, { reason: REASON });
    expect((await by(shrunk.token, '/withdrawals')).status).toBe(401);
    const own = await createOperator(app, 'finance');
    const made = (await make(own, ['withdrawals.read'])).value;
    const changed = await callDesk(app, own.headers, 'POST', '/password', {
      current: OPERATOR_PASSWORD,
      next: 'Lantern2027xyz',
    });
    expect(changed.success).toBe(true);
    expect((await by(made.token, '/withdrawals')).status).toBe(401);
  });

  it('can read the calls it may make as an OpenAPI document', async () => {
    const { token } = (await make(operator, ['withdrawals.read'])).value;
    const answer = await app.server.inject({
      url: '/backoffice/api/openapi.json',
      headers: { authorization: `Bearer ${token}` },
    });
    const { paths } = answer.json<{ paths: Record<string, Record<string, { security: object[] }>> }>();
    expect(Object.keys(paths).toSorted()).toEqual([
      '/backoffice/api/withdrawalTerms',
      '/backoffice/api/withdrawals',
      '/backoffice/api/withdrawals/{id}',
      '/backoffice/api/withdrawals/{id}/background',
    ]);
    expect(paths['/backoffice/api/withdrawals']?.['get']?.security).toContainEqual({ programToken: [] });
  });
});

it('requests of an operator who was disabled meanwhile cannot be approved any more', async () => {
  const asker = await createOperator(app, 'admin');
  const wanted = { name: newName(), role: 'support', reason: REASON, requestKey: randomUUID() };
  const { value } = await callDesk<{ id: string }>(app, asker.headers, 'POST', '/operators', wanted);
  await call('POST', `/operators/${asker.id}/disable`, { reason: REASON });
  expect(await approve(value.id)).toMatchObject({ errorCode: 'approval.decided' });
  expect(await idOf(wanted.name)).toBe('');
});
