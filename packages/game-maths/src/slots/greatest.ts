import { LANTERN_PAYS, LANTERN_REELS, LANTERN_WILD } from './lantern.ts';
import { ORCHARD_LINES, ORCHARD_PAYS, ORCHARD_REELS } from './orchard.ts';
import { type Reel, windowAt } from './reels.ts';

/** Maximum payout of one spin of orchard, in line stakes. Takes a second or two. */
export function orchardGreatest(): number {
  const payOf = (symbol: string, count: number) => ORCHARD_PAYS[symbol]?.[count - 3] ?? 0;
  const reels = ORCHARD_REELS.map(columnsOf);
  return greatest(reels, (columns) => {
    const length = columns.length;
    return ORCHARD_LINES.reduce((sum, rows) => {
      const first = columns[0]?.[rows[0] ?? 0] ?? '';
      const other = columns.findIndex((column, reel) => column[rows[reel] ?? 0] !== first);
      const count = other < 0 ? length : other;
      // Upper bound: reels that have not stopped may continue the line.
      return sum + payOf(first, other < 0 ? reels.length : count);
    }, 0);
  });
}

/** Maximum payout of one spin of lantern, in units. Takes a second or two. */
export function lanternGreatest(): number {
  const reels = LANTERN_REELS.map(columnsOf);
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
function greatest(
  reels: readonly (readonly (readonly string[])[])[],
  bound: (columns: readonly (readonly string[])[]) => number,
): number {
  let best = 0;
  const goOn = (columns: readonly (readonly string[])[]) => {
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

/** Symbols that a reel shows at each of its stops. */
function columnsOf(reel: Reel): string[][] {
  return Array.from(reel, (_, stop) => windowAt([reel], [stop])[0] ?? []);
}
