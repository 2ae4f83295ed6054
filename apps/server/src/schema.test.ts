import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFunctions } from './platform/db/index.ts';
import { readSqlFiles } from './platform/db/schema-folder.ts';
import { SCHEMA } from './schema.ts';

const functions = readFunctions(SCHEMA);

it('a file contains the one function of its name and owner, in lines of at most 120 characters', () => {
  for (const { owner, name, text } of functions) {
    expect([...text.matchAll(/^create or replace function (\w+)/gm)].map(([, created]) => created)).toEqual([name]);
    if (owner !== 'platform') expect(name).toMatch(new RegExp(`^${owner}_`));
    expect(
      text.split('\n').filter((line) => line.length > 120),
      name,
    ).toEqual([]);
  }
});

it('no migration writes a function that has a file', () => {
  const names = new Set(functions.map(({ name }) => name));
  const paths = globSync(['platform/migrations/*.sql', 'rooms/*/migrations/*.sql'], { cwd: import.meta.dirname });
  const found = paths.flatMap((path) =>
    [
      ...readFileSync(join(import.meta.dirname, path), 'utf8').matchAll(
        /create\s+(?:or\s+replace\s+)?function\s+(\w+)/gi,
      ),
    ].map(([, name = '']) => ({ path, name })),
  );
  expect(found.filter(({ name }) => names.has(name))).toEqual([]);
});

it("an owner's migrations are numbered without duplicates or gaps", () => {
  for (const folder of SCHEMA.folders) {
    const numbers = readSqlFiles(folder, 'migrations').map(({ name }) => Number(name.slice(0, 4)));
    expect(numbers, folder.owner).toEqual(numbers.map((_number, index) => index + 1));
  }
});
