import type { Draw } from '../draws.ts';

/** Symbols from the most common to the rarest; the last two are wild and scatter. */
export const SYMBOLS = ['citrus', 'cherry', 'bell', 'coin', 'gem', 'crown', 'seven', 'star', 'moon'] as const;
const WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2, 2];
const WILD = 7;
const SCATTER = 8;
/** Payouts for 3, 4 and 5 of a symbol on a line, in multiples of the line stake. */
export const PAYS: readonly (readonly [number, number, number])[] = [
  [6, 18, 60],
  [7, 22, 75],
  [9, 30, 110],
  [12, 45, 150],
  [18, 67, 225],
  [27, 112, 375],
  [45, 225, 1100],
  [60, 300, 2200],
];
/** Rows of the five reels, top to bottom 0 to 2. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];
/** Free spins for 3, 4 and 5 scatters. */
export const FREE = [6, 9, 12] as const;
const MOST_FREE = 30;

export type Spin = {
  /** Five reels of three symbols, as indexes. */
  reels: number[][];
  wins: { line: number; symbol: number; count: number; winMinor: number }[];
  scatters: number;
};

/**
 * A paid spin and the free spins that it triggers, decided together. @param stakeMinor of all lines, a multiple of 10
 */
export function spin(draw: Draw, stakeMinor: number): { spins: Spin[]; winMinor: number } {
  const lineMinor = Math.floor(stakeMinor / LINES.length);
  const spins: Spin[] = [];
  let left = 1;
  while (left > 0 && spins.length <= MOST_FREE) {
    const one = spinOnce(draw, lineMinor);
    spins.push(one);
    left -= 1;
    if (one.scatters >= 3) left += FREE[Math.min(one.scatters, 5) - 3] ?? 0;
  }
  const winMinor = spins.flatMap(({ wins }) => wins).reduce((sum, win) => sum + win.winMinor, 0);
  return { spins, winMinor };
}

/** Draws a spin again until it wins more than its stake. */
export function winningSpin(draw: Draw, stakeMinor: number): ReturnType<typeof spin> {
  for (;;) {
    const spun = spin(draw, stakeMinor);
    if (spun.winMinor > stakeMinor) return spun;
  }
}

function spinOnce(draw: Draw, lineMinor: number): Spin {
  const reels = Array.from({ length: 5 }, () => Array.from({ length: 3 }, () => symbol(draw)));
  const wins = LINES.flatMap((rows, line) => {
    const win = lineWin(rows.map((row, reel) => reels[reel]?.[row] ?? 0));
    return win === null ? [] : [{ ...win, line, winMinor: win.pays * lineMinor }];
  });
  return { reels, wins, scatters: reels.flat().filter((one) => one === SCATTER).length };
}

/** The best win of a line from the left; wild substitutes for everything except the scatter. */
export function lineWin(line: readonly number[]): { symbol: number; count: number; pays: number } | null {
  const first = line.find((one) => one !== WILD) ?? WILD;
  if (first === SCATTER) return null;
  const end = line.findIndex((one) => one !== first && one !== WILD);
  const count = end === -1 ? line.length : end;
  const pays = PAYS[first]?.[count - 3];
  return count < 3 || pays === undefined ? null : { symbol: first, count, pays };
}

function symbol(draw: Draw): number {
  let at = draw.whole(WEIGHTS.reduce((sum, weight) => sum + weight, 0));
  return WEIGHTS.findIndex((weight) => (at -= weight) < 0);
}
