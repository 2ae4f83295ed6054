import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LEFT_OUT, leanModulesPlugin } from './lean-modules.ts';

/** The message with which the check refuses a script, or undefined. */
function failureOf(code: string): string | undefined {
  const { generateBundle } = leanModulesPlugin();
  if (typeof generateBundle !== 'function') throw new Error('the plugin checks no bundle');
  const fail = (message: string) => {
    throw new Error(message);
  };
  try {
    const bundle = { a: { type: 'chunk', fileName: 'a.js', code } };
    void generateBundle.call({ error: fail } as never, {} as never, bundle as never, false);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

it('refuses a script that calls what it leaves out of React', () => {
  expect(failureOf('const [a]=(0,r.useOptimistic)(1)')).toContain('a.js uses useOptimistic');
  expect(failureOf('const [a]=(0,r.useState)(1)')).toBeUndefined();
});

it('fails a build in which a replacement matches no module', () => {
  const { buildEnd } = leanModulesPlugin();
  if (typeof buildEnd !== 'function') throw new Error('the plugin checks no build');
  const fail = (message: string) => {
    throw new Error(message);
  };
  expect(() => buildEnd.call({ error: fail } as never, undefined)).toThrow('IsRestoringProvider');
  expect(() => buildEnd.call({ error: fail } as never, new Error('another one'))).not.toThrow();
});

it('the gallery, which only a build for development contains, uses nothing that is omitted', () => {
  const folder = fileURLToPath(new URL('../../../packages/ui/src/gallery', import.meta.url));
  const sources = globSync('*.tsx', { cwd: folder }).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  expect(sources.length).toBeGreaterThan(3);
  const names = sources.flatMap((text) => text.match(/import (?:type )?\{[^}]*\} from 'react'/g) ?? []).join();
  expect(names).toContain('useState');
  expect(names.match(new RegExp(`\\b(${LEFT_OUT})\\b`))).toBeNull();
});
