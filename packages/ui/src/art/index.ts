import { composeArt } from './compose.ts';
import type { ArtOptions } from './types.ts';

export { artUrl, ART_PATH, ART_VERSION } from '../art-url.ts';
export { AVATAR_NAMES, type AvatarName } from '../avatar-names.ts';
export { avatarSvg } from './avatars.ts';
export { ART_KINDS, motifOfName } from './kinds.ts';
export { logoSvg, markSvg } from './mark.ts';
export { parseArtUrl } from './parse-art-url.ts';
export { ART_CATEGORIES, ART_FIELDS, ART_MOTIFS, ART_PALETTES } from './types.ts';
export type { ArtCategory, ArtField, ArtMotif, ArtOptions, ArtPalette } from './types.ts';

/** About 4 KB per picture: a full cache holds some 4 MB. */
const CACHE_SIZE = 1000;
const cache = new Map<string, string>();

/**
 * Inline markup of a picture (2 to 5 KB, class `art`, hidden from assistive technology). Cached; the oldest entry is
 * evicted first.
 */
export function artSvg(options: ArtOptions): string {
  const { id, cat, motif, pal, field, w, h, fx, fy, scale, tilt, scrim } = options;
  const key = [cat, motif, pal, field, w, h, fx, fy, scale, tilt, scrim, id].join('|');
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const svg = composeArt(options);
  const oldest = cache.size >= CACHE_SIZE ? cache.keys().next().value : undefined;
  if (oldest !== undefined) cache.delete(oldest);
  cache.set(key, svg);
  return svg;
}

/** A picture as a standalone document with namespace and natural size, for a route. */
export function artSvgFile(options: ArtOptions): string {
  const { w = 120, h = 150 } = options;
  return artSvg(options).replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" `);
}
