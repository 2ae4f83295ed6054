export interface RowWindow {
  from: number;
  /** Exclusive. */
  to: number;
}

/** Rows beyond each edge. */
const SPARE = 6;

/** Visible rows of equal height in a scrolled box, with some more on both sides. Lengths in px. */
export function rowWindow(count: number, rowPx: number, scrollPx: number, heightPx: number): RowWindow {
  const from = Math.max(0, Math.min(count, Math.floor(scrollPx / rowPx) - SPARE));
  return { from, to: Math.min(count, Math.ceil((scrollPx + heightPx) / rowPx) + SPARE) };
}
