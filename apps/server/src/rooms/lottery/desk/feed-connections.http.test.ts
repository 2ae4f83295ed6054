import type { lotteryDesk as contract, ValueOf } from '@fairlot/contract';
import { callDesk, openSandbox, REASON } from '@fairlot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { createKinds } from '../adapters/feed/connections.ts';
import { MINUTE, openBareSite, input } from '../games/bare-site.testing.ts';

type Views = ValueOf<typeof contract.feedConnections>['providers'];

// The environment of this site names a feed that does not answer.

const sandbox = await openSandbox();
const { app, one, two, approve, call, close } = await openBareSite();
afterAll(close);

const desk = <T = { id: string; state: string }>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  callDesk<T>(app, one.headers, method, path, body);
const view = async (provider: string) =>
  (await desk<{ providers: Views }>('GET', '/feedConnections')).value.providers.find(
    (found) => found.provider === provider,
  )!;
const connect = (provider: string, wanted: object) =>
  desk('PUT', `/feedConnections/${provider}`, { reason: REASON, ...wanted });
const test = async (provider: string) =>
  (await desk<{ result: string }>('POST', `/feedConnections/${provider}/test`, {})).value.result;
const named = (name: string, secret = sandbox.payments.webhookSecret) => ({
  url: `${sandbox.payments.url}/feed/v1`,
  fields: { name },
  keys: { secret },
});
const choices = async () => (await call<{ feeds: string[] }>('GET', '/choices')).value.feeds;
const asked = async () =>
  (await call<ValueOf<typeof contract.feeds>>('GET', '/feeds')).value.feeds.map(({ name }) => name);

describe('a result feed', () => {
  it('comes from the environment until two operators connect another one, without a restart', async () => {
    expect(await view('feed-a')).toMatchObject({ source: 'environment', isOn: true });
    expect(await test('feed-a')).toBe('unanswered');
    expect(await test('feed-c')).toBe('notConnected');
    const request = await connect('feed-a', named('a'));
    expect(request.status).toBe(202);
    expect(await test('feed-a')).toBe('unanswered');
    expect((await approve(request.value.id, two)).value).toMatchObject({ state: 'executed' });
    await expect.poll(() => test('feed-a')).toBe('passed');
    expect(await view('feed-a')).toMatchObject({
      source: 'console',
      keys: [{ name: 'secret', hint: sandbox.payments.webhookSecret.slice(-4) }],
      test: { result: 'passed' },
    });
  });

  it('has a name, by which a lottery chooses it', async () => {
    const request = await connect('feed-c', named('b'));
    await approve(request.value.id, two);
    await expect.poll(choices).toContain('b');
    // The environment's second feed has that name as well: the first place counts, and each name is queried once.
    expect(await asked()).toEqual(['a', 'b']);
    const lottery = { ...MINUTE, code: 'BYFEED', intervalSeconds: undefined, feeds: ['b'] };
    expect((await call('POST', '/games', { ...lottery, ...input() })).status).toBe(202);
  });

  it('reports a wrong secret, and keeps the secret out of every answer', async () => {
    const request = await connect('feed-c', named('b', 'a secret that is wrong'));
    await approve(request.value.id, two);
    await expect.poll(() => test('feed-c')).toBe('keys');
    const answers = [
      await desk('GET', '/feedConnections'),
      await desk('GET', '/approvals'),
      await desk('GET', '/audit'),
    ];
    expect(JSON.stringify(answers)).not.toContain('a secret that is wrong');
  });

  it('is switched off by one operator, and no official lottery is added without any', async () => {
    for (const provider of ['feed-a', 'feed-b', 'feed-c'])
      expect((await desk('POST', `/feedConnections/${provider}/off`, { reason: REASON })).value).toMatchObject({
        isOn: false,
      });
    expect(await choices()).toEqual([]);
    const lottery = { ...MINUTE, code: 'NOFEED', intervalSeconds: undefined };
    expect((await call('POST', '/games', { ...lottery, ...input() })).value).toMatchObject({ reason: 'feed' });
  });

  it.each([
    ['no name', { fields: {} }, 'fields.name'],
    ['a name with capital letters', { fields: { name: 'Press' } }, 'fields.name'],
    ['no address', { url: '' }, 'url'],
    ['a short secret', { keys: { secret: 'short' } }, 'keys.secret'],
  ])('is refused with %s', async (_what, change, field) => {
    expect(await connect('feed-d', { ...named('press'), ...change })).toMatchObject({
      errorCode: 'request.invalid',
      value: { field },
    });
  });
});

it('a feed is not called in a private network by an address that operators entered', async () => {
  const settings = { url: 'http://localhost:9', fields: { name: 'far' }, keys: { secret: 'a secret of the feed' } };
  const feed = createKinds(app.platform.config)[0]?.createClient?.(settings, true);
  await expect(feed?.results('20260101')).rejects.toThrow(/private address/);
});
