import {
  KITES_PAYS,
  KITES_REELS,
  LANTERN_PAYS,
  LANTERN_REELS,
  ORCHARD_LINES,
  ORCHARD_PAYS,
  ORCHARD_REELS,
} from '@fairlot/game-maths';
import type { ArtMotif, ArtPalette } from '@fairlot/ui';

/** What differs between the slots. */
export interface SlotGame {
  reels: readonly string[];
  pays: Readonly<Record<string, readonly [number, number, number]>>;
  lines: readonly (readonly number[])[];
  wild: string;
  /** Units of a bet: what a pay is a part of. */
  units: number;
  betKey: string;
  paysKey: string;
  /** Picture of each symbol: motif and colours of our own art, or a drawing of its own. */
  art: Readonly<Record<string, readonly [ArtMotif, ArtPalette] | 'lantern' | 'kite'>>;
}

export const ORCHARD: SlotGame = {
  reels: ORCHARD_REELS,
  pays: ORCHARD_PAYS,
  lines: ORCHARD_LINES,
  wild: '',
  units: 10,
  betKey: 'slot.bet',
  paysKey: 'rules.perLine',
  art: {
    X: ['seven', 'berry'],
    B: ['bell', 'amber'],
    S: ['star', 'night'],
    G: ['gem', 'jade'],
    L: ['citrus', 'coral'],
    C: ['cherry', 'moss'],
    Z: ['bolt', 'cobalt'],
  },
};

export const LANTERN: SlotGame = {
  reels: LANTERN_REELS,
  pays: LANTERN_PAYS,
  lines: [],
  wild: 'W',
  units: 20,
  betKey: 'slot.betWays',
  paysKey: 'rules.perUnit',
  art: {
    A: ['crown', 'berry'],
    B: ['coin', 'clay'],
    C: ['moon', 'night'],
    D: ['fish', 'aqua'],
    E: ['feather', 'coral'],
    F: ['tile', 'moss'],
    G: ['star', 'cobalt'],
    H: ['gem', 'jade'],
    W: 'lantern',
  },
};

export const KITES: SlotGame = {
  reels: KITES_REELS,
  pays: KITES_PAYS,
  lines: [],
  wild: '',
  units: 100,
  betKey: 'slot.betWays',
  paysKey: 'rules.perUnit',
  art: {
    A: ['rocket', 'berry'],
    B: ['crown', 'amber'],
    C: ['pyramid', 'sand'],
    D: ['moon', 'night'],
    E: ['feather', 'coral'],
    F: ['star', 'cobalt'],
    G: ['citrus', 'clay'],
    H: ['gem', 'jade'],
    S: 'kite',
  },
};
