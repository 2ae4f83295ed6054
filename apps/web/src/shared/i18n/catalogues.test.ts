import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ERROR_TEXTS } from '@fairlot/contract';
import { describe, expect, it } from 'vitest';
import { compileCatalogue, listCatalogues, readCatalogue } from '../../../scripts/compile-catalogues.ts';

const SRC = fileURLToPath(new URL('../../', import.meta.url));
const catalogues = listCatalogues();
const textsOf = (language: string): Record<string, string> =>
  Object.assign({}, ...(catalogues.find((entry) => entry.language === language)?.groups ?? []).map((group) => readCatalogue(language, group))) as Record<string, string>;
const english = textsOf('EN');
const placeholders = (text: string) => [...text.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b));

describe('texts', () => {
  it.each(catalogues.map(({ language }) => language))('%s has the same keys and placeholders as EN', (language) => {
    const texts = textsOf(language);
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(texts)) expect(placeholders(text), key).toEqual(placeholders(english[key] ?? ''));
  });

  it.each(catalogues.flatMap(({ language, groups }) => groups.map((group) => [language, group])))('%s/%s compiles and has no key of another group', (language = '', group = '') => {
    const texts = readCatalogue(language, group);
    expect(Object.values(compileCatalogue(texts)).every(Array.isArray)).toBe(true);
    const others = (catalogues.find((entry) => entry.language === language)?.groups ?? []).filter((name) => name !== group);
    const foreign = others.flatMap((name) => Object.keys(readCatalogue(language, name))).filter((key) => key in texts);
    expect(foreign).toEqual([]);
  });

  it('cover every error code of the contract and of the browser', () => {
    const codes = [...Object.keys(ERROR_TEXTS), 'offline', 'crypto.unavailable'];
    expect(codes.filter((code) => english[`error.${code}`] === undefined)).toEqual([]);
  });

  it('cover every literal key that the app asks for', () => {
    const asked = sources(SRC).flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bt\('([\w.-]+)'/g)].map(([, key]) => key ?? ''));
    expect(asked.length).toBeGreaterThan(50);
    expect([...new Set(asked)].filter((key) => english[key] === undefined)).toEqual([]);
  });

  it('keep to the tone: no exclamation marks', () => {
    expect(Object.entries(english).filter(([, text]) => text.includes('!'))).toEqual([]);
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.')).map((name) => join(folder, name));
}
