import { expect, it } from 'vitest';
import { KITES, LANTERN, ORCHARD } from '../../model/slot-games.ts';
import { LANTERN_ART } from './lantern-art.ts';
import { ORCHARD_ART } from './orchard-art.ts';
import { RIDGE_ART } from './ridge-art.ts';

const SLOTS = [
  ['Lantern Ways', LANTERN, LANTERN_ART],
  ['Orchard Spin', ORCHARD, ORCHARD_ART],
  ['Ridge Runner', KITES, RIDGE_ART],
] as const;

it.each(SLOTS)('%s has a picture for each symbol of its reels and its paytable', (_, rules, art) => {
  const letters = new Set([...rules.reels.join('').split(''), ...Object.keys(rules.pays)]);
  expect(Object.keys(art.symbols).toSorted()).toEqual([...letters].toSorted());
});

it('slots share no picture, and each picture is balanced markup of at most 4 KB', () => {
  const pictures = SLOTS.flatMap(([, , art]) => [...Object.values(art.symbols), art.ground, art.roof, art.frame]);
  expect(new Set(pictures).size).toBe(pictures.length);
  for (const picture of pictures) {
    const svg = decodeURIComponent(picture.replace('data:image/svg+xml,', ''));
    expect(svg.length).toBeLessThan(4096);
    expect(svg).not.toMatch(/NaN|undefined|style=/);
    for (const tag of ['g', 'defs', 'svg'])
      expect(svg.match(new RegExp(`<${tag}[ >]`, 'g'))?.length).toBe(svg.match(new RegExp(`</${tag}>`, 'g'))?.length);
  }
});
