import { fileURLToPath } from 'node:url';
import { createTestApp } from '@fairlot/testkit';
import { describe, expect, it } from 'vitest';
import { openPack } from './pack-folder.ts';

interface Texts {
  banners: Record<string, { title: string }>;
  categories: Record<string, { title: string }>;
  announcements: Record<string, { title: string }>;
  sponsors: Record<string, { title: string }>;
}

const folder = fileURLToPath(new URL('../../../../packs/demo', import.meta.url));
const file = openPack(folder).file({ name: 'content', folder: 'texts' });
if (file === undefined) throw new Error('the demonstration has no content');
const TEXTS = (file.value as { texts: Record<string, Texts> }).texts;

/** Every text by its place, such as `help.start.content`. */
function textsOf(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, part]) =>
    textsOf(part, place === '' ? key : `${place}.${key}`),
  );
}
const ENGLISH = new Map(textsOf(TEXTS['EN']));
/** Proper names, and words that a language shares with English; a lottery has its own name in each language. */
const SAME = /^(Fairlot Originals|Vietnam 5 minutes|Slots?|Sports|E-sports|Promotions?|Live casino)$/;
const frameOf = (html: string) => html.match(/<[^>]+>/g) ?? [];

describe.each(Object.entries(TEXTS).filter(([language]) => language !== 'EN'))(
  'the texts of the demonstration in %s',
  (_language, words) => {
    const texts = textsOf(words);

    it('are translations of the English texts', () => {
      expect(texts.map(([place]) => place).toSorted()).toEqual([...ENGLISH.keys()].toSorted());
      const untranslated = texts.filter(
        ([place, text]) => text === ENGLISH.get(place) && text !== '' && !SAME.test(text),
      );
      expect(untranslated).toEqual([]);
      expect(
        texts.filter(([place, text]) => (text === '') !== (ENGLISH.get(place) === '')).map(([place]) => place),
      ).toEqual([]);
    });

    it('have the same paragraphs, lists and links as English', () => {
      for (const [place, text] of texts)
        expect([place, frameOf(text)]).toEqual([place, frameOf(ENGLISH.get(place) ?? '')]);
    });

    it('are composed, calm and without stray spaces', () => {
      const odd = texts.filter(
        ([, text]) =>
          text !== text.normalize('NFC') ||
          /[!！]/.test(text) ||
          text !== text.trim() ||
          / {2}/.test(text) ||
          /undefined/.test(text),
      );
      expect(odd).toEqual([]);
      expect(texts.filter(([place, text]) => /^banners/.test(place) && Array.from(text).length > 48)).toEqual([]);
      expect(texts.every(([, text]) => !text.replaceAll(/<[^<>]+>/g, '').includes('<'))).toBe(true);
    });
  },
);

it('the demonstration shows its texts in every language that it offers', async () => {
  const app = await createTestApp({ seed: 'demo' });
  const { languages } = await app.rooms.site.all();
  expect(languages.toSorted()).toEqual(Object.keys(TEXTS).toSorted());
  const ask = async <V>(url: string, language: string) =>
    (await app.server.inject({ url, headers: { language } })).json<{ value: V }>().value;
  for (const [language, { sponsors, announcements, categories, banners }] of Object.entries(TEXTS)) {
    const shown = await ask<{ title: string }[]>('/wps/system/sponsors', language);
    expect(
      shown.map(({ title }) => title),
      language,
    ).toEqual([sponsors['football']?.title, sponsors['cup']?.title]);
    const notices = await ask<Record<string, { title: string }[]>>('/wps/announcements/noticeNew?platform=M', language);
    expect(
      ['popup', 'promotionCategories', 'banners'].map((list) => notices[list]?.[0]?.title),
      language,
    ).toEqual([announcements['welcome']?.title, categories['freePlay']?.title, banners['freePlay']?.title]);
  }
  await app.close();
});
