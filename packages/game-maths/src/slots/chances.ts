import { reduce } from '@fairlot/money';
import type { Rational } from '@fairlot/money';
import { type Reel, timesOn, windowAt } from './reels.ts';

/** Minimum number of consecutive reels that pay. */
const LEAST_REELS = 3;

/** Probability that one line pays: three or more of a symbol from the left. */
export function lineHitChance(reels: readonly Reel[], symbols: readonly string[]): Rational {
  const first = reels.slice(0, LEAST_REELS);
  const hits = symbols.reduce((sum, symbol) => sum + productOf(first, (reel) => timesOn(reel, symbol)), 0n);
  return reduce({ numerator: hits, denominator: productOf(first, (reel) => reel.length) });
}

/** Probability that a line shows only this symbol. */
export function lineFullChance(reels: readonly Reel[], symbol: string): Rational {
  return reduce({
    numerator: productOf(reels, (reel) => timesOn(reel, symbol)),
    denominator: productOf(reels, (reel) => reel.length),
  });
}

/**
 * Probability that a spin pays by ways: the first three reels share a symbol that pays. Computed over all their stops.
 * Falls and free spins that follow are not counted.
 */
export function waysHitChance(reels: readonly Reel[], symbols: readonly string[], wild: string): Rational {
  const [one = [], two = [], three = []] = reels
    .slice(0, LEAST_REELS)
    .map((reel) => Array.from(reel, (_, stop) => maskAt(reel, stop, symbols, wild)));
  let hits = 0;
  for (const a of one) for (const b of two) for (const c of three) if ((a & b & c) !== 0) hits += 1;
  return reduce({ numerator: BigInt(hits), denominator: BigInt(one.length * two.length * three.length) });
}

/** Probability that every reel shows this symbol or a wild. */
export function waysFullChance(reels: readonly Reel[], symbol: string, wild: string): Rational {
  const showing = (reel: Reel) =>
    Array.from(reel, (_, stop) => maskAt(reel, stop, [symbol], wild)).filter((mask) => mask !== 0).length;
  return reduce({
    numerator: productOf(reels, showing),
    denominator: productOf(reels, (reel) => reel.length),
  });
}

/** Probability that at least `least` and at most `most` reels show a symbol. Their stops are independent. */
export function showingChance(reels: readonly Reel[], symbol: string, least: number, most = reels.length): Rational {
  // ways[n]: number of combinations of stops so far in which n reels show it
  let ways = [1n, ...reels.map(() => 0n)];
  for (const reel of reels) {
    const showing = BigInt(
      Array.from(reel, (_, stop) => windowAt([reel], [stop])[0]?.includes(symbol)).filter(Boolean).length,
    );
    const other = BigInt(reel.length) - showing;
    ways = ways.map((way, count) => way * other + (ways[count - 1] ?? 0n) * showing);
  }
  return reduce({
    numerator: ways.slice(least, most + 1).reduce((sum, way) => sum + way, 0n),
    denominator: productOf(reels, (reel) => reel.length),
  });
}

/** Bit mask of the symbols that a reel shows at a stop; a wild sets all of them. */
function maskAt(reel: Reel, stop: number, symbols: readonly string[], wild: string): number {
  const [column = []] = windowAt([reel], [stop]);
  if (wild !== '' && column.includes(wild)) return 2 ** symbols.length - 1;
  return symbols.reduce((mask, symbol, bit) => (column.includes(symbol) ? mask + 2 ** bit : mask), 0);
}

function productOf(reels: readonly Reel[], count: (reel: Reel) => number): bigint {
  return reels.reduce((product, reel) => product * BigInt(count(reel)), 1n);
}
