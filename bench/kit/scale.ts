/**
 * Part of the full size at which the large benchmarks run: BENCH_SCALE, 1 unless it is set; smaller ones only try them
 * out.
 */
const SCALE = Number(process.env['BENCH_SCALE'] ?? '1');
if (!(SCALE > 0 && SCALE <= 1)) throw new Error('BENCH_SCALE is more than 0 and at most 1');

/** A size at the scale of the run, at least 1. */
export function scaled(size: number): number {
  return Math.max(1, Math.round(size * SCALE));
}

export const isFullSize = SCALE === 1;
