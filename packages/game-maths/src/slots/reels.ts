import type { Draw } from '../outcome.ts';

/** A ring of symbols, one letter each, read downwards. */
export type Reel = string;

export const ROWS = 3;

/** Stop of each reel: the place of its top row. */
export function drawStops(draw: Draw, reels: readonly Reel[]): number[] {
  return reels.map((reel) => draw(reel.length));
}

/** The visible window: three symbols per reel, from top to bottom. */
export function windowAt(reels: readonly Reel[], stops: readonly number[]): string[][] {
  return reels.map((reel, index) =>
    Array.from({ length: ROWS }, (_, row) => symbolAt(reel, (stops[index] ?? 0) + row)),
  );
}

/** The symbol at a place of the ring; the place may lie before its beginning or beyond its end. */
export function symbolAt(reel: Reel, place: number): string {
  return reel[((place % reel.length) + reel.length) % reel.length] ?? '';
}

/** Number of times that a symbol occurs on a reel. */
export function timesOn(reel: Reel, symbol: string): number {
  return reel.split(symbol).length - 1;
}

/** Columns as text, one per reel, for events. */
export function windowText(window: readonly (readonly string[])[]): string[] {
  return window.map((column) => column.join(''));
}
