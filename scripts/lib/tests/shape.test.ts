import { expect, it } from 'vitest';
import { findFullFolders, findMisshapen, findTwins, isShaped } from './shape.ts';

it('finds lines over 120 columns and files over 300 lines', () => {
  expect(findMisshapen('a.ts', `${'x'.repeat(120)}\n${'y'.repeat(121)}\n`)).toEqual([
    'a.ts:2: 121 columns, at most 120',
  ]);
  expect(findMisshapen('a.ts', 'x\n'.repeat(300))).toEqual([]);
  expect(findMisshapen('a.ts', 'x\n'.repeat(301))).toEqual(['a.ts: 301 lines, at most 300']);
});

it('counts columns: a combining mark takes none', () => {
  expect(findMisshapen('a.ts', 'a\u0301'.repeat(120))).toEqual([]);
});

it('finds folders with more than 30 files, not counting those in subfolders', () => {
  const files = (folder: string, count: number) => Array.from({ length: count }, (_, n) => `${folder}/f${n}.ts`);
  expect(findFullFolders([...files('a', 30), ...files('a/b', 1), ...files('c', 31)])).toEqual([
    'c: 31 files, at most 30',
  ]);
});

it('finds a model that shares its name with a component of the same app', () => {
  const component = 'apps/web/src/features/lottery/ui/tickets.tsx';
  const model = 'apps/web/src/features/loyalty/model/tickets.ts';
  expect(findTwins([component, model])).toEqual([
    expect.stringContaining(`${model}: shares its name with ${component}`),
  ]);
  expect(
    findTwins([
      component,
      'apps/web/src/features/lottery/model/tickets-model.ts',
      'apps/server/src/rooms/lottery/tickets.ts',
      'apps/web/src/a/index.ts',
      'apps/web/src/b/index.tsx',
    ]),
  ).toEqual([]);
});

it('skips files that are never edited and generated files', () => {
  expect(
    [
      'apps/server/src/app.ts',
      'apps/server/src/rooms/wallet/migrations/0001-a.sql',
      'docs/schema.sql',
      'packages/contract/src/generated/api.ts',
      'README.md',
    ].map(isShaped),
  ).toEqual([true, false, false, false, false]);
});
