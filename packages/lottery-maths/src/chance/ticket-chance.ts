import { type Rational, reduce } from '@fairlot/money';
import { sortDigits } from '../digits/orders.ts';
import type { DrawStructure } from '../structure.ts';
import { ballMiss } from './ball-miss.ts';
import type { ChanceLine, Miss } from './line.ts';
import { numberMiss } from './number-miss.ts';
import { outcomeMiss } from './outcome-miss.ts';

/** Chance that at least one bet of a ticket has a hit. */
export interface TicketChance extends Rational {
  /** False for a lower bound: counting all bets together would take too long. */
  isExact: boolean;
}

/**
 * Chance that at least one line of a ticket has a hit, before the draw, in lowest terms. A hit is any payout of a
 * settled draw, even one below the price of the ticket; a returned stake is not a hit. Numbers are uniform, as in
 * `exactReturn`. Where counting all lines takes too long, it is the chance of some of them, the likeliest included.
 * @param lines with valid picks
 * @throws RangeError for a play of another structure
 */
export function ticketChance(lines: readonly ChanceLine[], structure: DrawStructure): TicketChance {
  if (lines.length === 0) return { numerator: 0n, denominator: 1n, isExact: true };
  // The picks of sold tickets are valid. Checking them would add the checks to the scripts of the bet page.
  const own = lines.map(({ play, picks }) => ({
    play,
    picks: (play.picks.orders === undefined ? [...picks] : picks.map(sortDigits)).toSorted(),
  }));
  const { numerator, denominator, isExact } = missOf(own, structure);
  return { ...reduce({ numerator: denominator - numerator, denominator }), isExact };
}

function missOf(lines: readonly ChanceLine[], structure: DrawStructure): Miss {
  if (lines.every(({ play }) => play.rule.kind === 'outcome')) return outcomeMiss(lines, structure);
  return structure.levels[0]?.distinct === undefined ? numberMiss(lines, structure) : ballMiss(lines, structure);
}
