import { describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/index.ts';
import { notice, openNotices, now, titles } from './content.testing.ts';
import { type Draft } from './drafts.ts';
import type { AnnouncementView, BannerView, HelpView } from './present.ts';

const DAY_MS = 86_400_000;
const { app, get, notices } = await openNotices();

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

  it('has pages with title and content in every language [X-080]', async () => {
    const english = await help({ lang: 'EN', device: 'MOBILE' });
    expect(english.map(({ tag }) => tag).join(' ')).toBe(
      'start money withdraw games rules draws fair bonus vip spending limits security agents app terms',
    );
    expect(english.every(({ title, content }) => title.length > 3 && content.startsWith('<'))).toBe(true);
    const vietnamese = await help({ lang: 'VI' });
    expect(vietnamese.find(({ tag }) => tag === 'terms')?.title).toBe('Điều khoản dịch vụ');
    expect(vietnamese.map(({ tag }) => tag)).toEqual(english.map(({ tag }) => tag));
  });

  it('is written by operators, with each tag used once', async () => {
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

describe("operators' content", () => {
  const shown = async (title: string) => titles((await notices()).player).includes(title);

  it('is published, scheduled, changed and withdrawn immediately', async () => {
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

  it('starts and ends by the clock, without a change', async () => {
    const { announcements } = app.rooms.content.manage;
    const at = Date.now() + 4000;
    const opening = await announcements.create(notice('Opening', { startsAt: at }));
    const closing = await announcements.create(notice('Closing', { endsAt: at }));
    expect([await shown('Opening'), await shown('Closing')]).toEqual([false, true]);
    await expect.poll(() => shown('Opening'), { interval: 100 }).toBe(true);
    await expect.poll(() => shown('Closing'), { interval: 100 }).toBe(false);
    for (const id of [opening, closing]) await announcements.remove(id);
  });

  it('is cleaned when it is saved', async () => {
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
    const { texts } = await app.platform.db.one(sql<{ texts: unknown }>`
      select texts from content_announcements where id = ${id}::bigint`);
    expect(texts).toEqual({ EN: { title: '<b>Dirty</b>', content: '<p>a</p>' } });
    await app.rooms.site.change('imageCDNs', ['https://cdn.example']);
    await announcements.change(id, {
      texts: { EN: { title: 'Clean', content: '<img src="https://cdn.example/x.png">' } },
    });
    expect((await get<AnnouncementView>(id)).value.content).toBe('<img src="https://cdn.example/x.png" />');
    await app.rooms.site.change('imageCDNs', []);
    await announcements.remove(id);
  });

  it('is rejected by field if invalid, and changes nothing', async () => {
    const { manage } = app.rooms.content;
    const before = await manage.announcements.list();
    const wrong: [string, Partial<Draft<'announcement'>>][] = [
      ['texts', { texts: {} }],
      ['texts.EN.title', { texts: { EN: { title: '', content: '' } } }],
      ['endsAt', { startsAt: 10, endsAt: 10 }],
      ['startsAt', { startsAt: 253_402_300_800_000 }],
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

  it('is saved together with its audit entry, or not at all', async () => {
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

  it('is not lost when two operators write concurrently', async () => {
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
