import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import * as languageModule from '../shared/language.ts';

/** The English texts by group, recorded while their modules are loaded. */
const english = new Map<string, unknown>();
const record = (group: string, texts: unknown) => {
  if (english.has(group)) throw new Error(`Two groups are named ${group}`);
  english.set(group, texts);
  return texts;
};
vi.resetModules();
vi.doMock('../shared/language.ts', () => ({ ...languageModule, translated: record, searchWords: record }));
afterAll(() => {
  vi.doUnmock('../shared/language.ts');
  vi.resetModules();
});

const { loadTexts } = await import('./load.ts');
const codes = languageModule.LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');
const packs = await Promise.all(codes.map(async (code) => [code, (await loadTexts(code)) ?? {}] as const));
const loadedByPacks = [...english.keys()];

const SOURCES = join(import.meta.dirname, '..');
const hasTexts = (path: string) => /\b(translated|searchWords)[<(]/.test(readFileSync(path, 'utf8'));
const modules = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => join(SOURCES, file));
for (const module of modules.filter(hasTexts)) await import(module);

it('every language but English has texts, which load no module that chooses its texts', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(codes.toSorted());
  expect(loadedByPacks).toEqual([]);
  expect(english.size).toBeGreaterThan(110);
});

describe.each(packs)('the console in %s', (_code, pack) => {
  it('has the groups of the English texts', () => {
    expect(Object.keys(pack).toSorted()).toEqual([...english.keys()].toSorted());
  });

  it.each([...english].filter(([group]) => group !== 'errors'))(
    '%s has the keys and arguments of English',
    (group, texts) => {
      expect(differences(texts, pack[group], group)).toEqual([]);
    },
  );
});

/** Differences between English texts and their translation, each with the path of its key. */
function differences(texts: unknown, translation: unknown, path: string): string[] {
  if (typeof texts !== typeof translation || Array.isArray(texts) !== Array.isArray(translation))
    return [`${path} is ${typeof translation} instead of ${typeof texts}`];
  if (typeof texts === 'string') return (texts === '') === (translation === '') ? [] : [`${path} is empty`];
  if (typeof texts === 'function') return differentCalls(texts as Sentence, translation as Sentence, path);
  const [own, other] = [texts as Record<string, unknown>, translation as Record<string, unknown>];
  const superfluous = Object.keys(other).filter((key) => !(key in own));
  return [
    ...superfluous.map((key) => `${path}.${key} is not in English`),
    ...Object.keys(own).flatMap((key) =>
      key in other ? differences(own[key], other[key], `${path}.${key}`) : [`${path}.${key} is missing`],
    ),
  ];
}

type Sentence = (...given: unknown[]) => string;

function differentCalls(texts: Sentence, translation: Sentence, path: string): string[] {
  if (texts.length !== translation.length)
    return [`${path} has ${translation.length} parameters instead of ${texts.length}`];
  return SAMPLES.flatMap((sample) => {
    const given = Array.from({ length: 8 }, (_one, place) => sample(place));
    const wanted = mentionsOf(texts(...given));
    const found = mentionsOf(translation(...given));
    const differing = [...wanted, ...found].filter((one) => !(wanted.has(one) && found.has(one)));
    return differing.map((one) => `${path} differs in the argument ${one}`);
  });
}

const FIRST = 611;
const PROPERTIES: string[] = [];

/** Values for parameters of every type: each is recognised in a sentence by its number. */
const SAMPLES: readonly ((place: number) => unknown)[] = [(place) => valueOf(FIRST + place), () => valueOf(0)];

/** A value that is a number, a text, a list of one text, and an object whose properties are numbered by their names. */
function valueOf(number: number): unknown {
  const text = String(number);
  return new Proxy([text], {
    get: (list, key) => {
      if (typeof key === 'symbol') return key === Symbol.toPrimitive ? () => text : Reflect.get(list, key);
      if (key in list) return number === 0 && key === 'length' ? 0 : Reflect.get(list, key);
      const method: unknown = text[key as keyof string];
      if (typeof method === 'function') return method.bind(text);
      if (!PROPERTIES.includes(key)) PROPERTIES.push(key);
      return String(FIRST + 100 + PROPERTIES.indexOf(key));
    },
  });
}

/** The numbers of samples, and `undefined`, in a sentence. */
function mentionsOf(sentence: string): Set<string> {
  return new Set(sentence.match(/\b[67]\d\d\b|undefined|NaN/g));
}
