import { createMember, runJob, type TestMember } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { openCatalogue } from './catalogue.testing.ts';
import type { GameView } from './present.ts';

const { app, member, get, list, all } = await openCatalogue();

const change = async (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  { headers }: Pick<TestMember, 'headers'>,
  input: Record<string, string>,
) =>
  (
    await app.server.inject({ method, url, headers, ...(method === 'POST' ? { payload: input } : { query: input }) })
  ).json();

describe('favourites', () => {
  it('belong to the member, ids as strings [X-062] [X-060]', async () => {
    const { games } = await list({ gameType: 'FISH' });
    const [first, second] = games.map(({ nodeId }) => nodeId) as [string, string];
    const ids = (who = member) =>
      get<string[]>('/lgw/game/favourites/ids', { pageNo: '1', pageSize: '100' }, who.headers);
    const add = (nodeId: string) => change('POST', '/lgw/game/favourites', member, { nodeId, vendor: 'DPBL' });
    for (const nodeId of [first, second, first]) expect(await add(nodeId)).toMatchObject({ success: true });
    expect((await ids()).toSorted()).toEqual([first, second].toSorted());
    const stranger = await createMember(app);
    expect(await ids(stranger)).toEqual([]);
    expect(await get('/lgw/game/favourites', {}, stranger.headers)).toMatchObject({ content: [] });
    expect(await get('/lgw/game/favourites', {}, member.headers)).toMatchObject({ content: [{}, {}] });
    expect(await change('DELETE', '/lgw/game/favourites', member, { nodeId: first })).toMatchObject({ success: true });
    expect(await ids()).toEqual([second]);
    expect(await add('no-such-game')).toMatchObject({ errorCode: 'not.found' });
    const visitor = { headers: {} };
    expect(await change('POST', '/lgw/game/favourites', visitor, { nodeId: first })).toMatchObject({
      errorCode: 'auth.required',
    });
  });
});

