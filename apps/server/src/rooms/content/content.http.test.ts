import { createMember, createTestApp, type TestApp } from '@fairlot/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import type { AnnouncementView, BannerView, NoticesView } from './present.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ seed: 'demo' });
  const texts = (title: string, more = {}) => JSON.stringify({ EN: { title, content: '<p>Text</p>' }, ...more });
  const add = (kind: string, json: string, { platform = 'M', starts = '-1 day', ends = null as string | null } = {}) =>
    app.platform.db.run(sql`
      insert into content_announcements (kind, platform, texts, starts_at, ends_at)
      values (${kind}, ${platform}, ${json}::jsonb, clock_timestamp() + ${starts}::interval, clock_timestamp() + ${ends}::interval)`);
  await add('PU', texts('A popup', { VI: { title: 'Thông báo', content: 'Nội dung' } }), { ends: '1 day' });
  await add('A', texts('For agents'));
  await add('PR', texts('A promotion'));
  await add('PL', texts('On desktops'), { platform: 'D' });
  await add('PL', texts('Not yet'), { starts: '1 hour' });
  await add('PL', texts('Over'), { ends: '-1 hour' });
  await app.platform.db.run(sql`
    insert into content_banners (group_name, position, url, art, texts, starts_at)
    select 'm_reg', 0, null, art, texts, starts_at from content_banners where group_name = 'm_home' limit 1`);
});
afterAll(async () => {
  await app.close();
});

async function get<V>(path: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) {
  const response = await app.server.inject({ method: 'GET', url: `/wps/announcements/${path}`, query, headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ value: V; footer?: { unreadCount: number } }>();
}
const notices = async (types?: string, headers = {}) => (await get<NoticesView>('noticeNew', { platform: 'M', ...(types ? { types } : {}) }, headers)).value;
const titles = (list: AnnouncementView[]) => list.map(({ title }) => title);

describe('banners', () => {
  it('are those of the group, with url and art [E-046] [X-033]', async () => {
    const { value } = await get<BannerView[]>('bannerNew', { types: 'B', groupName: 'm_home', platform: 'M', merchantCode: 'fairlot' });
    expect(value.map(({ groupName, url }) => [groupName, url])).toEqual([['m_home', '/m/trail'], ['m_home', '/m/lottery/play?gameCode=VN60'], ['m_home', '/m/lott']]);
    expect(value[0]).toMatchObject({ title: 'Every result, yours to check', art: { cat: 'inhouse', motif: 'dice' } });
    expect((await get<BannerView[]>('bannerNew', { groupName: 'm_reg' })).value.map(({ groupName }) => groupName)).toEqual(['m_reg']);
    expect((await get<BannerView[]>('bannerNew', { groupName: 'm_fish' })).value).toEqual([]);
  });

  it('are answered with and without cache and flush [X-029]', async () => {
    const plain = await get('bannerNew', { groupName: 'm_home' });
    expect(plain.value).toHaveLength(3);
    expect(await get('bannerNew', { groupName: 'm_home', cache: '1', flush: '1' })).toEqual(plain);
  });
});

describe('announcements', () => {
  it('come in five lists [E-054] [X-030]', async () => {
    const value = await notices();
    expect(Object.keys(value).toSorted()).toEqual(['banners', 'hot', 'player', 'popup', 'promotion']);
    expect(titles(value.player)).toEqual(['Vietnam 60 seconds closes 10 seconds before each draw', 'How to check a draw yourself']);
    expect(titles(value.hot)).toEqual(['How to check a draw yourself']);
    expect(titles(value.popup)).toEqual(['A popup']);
    expect(titles(value.promotion)).toEqual(['A promotion']);
  });

  it('carry id, title, content and their dates [E-049] [E-050]', async () => {
    const { popup, player } = await notices();
    expect(popup[0]).toMatchObject({ id: expect.any(String), title: 'A popup', content: '<p>Text</p>', startDate: expect.any(Number), endDate: expect.any(Number), noExpiry: 0 });
    expect(player[0]).toMatchObject({ endDate: null, noExpiry: 1 });
  });

  it('are of the kinds asked for alone [X-032]', async () => {
    const agent = await createMember(app, { type: 1 });
    const counts = ({ promotion, banners, player, popup }: NoticesView) => [promotion.length, banners.length, player.length, popup.length];
    expect(counts(await notices('B'))).toEqual([0, 4, 0, 0]);
    expect(counts(await notices('B,PL,PU'))).toEqual([0, 4, 2, 1]);
    expect(counts(await notices('promotion'))).toEqual([1, 0, 0, 0]);
    expect(counts(await notices('PR'))).toEqual([1, 0, 0, 0]);
    expect(titles((await notices('A', agent.headers)).player)).toEqual(['For agents']);
    for (const headers of [{}, (await createMember(app)).headers]) expect(counts(await notices('A', headers))).toEqual([0, 0, 0, 0]);
  });

  it('are those of the platform [X-034]', async () => {
    const desktop = await get<NoticesView>('noticeNew', { platform: 'D' });
    expect(titles(desktop.value.player)).toEqual(['On desktops']);
    expect(titles((await notices()).player)).not.toContain('On desktops');
  });

  it('are answered in the language of the request, else in the default', async () => {
    const popup = async (language: string) => titles((await get<NoticesView>('noticeNew', {}, { language })).value.popup);
    expect([await popup('VI'), await popup('PT')]).toEqual([['Thông báo'], ['A popup']]);
  });

  it('tell members how many they have not read [E-055]', async () => {
    const { headers } = await createMember(app);
    expect((await get('noticeNew', { platform: 'M', types: 'B,PL,PU' }, headers)).footer).toEqual({ unreadCount: 2 });
    expect((await get('noticeNew', { platform: 'M' })).footer).toEqual({ unreadCount: 0 });
  });
});
