import { createHmac } from 'node:crypto';
import { callSite, createMember } from '@fairlot/testkit';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { openSession } from '../launch/sessions.ts';
import { createHub88Client } from '../vendor-clients.testing.ts';
import { userOf } from '../users.ts';
import { VENDOR_KEYS } from '../vendors.testing.ts';
import { connectionOf, menusOf, openBareSite, REASON } from './connections.testing.ts';

const site = await openBareSite();
afterAll(site.close);

const input = () => ({ code: 'ACME', name: 'Acme Games', ...connectionOf(`${site.url}/vendors/ACME`), ...REASON });
const games = [{ gameId: 'ACME0001', names: { EN: 'First Game', VI: 'Trò chơi đầu' }, kind: 'RNG' }];

describe('a site without demonstration data', () => {
  it('gets a vendor and a game from two operators, without a restart', async () => {
    expect(await menusOf(site.here)).toEqual([]);
    const before = await site.ask<{ vendors: object[] }>('GET', '/vendors/connections');
    expect(before.value.vendors).toEqual([]);

    const asked = await site.ask('POST', '/vendors', input());
    expect(asked.status).toBe(202);
    const alone = await site.ask('POST', `/approvals/${asked.value.id}/approve`, {});
    expect(alone.success).toBe(false);
    expect((await site.approve(asked.value.id)).value.state).toBe('executed');

    const put = await site.ask('POST', '/vendors/ACME/games', { games, ...REASON });
    expect(put.status).toBe(202);
    expect(await menusOf(site.here)).toEqual([]);
    expect((await site.approve(put.value.id)).value.state).toBe('executed');
    for (const app of [site.here, site.there])
      await expect
        .poll(() => menusOf(app))
        .toMatchObject([{ gameCategory: 'RNG', vendors: [{ vassalage: 'ACME', gameCount: 1 }] }]);
    expect(site.here.rooms.vendors.frameOrigins()).toContain(new URL(site.url).origin);
  });

  it('shows in the console how the vendor is connected, and that all calls pass', async () => {
    const tested = await site.ask<{ calls: { call: string; result: string }[] }>('POST', '/vendors/ACME/test', {});
    expect(tested.value.calls).toMatchObject([
      { call: 'games', result: 'passed', detail: expect.stringMatching(/^\d+$/) },
      { call: 'launch', result: 'passed', detail: 'ACME0001' },
    ]);
    const { value } = await site.ask<{ vendors: object[] }>('GET', '/vendors/connections');
    expect(value.vendors).toMatchObject([
      {
        code: 'ACME',
        name: 'Acme Games',
        source: 'console',
        isInCatalogue: true,
        walletKind: 'seamless',
        games: 1,
        gamesOn: 1,
        missingKeys: [],
        callbackUrl: `${site.here.config.publicOrigin}/vendors/ACME`,
        test: { calls: tested.value.calls },
      },
    ]);
  });

  it('lets a member open the game, bet at the vendor, and win', async () => {
    const member = await createMember(site.here, { balance: '50000.00' });
    const game = { gameId: 'ACME0001', vendor: 'ACME' };
    const { value } = await callSite<{ url: string; openMode: string }>(
      site.here,
      member.headers,
      'POST',
      '/lgw/game/launchGameV3',
      game,
    );
    expect(value.openMode).toBe('frame');

    const key = new URL(value.url).searchParams.get('key');
    const spun = await fetch(`${site.url}/vendors/play/act`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, stake: 100_000 }),
    });
    const { winMinor, balance } = (await spun.json()) as { winMinor: number; balance: string };
    const left = 5_000_000n - 100_000n + BigInt(winMinor);
    expect(await site.here.rooms.wallet.balance(member.memberId, 'VND')).toBe(left);
    expect(balance).toBe(`${left / 100n}.${String(left % 100n).padStart(2, '0')}`);

    // A predetermined win: the sandbox draws its own.
    const { memberId, userName, asset, token } = member;
    const caller = { memberId, userName, asset, type: 0, labels: [], sessionId: token };
    const session = 'a-token-of-the-test-0123456789';
    const opened = { caller, token: session, vendor: 'ACME', gameId: 'ACME0001', product: 'slots' };
    await openSession(site.here.platform.db, opened);
    const { privateKey } = VENDOR_KEYS;
    const side = { app: site.here, user: userOf(memberId), session, game: 'ACME0001', secret: '', privateKey };
    const vendor = createHub88Client('ACME', side);
    expect((await vendor.bet({ id: 'bet-1', amount: '1000.00' })).word).toBe('RS_OK');
    expect((await vendor.win({ id: 'win-1', reference: 'bet-1', amount: '2500.00' })).word).toBe('RS_OK');
    expect(await site.here.rooms.wallet.balance(memberId, 'VND')).toBe(left + 150_000n);
    expect((await vendor.forged({ amount: '1000.00' })).word).toBe('RS_ERROR_INVALID_SIGNATURE');
    const { db } = site.here.platform;
    const { count } = await db.one(sql<{ count: bigint }>`
      select count(*) as count from vendors_operations where vendor = 'ACME' and kind = 'bet'`);
    expect(count).toBe(2n);
  });
});

