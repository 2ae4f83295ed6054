import { createMember, openBackOffice, REASON, runJob } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';

interface GameView {
  nodeId: string;
  gameId: string;
  vassalage: string;
  remark: string;
  maintenance?: boolean;
  iconUrl: string | null;
  showIcon: boolean;
}
interface VendorView {
  vassalage: string;
  maintenance: { reason: string; until: number | null } | null;
  isTop: boolean;
}

const { app, operator, call, trail } = await openBackOffice({ seedGames: 120 });

const read = async <V>(url: string) => (await app.server.inject(url)).json<{ value: V }>().value;
const games = async (query: string) =>
  (await read<{ games: GameView[] }>(`/lgw/game/list?pageSize=100&${query}`)).games;
const vendors = async () => read<VendorView[]>('/lgw/game/vassgameType?typeId=1');
const setVendor = (code: string, change: object, reason = REASON) =>
  call('PUT', `/catalogue/vendors/${code}`, { change, reason });
const setGame = (nodeId: string, change: object) =>
  call('PUT', `/catalogue/games/${nodeId}`, { change, reason: REASON });

describe('a vendor', () => {
  it('disappears from all lists when hidden, and returns with all its games', async () => {
    const before = await games('vassalage=NWND');
    expect(before.length).toBeGreaterThan(3);
    expect(await setVendor('NWND', { isShown: false })).toMatchObject({
      success: true,
      value: { code: 'NWND', isShown: false, gameCount: before.length },
    });
    expect(await games('vassalage=NWND')).toEqual([]);
    expect((await games('gameType=RNG')).map(({ vassalage }) => vassalage)).not.toContain('NWND');
    expect((await vendors()).map(({ vassalage }) => vassalage)).not.toContain('NWND');
    await setVendor('NWND', { isShown: true });
    expect(await games('vassalage=NWND')).toEqual(before);
    expect(await trail('vendor:NWND')).toMatchObject([
      {
        actor: operator.name,
        action: 'catalogue.vendor.changed',
        before: { isShown: true },
        after: { isShown: false },
        reason: REASON,
      },
      { after: { isShown: true } },
    ]);
  });

  it('can be first in its category and get a tag', async () => {
    const rng = async () =>
      (await read<{ gameCategory: string; vendors: { vassalage: string }[] }[]>('/lgw/game/menus'))
        .find(({ gameCategory }) => gameCategory === 'RNG')!
        .vendors.map(({ vassalage }) => vassalage);
    expect((await rng())[0]).toBe('BGS');
    await setVendor('CKITE', { rank: 1, isTop: true });
    expect((await rng())[0]).toBe('CKITE');
    expect((await vendors()).find(({ vassalage }) => vassalage === 'CKITE')).toMatchObject({ isTop: true });
    await setVendor('CKITE', { rank: 100, isTop: false });
    expect((await rng())[0]).toBe('BGS');
  });

  it('under maintenance stays on the lists, marked, and cannot be launched until the maintenance ends', async () => {
    const member = await createMember(app);
    const launch = async () =>
      (
        await app.server.inject({
          method: 'POST',
          url: '/lgw/game/launchGameV3',
          headers: member.headers,
          payload: { gameId: 'VN60', vendor: 'TCG_LOTTO_VN' },
        })
      ).json();
    expect(await launch()).toMatchObject({ success: true });
    const until = Date.now() + 3_600_000;
    expect(await setVendor('TCG_LOTTO_VN', { maintenance: { reason: 'Weekly update', until } })).toMatchObject({
      value: { maintenance: { reason: 'Weekly update', until } },
    });
    expect(await launch()).toMatchObject({
      success: false,
      errorCode: 'vendor.maintenance',
      value: { reason: 'Weekly update', until },
    });
    expect((await games('vassalage=TCG_LOTTO_VN')).every(({ maintenance }) => maintenance === true)).toBe(true);
    expect((await vendors()).find(({ vassalage }) => vassalage === 'TCG_LOTTO_VN')?.maintenance).toEqual({
      reason: 'Weekly update',
      until,
    });
    await app.platform.db.run(sql`
      update catalogue_vendors set maintenance_until = clock_timestamp() - interval '1 second'
        where code = 'TCG_LOTTO_VN'`);
    await runJob(app, 'catalogue-maintenance');
    expect(await launch()).toMatchObject({ success: true });
    expect((await games('vassalage=TCG_LOTTO_VN')).some(({ maintenance }) => maintenance === true)).toBe(false);
  });

  it('can only be changed with a known code, a valid change and a reason', async () => {
    expect(await setVendor('NOBODY', { isShown: false })).toMatchObject({ status: 404, errorCode: 'not.found' });
    for (const change of [
      { rank: 0 },
      { rank: 'x' },
      { isShown: 1 },
      { maintenance: { reason: '', until: null } },
      { maintenance: { reason: 'x', until: -1 } },
      { unknown: true },
    ]) {
      expect(await setVendor('BGS', change), JSON.stringify(change)).toMatchObject({
        status: 400,
        errorCode: 'request.invalid',
      });
    }
    expect(await setVendor('BGS', { isShown: false }, 'short')).toMatchObject({ status: 400 });
    expect((await vendors()).map(({ vassalage }) => vassalage)).toContain('BGS');
  });
});

