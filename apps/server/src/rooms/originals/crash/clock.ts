/** Estimate of the database's clock, which decides take-off, crash and cash-outs. */
export type CrashClock = ReturnType<typeof createCrashClock>;

/** A slow answer is inaccurate. It replaces the best one only when that is older than this. */
const KEPT_MS = 60_000;

/** Keeps the offset between the two clocks from the fastest answer of the last minute. */
export function createCrashClock() {
  let best = { offsetMs: 0, tookMs: Number.POSITIVE_INFINITY, atMs: 0 };
  return {
    /** Epoch ms of the database. */
    now: (): number => Date.now() + best.offsetMs,
    /** Converts a moment of this process's clock to the database's clock. */
    at: (localMs: number): number => localMs + best.offsetMs,
    /** Records a measurement: the database's time, taken as the middle of a query of this duration. */
    note: ({ nowMs, atMs, tookMs }: { nowMs: number; atMs: number; tookMs: number }): void => {
      if (tookMs <= best.tookMs || atMs - best.atMs > KEPT_MS) best = { offsetMs: nowMs - atMs, tookMs, atMs };
    },
  };
}
