import type { Rational } from '@fairlot/money';
import { settled } from '../outcome.ts';
import type { Outcome, RoundEvent, RoundInput } from '../outcome.ts';
import { addAll } from './add.ts';
import { drawStops, REELS, timesOn, windowAt, windowText } from './reels.ts';

/** X seven, B bell, S star, G gem, L leaf, C cherry, Z bolt: 1, 2, 3, 4, 6, 7 and 9 of them on each reel of 32. */
export const ORCHARD_REELS: readonly string[] = [
  'ZCLZCGZLXZLSCGBCLZGCZBCZSLZGCZLS',
  'GLZSBZCGLZCXZSCZLCSBZLGZCLGZCLZC',
  'ZGSZXCLZBCLZGCZLBSZCGZCLSCZLCZGL',
  'CZSCLZCSXZGLBZGLCZLGZCSZLGCZBCZL',
  'ZCLZSCGZCLZCGXLZBSCZLCZSGZBLZCGL',
];

/** Payout of three, four and five in a row from the left, in multiples of the line stake. */
export const ORCHARD_PAYS: Readonly<Record<string, readonly [number, number, number]>> = {
  X: [400, 2000, 10_000],
  B: [120, 600, 3000],
  S: [60, 250, 1500],
  G: [30, 120, 600],
  L: [15, 50, 250],
  C: [10, 30, 140],
  Z: [6, 22, 90],
};

/** The row (0 top, 2 bottom) of each line on each reel. */
export const ORCHARD_LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [1, 0, 0, 0, 1],
];

/** Ten lines, each with a tenth of the stake; only the longest run from the left counts on a line. */
export function playOrchard(input: RoundInput<Record<string, never>, never>): Outcome {
  const window = windowAt(ORCHARD_REELS, drawStops(input.draw, ORCHARD_REELS));
  const events: RoundEvent[] = [{ kind: 'spin', window: windowText(window) }];
  let times = 0;
  for (const [line, rows] of ORCHARD_LINES.entries()) {
    const symbols = rows.map((row, reel) => window[reel]?.[row] ?? '');
    const count = runFromLeft(symbols);
    const pays = ORCHARD_PAYS[symbols[0] ?? '']?.[count - 3];
    if (pays === undefined) continue;
    times += pays;
    events.push({ kind: 'line', line, symbol: symbols[0], count, pays });
  }
  const payoutMinor = (input.stakeMinor * BigInt(times)) / BigInt(ORCHARD_LINES.length);
  return settled(input.stakeMinor, payoutMinor, events);
}

/**
 * Exact return of one line, and so of all. Reels stop independently, and each place of a reel is equally likely in each
 * row.
 */
export function orchardReturn(): Rational {
  return addAll(
    Object.entries(ORCHARD_PAYS).flatMap(([symbol, pays]) =>
      pays.map((times, index) => {
        const count = index + 3;
        const parts = ORCHARD_REELS.map((reel, place) => {
          const having = timesOn(reel, symbol);
          if (place < count) return having;
          return place === count ? reel.length - having : reel.length;
        });
        return {
          numerator: parts.reduce((product, part) => product * BigInt(part), BigInt(times)),
          denominator: BigInt(ORCHARD_REELS[0]?.length ?? 1) ** BigInt(REELS),
        };
      }),
    ),
  );
}

function runFromLeft(symbols: readonly string[]): number {
  const end = symbols.findIndex((symbol) => symbol !== symbols[0]);
  return end < 0 ? symbols.length : end;
}
