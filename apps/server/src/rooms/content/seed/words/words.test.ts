import { describe, expect, it } from 'vitest';
import { previewOf } from '../../clean-html.ts';
import { SEED_WORDS } from './index.ts';

/** Every text with its path, such as `help.start.1`. */
function textsOf(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, part]) =>
    textsOf(part, place === '' ? key : `${place}.${key}`),
  );
}
const ENGLISH = new Map(textsOf(SEED_WORDS['EN']));
/** Proper names, and words that a language has borrowed from English. */
const SAME = /^(Fairlot Originals|Vietnam \d+ (seconds|minutes)|Slots?|Sports|E-sports|Promotions?|Live casino)$/;
const frameOf = (html: string) => html.match(/<[^>]+>/g) ?? [];

describe.each(Object.entries(SEED_WORDS).filter(([language]) => language !== 'EN'))(
  'the demonstration in %s',
  (_language, words) => {
    const texts = textsOf(words);

    it('translates every English text', () => {
      expect(texts.map(([place]) => place).toSorted()).toEqual([...ENGLISH.keys()].toSorted());
      const untranslated = texts.filter(
        ([place, text]) => text === ENGLISH.get(place) && text !== '' && !SAME.test(text),
      );
      expect(untranslated).toEqual([]);
      expect(
        texts.filter(([place, text]) => (text === '') !== (ENGLISH.get(place) === '')).map(([place]) => place),
      ).toEqual([]);
    });

    it('has the same paragraphs, lists and links as English', () => {
      for (const [place, text] of texts)
        expect([place, frameOf(text)]).toEqual([place, frameOf(ENGLISH.get(place) ?? '')]);
    });

    it('uses composed letters, no exclamation marks and no stray spaces', () => {
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
      expect(texts.every(([, text]) => previewOf(text, 10_000).includes('<') === false)).toBe(true);
    });
  },
);
