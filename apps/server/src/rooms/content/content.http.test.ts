import { createMember, createTestApp, type TestApp } from '@fairlot/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { BANNER_GROUPS, type Draft } from './drafts.ts';
import type { AnnouncementView, BannerView, HelpView, NoticesView } from './present.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
const now = () => Date.now() - 1000;
const notice = (title: string, more: Partial<Draft<'announcement'>> = {}): Draft<'announcement'> => ({
  kind: 'PL',
  platform: 'M',
  audience: 'all',
  isHot: false,
  takesApplications: false,
  images: [],
  categoryIds: [],
  texts: { EN: { title, content: '<p>Text</p>' } },
  isPublished: true,
  startsAt: now(),
  endsAt: null,
  ...more,
});

beforeAll(async () => {
  app = await createTestApp({ seed: 'demo' });
});
afterAll(async () => {
  await app.close();
});

async function get<V>(path: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const response = await app.server.inject({ method: 'GET', url: `/wps/announcements/${path}`, query, headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ value: V; footer?: { unreadCount: number } }>();
}
const notices = async (types?: string, headers = {}) =>
  (await get<NoticesView>('noticeNew', { platform: 'M', ...(types ? { types } : {}) }, headers)).value;
const titles = (list: AnnouncementView[]) => list.map(({ title }) => title);

describe('banners', () => {
  it('are those of the group, with url and art [E-046] [X-033]', async () => {
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

  it('are answered with and without cache and flush [X-029]', async () => {
    const plain = await get('bannerNew', { groupName: 'm_home' });
    expect(plain.value).toHaveLength(3);
    expect(await get('bannerNew', { groupName: 'm_home', cache: '1', flush: '1' })).toEqual(plain);
  });
});

describe('announcements', () => {
  it('come in five lists with an unread count, to visitors too [E-054] [X-030] [Q-048]', async () => {
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

  it('of the popular call are popups unless asked otherwise [X-031]', async () => {
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

  it('carry id, title, content and their dates [E-049] [E-050]', async () => {
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

  it('carry their images in order and their categories, which come along', async () => {
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

  it('are of the kinds asked for alone [X-032]', async () => {
    const agent = await createMember(app, { type: 1 });
    const counts = ({ promotion, banners, player, popup }: NoticesView) => [
      promotion.length,
      banners.length,
      player.length,
      popup.length,
    ];
    const banners = BANNER_GROUPS.length + 2;
    expect(counts(await notices('B'))).toEqual([0, banners, 0, 0]);
    expect(counts(await notices('B,PL,PU'))).toEqual([0, banners, 2, 1]);
    expect(counts(await notices('promotion'))).toEqual([2, 0, 0, 0]);
    expect(counts(await notices('PR'))).toEqual([2, 0, 0, 0]);
    expect(titles((await notices('A', agent.headers)).player)).toEqual(['For agents: how your team is counted']);
    for (const headers of [{}, (await createMember(app)).headers])
      expect(counts(await notices('A', headers))).toEqual([0, 0, 0, 0]);
    expect(counts(await notices('XX, ,B2'))).toEqual([0, 0, 0, 0]);
  });

  it('are those of the platform [X-034]', async () => {
    const id = await app.rooms.content.manage.announcements.create(notice('On desktops', { platform: 'D' }));
    const desktop = await get<NoticesView>('noticeNew', { platform: 'D' });
    expect(titles(desktop.value.player)).toEqual(['On desktops']);
    expect(titles((await notices()).player)).not.toContain('On desktops');
    await app.rooms.content.manage.announcements.remove(id);
  });

  it('are answered in the language of the request, else in the default', async () => {
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

  it('for members alone are hidden from visitors, in lists and by id', async () => {
    const { headers } = await createMember(app);
    const id = await app.rooms.content.manage.announcements.create(notice('Members', { audience: 'members' }));
    expect(titles((await notices('PL', headers)).player)).toContain('Members');
    expect(titles((await notices('PL')).player)).not.toContain('Members');
    expect((await get<AnnouncementView>(id, {}, headers)).value.title).toBe('Members');
    expect((await app.server.inject(`/wps/announcements/${id}`)).statusCode).toBe(404);
    await app.rooms.content.manage.announcements.remove(id);
  });

  it('are answered one by one, and unknown ids are not found', async () => {
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

describe('what was read', () => {
  const mark = (headers: Record<string, string>, announcementId: unknown, read: unknown = true) =>
    app.server.inject({
      method: 'POST',
      url: '/wps/announcements/markAsRead',
      headers,
      payload: { announcementId, read },
    });
  const answer = (headers: Record<string, string>) =>
    get<NoticesView>('noticeNew', { platform: 'M', types: 'B,PL,PU' }, headers);

  it('lowers the unread count of the member by one, and of no other [E-055] [X-036] [X-037]', async () => {
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
    const told = await app.platform.db.rows(
      sql<{
        data: object;
      }>`select data from platform_stream where name = 'unread' and member_id = ${me.memberId}::bigint`,
    );
    expect(told).toEqual([{ data: { announcements: 1 } }]);
  });

  it('is counted for the announcements asked for [E-085]', async () => {
    const agent = await createMember(app, { type: 1 });
    expect((await get<NoticesView>('noticeNew', { types: 'A' }, agent.headers)).footer).toEqual({ unreadCount: 1 });
  });

  it('is refused to visitors and to trial members, for unknown ids and in other words [Q-042]', async () => {
    const trial = await createMember(app, { type: 4 });
    const { headers } = await createMember(app);
    const [{ id }] = (await notices('PL')).player as [AnnouncementView];
    expect((await mark({}, id)).statusCode).toBe(401);
    expect([(await mark(trial.headers, id)).statusCode, (await mark(trial.headers, id)).json().errorCode]).toEqual([
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

describe('the help centre', () => {
  const help = async (query: Record<string, string> = {}) => {
    const response = await app.server.inject({
      method: 'GET',
      url: '/wps/system/helpCenter',
      query,
      headers: { moduleid: 'COMM3' },
    });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<{ value: HelpView[] }>().value;
  };

  it('has pages of title and content in every language [X-080]', async () => {
    const english = await help({ lang: 'EN', device: 'MOBILE' });
    expect(english.map(({ tag }) => tag)).toEqual(['start', 'draws', 'money', 'limits', 'terms']);
    expect(english.every(({ title, content }) => title.length > 3 && content.startsWith('<'))).toBe(true);
    const vietnamese = await help({ lang: 'VI' });
    expect(vietnamese.find(({ tag }) => tag === 'terms')?.title).toBe('Điều khoản dịch vụ');
    expect(vietnamese.map(({ tag }) => tag)).toEqual(english.map(({ tag }) => tag));
  });

  it('is written by operators, a tag once', async () => {
    const { manage } = app.rooms.content;
    const draft: Draft<'help'> = {
      tag: 'fees',
      position: 0,
      texts: { EN: { title: 'Fees', content: '<p onclick="x()">None</p>' } },
      isPublished: true,
      startsAt: now(),
      endsAt: null,
    };
    const id = await manage.help.create(draft);
    expect((await help()).find(({ tag }) => tag === 'fees')).toEqual({
      tag: 'fees',
      title: 'Fees',
      content: '<p>None</p>',
    });
    await expect(manage.help.create(draft)).rejects.toMatchObject({
      code: 'request.invalid',
      value: { field: 'tag', reason: 'taken' },
    });
    await manage.help.remove(id);
    expect((await help()).map(({ tag }) => tag)).not.toContain('fees');
  });
});

describe('content of operators', () => {
  const shown = async (title: string) => titles((await notices()).player).includes(title);

  it('is published, scheduled, changed and withdrawn at once', async () => {
    const { announcements } = app.rooms.content.manage;
    const id = await announcements.create(notice('Tides', { isPublished: false }));
    expect(await shown('Tides')).toBe(false);
    await announcements.change(id, { isPublished: true });
    expect(await shown('Tides')).toBe(true);
    await announcements.change(id, { startsAt: Date.now() + DAY_MS });
    expect(await shown('Tides')).toBe(false);
    await announcements.change(id, { startsAt: now() - DAY_MS, endsAt: now() });
    expect(await shown('Tides')).toBe(false);
    await announcements.change(id, { endsAt: null, texts: { EN: { title: 'High tides', content: 'x' } } });
    expect([await shown('Tides'), await shown('High tides')]).toEqual([false, true]);
    expect((await announcements.list()).find((entry) => entry.id === id)).toMatchObject({
      kind: 'PL',
      endsAt: null,
      texts: { EN: { title: 'High tides' } },
    });
    await announcements.remove(id);
    expect(await shown('High tides')).toBe(false);
    await expect(announcements.change(id, { isHot: true })).rejects.toMatchObject({ code: 'not.found' });
    await expect(announcements.remove('x')).rejects.toMatchObject({ code: 'not.found' });
  });

  it('begins and ends by the clock, without a change', async () => {
    const { announcements } = app.rooms.content.manage;
    const id = await announcements.create(notice('Short', { startsAt: Date.now() + 700, endsAt: Date.now() + 2500 }));
    expect(await shown('Short')).toBe(false);
    await expect.poll(() => shown('Short'), { timeout: 3000, interval: 100 }).toBe(true);
    await expect.poll(() => shown('Short'), { timeout: 5000, interval: 100 }).toBe(false);
    await announcements.remove(id);
  });

  it('is cleaned when it is written', async () => {
    const { announcements } = app.rooms.content.manage;
    const id = await announcements.create(
      notice('Dirty', {
        texts: {
          EN: {
            title: '<b>Dirty</b>',
            content: '<p>a<script>alert(1)</script></p><img src="https://evil.example/x.png">',
          },
        },
      }),
    );
    const { texts } = await app.platform.db.one(
      sql<{ texts: unknown }>`select texts from content_announcements where id = ${id}::bigint`,
    );
    expect(texts).toEqual({ EN: { title: '<b>Dirty</b>', content: '<p>a</p>' } });
    await app.rooms.site.change('imageCDNs', ['https://cdn.example']);
    await announcements.change(id, {
      texts: { EN: { title: 'Clean', content: '<img src="https://cdn.example/x.png">' } },
    });
    expect((await get<AnnouncementView>(id)).value.content).toBe('<img src="https://cdn.example/x.png" />');
    await app.rooms.site.change('imageCDNs', []);
    await announcements.remove(id);
  });

  it('that does not fit is refused by its field and changes nothing', async () => {
    const { manage } = app.rooms.content;
    const before = await manage.announcements.list();
    const wrong: [string, Partial<Draft<'announcement'>>][] = [
      ['texts', { texts: {} }],
      ['texts.EN.title', { texts: { EN: { title: '', content: '' } } }],
      ['endsAt', { startsAt: 10, endsAt: 10 }],
      ['images', { images: [{ url: 'https://elsewhere.example/x.png', sequence: 1 }] }],
    ];
    for (const [field, change] of wrong) {
      await expect(manage.announcements.create(notice('Wrong', change)), field).rejects.toMatchObject({
        code: 'request.invalid',
        value: { field: expect.stringContaining(field) as string },
      });
      await expect(manage.announcements.change(before[0]!.id, change), field).rejects.toMatchObject({
        code: 'request.invalid',
      });
    }
    await expect(
      manage.announcements.create({ ...notice('Wrong'), kind: 'XX' } as unknown as Draft<'announcement'>),
    ).rejects.toMatchObject({ code: 'request.invalid', value: { field: 'kind' } });
    expect(await manage.announcements.list()).toEqual(before);
  });

  it('is written together with its trail, or not at all', async () => {
    const { banners } = app.rooms.content.manage;
    const [first] = await banners.list();
    const { id: _id, ...draft } = first!;
    const trail: unknown[] = [];
    const id = await banners.create(
      { ...draft, groupName: 'm_home', image: '/art/x.svg' },
      async (_tx, before, after) => void trail.push([before, after?.groupName]),
    );
    await banners.change(
      id,
      { url: 'https://ok.example' },
      async (_tx, before, after) => void trail.push([before?.url, after?.url]),
    );
    await expect(banners.change(id, { url: null }, () => Promise.reject(new Error('audit is down')))).rejects.toThrow(
      'audit is down',
    );
    await expect(banners.change(id, { url: 'javascript:alert(1)' })).rejects.toMatchObject({ value: { field: 'url' } });
    expect(
      (await get<BannerView[]>('bannerNew', { groupName: 'm_home' })).value.find((banner) => banner.id === id),
    ).toMatchObject({ url: 'https://ok.example', image: '/art/x.svg' });
    await banners.remove(id, async (_tx, before, after) => void trail.push([before?.id, after]));
    expect(trail).toEqual([
      [undefined, 'm_home'],
      [draft.url, 'https://ok.example'],
      [id, undefined],
    ]);
  });

  it('of two operators at once is not lost', async () => {
    const { announcements } = app.rooms.content.manage;
    const id = await announcements.create(notice('Both'));
    await Promise.all([announcements.change(id, { isHot: true }), announcements.change(id, { audience: 'members' })]);
    expect((await announcements.list()).find((entry) => entry.id === id)).toMatchObject({
      isHot: true,
      audience: 'members',
    });
    await announcements.remove(id);
  });
});
