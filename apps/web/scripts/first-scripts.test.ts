import { expect, it } from 'vitest';
import { ENTRY, firstChunks, firstScriptsPlugin, HOME } from './first-scripts.ts';

const chunk = (fileName: string, facadeModuleId: string | null, imports: string[] = [], code = '') => ({
  type: 'chunk' as const,
  fileName,
  facadeModuleId,
  imports,
  code,
  moduleIds: facadeModuleId === null ? [] : [facadeModuleId],
});
const texts = ['EN', 'EN/common', 'EN/home'].map((name) => chunk(`${name}.js`, `\0virtual:catalogue/${name}`));
const home = chunk('home.js', `/web/${HOME}`, ['entry.js']);
const page = chunk('page.js', '/web/src/pages/b/b-page.tsx', ['late.js']);
const late = chunk('late.js', null);

/** Runs the check over a bundle; the message of its failure, or undefined. */
function failureOf(...chunks: object[]): string | undefined {
  const { generateBundle } = firstScriptsPlugin();
  if (typeof generateBundle !== 'function') throw new Error('the plugin checks no bundle');
  const fail = (message: string) => {
    throw new Error(message);
  };
  try {
    const bundle = Object.fromEntries(chunks.map((each, index) => [index, each]));
    void generateBundle.call({ error: fail } as never, {} as never, bundle as never, false);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

it('follows static imports, each chunk once', () => {
  const entry = chunk('entry.js', `/web/${ENTRY}`, ['shared.js']);
  const shared = chunk('shared.js', null, ['entry.js']);
  expect(firstChunks([page, late, shared, entry, home], [ENTRY, HOME])).toEqual([entry, shared, home]);
  expect(() => firstChunks([entry], [HOME])).toThrow(HOME);
});

it('refuses a later module among the first scripts, and nowhere else', () => {
  const entry = chunk('entry.js', `/web/${ENTRY}`);
  const later = { ...late, moduleIds: ['/web/src/app/load-again.later.ts'] };
  expect(failureOf(entry, home, page, later, ...texts)).toBeUndefined();
  expect(failureOf({ ...entry, imports: ['late.js'] }, home, later, ...texts)).toContain('load-again.later.ts');
});

it('refuses first scripts over the budget', () => {
  const random = Array.from({ length: 60_000 }, (_, index) => Math.sin(index).toString(36).slice(3)).join('');
  expect(failureOf(chunk('entry.js', `/web/${ENTRY}`, [], random), home, ...texts)).toMatch(/more than 115/);
});
