import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ERROR_TEXTS } from '@fairlot/contract';
import { describe, expect, it } from 'vitest';
import { compileCatalogue, listCatalogues, readCatalogue } from '../../../scripts/compile-catalogues.ts';

const SRC = fileURLToPath(new URL('../../', import.meta.url));
const catalogues = listCatalogues();
const languages = catalogues.map(({ language }) => language);
const textsOf = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...(catalogues.find((entry) => entry.language === language)?.groups ?? []).map((group) =>
      readCatalogue(language, group),
    ),
  ) as Record<string, string>;
const english = textsOf('EN');

/** BCP 47 tag of every language folder; its plural rules are used to check the texts. */
const TAGS: Readonly<Record<string, string>> = {
  EN: 'en',
  VI: 'vi',
  CN: 'zh-Hans',
  AR: 'ar',
  TY: 'th',
  PT: 'pt-BR',
  ES: 'es',
  ID: 'id',
  JA: 'ja',
  KO: 'ko',
  FR: 'fr',
  TL: 'fil',
  TR: 'tr',
  RU: 'ru',
};
/** Footer labels have five columns on a 360 px screen; eleven letters are cut there. */
const LONGEST_TAB = 10;

describe('texts', () => {
  it.each(languages)('%s has the same keys and placeholders as EN', (language) => {
    const texts = textsOf(language);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(texts))
      expect(readPlaceholders(text).names, key).toEqual(readPlaceholders(english[key] ?? '').names);
  });

  it('are written in the script of their language', () => {
    const own = { CN: ['Han'], JA: ['Han', 'Hiragana', 'Katakana'], KO: ['Hangul'], TY: ['Thai'], AR: ['Arabic'] };
    const scripts: Readonly<Record<string, readonly string[]>> = { ...own, RU: ['Cyrillic'] };
    const foreign = catalogues.flatMap(({ language }) => {
      const other = Object.values(scripts)
        .flat()
        .filter((script) => !scripts[language]?.includes(script));
      const found = new RegExp(other.map((script) => `\\p{Script=${script}}`).join('|'), 'u');
      return Object.entries(textsOf(language)).flatMap(([key, text]) =>
        found.test(text) ? [`${language} ${key}`] : [],
      );
    });
    expect(foreign).toEqual([]);
  });

  it.each(languages)('%s has exactly the plural forms of its language, and the exact numbers of EN', (language) => {
    const { pluralCategories } = new Intl.PluralRules(TAGS[language]).resolvedOptions();
    expect(TAGS, 'name the tag of the new folder').toHaveProperty(language);
    for (const [key, text] of Object.entries(textsOf(language))) {
      const special = readPlaceholders(english[key] ?? '')
        .plurals.flat()
        .filter((form) => /^\d/.test(form));
      for (const forms of readPlaceholders(text).plurals)
        expect(forms, key).toEqual([...new Set([...special, ...pluralCategories])].toSorted());
    }
  });

  it.each(languages)('%s has footer labels that fit, and no empty or padded text', (language) => {
    const texts = Object.entries(textsOf(language));
    const tabs = texts.filter(([key]) => key.startsWith('tab.') && key !== 'tab.main');
    expect(tabs.filter(([, text]) => text.length > LONGEST_TAB)).toEqual([]);
    expect(texts.filter(([, text]) => text === '' || text !== text.trim().normalize('NFC'))).toEqual([]);
  });

  it('parses ICU: placeholder names once, and the forms of each plural', () => {
    expect(readPlaceholders('{count, plural, =0 {Done} one {# of {max}} other {#}} {name}')).toEqual({
      names: ['count', 'max', 'name'],
      plurals: [['0', 'one', 'other']],
    });
  });

  it.each(catalogues.flatMap(({ language, groups }) => groups.map((group) => [language, group])))(
    '%s/%s compiles and has no key of another group',
    (language = '', group = '') => {
      const texts = readCatalogue(language, group);
      expect(Object.values(compileCatalogue(texts)).every(Array.isArray)).toBe(true);
      const others = (catalogues.find((entry) => entry.language === language)?.groups ?? []).filter(
        (name) => name !== group,
      );
      const foreign = others
        .flatMap((name) => Object.keys(readCatalogue(language, name)))
        .filter((key) => key in texts);
      expect(foreign).toEqual([]);
    },
  );

  it('cover every error code of the contract and of the browser', () => {
    const codes = [...Object.keys(ERROR_TEXTS), 'offline', 'crypto.unavailable', 'password.wrong'];
    expect(codes.filter((code) => english[`error.${code}`] === undefined)).toEqual([]);
  });

  it('cover every literal key that the app uses', () => {
    const asked = sources(SRC).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bt\('([\w.-]+)'/g)].map(([, key]) => key ?? ''),
    );
    expect(asked.length).toBeGreaterThan(50);
    expect([...new Set(asked)].filter((key) => english[key] === undefined)).toEqual([]);
  });

  it.each(languages)('%s has no exclamation marks', (language) => {
    expect(Object.entries(textsOf(language)).filter(([, text]) => /[!\uff01]/.test(text))).toEqual([]);
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name));
}

interface Placeholders {
  names: string[];
  /** Forms of every plural in the text, sorted; "=0" is "0". */
  plurals: string[][];
}

function readPlaceholders(text: string): Placeholders {
  const names = new Set<string>();
  const plurals: string[][] = [];
  const read = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    const [name, kind, forms] = part as [unknown, unknown?, object?];
    if (typeof name === 'string') names.add(name);
    if (kind !== 'plural' || forms === undefined) return;
    plurals.push(
      Object.keys(forms)
        .filter((form) => form !== 'offset')
        .toSorted(),
    );
    for (const form of Object.values(forms)) if (Array.isArray(form)) form.forEach(read);
  };
  const compiled = compileCatalogue({ text })['text'];
  if (Array.isArray(compiled)) compiled.forEach(read);
  return { names: [...names].toSorted(), plurals };
}
