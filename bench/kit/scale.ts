/**
 * Fraction of the full size at which the large benchmarks run: BENCH_SCALE, 1 by default; smaller values are only for
 * trying them out.
 */
const WANTED = process.env['BENCH_SCALE'];
export const SCALE = Number(WANTED ?? '1');
if (!(SCALE > 0 && SCALE <= 1)) throw new Error('BENCH_SCALE is more than 0 and at most 1');

/** A size at the scale of the run, at least 1. */
export function scaled(size: number): number {
  return Math.max(1, Math.round(size * SCALE));
}

export const isFullSize = SCALE === 1;

/** Requests the full size of benchmarks that are smaller by default. */
export const FULL = '--full';
/** Fraction of the full size at which console lists are read: BENCH_SCALE, or a quarter, or all with `--full`. */
export const LIST_SCALE = WANTED === undefined && !process.argv.includes(FULL) ? 0.25 : SCALE;
