import { ordersOf, sortDigits } from './digits/orders.ts';
import { bonusPick, pickRange, validatePicks } from './picks.ts';
import type { PlayDefinition } from './play.ts';

/** The lowest picks that a play allows. */
export function lowestPicks({ picks }: PlayDefinition): string[] {
  const { from, to } = pickRange(picks);
  const written = (number: number) => String(number).padStart(picks.width, '0');
  if (picks.orders !== undefined) {
    for (let number = from; number <= to; number += 1)
      if (ordersOf(written(number)) === picks.orders) return [written(number)];
  }
  const lowest = Array.from({ length: picks.count }, (_, index) => written(from + (picks.distinct ? index : 0)));
  return picks.bonus === undefined ? lowest : [...lowest, bonusPick(written(picks.bonus.from))];
}

/**
 * Canonical form of picks, in which equal bets are equal: ascending order (no play of the rule families here depends on
 * their order), the special number last. The digits of a pick that wins in any order are ascending too.
 * @throws RangeError when the picks are not valid for the play
 */
export function canonicalPicks(play: PlayDefinition, picks: readonly string[]): string[] {
  const reason = validatePicks(play, picks);
  if (reason !== null) throw new RangeError(`${play.code}: ${reason}`);
  return (play.picks.orders === undefined ? [...picks] : picks.map(sortDigits)).sort();
}

/** Key of picks in `winningPicks`: canonical picks joined by ','. Throws as canonicalPicks does. */
export function pickKey(play: PlayDefinition, picks: readonly string[]): string {
  return canonicalPicks(play, picks).join(',');
}
