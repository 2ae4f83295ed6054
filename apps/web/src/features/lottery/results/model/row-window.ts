export interface RowWindow {
  from: number;
  /** Exclusive. */
  to: number;
}

/** Visible rows of equal height in a scrolled box, with some more on both sides. Lengths in px. */
export function rowWindow(count: number, rowPx: number, scrollPx: number, heightPx: number, spare = 6): RowWindow {
  const from = Math.max(0, Math.min(count, Math.floor(scrollPx / rowPx) - spare));
  return { from, to: Math.min(count, Math.ceil((scrollPx + heightPx) / rowPx) + spare) };
}
