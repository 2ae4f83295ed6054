import type { Draw } from '../outcome.ts';

/** One letter a symbol; a reel is a ring of them, read downwards. */
export type Reel = string;

export const REELS = 5;
export const ROWS = 3;

/** Where each reel stops: the place of its top row. */
export function drawStops(draw: Draw, reels: readonly Reel[]): number[] {
  return reels.map((reel) => draw(reel.length));
}

/** What is seen: for each reel its three symbols from top to bottom. */
export function windowAt(reels: readonly Reel[], stops: readonly number[]): string[][] {
  return reels.map((reel, index) =>
    Array.from({ length: ROWS }, (_, row) => symbolAt(reel, (stops[index] ?? 0) + row)),
  );
}

/** The symbol at a place of the ring, which may be before its beginning or behind its end. */
export function symbolAt(reel: Reel, place: number): string {
  return reel[((place % reel.length) + reel.length) % reel.length] ?? '';
}

/** How often a symbol stands on a reel. */
export function timesOn(reel: Reel, symbol: string): number {
  return reel.split(symbol).length - 1;
}

/** Columns as text, one a reel, for events. */
export function windowText(window: readonly (readonly string[])[]): string[] {
  return window.map((column) => column.join(''));
}
