import { expect, it } from 'vitest';
import { composeArt } from './compose.ts';
import { ART_KINDS, motifOfName } from './kinds.ts';
import { PALETTES } from './palettes.ts';
import { MOTIFS } from './motifs.ts';

const KINDS = Object.entries(ART_KINDS);

it('gives each kind of game its own motif, and no word to two kinds', () => {
  const motifs = KINDS.map(([, { motif }]) => motif);
  expect(new Set(motifs).size).toBe(motifs.length);
  const drawings = motifs.map((motif) => MOTIFS[motif](() => 0.5, PALETTES.jade));
  expect(new Set(drawings).size).toBe(drawings.length);
  const words = KINDS.flatMap(([, kind]) => [...kind.words]);
  expect(new Set(words).size).toBe(words.length);
});

it.each(KINDS)('draws %s by its own words', (_kind, { motif, words }) => {
  for (const word of words) expect(motifOfName(`Harbour ${word} 2`)).toBe(motif);
  expect(composeArt({ id: 'x', cat: 'live', motif })).not.toMatch(/NaN|undefined/);
});

it('uses the last matching word, and only whole words', () => {
  expect(motifOfName('Bridge Football')).toBe('soccer');
  expect(motifOfName('Salon Dragon-Tiger')).toBe('dragontiger');
  expect([motifOfName('Ginger Garden'), motifOfName('Moonlit Almanac'), motifOfName('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
