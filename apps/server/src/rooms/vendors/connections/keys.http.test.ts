import { createHmac } from 'node:crypto';
import { callDesk, createOperator, openTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { createEnvReader } from '../../../config/reader.ts';
import { readVendors, type VendorsConfig } from '../../../config/vendors.ts';
import { sql } from '../../../platform/db/index.ts';
import { startVendorSide } from '../vendor-side.testing.ts';
import { vendorsAt } from '../vendors.testing.ts';
import { REASON } from './connections.testing.ts';

const [FIRST, SECOND] = ['the-first-secret-of-the-vendor-1111', 'the-second-secret-of-the-vendor-2222'];

const ENVIRONMENT = 'the-secret-of-the-environment-3333';

const vendor = await startVendorSide();
const app = await openTestApp({ started: true, config: { vendors: vendorsOf(vendor.url) } });
const operators = [await createOperator(app), await createOperator(app)];

/** One vendor that the environment names, in addition to the sandbox. */
function vendorsOf(url: string): VendorsConfig {
  const { sandbox, named, frameOrigins } = vendorsAt('http://127.0.0.1:9');
  const env = { VENDOR_ENVY_PROTOCOL: 'softswiss', VENDOR_ENVY_URL: `${url}/envy`, VENDOR_ENVY_SECRET: ENVIRONMENT };
  const own = readVendors(createEnvReader(env), undefined);
  return { sandbox, named: { ...named, ...own.named }, frameOrigins };
}

interface View {
  code: string;
  source: string;
  isInCatalogue: boolean;
  version: string;
  protocol: string;
  networks: string[];
  keys: { kind: string; hint: string; endsAt: number | null }[];
  missingKeys: string[];
  ourPublicKey: string | null;
}
type Method = 'GET' | 'POST' | 'PUT';

const ask = <T = { id: string }>(method: Method, path: string, payload?: object, who = 0) =>
  callDesk<T>(app, operators[who]!.headers, method, path, payload);
const view = async (code: string) => {
  const { value } = await ask<{ vendors: View[] }>('GET', '/vendors/connections');
  return value.vendors.find((one) => one.code === code)!;
};
async function agree(asked: { value: { id: string } }): Promise<string> {
  const { value } = await ask<{ state: string }>('POST', `/approvals/${asked.value.id}/approve`, {}, 1);
  return value.state;
}

const input = () => ({
  code: 'KEYED',
  name: 'Keyed Games',
  protocol: 'softswiss',
  url: `${vendor.url}/api`,
  currency: 'VND',
  walletKind: 'seamless',
  keys: { secret: FIRST },
  ...REASON,
});

/** Whether a call signed with a secret is rejected for its member, and not for its signature. */
async function isBelieved(secret: string, remoteAddress = '127.0.0.1', code = 'KEYED'): Promise<boolean> {
  const payload = JSON.stringify({ user_id: 'm1', currency: 'VND' });
  const signature = createHmac('sha256', secret).update(payload).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-request-sign': signature };
  const { server } = app;
  const answer = await server.inject({
    method: 'POST',
    url: `/vendors/${code}/balance`,
    payload,
    headers,
    remoteAddress,
  });
  const { code: rejection } = answer.json<{ code?: number }>();
  return rejection !== undefined && rejection !== 403;
}

describe('a key', () => {
  it('is stored sealed and never shown again', async () => {
    expect(await agree(await ask('POST', '/vendors', input()))).toBe('executed');
    await expect.poll(() => isBelieved(FIRST)).toBe(true);
    expect(await isBelieved(SECOND)).toBe(false);
    expect((await view('KEYED')).keys).toMatchObject([{ kind: 'secret', hint: '1111', endsAt: null }]);

    const answers = [
      await ask('GET', '/vendors/connections'),
      await ask('GET', '/approvals'),
      await ask('GET', '/audit'),
    ];
    expect(JSON.stringify(answers)).not.toContain(FIRST);
    const { db } = app.platform;
    const kept = await db.rows(sql`
      select to_jsonb(a)::text as text from backoffice_approvals a
      union all select to_jsonb(a)::text from backoffice_audit a
      union all select encode(sealed, 'escape') from vendors_keys`);
    expect(kept.length).toBeGreaterThan(2);
    expect(JSON.stringify(kept)).not.toContain(FIRST);
  });

  it('is rotated by two operators; calls with the previous one are accepted until an operator ends it', async () => {
    const { version } = await view('KEYED');
    const rotation = { keys: { secret: SECOND }, formerHours: 1, ...REASON };
    const asked = await ask('PUT', '/vendors/KEYED/keys', { ...rotation, version });
    expect(asked.status).toBe(202);
    expect(await isBelieved(SECOND)).toBe(false);
    expect(await agree(asked)).toBe('executed');
    await expect.poll(() => isBelieved(SECOND)).toBe(true);
    expect(await isBelieved(FIRST)).toBe(true);
    expect((await view('KEYED')).keys).toMatchObject([
      { hint: '2222', endsAt: null },
      { hint: '1111', endsAt: expect.any(Number) },
    ]);
    expect((await ask('PUT', '/vendors/KEYED/keys', { ...rotation, version })).errorCode).toBe('version.conflict');

    expect((await ask('POST', '/vendors/KEYED/keys/end', REASON)).success).toBe(true);
    expect([await isBelieved(FIRST), await isBelieved(SECOND)]).toEqual([false, true]);
  });

  it('signs our calls', async () => {
    vendor.answer = () => ({ games: [{ code: 'K1', name: 'One', category: 'RNG' }] });
    expect((await ask<{ theirs: number }>('GET', '/vendors/KEYED/games')).value.theirs).toBe(1);
    const { body, headers, path } = vendor.calls.at(-1)!;
    expect(path).toBe('/api/games');
    expect(headers['x-request-sign']).toBe(createHmac('sha256', SECOND).update(body).digest('hex'));
  });

  it('of ours is generated here for hub88, and its public half is shown', async () => {
    const hub = { ...input(), code: 'HUB', name: 'Hub Games', protocol: 'hub88', keys: {} };
    expect(await agree(await ask('POST', '/vendors', hub))).toBe('executed');
    await expect.poll(() => view('HUB')).toMatchObject({ missingKeys: ['publicKey'] });
    expect((await view('HUB')).ourPublicKey).toMatch(/^-----BEGIN PUBLIC KEY-----/);
    const tested = await ask<{ calls: object[] }>('POST', '/vendors/HUB/test', {});
    expect(tested.value.calls).toMatchObject([{ call: 'games', result: 'keysMissing', detail: 'publicKey' }]);
  });
});

it('a vendor of the environment is listed until it is added, and keeps the keys of the environment', async () => {
  expect(await view('ENVY')).toMatchObject({ source: 'environment', isInCatalogue: false, keys: [], missingKeys: [] });
  const { keys: _keys, ...fields } = input();
  const envy = { ...fields, code: 'ENVY', name: 'Envy Games', url: `${vendor.url}/envy` };
  expect(await agree(await ask('POST', '/vendors', envy))).toBe('executed');
  await expect
    .poll(() => view('ENVY'))
    .toMatchObject({ source: 'console', isInCatalogue: true, keys: [], missingKeys: [] });
  vendor.answer = () => ({ games: [{ code: 'E1', name: 'One', category: 'RNG' }] });
  expect((await ask<{ theirs: number }>('GET', '/vendors/ENVY/games')).value.theirs).toBe(1);
  const { body, headers } = vendor.calls.at(-1)!;
  expect(headers['x-request-sign']).toBe(createHmac('sha256', ENVIRONMENT).update(body).digest('hex'));
});

it('a key of the environment that is replaced is accepted for the hours of a previous key', async () => {
  const isBelievedByEnvy = (secret: string) => isBelieved(secret, '127.0.0.1', 'ENVY');
  const { version } = await view('ENVY');
  const rotation = { keys: { secret: FIRST }, formerHours: 1, ...REASON };
  expect(await agree(await ask('PUT', '/vendors/ENVY/keys', { ...rotation, version }))).toBe('executed');
  await expect.poll(() => isBelievedByEnvy(FIRST)).toBe(true);
  expect(await isBelievedByEnvy(ENVIRONMENT)).toBe(true);
  expect((await view('ENVY')).keys).toMatchObject([
    { hint: '1111', endsAt: null },
    { hint: ENVIRONMENT.slice(-4), endsAt: expect.any(Number) },
  ]);
  expect((await ask('POST', '/vendors/ENVY/keys/end', REASON)).success).toBe(true);
  expect([await isBelievedByEnvy(ENVIRONMENT), await isBelievedByEnvy(FIRST)]).toEqual([false, true]);
});

describe('a connection', () => {
  const change = async (changes: object) => {
    const { code: _code, keys: _keys, ...fields } = input();
    const { version } = await view('KEYED');
    return ask('PUT', '/vendors/KEYED/connection', { ...fields, version, ...changes });
  };

  it('is changed by two operators, and may restrict the networks that call', async () => {
    expect(await agree(await change({ networks: ['203.0.113.0/27', '2001:db8::/32'] }))).toBe('executed');
    await expect.poll(() => isBelieved(SECOND)).toBe(false);
    expect(await isBelieved(SECOND, '203.0.113.9')).toBe(true);
    expect(await isBelieved(SECOND, '203.0.113.40')).toBe(false);
    expect(await isBelieved(SECOND, '2001:db8::7')).toBe(true);
  });

  it('that was changed meanwhile is not overwritten', async () => {
    const waits = await change({ name: 'Waiting' });
    expect(await agree(await change({ networks: [] }))).toBe('executed');
    expect(await agree(waits)).toBe('failed');
    const old = await change({ version: '0123456789abcdef' });
    expect(old.errorCode).toBe('version.conflict');
    await expect.poll(() => isBelieved(SECOND)).toBe(true);
  });

  it.each([
    ['a wrong key', () => 403, 'signature'],
    ['a server error', () => 500, 'unanswered'],
    ['a malformed response', () => ({ games: 'many' }), 'unreadable'],
    ['a refusal', () => 409, 'unanswered'],
  ])('is tested: %s is reported', async (_what, answer, result) => {
    vendor.answer = answer;
    const { value } = await ask<{ calls: { call: string; result: string }[] }>('POST', '/vendors/KEYED/test', {});
    expect(value.calls[0]).toMatchObject({ call: 'games', result });
  });

  it('is tested with play money; a page at another host does not pass', async () => {
    vendor.answer = ({ path }) =>
      path.endsWith('/games')
        ? { games: [{ code: 'K1', name: 'One', category: 'RNG' }] }
        : { launch_options: { game_url: 'https://elsewhere.example.com/game', strategy: 'iframe' } };
    const { value } = await ask<{ calls: object[] }>('POST', '/vendors/KEYED/test', {});
    expect(value.calls).toMatchObject([
      { call: 'games', result: 'passed', detail: '1' },
      { call: 'launch', result: 'otherHost' },
    ]);
    expect(JSON.parse(vendor.calls.at(-1)!.body)).toMatchObject({ game: 'K1', currency: 'FUN', user: { id: 'm0' } });
  });
});
