/**
 * Part of the full size at which the large benchmarks run: BENCH_SCALE, 1 unless it is set; smaller ones only try them
 * out.
 */
const WANTED = process.env['BENCH_SCALE'];
export const SCALE = Number(WANTED ?? '1');
if (!(SCALE > 0 && SCALE <= 1)) throw new Error('BENCH_SCALE is more than 0 and at most 1');

/** A size at the scale of the run, at least 1. */
export function scaled(size: number): number {
  return Math.max(1, Math.round(size * SCALE));
}

export const isFullSize = SCALE === 1;

/** Asks for the full size of what is smaller without it. */
export const FULL = '--full';
/** Part of the full size at which lists of the console are read: BENCH_SCALE, or a quarter, or all with `--full`. */
export const LIST_SCALE = WANTED === undefined && !process.argv.includes(FULL) ? 0.25 : SCALE;
