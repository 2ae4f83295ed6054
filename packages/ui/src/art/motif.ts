import type { Palette, Random } from './types.ts';

/** Draws one object around (0, 0), about 100 units high. */
export type Motif = (random: Random, palette: Palette) => string;
