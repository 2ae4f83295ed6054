import type { Draft } from '../drafts.ts';
import type { SeedWords } from './words/shape.ts';

type SeedSponsor = Pick<Draft<'sponsor'>, 'url' | 'art'> & { words: keyof SeedWords['sponsors'] };

/** Fictitious sponsors, each of which says so. */
export const SEED_SPONSORS: readonly SeedSponsor[] = [
  { words: 'football', url: '/m/lott', art: { cat: 'sports', motif: 'soccer', pal: 'jade', field: 'bands' } },
  { words: 'cup', url: null, art: { cat: 'esports', motif: 'pad', pal: 'cobalt', field: 'rays' } },
];
