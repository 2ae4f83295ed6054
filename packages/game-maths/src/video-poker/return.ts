import { binomial, reduce } from '@fairlot/money';
import type { Rational } from '@fairlot/money';
import { pokerHand } from './hands.ts';
import { POKER_PAYS } from './tables.ts';
import type { PokerTable } from './tables.ts';

const CARDS = 52;
const HAND = 5;
const HOLDS = 1 << HAND;
/** In how many ways 0 to 5 new cards come out of the 47 that were not dealt. */
const DRAWS = Array.from({ length: HAND + 1 }, (_, drawn) => Number(binomial(CARDS - HAND, drawn)));
/** CHOOSE[n][k], to number sets of cards. */
const CHOOSE = Array.from({ length: CARDS + 1 }, (_, n) =>
  Array.from({ length: HAND + 1 }, (__, k) => Number(binomial(n, k))),
);

/**
 * Exact return with the best hold of every hand: all 2,598,960 hands with all 32 holds, a few seconds.
 *
 * For each set of up to five cards the pays of all hands that contain it are summed once. What a hold is worth follows
 * by inclusion and exclusion over the cards that are thrown away, since these cannot come back.
 */
export function videoPokerReturn(table: PokerTable): Rational {
  const sums = sumsOfSets(table);
  /** Best worth of the hands, by how many cards are drawn. */
  const best = DRAWS.map(() => 0n);
  const worth = new Float64Array(HOLDS);
  eachHand((cards) => {
    for (let held = 0; held < HOLDS; held += 1) worth[held] = sums[sizeOf(held)]?.[numberOf(cards, held)] ?? 0;
    for (let bit = 1; bit < HOLDS; bit <<= 1) {
      for (let held = 0; held < HOLDS; held += 1) {
        if ((held & bit) === 0) worth[held] = (worth[held] ?? 0) - (worth[held | bit] ?? 0);
      }
    }
    const held = bestHold(worth);
    const drawn = HAND - sizeOf(held);
    best[drawn] = (best[drawn] ?? 0n) + BigInt(worth[held] ?? 0);
  });
  const common = DRAWS.reduce((product, ways) => product * BigInt(ways), 1n);
  const total = best.reduce((sum, each, drawn) => sum + (each * common) / BigInt(DRAWS[drawn] ?? 1), 0n);
  return reduce({ numerator: total, denominator: common * binomial(CARDS, HAND) });
}

/** Whole numbers below 2^53 throughout: worths are compared by products, not by quotients. */
function bestHold(worth: Float64Array): number {
  let best = 0;
  for (let held = 1; held < HOLDS; held += 1) {
    const mine = (worth[held] ?? 0) * (DRAWS[HAND - sizeOf(best)] ?? 1);
    const other = (worth[best] ?? 0) * (DRAWS[HAND - sizeOf(held)] ?? 1);
    if (mine > other) best = held;
  }
  return best;
}

/** By size of the set and its number: the pays of all hands that contain it. */
function sumsOfSets(table: PokerTable): Float64Array[] {
  const sums = Array.from({ length: HAND + 1 }, (_, size) => new Float64Array(CHOOSE[CARDS]?.[size] ?? 0));
  eachHand((cards) => {
    const pays = POKER_PAYS[table][pokerHand(cards, table === 'deuces')] ?? 0;
    if (pays === 0) return;
    for (let held = 0; held < HOLDS; held += 1) {
      const bySize = sums[sizeOf(held)];
      const number = numberOf(cards, held);
      if (bySize !== undefined) bySize[number] = (bySize[number] ?? 0) + pays;
    }
  });
  return sums;
}

/** Calls back with every hand, cards ascending; the list is used again. */
function eachHand(visit: (cards: readonly number[]) => void): void {
  const cards = [0, 0, 0, 0, 0];
  const place = (index: number, from: number) => {
    if (index === HAND) return visit(cards);
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
