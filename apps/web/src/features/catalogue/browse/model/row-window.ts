/** Tiles in a row. */
export const COLUMNS = 3;
/** Rows rendered beyond each edge of the screen, so that fast scrolling does not show gaps. */
const OVERSCAN_ROWS = 6;
const COLUMN_PX = 430;
const GUTTERS_PX = 32;
const GAPS_PX = 20;
const LINES_PX = 40;
const ROW_GAP_PX = 16;

/** Rows from `start` (inclusive) to `end` (exclusive). */
export interface RowRange {
  start: number;
  end: number;
}

/**
 * Rows on the screen plus some beyond, regardless of how many rows exist.
 * @param offsetPx distance from the top of the first row to the top of the screen; negative while the row is below it
 */
export function rowsInView(offsetPx: number, heightPx: number, stridePx: number): RowRange {
  const first = Math.max(0, Math.floor(offsetPx / stridePx));
  const last = Math.max(0, Math.ceil((offsetPx + heightPx) / stridePx));
  return { start: Math.max(0, first - OVERSCAN_ROWS), end: last + OVERSCAN_ROWS };
}

/**
 * Height of a row of tiles including the gap below, computed from the screen width: pictures of 4:5 and two lines of
 * text.
 */
export function strideOf(widthPx: number): number {
  const tileWidth = (Math.min(widthPx, COLUMN_PX) - GUTTERS_PX - GAPS_PX) / COLUMNS;
  return tileWidth * 1.25 + LINES_PX + ROW_GAP_PX;
}
