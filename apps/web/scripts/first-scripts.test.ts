import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { ENTRY, firstChunks, firstScriptsPlugin, HOME } from './first-scripts.ts';
import { gameScriptsPlugin } from './game-scripts.ts';

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
function failureOf(chunks: readonly object[], plugin: () => Plugin = firstScriptsPlugin): string | undefined {
  const { generateBundle } = plugin();
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
  expect(failureOf([entry, home, page, later, ...texts])).toBeUndefined();
  expect(failureOf([{ ...entry, imports: ['late.js'] }, home, later, ...texts])).toContain('load-again.later.ts');
});

it('refuses first scripts over the budget', () => {
  expect(failureOf([chunk('entry.js', `/web/${ENTRY}`, [], noise(60_000)), home, ...texts])).toMatch(/more than 100/);
});

it('refuses a game over its budget, what every page loads not counted; slots and crash may weigh more', () => {
  const own = 'src/features/originals';
  const parts = [
    chunk('entry.js', `/web/${ENTRY}`, ['shared.js']),
    chunk('shared.js', null, [], noise(12_000)),
    chunk('game-page.js', '/web/src/pages/inhouse-game/inhouse-game-page.tsx', ['shared.js']),
    ...['fairness', 'rules'].map((name) => chunk(`${name}.js`, `/web/${own}/ui/${name}-sheet.tsx`)),
    ...['originals', 'originals-help', 'proof', 'protection'].map((name) =>
      chunk(`text-${name}.js`, `\0virtual:catalogue/EN/${name}`),
    ),
  ];
  const game = (name: string, code = '') => chunk('game.js', `/web/${own}/games/${name}.tsx`, ['shared.js'], code);
  expect(failureOf([...parts, game('dice')], gameScriptsPlugin)).toBeUndefined();
  expect(failureOf([...parts, game('dice', noise(12_000))], gameScriptsPlugin)).toMatch(/dice take .* more than 60/);
  expect(failureOf([...parts, game('crash', noise(12_000))], gameScriptsPlugin)).toBeUndefined();
  expect(failureOf(parts, gameScriptsPlugin)).toMatch(/no page/);
});

/** Letters that do not compress well; 12,000 parts make some 70 KiB. */
function noise(parts: number): string {
  return Array.from({ length: parts }, (_, index) => Math.sin(index).toString(36).slice(3)).join('');
}
