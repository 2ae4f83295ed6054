import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findCitations, findMissing } from './cited-tests.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

describe('tests cited by a document', () => {
  it('are found with the words that follow them', () => {
    expect(findCitations('`a/b.test.ts` "one", "two", `c.spec.ts`, "of nobody" and `d.ts` "none"')).toEqual([
      { file: 'a/b.test.ts', words: ['one', 'two'] },
      { file: 'c.spec.ts', words: ['of nobody'] },
    ]);
  });

  it('are reported missing when no file or no title of that name is left', () => {
    const tests = new Map([
      ['apps/a/b.test.ts', "it('one'"],
      ['apps/c/b.test.ts', "it('two'"],
    ]);
    expect(findMissing([{ file: 'b.test.ts', words: ['two'] }], tests)).toEqual([]);
    expect(findMissing([{ file: 'b.test.ts', words: ['one', 'two'] }], tests)).toEqual([
      'b.test.ts does not hold "one", "two"',
    ]);
    expect(findMissing([{ file: 'x.test.ts', words: [] }], tests)).toEqual(['x.test.ts is not there']);
  });
});

it.each(['docs/security.md', 'docs/asvs.md'])('%s cites existing tests', (document) => {
  const paths = globSync('{apps,launcher,packages,scripts,test,e2e}/**/*.{test,spec}.{ts,tsx}', {
    cwd: ROOT,
    exclude: (path) => /(^|\/)(node_modules|dist|\.cache)(\/|$)/.test(path),
  });
  const tests = new Map(paths.map((path) => [path, readFileSync(`${ROOT}/${path}`, 'utf8')]));
  const citations = findCitations(readFileSync(`${ROOT}/${document}`, 'utf8'));
  expect(citations.length).toBeGreaterThan(20);
  expect(findMissing(citations, tests)).toEqual([]);
});
