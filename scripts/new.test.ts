import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../launcher/paths.mjs';
import { LANGUAGES } from './new/console-files.ts';
import { addArrows, addToWiring } from './new/lists.ts';
import { isRoomName } from './new/names.ts';

/** Folders of the repository that a copy omits or links to. */
const LEFT_OUT = new Set(['node_modules', '.git', '.cache', 'dist', 'data', 'e2e', 'bench']);
/** A new room needs no test of the others, and the import rules are checked file by file. */
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

const SHIPPED = {
  extends: './tsconfig.json',
  include: ['apps', 'packages'].flatMap((folder) => ['ts', 'tsx'].map((kind) => `${folder}/**/*.${kind}`)),
  exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.testing.ts', '**/node_modules', '**/dist'],
};

describe('a new room in a copy of the tree', () => {
  let tree: string;
  beforeAll(() => {
    tree = copyTree();
  });
  afterAll(() => rmSync(tree, { recursive: true, force: true }));

  it('needs only its folders and lines of wiring and arrows; types, boundaries and its test pass immediately', () => {
    const before = listFiles(tree);
    const languages = readdirSync(join(root, LANGUAGES))
      .filter((name) => !name.includes('.'))
      .sort();
    expect(run(tree, 'scripts/new.ts', 'room', 'diary')).toContain('The room diary is there');
    const generated = /^(docs\/schema\.sql|packages\/contract\/(contract-index\.txt|src\/generated\/))/;
    const added = [...listFiles(tree).keys()].filter((path) => !before.has(path));
    expect([...new Set(added.map((path) => path.replace(/diary\/.*/, 'diary')))].sort()).toEqual([
      ...languages.map((code) => `${LANGUAGES}/${code}/diary`),
      'apps/backoffice/src/sections/diary',
      'apps/server/src/rooms/diary',
      'packages/contract/src/diary',
    ]);
    const changed = [...listFiles(tree)].filter(([path, text]) => before.has(path) && before.get(path) !== text);
    const byHand = changed.map(([path]) => path).filter((path) => !generated.test(path));
    expect(byHand.sort()).toEqual(['.dependency-cruiser.mjs', 'apps/server/src/wiring.ts']);

    expect(readFileSync(join(tree, 'docs/schema.sql'), 'utf8')).toContain('diary_');
    expect(readFileSync(join(tree, 'packages/contract/contract-index.txt'), 'utf8')).toContain('/diary');

    // Its own error codes and live events need no changes in other rooms either.
    const contract = join(tree, 'packages/contract/src/diary');
    writeFileSync(join(contract, 'errors.ts'), "export const ERROR_TEXTS = { 'diary.full': 'Full' } as const;\n");
    writeFileSync(
      join(contract, 'events.ts'),
      "export interface StreamEvents {\n  'diary.read': { day: number };\n}\n",
    );
    run(tree, 'packages/contract/scripts/openapi.ts');
    writeFileSync(
      join(tree, 'apps/server/src/rooms/diary/codes.ts'),
      `import type { ErrorCode, EventMap } from '@fairlot/contract';
export const codes: [ErrorCode, EventMap['diary.read']] = ['diary.full', { day: 1 }];
`,
    );

    // Tests name no other rooms, and checking them takes as long as checking everything shipped.
    writeFileSync(join(tree, 'tsconfig.shipped.json'), JSON.stringify(SHIPPED));
    // Each further checker resolves the shared types again; other test files use the second core.
    run(tree, 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.shipped.json', '--noEmit', '--checkers', '1');
    run(tree, 'scripts/boundaries.ts');
    const test = ['run', '--project', 'unit', '--maxWorkers=1', 'apps/server/src/rooms/diary'];
    expect(run(tree, 'node_modules/vitest/vitest.mjs', ...test)).toMatch(/Tests.*3 passed/);
  }, 300_000);

  it('is rejected when it exists already or has an invalid name', () => {
    expect(() => run(tree, 'scripts/new.ts', 'room', 'wallet')).toThrow('exists already');
    expect(() => run(tree, 'scripts/new.ts', 'room', 'Two-Words')).toThrow('Usage');
  });
});

describe('the lists', () => {
  it('list a room once, wherever it is in the alphabet', () => {
    const wiring = readFileSync(join(root, 'apps/server/src/wiring.ts'), 'utf8');
    const added = addToWiring(wiring, 'diary');
    expect(added.split('diary').length - wiring.split('diary').length).toBe(8);
    expect(added).toMatch(/^import \{ diary as diaryRoom \}.*\nimport \* as identityDoor/m);
    expect(added).toContain("  'diary',\n  'backoffice',");
    expect(added).toContain('  const diary = diaryRoom.start(platform, {});\n  const backoffice = ');
    const arrows =
      "const roomArrows = {\n  agency: ['wallet'],\n  backoffice: ['site'],\n};\n" +
      "const portArrows = {\n  loyalty: ['identity', 'payments'],\n};\n";
    expect(addArrows(arrows, 'agency')).toBe(arrows);
    expect(addArrows(arrows, 'diary')).toContain("  diary: [],\n  backoffice: ['site'],");
    expect(() => addArrows('{}', 'diary')).toThrow('has no line');
  });
});

const isCopied = (name: string) => !LEFT_OUT.has(name) && !isTest(name);

/** Copies the repository with links to the installed packages; its own packages are linked to the copy. */
function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'fairlot-new-'));
  cpSync(root, copy, { recursive: true, filter: (path) => isCopied(basename(path)) });
  for (const folder of ['.', ...readdirSync(join(root, 'apps')).map((name) => join('apps', name))]) {
    const installed = join(root, folder, 'node_modules');
    if (!existsSync(installed)) continue;
    mkdirSync(join(copy, folder, 'node_modules'));
    for (const name of readdirSync(installed)) link(installed, join(copy, folder, 'node_modules'), name);
  }
  return copy;
}

function link(from: string, to: string, name: string): void {
  if (name !== '@fairlot') return symlinkSync(join(from, name), join(to, name));
  mkdirSync(join(to, name));
  for (const own of readdirSync(join(from, name)))
    symlinkSync(readlinkSync(join(from, name, own)), join(to, name, own));
}

/** Texts of the tree by path. */
function listFiles(tree: string): Map<string, string> {
  const entries = readdirSync(tree, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(tree, join(parentPath, name)))
    .filter((path) => !/(^|\/)(node_modules|\.cache)\//.test(path))
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(tree, path), 'latin1')]));
}

/** @returns the output @throws with the output when it fails */
function run(tree: string, script: string, ...args: string[]): string {
  // The tree has other templates than the cluster of this run, so it starts its own.
  const isOfRun = (key: string) => key.startsWith('VITEST') || key === 'TEST_POSTGRES_URL';
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !isOfRun(key)));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: tree,
    env: { ...env, NO_COLOR: '1' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${script} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

it('a room has no name that its files could not use', () => {
  expect(['raffles', 'class', 'import', 'yield', 'a1b', 'no', 'Upper'].filter(isRoomName)).toEqual(['raffles']);
});
