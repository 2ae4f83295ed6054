import { binomial, reduce } from '@fairlot/money';
import type { Rational } from '@fairlot/money';
import { type PokerHand, pokerHand } from './hands.ts';
import { countAlike, isFirstOfAlike, numberOfAlike } from './alike.ts';
import type { simpleHold } from './simple.ts';
import { POKER_PAYS } from './tables.ts';
import type { PokerTable } from './tables.ts';

const CARDS = 52;
const HAND = 5;
const HOLDS = 1 << HAND;
/** Number of ways to draw 0 to 5 new cards from the 47 that were not dealt. */
const DRAWS = Array.from({ length: HAND + 1 }, (_, drawn) => Number(binomial(CARDS - HAND, drawn)));
/** CHOOSE[n][k], for numbering sets of cards. */
const CHOOSE = Array.from({ length: CARDS + 1 }, (_, n) =>
  Array.from({ length: HAND + 1 }, (__, k) => Number(binomial(n, k))),
);

/**
 * Exact returns of a table with the optimal hold of every hand and with each given strategy: all 2,598,960 hands with
 * all 32 holds, a few seconds. Hands that differ only in their suits' names have the same value and are held the same
 * way, so only one of them is computed.
 * @param strategies must not depend on the names of the suits
 */
export function videoPokerReturns(
  table: PokerTable,
  strategies: readonly (typeof simpleHold)[],
): { best: Rational; simple: Rational[] } {
  const hands = handsOf(table);
  const worthsOf = worthsOfHolds(table, hands);
  const best = new Float64Array(HAND + 1);
  const simple = strategies.map(() => new Float64Array(HAND + 1));
  eachHand((cards, index) => {
    if (!isFirstOfAlike(cards)) return;
    const worths = worthsOf(cards);
    const alike = countAlike(cards);
    add(best, bestHold(worths), worths, alike);
    for (const [place, sums] of simple.entries())
      add(sums, maskOf(strategies[place]?.(table, cards, hands[index]) ?? []), worths, alike);
  });
  return { best: returnOf(best), simple: simple.map(returnOf) };
}

/**
 * Returns a function that finds the optimal hold of any five cards of a table: a few microseconds each after a second
 * of preparation.
 */
export function bestHolds(table: PokerTable): (cards: readonly number[]) => boolean[] {
  const worthsOf = worthsOfHolds(table, handsOf(table));
  return (cards) => {
    const sorted = cards.toSorted((a, b) => a - b);
    const held = bestHold(worthsOf(sorted));
    return cards.map((card) => (held & (1 << sorted.indexOf(card))) !== 0);
  };
}

/**
 * Values of each hold of ascending cards: the sum of the payouts of all possible final hands, in an array that is
 * reused.
 *
 * The payouts of all hands that contain a set of up to five cards are summed once per set. The value of a hold follows
 * by inclusion and exclusion over the discarded cards, because these cannot be drawn again.
 */
function worthsOfHolds(table: PokerTable, hands: readonly PokerHand[]): (cards: readonly number[]) => Float64Array {
  const sums = sumsOfSets(table, hands);
  const worths = new Float64Array(HOLDS);
  return (cards) => {
    for (let held = 0; held < HOLDS; held += 1) worths[held] = sums[sizeOf(held)]?.[numberOf(cards, held)] ?? 0;
    for (let bit = 1; bit < HOLDS; bit <<= 1) {
      for (let held = 0; held < HOLDS; held += 1) {
        if ((held & bit) === 0) worths[held] = (worths[held] ?? 0) - (worths[held | bit] ?? 0);
      }
    }
    return worths;
  };
}

/**
 * Adds the values of a hold for the given number of hands, by the number of drawn cards. Sums stay whole numbers far
 * below 2^53.
 */
function add(sums: Float64Array, held: number, worths: Float64Array, hands: number): void {
  const drawn = HAND - sizeOf(held);
  sums[drawn] = (sums[drawn] ?? 0) + (worths[held] ?? 0) * hands;
}

function returnOf(sums: Float64Array): Rational {
  const common = DRAWS.reduce((product, ways) => product * BigInt(ways), 1n);
  const total = [...sums].reduce((sum, each, drawn) => sum + (BigInt(each) * common) / BigInt(DRAWS[drawn] ?? 1), 0n);
  return reduce({ numerator: total, denominator: common * binomial(CARDS, HAND) });
}

function maskOf(hold: readonly boolean[]): number {
  return hold.reduce((mask, isHeld, index) => (isHeld ? mask | (1 << index) : mask), 0);
}

/** All numbers are whole and below 2^53: values are compared by products, not by quotients. */
function bestHold(worth: Float64Array): number {
  let best = 0;
  for (let held = 1; held < HOLDS; held += 1) {
    const mine = (worth[held] ?? 0) * (DRAWS[HAND - sizeOf(best)] ?? 1);
    const other = (worth[best] ?? 0) * (DRAWS[HAND - sizeOf(held)] ?? 1);
    if (mine > other) best = held;
  }
  return best;
}

/** Payouts of all hands that contain a set, by the size of the set and its number. */
function sumsOfSets(table: PokerTable, hands: readonly PokerHand[]): Float64Array[] {
  const sums = Array.from({ length: HAND + 1 }, (_, size) => new Float64Array(CHOOSE[CARDS]?.[size] ?? 0));
  eachHand((cards, index) => {
    const pays = POKER_PAYS[table][hands[index] ?? 'nothing'] ?? 0;
    if (pays === 0) return;
    for (let held = 0; held < HOLDS; held += 1) {
      const bySize = sums[sizeOf(held)];
      const number = numberOf(cards, held);
      if (bySize !== undefined) bySize[number] = (bySize[number] ?? 0) + pays;
    }
  });
  return sums;
}

/** The poker hand of every five cards, in the order of `eachHand`. */
function handsOf(table: PokerTable): PokerHand[] {
  const hands: PokerHand[] = [];
  const known = new Map<number, PokerHand>();
  eachHand((cards) => {
    const alike = numberOfAlike(cards);
    const hand = known.get(alike) ?? pokerHand(cards, table === 'deuces');
    known.set(alike, hand);
    hands.push(hand);
  });
  return hands;
}

/** Calls back with every hand, cards ascending, and its index; the array is reused. */
function eachHand(visit: (cards: readonly number[], place: number) => void): void {
  const cards = [0, 0, 0, 0, 0];
  let count = 0;
  const place = (index: number, from: number) => {
    if (index === HAND) return visit(cards, count++);
    for (let card = from; card < CARDS; card += 1) {
      cards[index] = card;
      place(index + 1, card + 1);
    }
  };
  place(0, 0);
}

/** Number of the held cards among the sets of their size (combinatorial number system). */
function numberOf(cards: readonly number[], held: number): number {
  let number = 0;
  let size = 0;
  for (let index = 0; index < HAND; index += 1) {
    if ((held & (1 << index)) === 0) continue;
    size += 1;
    number += CHOOSE[cards[index] ?? 0]?.[size] ?? 0;
  }
  return number;
}

const SIZES = Array.from({ length: HOLDS }, (_, held) => held.toString(2).split('1').length - 1);

function sizeOf(held: number): number {
  return SIZES[held] ?? 0;
}
