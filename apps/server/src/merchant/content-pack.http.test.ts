import { expect, it } from 'vitest';
import { openPackSite } from './packs.testing.ts';

const CONTENT = `banners:
  summer:
    groupName: m_home
    url: /m/lott
    art: { cat: elott, motif: balls, pal: amber, field: rays }
    image: pictures/sea.svg
categories:
  weekly: {}
announcements:
  opening:
    kind: PR
    categories: [weekly]
    images: [{ url: pictures/sea.svg, sequence: 1 }]
help:
  fees: {}
sponsors:
  club:
    art: { cat: sports, motif: soccer, pal: jade, field: bands }
`;
const ENGLISH = `banners: { summer: { title: Summer, caption: By the sea, action: Open } }
categories: { weekly: { title: Weekly } }
announcements:
  opening: { title: We are open, content: '<p onclick="x()">Come in<img src="pictures/sea.svg" alt="The sea"></p>' }
help: { fees: { title: Fees, content: <p>None</p> } }
sponsors: { club: { title: Club, content: <p>For the club</p> } }
`;
const SEA = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

const { app, apply, expectRejected, expectCopied } = await openPackSite();

const contentFiles = (changes: Readonly<Record<string, string>> = {}) => ({
  'content.yaml': CONTENT,
  'content/EN.yaml': ENGLISH,
  'pictures/sea.svg': SEA,
  ...changes,
});
const notices = async () =>
  (await app.server.inject('/wps/announcements/noticeNew?platform=M')).json<{
    value: { promotion: { title: string; content: string; images: string[] }[]; banners: { title: string }[] };
  }>().value;

it('shows banners, announcements, help and sponsors with their pictures; a second time changes nothing', async () => {
  const differences = await apply(contentFiles());
  expect(differences.map((line) => line.split(':')[0])).toEqual(
    expect.arrayContaining(['content.banners.summer', 'content.help.fees', 'content.texts.EN.help.fees']),
  );
  expect(await apply(contentFiles())).toEqual([]);
  const { promotion, banners } = await notices();
  expect(banners).toMatchObject([{ title: 'Summer', image: expect.stringMatching(/^\/pictures\/[0-9a-f]{32}\.svg$/) }]);
  const [opening] = promotion;
  expect(opening?.title).toBe('We are open');
  expect(opening?.content).toMatch(/^<p>Come in<img src="\/pictures\/[0-9a-f]{32}\.svg" alt="The sea" \/><\/p>$/);
  const [entry] = await app.rooms.content.manage.announcements.list();
  const [category] = await app.rooms.content.manage.categories.list();
  expect(entry?.categoryIds).toEqual([category?.id]);
  expect(await app.rooms.content.manage.help.list()).toMatchObject([{ tag: 'fees', isPublished: true, position: 0 }]);
});

it('an export recreates the content on an empty site, with entries that operators added', async () => {
  await app.rooms.content.manage.help.create({
    tag: 'limits',
    position: 4,
    texts: { EN: { title: 'Limits', content: '<p>Yours</p>' }, VI: { title: 'Giới hạn', content: '<p>Của bạn</p>' } },
    isPublished: false,
    startsAt: 1_000_000,
    endsAt: null,
  });
  await app.rooms.content.manage.categories.create({
    position: 7,
    texts: { EN: { title: 'Daily' } },
    isPublished: true,
    startsAt: 1_000_000,
    endsAt: 2_000_000,
  });
  const files = await expectCopied();
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['content.yaml', 'content/EN.yaml', 'content/VI.yaml']));
  expect(await apply(files)).toEqual([]);
});

it('changes what it names and leaves the rest', async () => {
  const changes = {
    'content.yaml': 'sponsors: { club: { published: false } }\n',
    'content/EN.yaml': 'help: { fees: { title: What it costs } }\n',
  };
  expect(await apply(contentFiles(changes))).toEqual([
    'content.sponsors.club.published: true → false',
    'content.texts.EN.help.fees.title: "Fees" → "What it costs"',
  ]);
  const pages = await app.rooms.content.manage.help.list();
  expect(pages.find(({ tag }) => tag === 'fees')?.texts['EN']).toEqual({
    title: 'What it costs',
    content: '<p>None</p>',
  });
  expect((await notices()).banners).toHaveLength(1);
});

it.each([
  [
    'an unknown field',
    { 'content.yaml': `${CONTENT}    colour: red\n` },
    'content.yaml:19: colour is not a known field',
  ],
  [
    'an unsafe address',
    { 'content.yaml': CONTENT.replace('/m/lott', 'javascript:1') },
    /^content\.yaml:4: summer\.url is refused/,
  ],
  [
    'a missing picture',
    { 'content.yaml': CONTENT.replace('image: pictures/sea.svg', 'image: pictures/gone.svg') },
    'content.yaml:2: pictures/gone.svg is not in the pack',
  ],
  [
    'a missing picture in a text',
    { 'content/EN.yaml': ENGLISH.replace('pictures/sea.svg', 'pictures/gone.svg') },
    'content/EN.yaml:4: pictures/gone.svg is not in the pack',
  ],
  [
    'an unknown category',
    { 'content.yaml': CONTENT.replace('categories: [weekly]', 'categories: [daily]') },
    'content.yaml:12: daily is no category',
  ],
  ['an entry without a text', { 'content.yaml': CONTENT.replace('fees: {}', 'costs: {}') }, /costs\.texts is refused/],
  [
    'a text without an entry',
    { 'content/EN.yaml': ENGLISH.replace('fees:', 'costs:'), 'content.yaml': CONTENT.replace('fees: {}', 'fees: {}') },
    'content/EN.yaml:5: costs is no entry of help',
  ],
  ['a banner without a picture', { 'content.yaml': `${CONTENT}  shop: {}\n` }, /^content\.yaml:19: shop\./],
  ['a malformed file of texts', { 'content/EN.yaml': 'help: [1\n' }, /^content\/EN\.yaml:\d: /],
])('%s is refused with file and line, and changes nothing', async (_what, files, message) => {
  await expectRejected(contentFiles(files), message);
});
