import type { Rational } from '@fairlot/money';
import type { PlayDefinition } from '../play.ts';

/** A bet of a ticket: its play, and its picks in canonical form. */
export interface ChanceLine {
  play: PlayDefinition;
  picks: readonly string[];
}

/** Chance that none of some lines has a hit. */
export interface Miss extends Rational {
  /** False when some lines were omitted, because counting them would take too long. */
  isExact: boolean;
}

/** Order of two fractions, the lower one first. */
export function compareFractions(a: Rational, b: Rational): number {
  const [first, second] = [a.numerator * b.denominator, b.numerator * a.denominator];
  return Number(first > second) - Number(first < second);
}
