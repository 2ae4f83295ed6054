import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { composeArt } from './compose.ts';
import { ART_CATEGORIES, ART_MOTIFS, artSvg, artSvgFile, artUrl, parseArtUrl } from './index.ts';
import type { ArtOptions } from './index.ts';

/** Frozen pictures. A change here changes every known cover; raise ART_VERSION with it if they look different. */
const FROZEN: [ArtOptions, string][] = [
  [{ id: 'lucky-sevens', cat: 'slots' }, '01be57bd4b23ad7d'],
  [{ id: 'VN60', cat: 'elott', w: 56, h: 56 }, '7e062170bc5c46e2'],
  [{ id: 'plinko', cat: 'inhouse', motif: 'plinko', pal: 'berry', field: 'rings', w: 236, h: 132 }, '8cc5c6ed4907d7c6'],
  [{ id: 'reef', cat: 'fish', w: 346, h: 168, fx: 0.78, scrim: 'start', tilt: 0 }, '9ec530893c9ec2c3'],
];

describe('game art', () => {
  it.each(FROZEN)('draws the known picture of %o', (options, expected) => {
    expect(createHash('sha256').update(artSvg(options)).digest('hex').slice(0, 16)).toBe(expected);
  });

  it('draws every motif in every category as balanced markup of at most 16 KB without NaN', () => {
    for (const cat of ART_CATEGORIES)
      for (const motif of ART_MOTIFS) {
        const svg = composeArt({ id: 'x', cat, motif });
        expect(svg.length).toBeLessThan(16_384);
        expect(svg).not.toMatch(/NaN|undefined|style=/);
        expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
      }
  });

  it('gives different games different pictures', () => {
    const pictures = new Set(Array.from({ length: 200 }, (_, i) => artSvg({ id: `game-${i}`, cat: 'slots' })));
    expect(pictures.size).toBe(200);
  });

  it('caches a picture without mixing up its options', () => {
    expect(artSvg({ id: 'a', cat: 'fish', fx: 0.2 })).toBe(composeArt({ id: 'a', cat: 'fish', fx: 0.2 }));
    expect(artSvg({ id: 'a', cat: 'fish', fx: 0.8 })).toBe(composeArt({ id: 'a', cat: 'fish', fx: 0.8 }));
    expect(artSvg({ id: 'a', cat: 'fish', fx: 0.2 })).toBe(artSvg({ id: 'a', cat: 'fish', fx: 0.2 }));
  });

  it('makes a standalone document for routes', () => {
    expect(artSvgFile({ id: 'a', cat: 'live', w: 56, h: 56 })).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="56" height="56" /,
    );
  });

  it('keeps the motif of a banner whole at the side opposite to its text, in a frame of any width', () => {
    const fitsOf = (scrim: 'start' | 'end') =>
      [...composeArt({ id: 'a', cat: 'live', w: 346, h: 168, scrim }).matchAll(/preserveAspectRatio="([^"]+)"/g)].map(
        ([, fit]) => fit,
      );
    expect(fitsOf('start')).toEqual(['xMaxYMid slice', 'xMaxYMid meet']);
    expect(fitsOf('end')).toEqual(['xMinYMid slice', 'xMinYMid meet']);
  });
});

describe('art addresses', () => {
  const parse = (address: string): ArtOptions | null => {
    const url = new URL(address, 'http://localhost');
    return parseArtUrl(url.pathname, Object.fromEntries(url.searchParams));
  };

  it.each(FROZEN.map(([options]) => options).concat({ id: 'ü /%?', cat: 'slots', fx: 1 - 0.78 }))(
    'parse back to the same picture: %o',
    (options) => {
      const parsed = parse(artUrl(options));
      expect(parsed).toMatchObject({ id: options.id, cat: options.cat });
      expect(parsed && artUrl(parsed)).toBe(artUrl(options));
    },
  );

  it.each([
    '/art/unknown/a.svg',
    '/art/slots/a.png',
    '/art/slots/.svg',
    '/art/slots/%E0%A4%A.svg',
    `/art/slots/${'a'.repeat(81)}.svg`,
    '/art/slots/a.svg?w=5000',
    '/art/slots/a.svg?w=1e3',
    '/art/slots/a.svg?motif=none',
    '/art/slots/a.svg?scrim=%22onload',
    '/other/slots/a.svg',
  ])('reject %s', (address) => {
    expect(parse(address)).toBeNull();
  });
});
