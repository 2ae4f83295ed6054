import type { ArtCategory, ArtOptions } from '@fairlot/ui';

const CATEGORY_ART: Record<string, ArtCategory> = {
  RNG: 'slots',
  LIVE: 'live',
  PVP: 'pvp',
  FISH: 'fish',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  ELOTT: 'elott',
  LOTT: 'elott',
  COCKFIGHT: 'cockfight',
};
type Look = Pick<ArtOptions, 'motif' | 'pal'>;
const CATEGORY_LOOK: Record<string, Look> = {
  HOT: { motif: 'crash', pal: 'coral' },
  RNG: { motif: 'seven', pal: 'amber' },
  LIVE: { motif: 'roulette', pal: 'jade' },
  PVP: { motif: 'cards', pal: 'coral' },
  FISH: { motif: 'fish', pal: 'aqua' },
  SPORTS: { motif: 'soccer', pal: 'moss' },
  ESPORTS: { motif: 'pad', pal: 'berry' },
  ELOTT: { motif: 'balls', pal: 'sky' },
  COCKFIGHT: { motif: 'feather', pal: 'clay' },
};

/** The generated cover of a game; its category and id determine the picture. */
export function gameArt(gameType: string, id: string): ArtOptions {
  return { cat: CATEGORY_ART[gameType] ?? 'inhouse', id };
}

/** The cover of a catalogue game; the server names the motif. */
export function coverOf({
  gameType,
  nodeId,
  vassalage,
  motif,
}: {
  gameType: string;
  nodeId: string;
  vassalage?: string;
  motif?: string | null | undefined;
}): ArtOptions {
  const art = vassalage === 'BGS' ? ({ cat: 'inhouse', id: nodeId } as const) : gameArt(gameType, nodeId);
  return { ...art, motif: (motif ?? undefined) as ArtOptions['motif'] };
}

/** The icon of a category, or of HOT. */
export function categoryArt(gameCategory: string): ArtOptions {
  return {
    cat: CATEGORY_ART[gameCategory] ?? 'inhouse',
    id: `category-${gameCategory}`,
    ...CATEGORY_LOOK[gameCategory],
  };
}
