import { crash, dice, hilo, keno, mines, plinko, rocket, wheel } from './motifs-inhouse.ts';
import {
  bell,
  bolt,
  cherry,
  citrus,
  coin,
  crown,
  gem,
  moon,
  pyramid,
  reels,
  seven,
  starShape,
} from './motifs-slots.ts';
import { basket, crosshair, feather, fish, fish2, pad, shuttle, soccer, tennis, trophy } from './motifs-sport.ts';
import { balls, cards, chip, roulette, ticket, tile } from './motifs-table.ts';
import type { ArtMotif, Palette, Random } from './types.ts';

/** Draws one object around (0, 0), about 100 units high. */
export type Motif = (random: Random, palette: Palette) => string;

export const MOTIFS: Record<ArtMotif, Motif> = {
  seven,
  gem,
  bell,
  cherry,
  crown,
  coin,
  star: starShape,
  citrus,
  bolt,
  pyramid,
  moon,
  reels,
  roulette,
  cards,
  chip,
  tile,
  fish,
  fish2,
  soccer,
  basket,
  tennis,
  shuttle,
  crosshair,
  pad,
  trophy,
  balls,
  ticket,
  dice,
  plinko,
  crash,
  rocket,
  mines,
  wheel,
  hilo,
  keno,
  feather,
};
