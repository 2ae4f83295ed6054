import { createHash, randomBytes } from 'node:crypto';
import {
  auditOf,
  callDesk,
  createOperator,
  createTestApp,
  REASON,
  type TestApp,
  type TestOperator,
} from '@fairlot/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IDENTITY_ON } from '../client.testing.ts';
import { type RunningProvider, startProvider } from './provider.testing.ts';

interface View {
  source: string;
  isOn: boolean;
  keys: object[];
  facts: object[];
  warnings: string[];
}

const SECRET = 'secret-of-fairlot';
let provider: RunningProvider;
let app: TestApp;
let operators: TestOperator[];
beforeAll(async () => {
  provider = await startProvider(() => 'person-1');
  const publicOrigin = 'http://play.fairlot.example';
  provider.serve(publicOrigin);
  app = await createTestApp({ config: { publicOrigin } });
  operators = [await createOperator(app), await createOperator(app)];
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const ask = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, who = 0) =>
  callDesk<T>(app, operators[who]!.headers, method, path, body);
const google = async () =>
  (await ask<{ providers: (View & { provider: string })[] }>('GET', '/loginProviders')).value.providers.find(
    (one) => one.provider === 'google',
  );
const request = (clientSecret: string, url = provider.issuer) =>
  ask<{ id: string }>('PUT', '/loginProviders/google', {
    url,
    fields: { clientId: 'fairlot' },
    keys: { clientSecret },
    reason: REASON,
  });
async function connect(clientSecret: string): Promise<void> {
  const { value } = await request(clientSecret);
  expect(await ask('POST', `/approvals/${value.id}/approve`, {}, 1)).toMatchObject({ value: { state: 'executed' } });
}
const test = async () => (await ask<{ result: string }>('POST', '/loginProviders/google/test', {})).value.result;
const offered = async () => {
  app.rooms.site.dropCache();
  return (await app.rooms.site.settings()).identity.social;
};
const start = async () =>
  (
    await app.server.inject({
      method: 'POST',
      url: '/wps/session/social',
      payload: { provider: 'google', binding: createHash('sha256').update(randomBytes(32)).digest('base64url') },
    })
  ).json<{ value: { url: string } | null; errorCode: string | null }>();

it('two operators connect Google without a restart, and its log-in is offered once the function is on', async () => {
  expect(await google()).toMatchObject({
    source: 'none',
    isOn: false,
    facts: [{ name: 'callback', value: 'http://play.fairlot.example/wps/session/social/google' }],
  });
  expect(await test()).toBe('notConnected');
  expect(await request(SECRET, 'http://10.0.0.1')).toMatchObject({ status: 400, value: { field: 'url' } });
  await connect(SECRET);
  expect(await google()).toMatchObject({
    source: 'console',
    isOn: true,
    keys: [{ name: 'clientSecret', hint: 'rlot' }],
    warnings: ['flag'],
  });
  expect(await test()).toBe('passed');
  expect(await offered()).toEqual([]);
  await app.rooms.site.change('flags', IDENTITY_ON);
  expect((await google())?.warnings).toEqual([]);
  expect(await offered()).toEqual(['google']);
  expect((await start()).value?.url).toContain(`${provider.issuer}/auth?`);
  const trail = JSON.stringify(await auditOf(app, 'identity:google'));
  expect(trail).toContain('identity.connected');
  expect(trail).not.toContain(SECRET);
});

it('a test recognises a wrong secret, and one operator switches the log-in off', async () => {
  await connect('another-secret');
  expect(await test()).toBe('keys');
  expect(await ask('POST', '/loginProviders/google/off', { reason: REASON })).toMatchObject({ success: true });
  expect(await offered()).toEqual([]);
  expect(await start()).toMatchObject({ errorCode: 'social.failed' });
});
