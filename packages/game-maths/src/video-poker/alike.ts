import { rankOf, suitOf } from '../cards.ts';

/*
 * Hands are alike when one becomes the other by giving the suits other names: when the same four sets of ranks, in
 * whichever order, are their suits. Of 2,598,960 hands 134,459 are not alike.
 */
const RANKS = 13;
const SET_SIZE = 2 ** RANKS;

/** Number that alike hands share, and no others; below 2^52. */
export function numberOfAlike(cards: readonly number[]): number {
  return ranksOfSuits(cards)
    .toSorted((a, b) => b - a)
    .reduce((number, ranks) => number * SET_SIZE + ranks, 0);
}

/** Whether a hand stands for all that are alike; one of them does. */
export function isFirstOfAlike(cards: readonly number[]): boolean {
  const sets = ranksOfSuits(cards);
  return sets.every((ranks, suit) => suit === 0 || ranks <= (sets[suit - 1] ?? 0));
}

/** How many hands are alike with one, itself among them: in how many orders its four sets can stand. */
export function countAlike(cards: readonly number[]): number {
  const sets = ranksOfSuits(cards);
  // The first of equal sets counts 1, the second 2, ...: what their orders among themselves come to.
  const same = sets.map((ranks, suit) => sets.slice(0, suit + 1).filter((other) => other === ranks).length);
  return 24 / same.reduce((product, count) => product * count, 1);
}

/** For each of the four suits the ranks that a hand has of it, a bit each. */
function ranksOfSuits(cards: readonly number[]): number[] {
  const sets = [0, 0, 0, 0];
  for (const card of cards) {
    const suit = suitOf(card);
    sets[suit] = (sets[suit] ?? 0) | (1 << (rankOf(card) - 1));
  }
  return sets;
}