describe("a member's lists", () => {
  type Favourites = { content: GameView[]; pageNum: number; totalPages: number };
  type Recents = { list: GameView[]; totalPages: number };
  it('contain a favourite after it was added [E-035] [X-061] [X-063]', async () => {
    const me = await createMember(app);
    const { games } = await list({ gameType: 'FISH', pageSize: '30' });
    for (const { nodeId } of games)
      expect(await change('POST', '/lgw/game/favourites', me, { nodeId, vendor: 'BGS' })).toMatchObject({
        success: true,
        value: null,
      });
    const first = await get<Favourites>('/lgw/game/favourites', {}, me.headers);
    expect(first).toMatchObject({ pageNum: 1, totalPages: Math.ceil(games.length / 25) });
    const second = await get<Favourites>(
      '/lgw/game/favourites',
      { pageNo: '2', pageSize: '25', gameType: 'FISH', language: 'EN' },
      me.headers,
    );
    expect([...first.content, ...second.content].map(({ nodeId }) => nodeId)).toEqual(
      games.map(({ nodeId }) => nodeId).toReversed(),
    );
    expect(first.content[0]).toEqual(games.at(-1));
    expect(await get('/lgw/game/favourites', { gameType: 'RNG' }, me.headers)).toEqual({
      content: [],
      pageNum: 1,
      totalPages: 0,
    });
    expect((await get<Favourites>('/lgw/game/favourites', { language: 'VI' }, me.headers)).content[0]?.remark).not.toBe(
      first.content[0]?.remark,
    );
    const vendor = games[0]!.vassalage;
    expect(
      (await get<Favourites>('/lgw/game/favourites', { vendor }, me.headers)).content.every(
        ({ vassalage }) => vassalage === vendor,
      ),
    ).toBe(true);
  });

  it('do not contain a favourite after it was removed [X-064]', async () => {
    const me = await createMember(app);
    const nodeId = (await list({ gameType: 'PVP' })).games[0]!.nodeId;
    await change('POST', '/lgw/game/favourites', me, { nodeId });
    expect(await change('DELETE', '/lgw/game/favourites', me, { nodeId, vendor: 'x' })).toMatchObject({
      success: true,
    });
    expect(await get('/lgw/game/favourites', {}, me.headers)).toEqual({ content: [], pageNum: 1, totalPages: 0 });
    expect(await change('DELETE', '/lgw/game/favourites', me, { nodeId })).toMatchObject({ success: true });
  });

  it('accept a thousand favourites and no more', async () => {
    const me = await createMember(app);
    await app.platform.db.run(sql`
        insert into catalogue_games (node_id, position, game_id, code, vendor, game_type, classify, name, is_top,
          is_new, min_bet_minor, line_count)
      select 'full' || n, 100000 + n, 'full' || n, 'full' || n, 'BGS', 'RNG', '', 'Full ' || n, false, false, 0, 0
        from generate_series(1, 1000) n`);
    await app.platform.db.run(sql`
      insert into catalogue_favourites (member_id, node_id) select ${me.memberId}::bigint, 'full' || n
        from generate_series(1, 1000) n`);
    const nodeId = (await list({ gameType: 'PVP' })).games[0]!.nodeId;
    expect(await change('POST', '/lgw/game/favourites', me, { nodeId })).toMatchObject({
      errorCode: 'limit.exceeded',
      value: { max: 1000 },
    });
    expect(await get<string[]>('/lgw/game/favourites/ids', { pageNo: '10', pageSize: '100' }, me.headers)).toHaveLength(
      100,
    );
    await app.platform.db.run(sql`delete from catalogue_favourites where node_id like 'full%'`);
    await app.platform.db.run(sql`delete from catalogue_games where node_id like 'full%'`);
  });

  it('contain a recent game once, first after the call [E-034] [X-055] [X-056]', async () => {
    const [me, other] = [await createMember(app), await createMember(app)];
    const [a, b] = (await list({ gameType: 'RNG' })).games.map(({ nodeId }) => nodeId) as [string, string];
    const recents = async (query: Record<string, string> = {}) => get<Recents>('/lgw/game/recent', query, me.headers);
    expect(await recents()).toEqual({ list: [], totalPages: 0 });
    for (const nodeId of [a, b, a])
      expect(await change('GET', '/lgw/game/recent/add', me, { nodeId, vendor: 'BGS' })).toMatchObject({
        success: true,
        value: null,
      });
    expect((await recents()).list.map(({ nodeId }) => nodeId)).toEqual([a, b]);
    expect(await change('POST', '/lgw/game/recent/add', me, { nodeId: b })).toMatchObject({ success: true });
    expect(await recents({ page: '1', pageSize: '1' })).toMatchObject({ list: [{ nodeId: b }], totalPages: 2 });
    expect((await recents({ gameType: 'FISH', clientType: '2', language: 'EN' })).list).toEqual([]);
    expect((await recents({ vassalage: 'BGS' })).list.every(({ vassalage }) => vassalage === 'BGS')).toBe(true);
    expect(await get('/lgw/game/recent', {}, other.headers)).toEqual({ list: [], totalPages: 0 });
    expect(await change('GET', '/lgw/game/recent/add', me, { nodeId: 'no-such-game' })).toMatchObject({
      errorCode: 'not.found',
    });
  });

  it('are never cached for recent games, which require the token', async () => {
    const add = (headers: Record<string, string>) =>
      app.server.inject({ url: '/lgw/game/recent/add', query: { nodeId: '10001' }, headers });
    expect((await add(member.headers)).headers['cache-control']).toBe('no-store');
    const { cookie } = member.headers as { cookie: string };
    expect((await add({ cookie })).statusCode).toBe(401);
  });

  it('keep the newest hundred recent games', async () => {
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

  it('by an operator is shown immediately, audited, and announced to open pages', async () => {
    const nodeId = await nodeOf('FISH');
    const trail: unknown[] = [];
    await app.rooms.catalogue.changeGame(
      nodeId,
      { name: 'Zephyr Reef', names: { VI: 'Rạn gió' }, isTop: true, isNew: true },
      async (_tx, before, after) => void trail.push(before.name, after.name),
    );
    expect(await find(nodeId)).toMatchObject({ remark: 'Zephyr Reef', isTop: true, isNew: true });
    expect((await list({ gameName: 'zephr reef' })).games.map((game) => game.nodeId)).toEqual([nodeId]);
    expect(trail).toEqual([expect.any(String), 'Zephyr Reef']);
    const event = await app.platform.db.one(
      sql<{
        data: { version: string };
      }>`select data from platform_stream where name = 'catalogue.changed' order by id desc limit 1`,
    );
    expect(event.data.version).toMatch(/^\d+$/);
  });

  it('removes a game from all lists and restores it', async () => {
    const nodeId = await nodeOf('PVP');
    const me = await createMember(app);
    await change('POST', '/lgw/game/favourites', me, { nodeId });
    await app.rooms.catalogue.changeGame(nodeId, { isEnabled: false });
    expect(await find(nodeId)).toBeUndefined();
    expect(await get('/lgw/game/favourites', {}, me.headers)).toMatchObject({ content: [] });
    await app.rooms.catalogue.changeGame(nodeId, { isEnabled: true });
    expect(await get('/lgw/game/favourites', {}, me.headers)).toMatchObject({ content: [{ nodeId }] });
  });

  it('changes nothing when it fails halfway or is invalid', async () => {
    const nodeId = await nodeOf('LIVE');
    const before = await find(nodeId);
    await expect(
      app.rooms.catalogue.changeGame(nodeId, { name: 'Lost' }, () => Promise.reject(new Error('audit is down'))),
    ).rejects.toThrow('audit is down');
    await expect(app.rooms.catalogue.changeGame(nodeId, { name: '' })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    await expect(app.rooms.catalogue.changeGame('no-such-game', { isNew: true })).rejects.toMatchObject({
      code: 'not.found',
    });
    expect(await find(nodeId)).toEqual(before);
  });

  it('by another process is detected by its version', async () => {
    const nodeId = await nodeOf('SPORTS');
    await app.platform.db.run(sql`update catalogue_games set name = 'Renamed elsewhere' where node_id = ${nodeId}`);
    expect((await find(nodeId))?.remark).not.toBe('Renamed elsewhere');
    await runJob(app, 'catalogue-refresh');
    expect((await find(nodeId))?.remark).toBe('Renamed elsewhere');
  });
});

describe('the jackpot', () => {
  it('is the largest reported one of an offered game, and absent if there is none', async () => {
    const { db } = app.platform;
    const [playable] = (await list({ vassalage: 'TCG_LOTTO_VN' })).games;
    const [closed] = (await list({ vassalage: 'NWND' })).games;
    expect(await get('/lgw/game/jackpot')).toEqual({ amount: null });
    await app.rooms.catalogue.reportJackpot(db, closed!.nodeId, 999_999_999n);
    await app.rooms.catalogue.changeGame(closed!.nodeId, { isEnabled: false });
    expect(await get('/lgw/game/jackpot')).toEqual({ amount: null });
    await app.rooms.catalogue.reportJackpot(db, playable!.nodeId, 123_456_789n);
    expect(await get('/lgw/game/jackpot')).toEqual({ amount: '1234567.89' });
    await app.rooms.catalogue.reportJackpot(db, playable!.nodeId, 0n);
    expect(await get('/lgw/game/jackpot')).toEqual({ amount: null });
  });
});
