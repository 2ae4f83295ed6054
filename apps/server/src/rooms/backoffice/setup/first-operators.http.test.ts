import { auditOf, callDesk, createTestApp, openTestApp, operatorHeaders, type TestApp } from '@fairlot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { codeOf, logIn } from '../backoffice.testing.ts';

const PASSWORD = 'Lantern2026x';
const PRODUCTION = { isProduction: true, publicOrigin: 'https://play.example.com' };

const app = await openTestApp({ isClosed: true, config: PRODUCTION });
/** Another process on the same database. */
const other = await createTestApp({ isClosed: true, config: PRODUCTION, databaseUrl: app.databaseUrl });
/** Session of the first operator. */
let headers: Record<string, string>;
afterAll(() => other.close());

interface Created {
  errorCode: string | null;
  value: { token: string; operator: { step: string; role: string } };
}

async function create(at: TestApp, token: string, name = 'linh', password = PASSWORD, remoteAddress = '10.2.0.1') {
  const response = await at.server.inject({
    method: 'POST',
    url: '/backoffice/api/setup/operator',
    remoteAddress,
    payload: { setupToken: token, name, password },
  });
  const cookie = response.cookies.find((one) => one.name === 'fairlot_op');
  const answer = response.json<Created>();
  return { ...answer, status: response.statusCode, headers: operatorHeaders(answer.value?.token, cookie?.value ?? '') };
}

/** Sets up an authenticator. @returns headers of the open session */
async function enrol(begun: Record<string, string>) {
  const { value } = await callDesk<{ secret: string }>(app, begun, 'POST', '/totp', {});
  const code = await codeOf(value.secret);
  const done = await callDesk<{ token: string }>(app, begun, 'POST', '/totp/confirm', { code });
  return { ...begun, authorization: `Bearer ${done.value.token}` };
}

describe('the set-up address', () => {
  it('is the same in all processes', async () => {
    const token = (await app.rooms.backoffice.setupToken()) ?? '';
    expect(token).toMatch(/^[\da-f]{64}$/);
    expect(await other.rooms.backoffice.setupToken()).toBe(token);
    for (const at of [app, other])
      expect(await create(at, token, 'linh', 'weak')).toMatchObject({ errorCode: 'password.weak' });
  });

  it('is refused when wrong, and attempts from one address are limited', async () => {
    const codes: (string | null)[] = [];
    // More than two limits, because a new minute may begin meanwhile.
    for (let attempt = 0; attempt < 22; attempt += 1)
      codes.push((await create(app, `wrong-${attempt}`, 'linh', PASSWORD, '10.2.0.9')).errorCode);
    expect(new Set(codes)).toEqual(new Set(['setup.token', 'rate.limited']));
  });

  it('creates one administrator, who then sets up a second factor', async () => {
    const token = (await app.rooms.backoffice.setupToken()) ?? '';
    expect(await create(app, token, 'linh', 'weak')).toMatchObject({ errorCode: 'password.weak' });
    const both = await Promise.all([create(app, token), create(other, token)]);
    const [created, refused] = both[0].errorCode === null ? both : both.toReversed();
    expect(created).toMatchObject({ value: { operator: { step: 'enrol', role: 'admin' } } });
    expect(refused).toMatchObject({ errorCode: 'setup.token' });
    expect(await create(app, token, 'third')).toMatchObject({ errorCode: 'setup.token' });
    expect(await app.rooms.backoffice.setupToken()).toBeNull();
    expect(await callDesk(app, created?.headers ?? {}, 'GET', '/operators')).toMatchObject({
      errorCode: 'login.step.required',
    });
    headers = await enrol(created?.headers ?? {});
    const { value } = await callDesk<{ list: { name: string }[] }>(app, headers, 'GET', '/operators');
    expect(value.list).toMatchObject([{ role: 'admin', hasFactor: true }]);
    const entries = await auditOf(app, 'operator:linh');
    expect(entries[0]).toMatchObject({ actor: 'linh', action: 'operator.added', after: { role: 'admin' } });
    expect(JSON.stringify(entries)).not.toContain(token);
  });
});

describe('the second operator', () => {
  const add = (name: string) =>
    callDesk<{ password: string }>(app, headers, 'POST', '/setup/second-operator', { name, role: 'admin' });

  it('is added by the first one alone, with a password for the first login', async () => {
    expect(await add('linh')).toMatchObject({ errorCode: 'operator.exists' });
    const lost = await add('mai');
    expect(await add('minh')).toMatchObject({ errorCode: 'setup.second' });
    const { value } = await add('mai');
    expect((await logIn(app, 'mai', lost.value.password)).errorCode).toBe('login.invalid');
    const { step, headers: begun, cookie } = await logIn(app, 'mai', value.password);
    expect(step).toBe('password');
    const change = { current: value.password, next: 'Harbour 27 tulip' };
    const changed = await callDesk<{ token: string }>(app, begun, 'POST', '/password', change);
    await enrol(operatorHeaders(changed.value.token, cookie?.value ?? ''));
  });

  it('is the last one who can be added without approval', async () => {
    expect(await add('minh')).toMatchObject({ errorCode: 'setup.second' });
    expect(await add('mai')).toMatchObject({ errorCode: 'setup.second' });
  });
});
