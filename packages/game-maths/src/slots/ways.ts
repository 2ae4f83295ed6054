/** A win on neighbouring reels from the left, with its number of ways and its payout. */
export interface WayWin {
  symbol: string;
  /** Number of consecutive reels with the symbol. */
  count: number;
  ways: number;
  /** Multiple of the stake unit, for all ways together. */
  pays: number;
}

export type WayPays = Readonly<Record<string, readonly [number, number, number]>>;

/**
 * Wins by ways: a symbol on three or more neighbouring reels from the left pays once for every combination of its
 * places. Only the longest row counts.
 * @param wild a symbol that substitutes for any paying one
 */
export function wayWins(window: readonly (readonly string[])[], pays: WayPays, wild?: string): WayWin[] {
  return Object.entries(pays).flatMap(([symbol, perCount]) => {
    const having = window.map((column) => column.filter((each) => each === symbol || each === wild).length);
    const end = having.indexOf(0);
    const count = end < 0 ? having.length : end;
    const each = perCount[count - 3];
    if (each === undefined) return [];
    const ways = having.slice(0, count).reduce((product, places) => product * places, 1);
    return [{ symbol, count, ways, pays: each * ways }];
  });
}
