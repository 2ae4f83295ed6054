import { createMember, errorOf } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { notice, openNotices, now, titles } from './content.testing.ts';
import { BANNER_GROUPS } from './drafts.ts';
import type { AnnouncementView, BannerView, NoticesView } from './present.ts';

const DAY_MS = 86_400_000;
const { app, get, notices } = await openNotices();

describe('banners', () => {
  it('belong to the group, with url and art [E-046] [X-033]', async () => {
    const { value } = await get<BannerView[]>('bannerNew', {
      types: 'B',
      groupName: 'm_home',
      platform: 'M',
      merchantCode: 'fairlot',
    });
    expect(value.map(({ groupName, url }) => [groupName, url])).toEqual([
      ['m_home', '/m/trail'],
      ['m_home', '/m/lottery/play?gameCode=VN60'],
      ['m_home', '/m/lott'],
    ]);
    expect(value[0]).toMatchObject({ title: 'Every result, yours to check', art: { cat: 'inhouse', motif: 'dice' } });
    expect(
      (await get<BannerView[]>('bannerNew', { groupName: 'm_reg' })).value.map(({ groupName }) => groupName),
    ).toEqual(['m_reg']);
    expect((await get<BannerView[]>('bannerNew', { groupName: 'm_nothing' })).value).toEqual([]);
  });

  it('exist for every group', async () => {
    const { value } = await get<BannerView[]>('bannerNew', { types: 'B' });
    expect(new Set(value.map(({ groupName }) => groupName))).toEqual(new Set(BANNER_GROUPS));
  });

  it('are returned with and without cache and flush [X-029]', async () => {
    const plain = await get('bannerNew', { groupName: 'm_home' });
    expect(plain.value).toHaveLength(3);
    expect(await get('bannerNew', { groupName: 'm_home', cache: '1', flush: '1' })).toEqual(plain);
  });
});

