import { expect, it } from 'vitest';
import { dropUnused, dropWanted } from './drop-wanted.ts';

it('leaves the queries of the server out of the rows, and nothing else', () => {
  const code =
    'export const ROWS = [{ path: "/m/a", wanted: ({ language }) => [want(x(), (d) => d.y(language))], texts: ["a"] }, row({ wanted() { return []; } })];';
  expect(dropWanted(code)).toBe(
    'export const ROWS = [{ path: "/m/a", wanted: void 0, texts: ["a"] }, row({ wanted: void 0 })];',
  );
});

it('leaves out what only those queries used, whatever lies between, and keeps what is exported or used', () => {
  const code = [
    "import { a } from './a.ts';",
    "import { b, c } from './b.ts';",
    "import { d } from './d.ts';",
    "import './e.ts';",
    'export const ROWS = [{ back: c, wanted: () => first() }];',
    'function first() { return second(a); }',
    'function second(x) { return d(x); }',
    'export function kept() { return 1; }',
  ];
  expect(
    dropUnused(dropWanted(code.join('\n')))
      .split('\n')
      .filter((line) => line !== ''),
  ).toEqual([
    "import { b, c } from './b.ts';",
    "import './e.ts';",
    'export const ROWS = [{ back: c, wanted: void 0 }];',
    'export function kept() { return 1; }',
  ]);
});
