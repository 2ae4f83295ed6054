import { randomUUID } from 'node:crypto';
import { createMember, createTestApp, type TestApp, type TestMember } from '@fairlot/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import type { GameView } from './present.ts';

let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  app = await createTestApp({ seed: 'demo', config: { seedGames: 600 } });
  member = await createMember(app);
});
afterAll(async () => {
  await app.close();
});

async function get<V>(url: string, query: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<V> {
  const response = await app.server.inject({ method: 'GET', url, query, headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ value: V }>().value;
}
interface Page {
  games: GameView[];
  pageNum: number;
  totalPages: number;
}
const list = (query: Record<string, string> = {}) => get<Page>('/lgw/game/list', query);
async function all(query: Record<string, string> = {}): Promise<GameView[]> {
  const games: GameView[] = [];
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
    const page = await list({ ...query, pageSize: '100', pageNo: String(pageNo) });
    games.push(...page.games);
    pages = page.totalPages;
  }
  return games;
}
const launch = async (payload: Record<string, string>, headers = member.headers) =>
  (await app.server.inject({ method: 'POST', url: '/lgw/game/launchGameV3', headers, payload })).json<{ value: unknown; errorCode: string | null }>();
async function publish(topic: string, memberId: bigint | null, payload: Record<string, unknown>): Promise<void> {
  await app.platform.db.transaction((tx) => app.platform.events.outbox.add(tx, topic, memberId, payload));
  await app.platform.events.outbox.drain();
}

describe('menus and vendors', () => {
  it('come in server order with their vendors, SPORTS split and without LOTT [X-092]', async () => {
    const menus = await get<{ gameCategory: string; vendors: { vassalage: string; displayName: string; gameCount: number; classes: string[] }[] }[]>('/lgw/game/menus');
    expect(menus.map(({ gameCategory }) => gameCategory)).toEqual(['RNG', 'LIVE', 'SPORTS', 'ELOTT', 'FISH', 'PVP', 'ESPORTS', 'COCKFIGHT']);
    const vendors = Object.fromEntries(menus.map((menu) => [menu.gameCategory, menu.vendors.map(({ vassalage }) => vassalage)]));
    expect(vendors).toMatchObject({ ESPORTS: ['AV', 'AI', 'IMES', 'TF', 'IA'], COCKFIGHT: ['DS88', 'DIG', 'WGB'], ELOTT: ['TCG_LOTTO_VN'] });
    expect(vendors['RNG']?.[0]).toBe('BGS');
    for (const category of ['RNG', 'LIVE', 'PVP', 'FISH', 'SPORTS']) expect(vendors[category]!.length).toBeGreaterThanOrEqual(2);
    const lobby = (await all({ gameType: 'LOTT' })).length;
    expect(lobby).toBeGreaterThan(0);
    expect(menus.flatMap((menu) => menu.vendors).reduce((sum, { gameCount }) => sum + gameCount, lobby)).toBe(600);
    expect(menus.find(({ gameCategory }) => gameCategory === 'RNG')?.vendors.find(({ vassalage }) => vassalage === 'NWND')).toMatchObject({ classes: ['AC', 'JP', 'SC', 'VP'] });
  });

  it('show the categories of the merchant in its order, at once, and no game of the others', async () => {
    const categories = async () => (await get<{ gameCategory: string }[]>('/lgw/game/menus')).map(({ gameCategory }) => gameCategory);
    const before = await app.rooms.site.setting('categories');
    await app.rooms.site.change('categories', ['FISH', 'RNG']);
    expect(await categories()).toEqual(['FISH', 'RNG']);
    expect(new Set((await all()).map(({ gameType }) => gameType))).toEqual(new Set(['FISH', 'RNG', 'LOTT']));
    expect(await list({ gameType: 'LIVE' })).toEqual({ games: [], pageNum: 1, totalPages: 0 });
    expect((await get<{ list: GameView[] }>('/lgw/game/hot')).list.every(({ gameType }) => ['FISH', 'RNG', 'LOTT'].includes(gameType))).toBe(true);
    expect((await launch({ gameId: 'VN60' })).errorCode).toBe('not.found');
    await app.rooms.site.change('categories', before);
    expect(await categories()).toEqual([...before]);
  });

  it('are mapped vendor by vendor, with category and order [E-067]', async () => {
    const mapping = await get<Record<string, unknown>[]>('/lgw/game/vassgameType', { typeId: '1', merchant_code: 'fairlot' });
    expect(mapping).toContainEqual({
      vassalage: 'DIG', displayName: 'Digby Ring', gameCategory: 'COCKFIGHT', sorting: { gameCategory: 8, vendorNames: ['DS88', 'DIG', 'WGB'] },
    });
  });
});

describe('vendors of e-sports and cockfight', () => {
  it('appear under their own category alone [E-133] [E-134]', async () => {
    const mapping = await get<{ vassalage: string; gameCategory: string }[]>('/lgw/game/vassgameType', { typeId: '1' });
    const placesOf = (vendors: string[]) => [...new Set(mapping.filter(({ vassalage }) => vendors.includes(vassalage)).map(({ gameCategory }) => gameCategory))];
    expect(placesOf(['AV', 'AI', 'IMES', 'TF', 'IA'])).toEqual(['ESPORTS']);
    expect(placesOf(['DS88', 'DIG', 'WGB'])).toEqual(['COCKFIGHT']);
    for (const category of ['ESPORTS', 'COCKFIGHT']) {
      const vendors = mapping.filter(({ gameCategory }) => gameCategory === category).map(({ vassalage }) => vassalage);
      expect(new Set((await all({ gameType: category })).map(({ vassalage }) => vassalage))).toEqual(new Set(vendors));
    }
  });
});

describe('the game list', () => {
  it('answers visitors [Q-060]', async () => {
    expect((await list({ gameType: 'RNG' })).games.length).toBe(25);
  });

  it('carries the fields of a game and of a page; launching takes them [E-016] [E-033] [X-053]', async () => {
    const page = await list();
    expect(page).toMatchObject({ pageNum: 1, totalPages: 24 });
    expect(page.games).toHaveLength(25);
    expect(page.games[0]).toMatchObject({ gameId: 'VN60', code: 'VN60', gameCode: 'VN60', vassalage: 'TCG_LOTTO_VN', gameType: 'ELOTT', nodeId: expect.any(String), nodeName: 'Vietnam 60 seconds' });
    expect((await list({ pageNo: '25' })).games).toEqual([]);
    const { gameId, vassalage, nodeId } = page.games[0]!;
    expect(await launch({ gameId, vendor: vassalage, nodeId })).toMatchObject({ value: { openMode: 'self' } });
  });

  it('has every game once over its pages', async () => {
    const games = await all();
    expect(games).toHaveLength(600);
    expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(600);
  });

  it('answers the same with clientType [X-044]', async () => {
    expect(await list({ clientType: '2', merchant: 'fairlot', platform: 'html5', language: 'EN' })).toEqual(await list());
  });

  it('finds names without case, accents and outer spaces [X-045]', async () => {
    const wanted = (await all()).filter(({ remark }) => remark.toLowerCase().includes('garden'));
    expect(wanted.length).toBeGreaterThan(1);
    expect((await all({ gameName: '  GÄRDEN ' })).map(({ nodeId }) => nodeId)).toEqual(wanted.map(({ nodeId }) => nodeId));
    expect(await list({ gameName: 'no game has this name' })).toEqual({ games: [], pageNum: 1, totalPages: 0 });
  });

  it('survives a mistyped name, within the other filters', async () => {
    const meant = (await all({ gameName: 'moonlit garden' })).map(({ nodeId }) => nodeId);
    expect(meant.length).toBeGreaterThan(0);
    for (const typed of ['moonlit gardn', 'monlit garden', 'moonlit graden', 'garden moonlti', 'MOONLÍT  GARDENN']) {
      expect((await all({ gameName: typed })).map(({ nodeId }) => nodeId), typed).toEqual(expect.arrayContaining(meant));
    }
    expect((await all({ gameName: 'moonlit gardn', gameType: 'FISH' }))).toEqual([]);
  });

  it.each(['%', '_', "' or 1=1 --", '<script>', '\\', '(((', '\u202e', '👑', 'ａｂｃ'])('finds nothing under the hostile name %j', async (gameName) => {
    expect(await list({ gameName })).toEqual({ games: [], pageNum: 1, totalPages: 0 });
  });

  it('names games in the language of the request, the common name standing for all others [X-052]', async () => {
    const nameOf = async (query: Record<string, string>, headers = {}) => (await get<Page>('/lgw/game/list', { vassalage: 'TCG_LOTTO_VN', ...query }, headers)).games[0]?.remark;
    expect([await nameOf({ language: 'EN' }), await nameOf({ language: 'VI' }), await nameOf({ language: 'PT' }), await nameOf({}, { language: 'VI' })]).toEqual(
      ['Vietnam 60 seconds', 'Việt Nam 60 giây', 'Vietnam 60 seconds', 'Việt Nam 60 giây'],
    );
    expect((await list({ language: 'VI', gameName: 'xuc xac', gameType: 'RNG' })).games.map(({ gameId }) => gameId)).toEqual(['BGS1']);
    expect((await list({ language: 'EN', gameName: 'xúc xắc', gameType: 'RNG', isNew: '1' })).games).toEqual([]);
  });

  it('takes any filters together, and empty ones as absent', async () => {
    const everything = await all();
    const wanted = everything.filter((game) => game.gameType === 'RNG' && game.vassalage === 'NWND' && (game.gameClassify === 'JP' || game.gameClassifyNew === 'JP') && game.remark.toLowerCase().includes('a'));
    expect(wanted.length).toBeGreaterThan(0);
    expect(await all({ gameType: 'RNG', vassalage: 'NWND', gameClassify: 'JP', gameName: 'a', minBet: '', isNew: '' })).toEqual(wanted);
    expect(await all({ gameType: '', vassalage: '', gameClassify: '', gameName: ' ' })).toEqual(everything);
    expect((await list({ gameType: 'NOTYPE' })).games).toEqual([]);
  });

  it.each([{ pageNo: '0' }, { pageNo: 'x' }, { pageSize: '101' }, { minBet: '1e3' }, { minBet: '-1' }, { minLine: 'many' }, { isNew: '2' }, { gameName: 'x'.repeat(101) }, { unknown: '1' }])(
    'refuses %j by name',
    async (query) => {
      const response = await app.server.inject({ method: 'GET', url: '/lgw/game/list', query: query as unknown as Record<string, string> });
      expect([response.statusCode, response.json()]).toMatchObject([400, { errorCode: 'request.invalid', value: { field: Object.keys(query)[0] } }]);
    },
  );

  it('filters by type [X-046]', async () => {
    const [sports, esports, fish] = [await all({ gameType: 'SPORTS' }), await all({ gameType: 'ESPORTS' }), await all({ gameType: 'FISH' })];
    for (const [type, games] of [['SPORTS', sports], ['ESPORTS', esports], ['FISH', fish]] as const) {
      expect(games.length).toBeGreaterThan(0);
      expect(new Set(games.map(({ gameType }) => gameType))).toEqual(new Set([type]));
    }
    expect(sports.map(({ vassalage }) => vassalage)).not.toContain('AV');
  });

  it('filters by vendor [X-048]', async () => {
    const games = await all({ gameType: 'RNG', vassalage: 'BGS' });
    expect(games.map(({ remark }) => remark)).toContain('Plinko Fair');
    expect(new Set(games.map(({ vassalage }) => vassalage))).toEqual(new Set(['BGS']));
  });

  it('filters by either class [X-049] [E-023]', async () => {
    const games = await all({ gameClassify: 'JP' });
    expect(games.length).toBeGreaterThan(0);
    expect(new Set(games.map(({ gameClassify }) => gameClassify))).toEqual(new Set(['JP']));
    const arcade = await all({ gameClassify: 'AC' });
    expect(arcade.every((game) => game.gameClassify === 'AC' || game.gameClassifyNew === 'AC')).toBe(true);
    expect(arcade.map(({ gameId }) => gameId)).toContain('BGS1');
    expect((await all({ gameClassify: '' })).length).toBe(600);
  });

  it('filters by smallest bet and lines [X-050]', async () => {
    const idsOf = async (query: Record<string, string>) => (await all(query)).map(({ nodeId }) => nodeId);
    const stored = async (condition: ReturnType<typeof sql<boolean>>) =>
      (await app.platform.db.rows(sql<{ id: string }>`select node_id as id from catalogue_games where ${condition} order by position`)).map(({ id }) => id);
    const cheap = await idsOf({ minBet: '0.05' });
    expect(cheap).toEqual(await stored(sql<boolean>`min_bet_minor <= 5`));
    expect(cheap.length).toBeLessThan(600);
    const wide = await idsOf({ minLine: '20' });
    expect(wide).toEqual(await stored(sql<boolean>`line_count >= 20`));
    expect(wide.length).toBeGreaterThan(0);
  });

  it('filters by new [X-051]', async () => {
    const games = await all({ isNew: '1' });
    expect(games.length).toBe((await all()).filter(({ isNew }) => isNew).length);
    expect(games.every(({ isNew }) => isNew)).toBe(true);
  });
});

describe('favourites', () => {
  it('belong to the member, ids as strings [X-062]', async () => {
    const { games } = await list({ gameType: 'FISH' });
    const [first, second] = games.map(({ nodeId }) => nodeId) as [string, string];
    const ids = (who = member) => get<string[]>('/lgw/game/favourites/ids', { pageNo: '1', pageSize: '100' }, who.headers);
    const add = (nodeId: string) => app.server.inject({ method: 'POST', url: '/lgw/game/favourites', headers: member.headers, payload: { nodeId, vendor: 'DPBL' } });
    for (const nodeId of [first, second, first]) expect((await add(nodeId)).json()).toMatchObject({ success: true });
    expect((await ids()).toSorted()).toEqual([first, second].toSorted());
    expect(await ids(await createMember(app))).toEqual([]);
    const removed = await app.server.inject({ method: 'DELETE', url: '/lgw/game/favourites', query: { nodeId: first }, headers: member.headers });
    expect(removed.json()).toMatchObject({ success: true });
    expect(await ids()).toEqual([second]);
    expect((await add('no-such-game')).json()).toMatchObject({ errorCode: 'not.found' });
    expect((await app.server.inject({ method: 'POST', url: '/lgw/game/favourites', payload: { nodeId: first } })).statusCode).toBe(401);
  });
});

describe('lists of a member', () => {
  type Favourites = { content: GameView[]; pageNum: number; totalPages: number };
  type Recents = { list: GameView[]; totalPages: number };
  const change = async (method: 'GET' | 'POST' | 'DELETE', url: string, who: TestMember, input: Record<string, string>) =>
    (await app.server.inject({ method, url, headers: who.headers, ...(method === 'POST' ? { payload: input } : { query: input }) })).json();

  it('a favourite is in the list after it was added [E-035] [X-061] [X-063]', async () => {
    const me = await createMember(app);
    const { games } = await list({ gameType: 'FISH', pageSize: '30' });
    for (const { nodeId } of games) expect(await change('POST', '/lgw/game/favourites', me, { nodeId, vendor: 'BGS' })).toMatchObject({ success: true, value: null });
    const first = await get<Favourites>('/lgw/game/favourites', {}, me.headers);
    expect(first).toMatchObject({ pageNum: 1, totalPages: Math.ceil(games.length / 25) });
    const second = await get<Favourites>('/lgw/game/favourites', { pageNo: '2', pageSize: '25', gameType: 'FISH', language: 'EN' }, me.headers);
    expect([...first.content, ...second.content].map(({ nodeId }) => nodeId)).toEqual(games.map(({ nodeId }) => nodeId).toReversed());
    expect(first.content[0]).toEqual(games.at(-1));
    expect(await get('/lgw/game/favourites', { gameType: 'RNG' }, me.headers)).toEqual({ content: [], pageNum: 1, totalPages: 0 });
    expect((await get<Favourites>('/lgw/game/favourites', { language: 'VI' }, me.headers)).content[0]?.remark).not.toBe(first.content[0]?.remark);
    const vendor = games[0]!.vassalage;
    expect((await get<Favourites>('/lgw/game/favourites', { vendor }, me.headers)).content.every(({ vassalage }) => vassalage === vendor)).toBe(true);
  });

  it('a favourite is not in the list after it was removed [X-064]', async () => {
    const me = await createMember(app);
    const nodeId = (await list({ gameType: 'PVP' })).games[0]!.nodeId;
    await change('POST', '/lgw/game/favourites', me, { nodeId });
    expect(await change('DELETE', '/lgw/game/favourites', me, { nodeId, vendor: 'x' })).toMatchObject({ success: true });
    expect(await get('/lgw/game/favourites', {}, me.headers)).toEqual({ content: [], pageNum: 1, totalPages: 0 });
    expect(await change('DELETE', '/lgw/game/favourites', me, { nodeId })).toMatchObject({ success: true });
  });

  it('takes a thousand favourites and no more', async () => {
    const me = await createMember(app);
    await app.platform.db.run(sql`insert into catalogue_games (node_id, position, game_id, code, vendor, game_type, classify, name, is_top, is_new, min_bet_minor, line_count)
      select 'full' || n, 100000 + n, 'full' || n, 'full' || n, 'BGS', 'RNG', '', 'Full ' || n, false, false, 0, 0 from generate_series(1, 1000) n`);
    await app.platform.db.run(sql`insert into catalogue_favourites (member_id, node_id) select ${me.memberId}::bigint, 'full' || n from generate_series(1, 1000) n`);
    const nodeId = (await list({ gameType: 'PVP' })).games[0]!.nodeId;
    expect(await change('POST', '/lgw/game/favourites', me, { nodeId })).toMatchObject({ errorCode: 'limit.exceeded', value: { max: 1000 } });
    expect(await get<string[]>('/lgw/game/favourites/ids', { pageNo: '10', pageSize: '100' }, me.headers)).toHaveLength(100);
    await app.platform.db.run(sql`delete from catalogue_favourites where node_id like 'full%'`);
    await app.platform.db.run(sql`delete from catalogue_games where node_id like 'full%'`);
  });

  it('a recent game is first after the call, and once [E-034] [X-055] [X-056]', async () => {
    const [me, other] = [await createMember(app), await createMember(app)];
    const [a, b] = (await list({ gameType: 'RNG' })).games.map(({ nodeId }) => nodeId) as [string, string];
    const recents = async (query: Record<string, string> = {}) => get<Recents>('/lgw/game/recent', query, me.headers);
    expect(await recents()).toEqual({ list: [], totalPages: 0 });
    for (const nodeId of [a, b, a]) expect(await change('GET', '/lgw/game/recent/add', me, { nodeId, vendor: 'BGS' })).toMatchObject({ success: true, value: null });
    expect((await recents()).list.map(({ nodeId }) => nodeId)).toEqual([a, b]);
    expect(await change('POST', '/lgw/game/recent/add', me, { nodeId: b })).toMatchObject({ success: true });
    expect((await recents({ page: '1', pageSize: '1' }))).toMatchObject({ list: [{ nodeId: b }], totalPages: 2 });
    expect((await recents({ gameType: 'FISH', clientType: '2', language: 'EN' })).list).toEqual([]);
    expect((await recents({ vassalage: 'BGS' })).list.every(({ vassalage }) => vassalage === 'BGS')).toBe(true);
    expect(await get('/lgw/game/recent', {}, other.headers)).toEqual({ list: [], totalPages: 0 });
    expect(await change('GET', '/lgw/game/recent/add', me, { nodeId: 'no-such-game' })).toMatchObject({ errorCode: 'not.found' });
  });

  it('a recent game is never kept by a cache, and needs the token', async () => {
    const response = await app.server.inject({ method: 'GET', url: '/lgw/game/recent/add', query: { nodeId: '10001' }, headers: member.headers });
    expect(response.headers['cache-control']).toBe('no-store');
    const { cookie } = member.headers as { cookie: string };
    expect((await app.server.inject({ method: 'GET', url: '/lgw/game/recent/add', query: { nodeId: '10001' }, headers: { cookie } })).statusCode).toBe(401);
  });

  it('keeps the newest hundred recent games', async () => {
    const me = await createMember(app);
    await app.platform.db.run(sql`
      insert into catalogue_recents (member_id, node_id) select ${me.memberId}::bigint, node_id
        from (select node_id, position from catalogue_games order by position limit 130) g`);
    const last = (await all({ gameType: 'COCKFIGHT' })).at(-1)!.nodeId;
    await change('GET', '/lgw/game/recent/add', me, { nodeId: last });
    const { list: kept, totalPages } = await get<Recents>('/lgw/game/recent', { pageSize: '100' }, me.headers);
    expect([kept.length, kept[0]?.nodeId, totalPages]).toEqual([100, last, 1]);
  });
});

describe('a change of the catalogue', () => {
  const nodeOf = async (gameType: string) => (await list({ gameType })).games[1]!.nodeId;
  const find = async (nodeId: string) => (await all()).find((game) => game.nodeId === nodeId);

  it('by an operator is shown at once, written with its trail, and told to open pages', async () => {
    const nodeId = await nodeOf('FISH');
    const trail: unknown[] = [];
    await app.rooms.catalogue.changeGame(nodeId, { name: 'Zephyr Reef', names: { VI: 'Rạn gió' }, isTop: true, isNew: true }, async (_tx, before, after) => void trail.push(before.name, after.name));
    expect(await find(nodeId)).toMatchObject({ remark: 'Zephyr Reef', isTop: true, isNew: true });
    expect((await list({ gameName: 'zephr reef' })).games.map((game) => game.nodeId)).toEqual([nodeId]);
    expect(trail).toEqual([expect.any(String), 'Zephyr Reef']);
    const event = await app.platform.db.one(sql<{ data: { version: string } }>`select data from platform_stream where name = 'catalogue.changed' order by id desc limit 1`);
    expect(event.data.version).toMatch(/^\d+$/);
  });

  it('takes a game off all lists and puts it back', async () => {
    const nodeId = await nodeOf('PVP');
    const me = await createMember(app);
    await app.server.inject({ method: 'POST', url: '/lgw/game/favourites', headers: me.headers, payload: { nodeId } });
    await app.rooms.catalogue.changeGame(nodeId, { isEnabled: false });
    expect(await find(nodeId)).toBeUndefined();
    expect(await get('/lgw/game/favourites', {}, me.headers)).toMatchObject({ content: [] });
    await app.rooms.catalogue.changeGame(nodeId, { isEnabled: true });
    expect(await get('/lgw/game/favourites', {}, me.headers)).toMatchObject({ content: [{ nodeId }] });
  });

  it('that fails halfway or does not fit changes nothing', async () => {
    const nodeId = await nodeOf('LIVE');
    const before = await find(nodeId);
    await expect(app.rooms.catalogue.changeGame(nodeId, { name: 'Lost' }, () => Promise.reject(new Error('audit is down')))).rejects.toThrow('audit is down');
    await expect(app.rooms.catalogue.changeGame(nodeId, { name: '' })).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(app.rooms.catalogue.changeGame('no-such-game', { isNew: true })).rejects.toMatchObject({ code: 'not.found' });
    expect(await find(nodeId)).toEqual(before);
  });

  it('by another process is found by its version', async () => {
    const nodeId = await nodeOf('SPORTS');
    await app.platform.db.run(sql`update catalogue_games set name = 'Renamed elsewhere' where node_id = ${nodeId}`);
    expect((await find(nodeId))?.remark).not.toBe('Renamed elsewhere');
    await app.rooms.catalogue.parts.jobs?.find(({ name }) => name === 'catalogue-refresh')?.run();
    expect((await find(nodeId))?.remark).toBe('Renamed elsewhere');
  });
});

describe('the jackpot', () => {
  it('is the largest that a playable game reports, and absent without one', async () => {
    const { db } = app.platform;
    const [playable] = (await list({ vassalage: 'TCG_LOTTO_VN' })).games;
    const [closed] = (await list({ vassalage: 'NWND' })).games;
    expect(await get('/lgw/game/jackpot')).toEqual({ amount: null });
    await app.rooms.catalogue.reportJackpot(db, closed!.nodeId, 999_999_999n);
    expect(await get('/lgw/game/jackpot')).toEqual({ amount: null });
    await app.rooms.catalogue.reportJackpot(db, playable!.nodeId, 123_456_789n);
    expect(await get('/lgw/game/jackpot')).toEqual({ amount: '1234567.89' });
    await app.rooms.catalogue.reportJackpot(db, playable!.nodeId, 0n);
    expect(await get('/lgw/game/jackpot')).toEqual({ amount: null });
  });
});

describe('launching', () => {
  it('opens the draws that are sold here and refuses vendors that are not connected', async () => {
    expect((await launch({ gameId: 'VN60', vendor: 'TCG_LOTTO_VN' })).value).toEqual({ url: '/m/lottery/play?gameCode=VN60', openMode: 'self' });
    expect((await launch({ gameId: 'BGS1', vendor: 'BGS' })).errorCode).toBe('game.unavailable');
    expect((await launch({ gameId: 'BGS1', vendor: 'GPI' })).errorCode).toBe('not.found');
    expect((await launch({ gameId: 'VN60' }, {})).errorCode).toBe('auth.required');
    expect(await get('/lgw/game/launch', { gameId: 'VN60', vendor: 'TCG_LOTTO_VN', gameCategory: 'ELOTT', nodeId: '10001', supportPlay: '' }, member.headers)).toEqual({ url: '/m/lottery/play?gameCode=VN60', openMode: 'self' });
    expect((await app.server.inject({ method: 'GET', url: '/lgw/game/launch', query: { gameId: 'BGS1' }, headers: member.headers })).json()).toMatchObject({ success: false, errorCode: 'game.unavailable' });
  });
});

describe('ranking and winners', () => {
  const place = (gameCode: string, asset: string, ticketId = randomUUID()) =>
    publish('ticket.placed', member.memberId, { ticketId, gameCode, gameName: 'x', asset, placedAt: Date.now(), totalMinor: '1', lines: [] });

  it('puts the featured games first that are played most, with real money; answers in either form of the query [X-058]', async () => {
    const hot = async (query: Record<string, string> = {}) => (await app.rooms.catalogue.hot(query['gameType'])).list.map(({ gameId }) => gameId);
    const before = await get<{ list: GameView[] }>('/lgw/game/hot', { isPlatform: '2', language: 'EN', platform: 'html5', merchantCode: 'fairlot' });
    expect(before.list).toHaveLength(12);
    expect(before.list.every(({ isTop }) => isTop)).toBe(true);
    expect(before.list.slice(0, 2).map(({ gameId }) => gameId)).toEqual(['VN60', 'VN300']);
    expect((await get<{ list: GameView[] }>('/lgw/game/hot', { gameType: 'FISH' })).list.every(({ gameType }) => gameType === 'FISH')).toBe(true);

    for (let ticket = 0; ticket < 3; ticket++) await place('VN60', 'FUN');
    const repeated = randomUUID();
    for (let delivery = 0; delivery < 3; delivery++) await place('VN60', 'VND', repeated);
    for (let ticket = 0; ticket < 2; ticket++) await place('VN300', 'VND');
    const { counts } = await app.platform.db.one(sql<{ counts: Record<string, number> }>`
      select jsonb_object_agg(code, plays) as counts from (select code, count(*) as plays from catalogue_plays join catalogue_games using (node_id) group by code) as c`);
    expect(counts).toEqual({ VN60: 1, VN300: 2 });
    await expect.poll(() => hot(), { timeout: 8000, interval: 250 }).toEqual(['VN300', 'VN60', ...before.list.slice(2).map(({ gameId }) => gameId)]);
  });

  it('lists the latest real wins with masked names and keeps fifty [X-093]', async () => {
    const win = (index: number, status = 'won') => ({
      ticketId: randomUUID(), memberId: '1', userName: 'demo01', status, winMinor: status === 'won' ? String(100_000 + index) : '0', settledAt: 1_795_150_000_000 + index,
    });
    const pay = (asset: string, tickets: ReturnType<typeof win>[]) =>
      publish('draw.paid', null, { gameCode: 'VN60', gameName: 'Vietnam 60 seconds', numero: '202611200001', asset, memberIds: [], tickets });
    expect(await get('/lgw/game/winners')).toEqual([]);
    await pay('FUN', [win(1)]);
    await pay('VND', [win(2, 'lost')]);
    expect(await get('/lgw/game/winners')).toEqual([]);
    const first = [win(3), win(4)];
    await pay('VND', first);
    await pay('VND', first);
    expect(await get('/lgw/game/winners')).toEqual([
      { name: 'de***01', game: 'Vietnam 60 seconds', gameCode: 'VN60', amount: '1000.04', at: 1_795_150_000_004 },
      { name: 'de***01', game: 'Vietnam 60 seconds', gameCode: 'VN60', amount: '1000.03', at: 1_795_150_000_003 },
    ]);
    await pay('VND', Array.from({ length: 80 }, (_, index) => win(100 + index)));
    const board = await get<{ amount: string }[]>('/lgw/game/winners');
    expect(board).toHaveLength(50);
    expect([board[0]?.amount, board[49]?.amount]).toEqual(['1001.79', '1001.30']);
    expect((await app.platform.db.one(sql<{ count: bigint }>`select count(*) as count from catalogue_wins`)).count).toBe(50n);
  });
});