describe('announcements', () => {
  it('are in five lists with an unread count, including for visitors [E-054] [X-030] [Q-048]', async () => {
    const { value, footer } = await get<NoticesView>('noticeNew', { platform: 'M' });
    expect(Object.keys(value).toSorted()).toEqual([
      'banners',
      'hot',
      'player',
      'popup',
      'promotion',
      'promotionCategories',
    ]);
    expect(titles(value.player)).toEqual([
      'Vietnam 60 seconds closes 10 seconds before each draw',
      'How to check a draw yourself',
    ]);
    expect(titles(value.hot)).toEqual(['How to check a draw yourself']);
    expect(titles(value.popup)).toEqual(['Welcome to the demonstration']);
    expect(titles(value.promotion)).toEqual(['Check a draw, then trust it', 'A million in play money']);
    expect(footer).toEqual({ unreadCount: 0 });
  });

  it('of the popular call are popups by default [X-031]', async () => {
    const { value, footer } = await get<NoticesView>('populor', { platform: 'M' });
    expect([titles(value.popup), value.player, value.promotion, value.banners, footer]).toEqual([
      ['Welcome to the demonstration'],
      [],
      [],
      [],
      { unreadCount: 0 },
    ]);
    expect(titles((await get<NoticesView>('populor', { types: 'promotion' })).value.promotion)).toHaveLength(2);
  });

  it('contain id, title, content and their dates [E-049] [E-050]', async () => {
    const id = await app.rooms.content.manage.announcements.create(
      notice('Dated', { kind: 'PU', startsAt: now(), endsAt: now() + DAY_MS }),
    );
    const { popup, player } = await notices();
    expect(popup[0]).toMatchObject({
      id,
      title: 'Dated',
      content: '<p>Text</p>',
      preview: 'Text',
      startDate: expect.any(Number),
      endDate: expect.any(Number),
      noExpiry: 0,
    });
    expect(player[0]).toMatchObject({ endDate: null, noExpiry: 1 });
    await app.rooms.content.manage.announcements.remove(id);
  });

  it('contain their images in order and their categories, which are also returned', async () => {
    const { promotion, promotionCategories } = await notices('promotion');
    expect(promotionCategories.map(({ title }) => title)).toEqual(['Free play', 'Draws']);
    expect(
      promotion.map(
        ({ promoAnnouncementCategoryIds: [id] }) => promotionCategories.find((category) => category.id === id)?.title,
      ),
    ).toEqual(['Draws', 'Free play']);
    expect(promotion[0]?.announcementImages).toEqual([{ url: expect.stringMatching(/^\/art\//), sequence: 1 }]);
    const id = await app.rooms.content.manage.announcements.create(
      notice('Pictures', {
        images: [
          { url: '/art/b.svg', sequence: 2 },
          { url: '/art/a.svg', sequence: 1 },
        ],
      }),
    );
    expect((await get<AnnouncementView>(id)).value.announcementImages.map(({ url }) => url)).toEqual([
      '/art/a.svg',
      '/art/b.svg',
    ]);
    await app.rooms.content.manage.announcements.remove(id);
  });

  it('are only of the requested kinds [X-032]', async () => {
    const agent = await createMember(app, { type: 1 });
    const counts = ({ promotion, banners, player, popup }: NoticesView) => [
      promotion.length,
      banners.length,
      player.length,
      popup.length,
    ];
    // Home has three, sports and cockfight share a group of two, every other group has one.
    const banners = BANNER_GROUPS.length + 3;
    expect(counts(await notices('B'))).toEqual([0, banners, 0, 0]);
    expect(counts(await notices('B,PL,PU'))).toEqual([0, banners, 2, 1]);
    expect(counts(await notices('promotion'))).toEqual([2, 0, 0, 0]);
    expect(counts(await notices('PR'))).toEqual([2, 0, 0, 0]);
    expect(titles((await notices('A', agent.headers)).player)).toEqual(['For agents: how your team is counted']);
    for (const headers of [{}, (await createMember(app)).headers])
      expect(counts(await notices('A', headers))).toEqual([0, 0, 0, 0]);
    expect(counts(await notices('XX, ,B2'))).toEqual([0, 0, 0, 0]);
  });

  it('belong to the platform [X-034]', async () => {
    const id = await app.rooms.content.manage.announcements.create(notice('On desktops', { platform: 'D' }));
    const desktop = await get<NoticesView>('noticeNew', { platform: 'D' });
    expect(titles(desktop.value.player)).toEqual(['On desktops']);
    expect(titles((await notices()).player)).not.toContain('On desktops');
    await app.rooms.content.manage.announcements.remove(id);
  });

  it("are in the request's language, or else in the default", async () => {
    const popup = async (query: Record<string, string>, headers = {}) =>
      titles((await get<NoticesView>('noticeNew', query, headers)).value.popup);
    expect([
      await popup({}, { language: 'VI' }),
      await popup({ language: 'VI' }, { language: 'EN' }),
      await popup({ language: 'DE' }),
    ]).toEqual([
      ['Chào mừng đến với bản trình diễn'],
      ['Chào mừng đến với bản trình diễn'],
      ['Welcome to the demonstration'],
    ]);
  });

  it('for members only are hidden from visitors, in lists and by id', async () => {
    const { headers } = await createMember(app);
    const id = await app.rooms.content.manage.announcements.create(notice('Members', { audience: 'members' }));
    expect(titles((await notices('PL', headers)).player)).toContain('Members');
    expect(titles((await notices('PL')).player)).not.toContain('Members');
    expect((await get<AnnouncementView>(id, {}, headers)).value.title).toBe('Members');
    expect((await app.server.inject(`/wps/announcements/${id}`)).statusCode).toBe(404);
    await app.rooms.content.manage.announcements.remove(id);
  });

  it('are returned individually, and unknown ids are not found', async () => {
    const [first] = (await notices('promotion')).promotion;
    expect((await get<AnnouncementView>(first!.id, { language: 'VI' })).value).toMatchObject({
      id: first!.id,
      title: 'Kiểm tra rồi hãy tin',
    });
    for (const id of ['0', '999999999999999999', 'x', '1e3', '%27', '<b>']) {
      const response = await app.server.inject(`/wps/announcements/${encodeURIComponent(id)}`);
      expect([response.statusCode, response.json().errorCode]).toEqual([404, 'not.found']);
    }
  });
});

describe('a read mark', () => {
  const mark = (headers: Record<string, string>, announcementId: unknown, read: unknown = true) =>
    app.server.inject({
      method: 'POST',
      url: '/wps/announcements/markAsRead',
      headers,
      payload: { announcementId, read },
    });
  const answer = (headers: Record<string, string>) =>
    get<NoticesView>('noticeNew', { platform: 'M', types: 'B,PL,PU' }, headers);

  it('lowers the unread count of this member by one, and of no other [E-055] [X-036] [X-037]', async () => {
    const [me, other] = [await createMember(app), await createMember(app)];
    const before = await answer(me.headers);
    expect(before.footer).toEqual({ unreadCount: 2 });
    const { id } = before.value.player[0]!;
    for (let press = 0; press < 2; press++)
      expect((await mark(me.headers, id)).json()).toMatchObject({ success: true, value: null });
    const after = await answer(me.headers);
    expect(after.footer).toEqual({ unreadCount: 1 });
    expect(after.value.player.map((entry) => [entry.id === id, entry.read])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect((await get<AnnouncementView>(id, {}, me.headers)).value.read).toBe(true);
    expect((await answer(other.headers)).footer).toEqual({ unreadCount: 2 });
    expect((await answer({})).footer).toEqual({ unreadCount: 0 });
    const reported = await app.platform.db.rows(
      sql<{
        data: object;
      }>`select data from platform_stream where name = 'unread' and member_id = ${me.memberId}::bigint`,
    );
    expect(reported).toEqual([{ data: { announcements: 1 } }]);
  });

  it('is counted for the requested announcements, as for the inbox and the chat [E-085]', async () => {
    const agent = await createMember(app, { type: 1 });
    expect((await get<NoticesView>('noticeNew', { types: 'A' }, agent.headers)).footer).toEqual({ unreadCount: 1 });
    const member = await createMember(app);
    for (const [url, moduleid, value] of [
      ['/wps/inbox/unreadCount', 'INBOX3', 0],
      ['/wps/chat/unreadCount', 'CBS3', { unReadCount: 0 }],
    ] as const) {
      const counted = await app.server.inject({ method: 'GET', url, headers: { ...member.headers, moduleid } });
      expect(counted.json()).toMatchObject({ success: true, value });
    }
  });

  it('is refused to visitors and trial members, for unknown ids and under other names [Q-042]', async () => {
    const trial = await createMember(app, { type: 4 });
    const { headers } = await createMember(app);
    const [{ id }] = (await notices('PL')).player as [AnnouncementView];
    expect((await mark({}, id)).statusCode).toBe(401);
    expect([(await mark(trial.headers, id)).statusCode, await errorOf(mark(trial.headers, id))]).toEqual([
      403,
      'permission.denied',
    ]);
    expect((await answer(trial.headers)).footer).toEqual({ unreadCount: 0 });
    expect((await mark(headers, '999999')).statusCode).toBe(404);
    for (const [wrong, read] of [
      [1, true],
      ['x', true],
      [id, false],
      [id, 'true'],
      ['', true],
    ])
      expect((await mark(headers, wrong, read)).statusCode).toBe(400);
    const agents = (await notices('A', (await createMember(app, { type: 1 })).headers)).player[0]!;
    expect((await mark(headers, agents.id)).statusCode).toBe(404);
  });
});
