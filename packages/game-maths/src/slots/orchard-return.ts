import type { Rational } from '@fairlot/money';
import { addAll } from './add.ts';
import { showingChance } from './chances.ts';
import { ORCHARD_HOLD, ORCHARD_LINES, ORCHARD_PAYS, ORCHARD_REELS } from './orchard.ts';
import { type Reel, symbolAt, timesOn, windowAt } from './reels.ts';

/** Exact return: the mean of the first window, plus that of the second times the probability of its held reels. */
export function orchardReturn(): Rational {
  // Each place of a reel is equally likely in each row, so all lines have the same mean.
  return addAll([lineMean(ORCHARD_REELS), ...holds().map(meanAfter)]);
}

/** Probability that a round holds reels. */
export function orchardHoldChance(): Rational {
  const { symbol, least, most } = ORCHARD_HOLD;
  return showingChance(ORCHARD_REELS, symbol, least, most);
}

/** Whether each reel is held, for every set of reels that can be held. */
function holds(): boolean[][] {
  const sets = Array.from({ length: 2 ** ORCHARD_REELS.length }, (_, set) =>
    ORCHARD_REELS.map((_reel, at) => ((set >> at) & 1) === 1),
  );
  const heldIn = (set: readonly boolean[]) => set.filter(Boolean).length;
  return sets.filter((set) => heldIn(set) >= ORCHARD_HOLD.least && heldIn(set) <= ORCHARD_HOLD.most);
}

/** Probability that exactly these reels are held, times the mean of the window that follows. */
function meanAfter(isHeld: readonly boolean[]): Rational {
  const ways = ORCHARD_REELS.reduce((product, reel, at) => {
    const showing = stopsShowing(reel).length;
    return product * BigInt(isHeld[at] ? showing : reel.length - showing);
  }, 1n);
  const all = ORCHARD_REELS.reduce((product, reel) => product * BigInt(reel.length), 1n);
  const lines = ORCHARD_LINES.map((rows) =>
    lineMean(ORCHARD_REELS.map((reel, at) => (isHeld[at] ? heldSymbols(reel, rows[at] ?? 0) : reel))),
  );
  const { numerator, denominator } = addAll(lines);
  return { numerator: ways * numerator, denominator: all * denominator * BigInt(lines.length) };
}

/** Symbols that a held reel may show in a row, equally likely. */
function heldSymbols(reel: Reel, row: number): string {
  return stopsShowing(reel)
    .map((stop) => symbolAt(reel, stop + row))
    .join('');
}

function stopsShowing(reel: Reel): number[] {
  const stops = Array.from(reel, (_, stop) => stop);
  return stops.filter((stop) => windowAt([reel], [stop])[0]?.includes(ORCHARD_HOLD.symbol));
}

/**
 * Mean payout of a line in line stakes.
 * @param places symbols that the line may show on each reel, equally likely and independent of the other reels
 */
function lineMean(places: readonly string[]): Rational {
  const denominator = places.reduce((product, { length }) => product * BigInt(length), 1n);
  return addAll(
    Object.entries(ORCHARD_PAYS).flatMap(([symbol, pays]) =>
      pays.map((times, index) => {
        const count = index + 3;
        const ways = places.map((symbols, reel) => {
          const having = timesOn(symbols, symbol);
          if (reel < count) return having;
          return reel === count ? symbols.length - having : symbols.length;
        });
        return { numerator: ways.reduce((product, each) => product * BigInt(each), BigInt(times)), denominator };
      }),
    ),
  );
}