describe('a test of the connection', () => {
  interface Tested {
    calls: { call: string; result: string; ms: number }[];
  }

  it.each([
    ['PLAN', 'softswiss', 'seamless', ['games', 'launch']],
    ['BREEL', 'slotegrator', 'seamless', ['games', 'launch']],
    ['GPI', 'transfer', 'transfer', ['games', 'launch', 'balance']],
  ])('of %s, with the protocol %s, fails with a wrong key and passes with the right one', async (...given) => {
    const [code, protocol, walletKind, calls] = given;
    const { webhookSecret } = site;
    const url = `${site.url}/vendors/${code}`;
    const keys = { secret: 'a-key-that-nobody-else-knows' };
    const vendor = { ...input(), code, name: `Vendor ${code}`, protocol, walletKind, url, keys };
    expect((await site.approve((await site.ask('POST', '/vendors', vendor)).value.id)).value.state).toBe('executed');
    const resultsOf = async () =>
      (await site.ask<Tested>('POST', `/vendors/${code}/test`, {})).value.calls.map(({ result }) => result);
    // An address may test connections thirty times a minute.
    const often = { interval: 400 };
    await expect.poll(async () => new Set(await resultsOf()), often).toEqual(new Set(['signature', 'noGame']));

    const secret = createHmac('sha256', webhookSecret).update(`vendor:${code}`).digest('hex');
    const rotation = { keys: { secret }, formerHours: 0, ...REASON };
    const asked = await site.ask('PUT', `/vendors/${code}/keys`, rotation);
    expect((await site.approve(asked.value.id)).value.state).toBe('executed');
    await expect.poll(resultsOf, often).toEqual(calls.map(() => 'passed'));
    const { value } = await site.ask<Tested>('POST', `/vendors/${code}/test`, {});
    expect(value.calls.map(({ call }) => call)).toEqual(calls);
  });
});

