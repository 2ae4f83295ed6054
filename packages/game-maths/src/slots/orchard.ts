import { settled } from '../outcome.ts';
import type { Outcome, RoundEvent, RoundInput } from '../outcome.ts';
import { drawStops, windowAt, windowText } from './reels.ts';
import { isOfFirstRules, type VersionedChoices } from './rules.ts';

/** X seven, B bell, S star, G gem, L leaf, C cherry, Z bolt: 1, 2, 3, 4, 6, 7 and 9 of them on each reel of 32. */
export const ORCHARD_REELS: readonly string[] = [
  'ZCLZCGZLXZLSCGBCLZGCZBCZSLZGCZLS',
  'GLZSBZCGLZCXZSCZLCSBZLGZCLGZCLZC',
  'ZGSZXCLZBCLZGCZLBSZCGZCLSCZLCZGL',
  'CZSCLZCSXZGLBZGLCZLGZCSZLGCZBCZL',
  'ZCLZSCGZCLZCGXLZBSCZLCZSGZBLZCGL',
];

/** Payout of three, four and five in a row from the left, in multiples of the line stake. */
export const ORCHARD_PAYS: LinePays = {
  X: [300, 2000, 10_000],
  B: [120, 600, 3000],
  S: [60, 250, 1500],
  G: [30, 120, 600],
  L: [15, 50, 250],
  C: [10, 30, 140],
  Z: [5, 22, 85],
};

/** Payouts of rounds without a version of the rules. */
export const ORCHARD_FIRST_PAYS: LinePays = { ...ORCHARD_PAYS, X: [400, 2000, 10_000], Z: [6, 22, 90] };

type LinePays = Readonly<Record<string, readonly [number, number, number]>>;

/** Reels that show this symbol are held when their number is within the bounds; the others spin once more. */
export const ORCHARD_HOLD = { symbol: 'X', least: 3, most: 4 } as const;

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

/**
 * Ten lines, each with a tenth of the stake; only the longest run from the left counts on a line. After a hold, every
 * line pays again for the second window, including a win that held reels show in both.
 */
export function playOrchard(input: RoundInput<VersionedChoices, never>): Outcome {
  const isFirst = isOfFirstRules(input.choices);
  const pays = isFirst ? ORCHARD_FIRST_PAYS : ORCHARD_PAYS;
  const stops = drawStops(input.draw, ORCHARD_REELS);
  const window = windowAt(ORCHARD_REELS, stops);
  const wins = lineWins(window, pays);
  const events: RoundEvent[] = [{ kind: 'spin', window: windowText(window) }, ...wins];
  const held = isFirst ? [] : heldReels(window);
  if (held.length > 0) {
    const again = ORCHARD_REELS.map((reel, at) => (held.includes(at) ? (stops[at] ?? 0) : input.draw(reel.length)));
    const next = windowAt(ORCHARD_REELS, again);
    const more = lineWins(next, pays);
    events.push({ kind: 'spin', window: windowText(next), held }, ...more);
    wins.push(...more);
  }
  const times = wins.reduce((sum, win) => sum + win.pays, 0);
  return settled(input.stakeMinor, (input.stakeMinor * BigInt(times)) / BigInt(ORCHARD_LINES.length), events);
}

/** Reels, from 0, that are held after this window; empty when none are. */
export function heldReels(window: readonly (readonly string[])[]): number[] {
  const { symbol, least, most } = ORCHARD_HOLD;
  const held = window.flatMap((column, reel) => (column.includes(symbol) ? [reel] : []));
  return held.length >= least && held.length <= most ? held : [];
}

/** A winning line; `pays` is a multiple of the line stake. */
interface LineWin extends RoundEvent {
  kind: 'line';
  line: number;
  symbol: string;
  count: number;
  pays: number;
}

/** Wins of a window, in the order of the lines. */
function lineWins(window: readonly (readonly string[])[], payouts: LinePays): LineWin[] {
  return ORCHARD_LINES.flatMap((rows, line) => {
    const symbols = rows.map((row, reel) => window[reel]?.[row] ?? '');
    const [symbol = ''] = symbols;
    const count = runFromLeft(symbols);
    const pays = payouts[symbol]?.[count - 3];
    return pays === undefined ? [] : [{ kind: 'line' as const, line, symbol, count, pays }];
  });
}

function runFromLeft(symbols: readonly string[]): number {
  const end = symbols.findIndex((symbol) => symbol !== symbols[0]);
  return end < 0 ? symbols.length : end;
}
