import { reduce } from '@fairlot/money';
import type { Rational } from '@fairlot/money';
import { BACCARAT_DECKS, BACCARAT_PAYS, baccaratReturn, dealBaccarat } from './baccarat.ts';
import { MULTIPLIER_SCALE } from '../multiplier.ts';

const SHOE = 52 * BACCARAT_DECKS;
/** Maximum number of cards in a round. */
const MOST_CARDS = 6;

/**
 * Exact returns of the bets on the hands, computed over all values of up to six cards of the shoe: a million deals.
 * Values are ace to nine, and one for tens and pictures.
 */
export function baccaratReturns(): Readonly<Record<'player' | 'banker' | 'tie', Rational>> {
  const left = Array.from({ length: 10 }, (_, index) => (index === 9 ? 4 : 1) * 4 * BACCARAT_DECKS);
  const sums = { player: 0n, banker: 0n, tie: 0n };
  /** Every deal is counted as if all six cards were drawn, so that all have the same weight. */
  const all = fallingFactorial(SHOE, MOST_CARDS);

  const go = (ranks: number[], weight: number) => {
    const deal = dealt(ranks);
    if (deal === undefined) {
      for (const [index, count] of left.entries()) {
        if (count === 0) continue;
        left[index] = count - 1;
        go([...ranks, index + 1], weight * count);
        left[index] = count;
      }
      return;
    }
    const whole = BigInt(weight) * fallingFactorial(SHOE - ranks.length, MOST_CARDS - ranks.length);
    for (const bet of ['player', 'banker', 'tie'] as const) sums[bet] += whole * baccaratReturn(bet, deal);
  };
  go([], 1);
  const asReturn = (numerator: bigint) => reduce({ numerator, denominator: all * MULTIPLIER_SCALE });
  return { player: asReturn(sums.player), banker: asReturn(sums.banker), tie: asReturn(sums.tie) };
}

/** Exact return of a bet on two equal ranks. */
export function baccaratPairReturn(): Rational {
  const sameRank = BigInt(4 * BACCARAT_DECKS - 1);
  return reduce({
    numerator: sameRank * (BACCARAT_PAYS['playerPair'] ?? 0n),
    denominator: BigInt(SHOE - 1) * MULTIPLIER_SCALE,
  });
}

/** Returns the hands when these cards complete a round, undefined when another is needed. */
function dealt(ranks: readonly number[]): { player: number[]; banker: number[] } | undefined {
  let used = 0;
  const deal = dealBaccarat(
    () => ranks[used++] ?? 0,
    (rank) => rank,
  );
  return used > ranks.length ? undefined : deal;
}

function fallingFactorial(from: number, count: number): bigint {
  return Array.from({ length: count }, (_, index) => BigInt(from - index)).reduce(
    (product, each) => product * each,
    1n,
  );
}
