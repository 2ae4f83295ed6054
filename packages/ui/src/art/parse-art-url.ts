import { ART_PATH } from '../art-url.ts';
import { ART_CATEGORIES, ART_FIELDS, ART_MOTIFS, ART_PALETTES } from './types.ts';
import type { ArtOptions } from './types.ts';

/**
 * Parses an address made by `artUrl`; returns null when it is malformed or names something that does not exist. The
 * limits keep one request cheap: id up to 80 characters, sides of 16 to 1200 units.
 */
export function parseArtUrl(path: string, query: Readonly<Record<string, string | undefined>>): ArtOptions | null {
  const match = new RegExp(`^${ART_PATH}/([a-z]+)/([^/]+)\\.svg$`).exec(path);
  const cat = oneOf(ART_CATEGORIES, match?.[1]);
  const id = decodeId(match?.[2] ?? '');
  if (!cat || !id) return null;
  const options: ArtOptions = {
    id,
    cat,
    motif: oneOf(ART_MOTIFS, query['motif']),
    pal: oneOf(ART_PALETTES, query['pal']),
    field: oneOf(ART_FIELDS, query['field']),
    w: numberWithin(query['w'], 16, 1200),
    h: numberWithin(query['h'], 16, 1200),
    fx: numberWithin(query['fx'], 0, 1),
    fy: numberWithin(query['fy'], 0, 1),
    scale: numberWithin(query['scale'], 0.2, 3),
    tilt: numberWithin(query['tilt'], -45, 45),
    scrim: oneOf(['start', 'end'] as const, query['scrim']),
  };
  const isComplete = (Object.keys(options) as (keyof ArtOptions)[]).every(
    (key) => key === 'id' || key === 'cat' || query[key] === undefined || options[key] !== undefined,
  );
  return isComplete ? options : null;
}

function oneOf<T extends string>(list: readonly T[], value: string | undefined): T | undefined {
  return list.find((item) => item === value);
}

function numberWithin(value: string | undefined, min: number, max: number): number | undefined {
  if (value === undefined || !/^-?\d{1,4}(\.\d{1,3})?$/.test(value)) return undefined;
  const n = Number(value);
  return n >= min && n <= max ? n : undefined;
}

function decodeId(encoded: string): string | null {
  try {
    const id = decodeURIComponent(encoded);
    return id.length > 0 && id.length <= 80 ? id : null;
  } catch (error) {
    // A stray percent sign: not one of our addresses.
    if (error instanceof URIError) return null;
    throw error;
  }
}
