/** Estimate of the database's clock, which decides take-off, crash and cash-outs. */
export interface CrashClock {
  /** Epoch ms of the database. */
  now(): number;
  /** Converts a moment of this process's clock to the database's clock. */
  at(localMs: number): number;
  /** Records a measurement: the database's time, taken as the middle of a query of this duration. */
  note(answer: { nowMs: number; atMs: number; tookMs: number }): void;
}

/** A slow answer is inaccurate. It replaces the best one only when that is older than this. */
const KEPT_MS = 60_000;

/** Keeps the offset between the two clocks from the fastest answer of the last minute. */
export function createCrashClock(): CrashClock {
  let best = { offsetMs: 0, tookMs: Number.POSITIVE_INFINITY, atMs: 0 };
  return {
    now: () => Date.now() + best.offsetMs,
    at: (localMs) => localMs + best.offsetMs,
    note: ({ nowMs, atMs, tookMs }) => {
      if (tookMs <= best.tookMs || atMs - best.atMs > KEPT_MS) best = { offsetMs: nowMs - atMs, tookMs, atMs };
    },
  };
}
