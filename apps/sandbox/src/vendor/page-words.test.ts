import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { NAMES } from './engines/cards.ts';
import { FISH } from './engines/fish.ts';
import { resultText, spoken } from './words.ts';

const folder = join(import.meta.dirname, 'page');
const wordsOf = async (file: string) =>
  ((await import(join(folder, file))) as { default: Record<string, string> }).default;
const values = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

it('every text of the pages is translated into each of 13 languages, with the same placeholders', async () => {
  const files = await readdir(folder);
  const sources = await Promise.all(
    ['main', 'slot', 'cards', 'fish', 'matches', 'table', 'kit'].map((name) =>
      readFile(join(folder, `${name}.js`), 'utf8'),
    ),
  );
  const said = sources.flatMap((source) =>
    [...source.matchAll(/(?:\bt\(|\bsay\(|(?:text|'aria-label'): )\s*'([^']*[a-z]{2}[^']*)'/g)].map(
      ([, text]) => text ?? '',
    ),
  );
  expect(said.length).toBeGreaterThan(40);
  const wanted = [
    ...said,
    ...FISH.map(({ label }) => label),
    ...NAMES,
    'Round',
    'Settled',
    'Spins: {count}',
    'Last digit 7',
  ];
  const tables = files.filter((file) => file.startsWith('words-'));
  expect(tables).toHaveLength(13);
  const complete = Object.keys(await wordsOf('words-vi.js')).toSorted();
  for (const file of tables) {
    const words = await wordsOf(file);
    expect(wanted.filter((text) => words[text] === undefined)).toEqual([]);
    expect(Object.keys(words).toSorted()).toEqual(complete);
    for (const [english, translated] of Object.entries(words)) expect(values(translated)).toEqual(values(english));
  }
});

it('results use the words of the bets, and an unknown language falls back to English', () => {
  expect([resultText('fr', '17 red'), resultText('tr', 'player 5:3'), resultText('xx', '0 green')]).toEqual([
    '17 Rouge',
    'Oyuncu 5:3',
    '0 green',
  ]);
  expect([spoken('ar'), spoken('xx')]).toEqual(['ar', 'en']);
});
