import { describe, expect, it } from 'vitest';
import { openCatalogue, type Page } from './catalogue.testing.ts';
import type { GameView } from './present.ts';

const { app, get, list, all, launch } = await openCatalogue();

describe('menus and vendors', () => {
  it('are returned in server order with their vendors, SPORTS split and without LOTT [X-092]', async () => {
    const menus = await get<
      {
        gameCategory: string;
        vendors: { vassalage: string; displayName: string; gameCount: number; classes: string[] }[];
      }[]
    >('/lgw/game/menus');
    expect(menus.map(({ gameCategory }) => gameCategory)).toEqual([
      'RNG',
      'LIVE',
      'SPORTS',
      'ELOTT',
      'FISH',
      'PVP',
      'ESPORTS',
      'COCKFIGHT',
    ]);
    const vendors = Object.fromEntries(
      menus.map((menu) => [menu.gameCategory, menu.vendors.map(({ vassalage }) => vassalage)]),
    );
    expect(vendors).toMatchObject({
      ESPORTS: ['AV', 'AI', 'IMES', 'TF', 'IA'],
      COCKFIGHT: ['DS88', 'DIG', 'WGB'],
      ELOTT: ['TCG_LOTTO_VN'],
    });
    expect(vendors['RNG']?.[0]).toBe('BGS');
    for (const category of ['RNG', 'LIVE', 'PVP', 'FISH', 'SPORTS'])
      expect(vendors[category]!.length).toBeGreaterThanOrEqual(2);
    const lobby = (await all({ gameType: 'LOTT' })).length;
    expect(lobby).toBeGreaterThan(0);
    expect(menus.flatMap((menu) => menu.vendors).reduce((sum, { gameCount }) => sum + gameCount, lobby)).toBe(600);
    expect(
      menus.find(({ gameCategory }) => gameCategory === 'RNG')?.vendors.find(({ vassalage }) => vassalage === 'NWND'),
    ).toMatchObject({ classes: ['AC', 'JP', 'SC', 'VP'] });
  });

  it("show only the merchant's categories in its order immediately, and no games of others", async () => {
    const categories = async () =>
      (await get<{ gameCategory: string }[]>('/lgw/game/menus')).map(({ gameCategory }) => gameCategory);
    const before = await app.rooms.site.setting('categories');
    await app.rooms.site.change('categories', ['FISH', 'RNG']);
    expect(await categories()).toEqual(['FISH', 'RNG']);
    expect(new Set((await all()).map(({ gameType }) => gameType))).toEqual(new Set(['FISH', 'RNG', 'LOTT']));
    expect(await list({ gameType: 'LIVE' })).toEqual({ games: [], pageNum: 1, totalPages: 0, total: 0 });
    expect(
      (await get<{ list: GameView[] }>('/lgw/game/hot')).list.every(({ gameType }) =>
        ['FISH', 'RNG', 'LOTT'].includes(gameType),
      ),
    ).toBe(true);
    expect((await launch({ gameId: 'VN60' })).errorCode).toBe('not.found');
    await app.rooms.site.change('categories', before);
    expect(await categories()).toEqual([...before]);
  });

  it('are mapped vendor by vendor, with category and order [E-067]', async () => {
    const mapping = await get<Record<string, unknown>[]>('/lgw/game/vassgameType', {
      typeId: '1',
      merchant_code: 'fairlot',
    });
    expect(mapping).toContainEqual({
      vassalage: 'DIG',
      displayName: 'Digby Ring',
      gameCategory: 'COCKFIGHT',
      gameCount: 1,
      classes: [],
      isTop: false,
      isNew: false,
      maintenance: null,
      sorting: { gameCategory: 8, vendorNames: ['DS88', 'DIG', 'WGB'] },
    });
  });
});