describe('a change of a game', () => {
  const put = (game: object) =>
    site.ask<{ id: string; changed: number }>('POST', '/vendors/ACME/games', { games: [game], ...REASON });
  const game = async () =>
    (await site.ask<{ version: string; names: object; rank: number }[]>('GET', '/vendors/ACME/catalogue')).value[0]!;

  it('of name, position and picture needs one operator, and an older version is rejected', async () => {
    const { version } = await game();
    const change = { gameId: 'ACME0001', names: { EN: 'Another Name' }, rank: 5, picture: '/pictures/first.webp' };
    const first = await put({ ...change, version });
    expect([first.status, first.value.changed]).toEqual([200, 1]);
    expect(await game()).toMatchObject({ names: { EN: 'Another Name', VI: 'Trò chơi đầu' }, rank: 5 });
    expect((await put({ ...change, rank: 6, version })).errorCode).toBe('version.conflict');
    expect((await put(change)).value.changed).toBe(0);
  });

  it('that switches it off needs one operator, switching it on again needs two', async () => {
    expect((await put({ gameId: 'ACME0001', enabled: false })).status).toBe(200);
    expect(await menusOf(site.here)).toEqual([]);
    const on = await put({ gameId: 'ACME0001', enabled: true });
    expect(on.status).toBe(202);
    // The request is based on the state before another change.
    expect((await put({ gameId: 'ACME0001', rank: 7 })).status).toBe(200);
    expect((await site.approve(on.value.id)).value.state).toBe('failed');
    const again = await put({ gameId: 'ACME0001', enabled: true });
    expect((await site.approve(again.value.id)).value.state).toBe('executed');
    await expect.poll(() => menusOf(site.here)).toHaveLength(1);
  });

  it('may cover thousands of games in one request', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => ({
      gameId: `many-${index}`,
      names: { EN: `Game ${index}` },
      kind: index % 2 === 0 ? 'ESPORTS' : 'LIVE',
    }));
    const asked = await site.ask('POST', '/vendors/ACME/games', { games: many, ...REASON });
    expect((await site.approve(asked.value.id)).value.state).toBe('executed');
    await expect
      .poll(() => menusOf(site.here))
      .toMatchObject([
        { gameCategory: 'RNG' },
        { gameCategory: 'LIVE', vendors: [{ gameCount: 1500 }] },
        { gameCategory: 'ESPORTS', vendors: [{ gameCount: 1500 }] },
      ]);
  });

  it.each([
    [{ gameId: 'NEW1', names: { EN: 'New' } }, 'games.NEW1.kind'],
    [{ gameId: 'NEW1', kind: 'RNG' }, 'games.NEW1.names.EN'],
    [{ gameId: 'NEW1', names: { EN: 'New' }, kind: 'CARDS' }, undefined],
    [{ gameId: 'a space', names: { EN: 'New' }, kind: 'RNG' }, undefined],
    [{ gameId: 'x'.repeat(60), names: { EN: 'New' }, kind: 'RNG' }, `games.${'x'.repeat(60)}`],
  ])('%j is rejected', async (wrong, field) => {
    const answer = await put(wrong);
    expect(answer).toMatchObject({
      errorCode: 'request.invalid',
      ...(field === undefined ? {} : { value: { field } }),
    });
  });
});

describe('the addition of a vendor', () => {
  it.each([
    ['an unknown protocol', { protocol: 'soap' }],
    ['the wrong kind of wallet', { walletKind: 'transfer' }],
    ['another currency', { currency: 'USD' }],
    ['an unencrypted address', { url: 'http://vendor.example.com' }],
    ['a private address', { url: 'https://10.0.0.1/games' }],
    ['an invalid address', { url: 'games of acme' }],
    ['a lower-case code', { code: 'acme2' }],
    ['an invalid key', { keys: { publicKey: 'not a key' } }],
    ['an invalid network', { networks: ['everywhere'] }],
    ['no reason', { reason: undefined }],
  ])('is refused with %s', async (_what, change) => {
    const answer = await site.ask('POST', '/vendors', { ...input(), code: 'NEXT', name: 'Next', ...change });
    expect([answer.success, answer.errorCode]).toEqual([false, 'request.invalid']);
  });

  it('is rejected for a code or a name that is taken', async () => {
    expect((await site.ask('POST', '/vendors', input())).errorCode).toBe('vendor.exists');
    const sameName = { ...input(), code: 'ACME2', name: 'ACME games' };
    expect((await site.ask('POST', '/vendors', sameName)).errorCode).toBe('vendor.exists');
  });

  it('of one code twice is done once', async () => {
    const twice = { ...input(), code: 'TWICE', name: 'Twice', url: `${site.url}/vendors/TWICE` };
    const requests = [await site.ask('POST', '/vendors', twice), await site.ask('POST', '/vendors', twice)];
    const states = [];
    for (const { value } of requests) states.push((await site.approve(value.id)).value.state);
    expect(states).toEqual(['executed', 'failed']);
    // Its limits can be set before it has games.
    const limit = { most: '1.00', ...REASON };
    expect((await site.ask('PUT', '/vendors/TWICE/lateWins', limit)).success).toBe(true);
    expect((await site.ask('PUT', '/vendors/TWICE/stakes', { gameId: null, ...limit })).success).toBe(true);
  });
});
