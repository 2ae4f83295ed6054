import type { ArtOptions } from './art/types.ts';

/**
 * Path of generated pictures. Raise the version whenever the generator's output changes, because answers are cached for
 * ever.
 */
export const ART_PATH = '/art';
export const ART_VERSION = '1';

const QUERY_KEYS = ['motif', 'pal', 'field', 'w', 'h', 'fx', 'fy', 'scale', 'tilt', 'scrim'] as const;

/** Address of a generated picture, such as `/art/slots/lucky-sevens.svg?v=1&w=120`. Does not import the generator. */
export function artUrl(options: ArtOptions): string {
  const query = QUERY_KEYS.flatMap((key) => {
    const value = options[key];
    // Three decimals: 1 - fx of a right-to-left banner would otherwise have many digits.
    return value === undefined ? [] : [`${key}=${typeof value === 'number' ? +value.toFixed(3) : value}`];
  });
  return `${ART_PATH}/${options.cat}/${encodeURIComponent(options.id)}.svg?${[`v=${ART_VERSION}`, ...query].join('&')}`;
}