describe('a game', () => {
  it('is found by name, id and vendor, even if hidden; hidden, ordered, tagged and pictured immediately', async () => {
    const list = async (query: string) =>
      (
        await call<{ list: { nodeId: string; name: string; isEnabled: boolean }[]; count: number }>(
          'GET',
          `/catalogue/games?${query}`,
        )
      ).value;
    const [last] = (await games('gameType=RNG')).slice(-1);
    const { nodeId, remark, vassalage } = last!;
    for (const query of [
      `filter=find:eq:${nodeId}`,
      `filter=find:eq:${encodeURIComponent(remark.slice(1))}`,
      `filter=find:eq:${encodeURIComponent(remark)}&filter=vendor:eq:${vassalage}`,
    ]) {
      expect((await list(query)).list, query).toContainEqual(
        expect.objectContaining({ nodeId, name: remark, isEnabled: true }),
      );
    }
    expect((await list("filter=find:eq:%25'")).list).toEqual([]);
    expect((await list('limit=50')).count).toBeGreaterThan(100);

    expect(await setGame(nodeId, { rank: 1, isTop: true, icon: '/art/own.svg' })).toMatchObject({
      value: { nodeId, rank: 1, isTop: true },
    });
    expect((await games('gameType=RNG'))[0]).toMatchObject({
      nodeId,
      isTop: true,
      showIcon: true,
      iconUrl: '/art/own.svg',
    });
    expect(await setGame(nodeId, { isEnabled: false })).toMatchObject({ value: { isEnabled: false } });
    expect((await games('gameType=RNG')).map((game) => game.nodeId)).not.toContain(nodeId);
    expect((await list(`filter=find:eq:${nodeId}`)).list).toMatchObject([{ nodeId, isEnabled: false }]);
    await setGame(nodeId, { isEnabled: true, rank: 100, isTop: false, icon: '' });
    expect(await trail(`game:${nodeId}`)).toMatchObject([
      { after: { rank: 1, icon: '/art/own.svg' } },
      { after: { isEnabled: false } },
      { after: { isEnabled: true } },
    ]);
    expect(await setGame('no-such-game', { isTop: true })).toMatchObject({ status: 404, errorCode: 'not.found' });
    for (const icon of ['javascript:alert(1)', '//evil.example/x.svg', 'https://cdn.example@evil.example/x.svg'])
      expect(await setGame(nodeId, { icon }), icon).toMatchObject({ status: 400 });
  });

  it("has its vendor's fields, which operators can change [E-020] [E-022] [E-030]", async () => {
    const details = {
      roomId: 'R-7',
      gameGroupId: 'G7',
      supportPlay: 'web,app',
      isGameH5: false,
      mobileIconUrl: '/art/own-mobile.svg',
      mobileLargeIcon: '/art/own-large.svg',
      mobileSmallIcon: 'https://cdn.example/own-small.png',
    };
    const [first] = await games('gameType=LIVE');
    const { nodeId, vassalage } = first!;
    // The demonstration gives live tables a room, but no picture.
    expect(first).toMatchObject({ roomId: expect.any(String), vendorCode: vassalage, isGameH5: true, supportPlay: '' });
    expect(first).not.toHaveProperty('mobileIconUrl');
    expect(await setGame(nodeId, { details })).toMatchObject({ value: { details } });
    expect((await games('gameType=LIVE'))[0]).toMatchObject({ ...details, nodeId, showIcon: true });
    expect((await trail(`game:${nodeId}`)).at(-1)).toMatchObject({ after: { details } });
    // The form suggests the values of the vendor's games to operators.
    const used = await call<Record<string, string[]>>('GET', `/catalogue/vendors/${vassalage}/details`);
    expect(used.value['roomId']).toContain('R-7');
    for (const wrong of [
      { mobileIconUrl: 'javascript:alert(1)' },
      { isGameH5: 'no' },
      { roomId: '<b>' },
      { other: 'x' },
    ])
      expect(await setGame(nodeId, { details: { ...details, ...wrong } })).toMatchObject({ status: 400 });
    expect((await games('gameType=LOTT'))[0]).toMatchObject({ gameGroupId: expect.any(String) });
  });

  it('notifies open pages of a change', async () => {
    const [first] = await games('gameType=FISH');
    await setGame(first!.nodeId, { isNew: true });
    const event = await app.platform.db.one(sql<{ name: string; at: bigint }>`
      select name, id as at from platform_stream order by id desc limit 1`);
    expect(event.name).toBe('catalogue.changed');
  });
});
