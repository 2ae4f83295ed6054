/** Categories of the catalogue that have their own art. */
export const ART_CATEGORIES = [
  'slots',
  'live',
  'pvp',
  'fish',
  'sports',
  'esports',
  'elott',
  'inhouse',
  'cockfight',
] as const;
export type ArtCategory = (typeof ART_CATEGORIES)[number];

export const ART_MOTIFS = [
  'seven',
  'gem',
  'bell',
  'cherry',
  'crown',
  'coin',
  'star',
  'citrus',
  'bolt',
  'pyramid',
  'moon',
  'reels',
  'roulette',
  'cards',
  'chip',
  'tile',
  'fish',
  'fish2',
  'soccer',
  'basket',
  'tennis',
  'shuttle',
  'crosshair',
  'pad',
  'trophy',
  'balls',
  'ticket',
  'dice',
  'plinko',
  'crash',
  'rocket',
  'mines',
  'wheel',
  'hilo',
  'keno',
  'feather',
  'volleyball',
  'handball',
  'rugby',
  'cricket',
  'hockey',
  'blackjack',
  'baccarat',
  'sicbo',
  'dragontiger',
  'andar',
  'poker',
  'fantan',
  'limbo',
  'packet',
] as const;
export type ArtMotif = (typeof ART_MOTIFS)[number];

export const ART_PALETTES = [
  'jade',
  'amber',
  'coral',
  'cobalt',
  'aqua',
  'berry',
  'night',
  'moss',
  'clay',
  'sky',
  'ink',
  'sand',
] as const;
export type ArtPalette = (typeof ART_PALETTES)[number];

export const ART_FIELDS = ['rays', 'rings', 'sun', 'bands', 'dots', 'waves', 'arches'] as const;
export type ArtField = (typeof ART_FIELDS)[number];

/** Six colours: dark ground, ground, light, pale, accent, side of the extrusion. */
export type Palette = readonly [string, string, string, string, string, string];

/** A source of numbers in [0, 1) that always gives the same sequence for the same picture. */
export type Random = () => number;

export interface ArtOptions {
  /** Stable id of the game or slide; together with `cat` it decides the picture. */
  id: string;
  cat: ArtCategory;
  motif?: ArtMotif | undefined;
  pal?: ArtPalette | undefined;
  field?: ArtField | undefined;
  /** View box, default 120 by 150 (4:5). */
  w?: number | undefined;
  h?: number | undefined;
  /** Centre of the motif as a share of width and height, default 0.5. Right-to-left banners use 1 - fx. */
  fx?: number | undefined;
  fy?: number | undefined;
  scale?: number | undefined;
  /** Rotation of the motif in degrees; by default derived from the id. */
  tilt?: number | undefined;
  /** Darkens the side with the text: left for `start`, right for `end`. */
  scrim?: 'start' | 'end' | undefined;
}
