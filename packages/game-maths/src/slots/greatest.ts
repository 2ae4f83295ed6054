import { coverReel, LANTERN_PAYS, LANTERN_REELS, LANTERN_WILD } from './lantern.ts';
import { heldReels, ORCHARD_HOLD, ORCHARD_LINES, ORCHARD_PAYS, ORCHARD_REELS } from './orchard.ts';
import { type Reel, windowAt } from './reels.ts';

/** Maximum payout of a round of orchard, in line stakes: of one window, or of both around a hold. Takes seconds. */
export function orchardGreatest(): number {
  const reels = ORCHARD_REELS.map(columnsOf);
  return Math.max(greatest(reels, orchardBound), greatestHold(reels));
}

/** Compares every set of held columns, each with its best window before the hold and its best one after it. */
function greatestHold(reels: readonly Columns[]): number {
  const isShowing = (column: readonly string[]) => column.includes(ORCHARD_HOLD.symbol);
  let best = 0;
  for (let set = 0; set < 2 ** reels.length; set += 1) {
    const isHeld = (reel: number) => ((set >> reel) & 1) === 1;
    const before = reels.map((columns, reel) => columns.filter((column) => isShowing(column) === isHeld(reel)));
    for (const window of windowsOf(before.map((columns, reel) => (isHeld(reel) ? columns : columns.slice(0, 1))))) {
      if (heldReels(window).length === 0) continue;
      const around = (turning: readonly Columns[]) =>
        turning.map((columns, reel) => (isHeld(reel) ? [window[reel] ?? []] : columns));
      best = Math.max(best, greatest(around(before), orchardBound) + greatest(around(reels), orchardBound));
    }
  }
  return best;
}

/** Every combination of one column per reel. */
function windowsOf(reels: readonly Columns[]): Columns[] {
  return reels.reduce<Columns[]>(
    (windows, columns) => windows.flatMap((window) => columns.map((column) => [...window, column])),
    [[]],
  );
}

/** Maximum payout of a window that begins with these columns. */
function orchardBound(columns: Columns): number {
  const payOf = (symbol: string, count: number) => ORCHARD_PAYS[symbol]?.[count - 3] ?? 0;
  return ORCHARD_LINES.reduce((sum, rows) => {
    const first = columns[0]?.[rows[0] ?? 0] ?? '';
    const other = columns.findIndex((column, reel) => column[rows[reel] ?? 0] !== first);
    // Upper bound: reels that have not stopped may continue the line.
    return sum + payOf(first, other < 0 ? ORCHARD_REELS.length : other);
  }, 0);
}

/** Maximum payout of one spin of lantern, in units. Takes a second or two. */
export function lanternGreatest(): number {
  const reels = LANTERN_REELS.map((reel) => columnsOf(reel).map(coverReel));
  const symbols = Object.keys(LANTERN_PAYS);
  const places = (column: readonly string[], symbol: string) =>
    column.filter((each) => each === symbol || each === LANTERN_WILD).length;
  const most = symbols.map((symbol) => reels.map((reel) => Math.max(...reel.map((column) => places(column, symbol)))));
  return greatest(reels, (columns) =>
    symbols.reduce((sum, symbol, at) => {
      let ways = 1;
      let count = 0;
      for (; count < reels.length; count += 1) {
        const column = columns[count];
        const here = column === undefined ? (most[at]?.[count] ?? 0) : places(column, symbol);
        if (here === 0) break;
        ways *= here;
      }
      return sum + (LANTERN_PAYS[symbol]?.[count - 3] ?? 0) * ways;
    }, 0),
  );
}

/**
 * Branch and bound over all stops, reel by reel, most promising first. Skips stops whose bound does not exceed the best
 * result so far.
 * @param bound maximum payout of a spin that begins with these columns; exact when all reels have stopped
 */
function greatest(reels: readonly Columns[], bound: (columns: Columns) => number): number {
  let best = 0;
  const goOn = (columns: Columns) => {
    const next = (reels[columns.length] ?? []).map((column) => {
      const longer = [...columns, column];
      return { longer, most: bound(longer) };
    });
    for (const { longer, most } of next.toSorted((one, other) => other.most - one.most)) {
      if (most <= best) return;
      if (longer.length === reels.length) best = most;
      else goOn(longer);
    }
  };
  goOn([]);
  return best;
}

/** Columns of symbols: those that a reel may show, or those of a window from the left. */
type Columns = readonly (readonly string[])[];

/** Symbols that a reel shows at each of its stops. */
function columnsOf(reel: Reel): string[][] {
  return Array.from(reel, (_, stop) => windowAt([reel], [stop])[0] ?? []);
}
