import {
  KITES_PAYS,
  KITES_REELS,
  kitesFreeSpinsChance,
  LANTERN_PAYS,
  LANTERN_REELS,
  lineFullChance,
  lineHitChance,
  ORCHARD_LINES,
  ORCHARD_PAYS,
  ORCHARD_REELS,
  orchardHoldChance,
  showingChance,
  waysFullChance,
  waysHitChance,
} from '@fairlot/game-maths';
import type { Rational } from '@fairlot/money';
import type { SlotArt } from '../slots/art/draw.ts';

/** Properties in which the slots differ. */
export interface SlotRules {
  reels: readonly string[];
  pays: Readonly<Record<string, readonly [number, number, number]>>;
  lines: readonly (readonly number[])[];
  wild: string;
  /** Number of units in a bet; payouts are multiples of a unit. */
  units: number;
  betKey: string;
  /** Text key that states how often a line, or a spin, pays; the probability is computed on demand. */
  hitKey: string;
  /** Text keys in the paytable: how often something pays, and the highest payout. */
  paysOftenKey: string;
  topKey: string;
  hitChance: () => Rational;
  /** Probability of five in a row. */
  fullChance: (symbol: string) => Rational;
  paysKey: string;
  feature: {
    /** Text key of its frequency. */
    key: string;
    symbol: string;
    chance: () => Rational;
  };
}

/** A slot with its pictures, which only its own page loads. */
export interface SlotGame extends SlotRules {
  art: SlotArt;
}

export const ORCHARD: SlotRules = {
  reels: ORCHARD_REELS,
  pays: ORCHARD_PAYS,
  lines: ORCHARD_LINES,
  wild: '',
  units: 10,
  betKey: 'slot.bet',
  hitKey: 'slot.hitLine',
  paysOftenKey: 'rules.linePays',
  topKey: 'rules.topLine',
  hitChance: () => lineHitChance(ORCHARD_REELS, Object.keys(ORCHARD_PAYS)),
  fullChance: (symbol) => lineFullChance(ORCHARD_REELS, symbol),
  paysKey: 'rules.perLine',
  feature: { key: 'rules.holdIn', symbol: 'X', chance: orchardHoldChance },
};

export const LANTERN: SlotRules = {
  reels: LANTERN_REELS,
  pays: LANTERN_PAYS,
  lines: [],
  wild: 'W',
  units: 20,
  betKey: 'slot.betWays',
  hitKey: 'slot.hitSpin',
  paysOftenKey: 'rules.spinPays',
  topKey: 'rules.topWay',
  hitChance: () => waysHitChance(LANTERN_REELS, Object.keys(LANTERN_PAYS), 'W'),
  fullChance: (symbol) => waysFullChance(LANTERN_REELS, symbol, 'W'),
  paysKey: 'rules.perUnit',
  feature: { key: 'rules.wildIn', symbol: 'W', chance: () => showingChance(LANTERN_REELS, 'W', 1) },
};

export const KITES: SlotRules = {
  reels: KITES_REELS,
  pays: KITES_PAYS,
  lines: [],
  wild: '',
  units: 100,
  betKey: 'slot.betWays',
  hitKey: 'slot.hitSpin',
  paysOftenKey: 'rules.spinPays',
  topKey: 'rules.topWay',
  hitChance: () => waysHitChance(KITES_REELS, Object.keys(KITES_PAYS), ''),
  fullChance: (symbol) => waysFullChance(KITES_REELS, symbol, ''),
  paysKey: 'rules.perUnit',
  feature: { key: 'rules.freeIn', symbol: 'S', chance: kitesFreeSpinsChance },
};
