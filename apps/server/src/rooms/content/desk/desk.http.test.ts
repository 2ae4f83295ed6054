import { createMember, openBackOffice, REASON } from '@fairlot/testkit';
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { sql } from '../../../platform/db/index.ts';
import { bareNotice } from '../content.testing.ts';

const { app, operator, call, trail } = await openBackOffice();

type Entry = Record<string, unknown> & { id: string };
const send = <V = Entry>(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  call<V>(method, path, payload);
const text = (title: string, content = '<p>Text</p>') => ({
  EN: { title, content },
  VI: { title: `${title} VI`, content },
});
const schedule = () => ({ isPublished: true, startsAt: Date.now(), endsAt: null });
const announcement = (kind: string, title: string, more: object = {}) => ({
  ...bareNotice,
  kind,
  texts: text(title),
  ...schedule(),
  ...more,
});
const agent = await createMember(app, { type: 1 });
const lists = async (types: string, { headers } = agent) => {
  const { value } = (
    await app.server.inject({
      method: 'GET',
      url: '/wps/announcements/noticeNew',
      headers,
      query: { types, platform: 'M' },
    })
  ).json<{ value: Record<string, { title: string; content: string }[]> }>();
  return value;
};

it('operators find entries of all kinds by a part of a title, with their current state', async () => {
  const day = 86_400_000;
  const write = async (kind: string, entry: object) =>
    (await send('POST', `/content/${kind}`, { entry, reason: REASON })).value.id;
  const [now, title] = [Date.now(), 'Lanterns of Huế'];
  const planned = await write('announcement', announcement('PL', title, { startsAt: now + day }));
  const over = await write('help', {
    tag: 'lanterns',
    position: 7,
    texts: { VI: { title: `Về ${title}`, content: '<p>x</p>' } },
    isPublished: true,
    startsAt: now - 2 * day,
    endsAt: now - day,
  });
  const hidden = await write('category', { position: 3, texts: { EN: { title } }, ...schedule(), isPublished: false });
  const read = async (query: string) =>
    (await send<{ list: object[]; count: number }>('GET', `/contentEntries?filter=find:eq:${query}`)).value;
  const { list, count } = await read(`${encodeURIComponent('lanterns OF')}&sort=-startsAt`);
  expect(count).toBe(3);
  expect(list).toMatchObject([
    { entry: `announcement:${planned}`, code: 'PL', state: 'planned', position: null, title },
    { entry: `category:${hidden}`, code: null, state: 'draft', position: 3 },
    { entry: `help:${over}`, code: 'lanterns', state: 'over', title: `Về ${title}`, endsAt: now - day },
  ]);
  expect((await read('lanterns&filter=kind:eq:help&filter=state:eq:over')).count).toBe(1);
  expect((await read('lanterns&filter=state:eq:running')).count).toBe(0);
  for (const [kind, id] of [
    ['announcement', planned],
    ['help', over],
    ['category', hidden],
  ])
    await send('POST', `/content/${kind}/${id}/remove`, { reason: REASON });
});

describe('operators write', () => {
  it.each([
    ['PL', 'player', 'PL'],
    ['PU', 'popup', 'PU'],
    ['PR', 'promotion', 'promotion'],
    ['A', 'player', 'A'],
  ])(
    'announcements of kind %s, shown and withdrawn immediately, removed, with audit entries',
    async (kind, list, types) => {
      const created = await send('POST', '/content/announcement', {
        entry: announcement(kind, `New ${kind}`, {
          texts: text(`New ${kind}`, '<p onclick="x()">a<script>1</script></p>'),
        }),
        reason: REASON,
      });
      expect(created).toMatchObject({ status: 200, success: true, value: { kind, isPublished: true } });
      const { id } = created.value;
      expect((await lists(types))[list]?.[0]).toMatchObject({ title: `New ${kind}`, content: '<p>a</p>' });
      const withdrawn = await send('PUT', `/content/announcement/${id}`, {
        change: { isPublished: false },
        reason: REASON,
      });
      expect(withdrawn.value).toMatchObject({ id, isPublished: false });
      expect((await lists(types))[list]?.map(({ title }) => title)).not.toContain(`New ${kind}`);
      expect((await send('POST', `/content/announcement/${id}/remove`, { reason: REASON })).success).toBe(true);
      expect(
        (await send('PUT', `/content/announcement/${id}`, { change: { isPublished: true }, reason: REASON })).errorCode,
      ).toBe('not.found');
      const lines = await trail(`announcement:${id}`);
      expect(lines.map(({ actor, action, reason }) => [actor, action, reason])).toEqual(
        ['created', 'changed', 'removed'].map((what) => [operator.name, `content.announcement.${what}`, REASON]),
      );
      expect([lines[1]?.before, lines[1]?.after]).toEqual([{ isPublished: true }, { isPublished: false }]);
      const reported = await app.platform.db.one(
        sql<{
          n: bigint;
        }>`select count(*) as n from platform_stream where name = 'content.changed' and member_id is null`,
      );
      expect(Number(reported.n)).toBeGreaterThanOrEqual(3);
    },
  );

  it('banners of every group, categories and help pages, in order', async () => {
    const { value: choices } = await send<{ languages: string[]; groups: string[]; art: Record<string, string[]> }>(
      'GET',
      '/content',
    );
    expect(choices.languages.slice(0, 2)).toEqual(['EN', 'VI']);
    expect(choices.groups).toHaveLength(15);
    const art = Object.fromEntries(Object.entries(choices.art).map(([part, all]) => [part, all[0]]));
    const banner = {
      groupName: 'm_notice',
      platform: 'M',
      audience: 'all',
      position: 0,
      url: '/m/help',
      image: null,
      art,
      texts: { EN: { title: 'First', caption: 'c', action: 'a' } },
      ...schedule(),
    };
    const created = await send('POST', '/content/banner', { entry: banner, reason: REASON });
    expect(created.success).toBe(true);
    await send('PUT', `/content/banner/${created.value.id}`, {
      change: { position: 99, startsAt: Date.now() - 5000 },
      reason: REASON,
    });
    const shown = (await app.server.inject('/wps/announcements/bannerNew?groupName=m_notice')).json<{
      value: { title: string }[];
    }>().value;
    expect(shown.map(({ title }) => title)).toEqual(['House news', 'First']);
    const category = await send('POST', '/content/category', {
      entry: { position: 5, texts: { EN: { title: 'Weekly' } }, ...schedule() },
      reason: REASON,
    });
    await send('POST', '/content/announcement', {
      entry: announcement('PR', 'In a category', { categoryIds: [category.value.id] }),
      reason: REASON,
    });
    expect((await lists('promotion'))['promotionCategories']?.map(({ title }) => title)).toContain('Weekly');
    const help = await send('POST', '/content/help', {
      entry: { tag: 'fees', position: 9, texts: text('Fees'), ...schedule() },
      reason: REASON,
    });
    expect(help.success).toBe(true);
    expect(
      (
        await send('POST', '/content/help', {
          entry: { tag: 'fees', position: 9, texts: text('Fees'), ...schedule() },
          reason: REASON,
        })
      ).errorCode,
    ).toBe('request.invalid');
    expect((await send<Entry[]>('GET', '/content/help')).value.map(({ id }) => id)).toContain(help.value.id);
  });

  it('only valid content: otherwise the field is named, and nothing changes', async () => {
    const before = (await send<Entry[]>('GET', '/content/announcement')).value.length;
    for (const [more, field] of [
      [{ kind: 'XX' }, 'kind'],
      [{ endsAt: 5 }, 'endsAt'],
      [{ images: [{ url: 'https://evil.example/x.png', sequence: 1 }] }, 'images'],
      [{ texts: {} }, 'texts'],
      [{ extra: 1 }, ''],
    ] as const) {
      const answer = await send<{ field?: string }>('POST', '/content/announcement', {
        entry: announcement('PL', 'Wrong', more),
        reason: REASON,
      });
      expect([answer.status, answer.errorCode]).toEqual([400, 'request.invalid']);
      expect(answer.value.field ?? '').toContain(field);
    }
    expect((await send('POST', '/content/announcement', { entry: announcement('PL', 'No reason') })).errorCode).toBe(
      'request.invalid',
    );
    expect((await send('GET', '/content/nothing')).errorCode).toBe('request.invalid');
    expect((await send('PUT', '/content/help/999999', { change: {}, reason: REASON })).errorCode).toBe('not.found');
    expect((await send<Entry[]>('GET', '/content/announcement')).value).toHaveLength(before);
  });

  it('HTML with a preview of its stored form, and pictures', async () => {
    const preview = await send<{ html: string }>('POST', '/content-preview', {
      html: '<p style="x">a<img src=x onerror=1></p>',
    });
    expect(preview.value).toEqual({ html: '<p>a</p>' });
    const png = createCanvas(40, 20).toBuffer('image/png');
    const kept = await send<{ url: string }>('POST', '/content-pictures', { data: png.toString('base64') });
    expect((await app.server.inject(kept.value.url)).headers['content-type']).toContain('image/png');
    expect(
      (
        await send('POST', '/content-pictures', {
          data: Buffer.from('<html><script>1</script></html>').toString('base64'),
        })
      ).errorCode,
    ).toBe('picture.refused');
  });
});
