import { createHash, randomBytes } from 'node:crypto';
import { auditOf, openTestApp } from '@fairlot/testkit';
import { openConnections } from '@fairlot/testkit/clients/connections';
import { afterAll, expect, it } from 'vitest';
import { IDENTITY_ON } from '../client.testing.ts';
import { startProvider } from './provider.testing.ts';

const SECRET = 'secret-of-fairlot';
const provider = await startProvider(() => 'person-1');
afterAll(() => provider.close());
const publicOrigin = 'http://play.fairlot.example';
provider.serve(publicOrigin);
const app = await openTestApp({ config: { publicOrigin } });
const desk = await openConnections(app, '/loginProviders');

const google = () => desk.view('google');
const request = (clientSecret: string, url = provider.issuer) =>
  desk.connect('google', { url, fields: { clientId: 'fairlot' }, keys: { clientSecret } });
const connect = async (clientSecret: string) => expect(await desk.agree(await request(clientSecret))).toBe('executed');
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
  expect(await desk.test('google')).toBe('notConnected');
  expect(await request(SECRET, 'http://10.0.0.1')).toMatchObject({ status: 400, value: { field: 'url' } });
  await connect(SECRET);
  expect(await google()).toMatchObject({
    source: 'console',
    isOn: true,
    keys: [{ name: 'clientSecret', hint: 'rlot' }],
    warnings: ['flag'],
  });
  await expect.poll(() => desk.test('google')).toBe('passed');
  expect(await offered()).toEqual([]);
  await app.rooms.site.change('flags', IDENTITY_ON);
  expect((await google()).warnings).toEqual([]);
  expect(await offered()).toEqual(['google']);
  expect((await start()).value?.url).toContain(`${provider.issuer}/auth?`);
  const trail = JSON.stringify(await auditOf(app, 'identity:google'));
  expect(trail).toContain('identity.connected');
  expect(trail).not.toContain(SECRET);
});

it('a test recognises a wrong secret, and one operator switches the log-in off', async () => {
  await connect('another-secret');
  await expect.poll(() => desk.test('google')).toBe('keys');
  expect(await desk.turnOff('google')).toMatchObject({ success: true });
  expect(await offered()).toEqual([]);
  expect(await start()).toMatchObject({ errorCode: 'social.failed' });
});