describe('e-sports and cockfight vendors', () => {
  it('appear only under their own category [E-133] [E-134]', async () => {
    const mapping = await get<{ vassalage: string; gameCategory: string }[]>('/lgw/game/vassgameType', { typeId: '1' });
    const placesOf = (vendors: string[]) => [
      ...new Set(
        mapping.filter(({ vassalage }) => vendors.includes(vassalage)).map(({ gameCategory }) => gameCategory),
      ),
    ];
    expect(placesOf(['AV', 'AI', 'IMES', 'TF', 'IA'])).toEqual(['ESPORTS']);
    expect(placesOf(['DS88', 'DIG', 'WGB'])).toEqual(['COCKFIGHT']);
    for (const category of ['ESPORTS', 'COCKFIGHT']) {
      const vendors = mapping.filter(({ gameCategory }) => gameCategory === category).map(({ vassalage }) => vassalage);
      expect(new Set((await all({ gameType: category })).map(({ vassalage }) => vassalage))).toEqual(new Set(vendors));
    }
  });
});

describe('the game list', () => {
  it('is available to visitors [Q-060]', async () => {
    expect((await list({ gameType: 'RNG' })).games.length).toBe(25);
  });

  it('contains the fields of a game and of a page; launching accepts them [E-016] [E-033] [X-053]', async () => {
    const page = await list();
    expect(page).toMatchObject({ pageNum: 1, totalPages: 24 });
    expect(page.games).toHaveLength(25);
    expect(page.games[0]).toMatchObject({
      gameId: 'VN60',
      code: 'VN60',
      gameCode: 'VN60',
      vassalage: 'TCG_LOTTO_VN',
      gameType: 'ELOTT',
      nodeId: expect.any(String),
      nodeName: 'Vietnam 60 seconds',
    });
    expect((await list({ pageNo: '25' })).games).toEqual([]);
    const { gameId, vassalage, nodeId } = page.games[0]!;
    expect(await launch({ gameId, vendor: vassalage, nodeId })).toMatchObject({ value: { openMode: 'self' } });
  });

  it('contains every game once across its pages', async () => {
    const games = await all();
    expect(games).toHaveLength(600);
    expect(new Set(games.map(({ nodeId }) => nodeId)).size).toBe(600);
  });

  it('returns the same with clientType [X-044]', async () => {
    expect(await list({ clientType: '2', merchant: 'fairlot', platform: 'html5', language: 'EN' })).toEqual(
      await list(),
    );
  });

  it('finds names regardless of case, accents and outer spaces [X-045]', async () => {
    const wanted = (await all()).filter(({ remark }) => remark.toLowerCase().includes('garden'));
    expect(wanted.length).toBeGreaterThan(1);
    expect((await all({ gameName: '  GÄRDEN ' })).map(({ nodeId }) => nodeId)).toEqual(
      wanted.map(({ nodeId }) => nodeId),
    );
    expect(await list({ gameName: 'no game has this name' })).toEqual({
      games: [],
      pageNum: 1,
      totalPages: 0,
      total: 0,
    });
  });

  it('tolerates a mistyped name, within the other filters', async () => {
    const meant = (await all({ gameName: 'moonlit garden' })).map(({ nodeId }) => nodeId);
    expect(meant.length).toBeGreaterThan(0);
    for (const typed of ['moonlit gardn', 'monlit garden', 'moonlit graden', 'garden moonlti', 'MOONLÍT  GARDENN']) {
      expect(
        (await all({ gameName: typed })).map(({ nodeId }) => nodeId),
        typed,
      ).toEqual(expect.arrayContaining(meant));
    }
    expect(await all({ gameName: 'moonlit gardn', gameType: 'FISH' })).toEqual([]);
  });

  it.each(['%', '_', "' or 1=1 --", '<script>', '\\', '(((', '\u202e', '👑', 'ａｂｃ'])(
    'finds nothing for the hostile name %j',
    async (gameName) => {
      expect(await list({ gameName })).toEqual({ games: [], pageNum: 1, totalPages: 0, total: 0 });
    },
  );

  it("names games in the request's language, with the common name as fallback [X-052]", async () => {
    const nameOf = async (query: Record<string, string>, headers = {}) =>
      (await get<Page>('/lgw/game/list', { vassalage: 'TCG_LOTTO_VN', ...query }, headers)).games[0]?.remark;
    expect([
      await nameOf({ language: 'EN' }),
      await nameOf({ language: 'VI' }),
      await nameOf({ language: 'PT' }),
      await nameOf({}, { language: 'VI' }),
      await nameOf({ language: 'PT', vassalage: 'TCG_SEA' }),
    ]).toEqual(['Vietnam 60 seconds', 'Việt Nam 60 giây', 'Vietnã 60 segundos', 'Việt Nam 60 giây', 'Harbour Four']);
    expect(
      (await list({ language: 'VI', gameName: 'xuc xac', gameType: 'RNG' })).games.map(({ gameId }) => gameId),
    ).toEqual(['BGS1']);
    // E-127: pages in Korean ask about games in English, because vendors do not know Korean.
    const hilo = { language: 'EN', gameName: '하이로우' };
    const { games: korean } = await get<Page>('/lgw/game/list', hilo, { language: 'KO' });
    expect(korean.map(({ gameId, displayName }) => [gameId, displayName])).toEqual([['BGS6', '하이로우']]);
    const mines = (await list({ language: 'CN', gameName: '扫雷', gameType: 'RNG' })).games;
    expect(mines.map(({ gameId, displayName }) => [gameId, displayName])).toEqual([['BGS3', '扫雷']]);
    expect((await list({ language: 'EN', gameName: 'xúc xắc', gameType: 'RNG', isNew: '1' })).games).toEqual([]);
  });

  it('combines any filters, and ignores empty ones', async () => {
    const everything = await all();
    const wanted = everything.filter(
      (game) =>
        game.gameType === 'RNG' &&
        game.vassalage === 'NWND' &&
        (game.gameClassify === 'JP' || game.gameClassifyNew === 'JP') &&
        game.remark.toLowerCase().includes('a'),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(
      await all({ gameType: 'RNG', vassalage: 'NWND', gameClassify: 'JP', gameName: 'a', minBet: '', isNew: '' }),
    ).toEqual(wanted);
    expect(await all({ gameType: '', vassalage: '', gameClassify: '', gameName: ' ' })).toEqual(everything);
    expect((await list({ gameType: 'NOTYPE' })).games).toEqual([]);
  });

  it.each([
    { pageNo: '0' },
    { pageNo: 'x' },
    { pageSize: '101' },
    { minBet: '1e3' },
    { minBet: '-1' },
    { minLine: 'many' },
    { isNew: '2' },
    { gameName: 'x'.repeat(101) },
    { unknown: '1' },
  ])('rejects %j by name', async (query) => {
    const response = await app.server.inject({
      method: 'GET',
      url: '/lgw/game/list',
      query: query as unknown as Record<string, string>,
    });
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { errorCode: 'request.invalid', value: { field: Object.keys(query)[0] } },
    ]);
  });

  it('filters by up to 60 vendors with the longest codes', async () => {
    const others = Array.from({ length: 59 }, (_, index) => `V${String(index).padStart(31, '0')}`);
    const games = await all({ gameType: 'RNG', vassalage: [...others, 'BGS'].join(',') });
    expect(games).toEqual(await all({ gameType: 'RNG', vassalage: 'BGS' }));
    expect(games.length).toBeGreaterThan(0);
  });

  it('filters by type [X-046]', async () => {
    const [sports, esports, fish] = [
      await all({ gameType: 'SPORTS' }),
      await all({ gameType: 'ESPORTS' }),
      await all({ gameType: 'FISH' }),
    ];
    for (const [type, games] of [
      ['SPORTS', sports],
      ['ESPORTS', esports],
      ['FISH', fish],
    ] as const) {
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

  it('filters by new [X-051]', async () => {
    const games = await all({ isNew: '1' });
    expect(games.length).toBe((await all()).filter(({ isNew }) => isNew).length);
    expect(games.every(({ isNew }) => isNew)).toBe(true);
  });
});
