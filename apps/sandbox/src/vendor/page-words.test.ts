import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NAMES } from './engines/cards.ts';
import { FISH } from './engines/fish.ts';

it('every text of the pages has its Vietnamese words, with the same values in them', async () => {
  const folder = join(import.meta.dirname, 'page');
  const sources = await Promise.all(
    ['main', 'slot', 'cards', 'fish', 'matches', 'table', 'kit'].map((name) =>
      readFile(join(folder, `${name}.js`), 'utf8'),
    ),
  );
  const { default: words } = (await import(join(folder, 'words-vi.js'))) as { default: Record<string, string> };
  const said = sources.flatMap((source) =>
    [...source.matchAll(/(?:\bt\(|\bsay\(|(?:text|'aria-label'): )\s*'([^']*[a-z]{2}[^']*)'/g)].map(
      ([, text]) => text ?? '',
    ),
  );
  const labels = [...FISH.map(({ label }) => label), ...NAMES];
  expect([...said, ...labels].filter((text) => words[text] === undefined)).toEqual([]);
  expect(said.length).toBeGreaterThan(40);
  const values = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
  for (const [english, vietnamese] of Object.entries(words)) expect(values(vietnamese)).toEqual(values(english));
});
