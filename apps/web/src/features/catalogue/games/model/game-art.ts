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

/** The generated cover of a game: its category and its own id decide the picture. */
export function gameArt(gameType: string, id: string): ArtOptions {
  return { cat: CATEGORY_ART[gameType] ?? 'inhouse', id };
}

/** In-house games are drawn as themselves: their covers never change. */
const ORIGINALS: Record<string, ArtOptions['motif']> = {
  BGS1: 'dice',
  BGS2: 'plinko',
  BGS3: 'mines',
  BGS4: 'crash',
  BGS5: 'wheel',
  BGS6: 'hilo',
  BGS7: 'keno',
  BGS8: 'rocket',
  BGS9: 'star',
  BGS10: 'roulette',
  BGS11: 'cards',
  BGS12: 'chip',
  BGS13: 'tile',
  BGS14: 'citrus',
  BGS15: 'moon',
};

/** The cover of a game of the catalogue. */
export function coverOf({
  gameType,
  nodeId,
  gameId,
  vassalage,
}: {
  gameType: string;
  nodeId: string;
  gameId: string;
  vassalage: string;
}): ArtOptions {
  return vassalage === 'BGS' ? { cat: 'inhouse', id: nodeId, motif: ORIGINALS[gameId] } : gameArt(gameType, nodeId);
}

/** The icon of a category, or of HOT. */
export function categoryArt(gameCategory: string): ArtOptions {
  return {
    cat: CATEGORY_ART[gameCategory] ?? 'inhouse',
    id: `category-${gameCategory}`,
    ...CATEGORY_LOOK[gameCategory],
  };
}
