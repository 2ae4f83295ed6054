/** The database's clock as this process knows it: it decides when a flight takes off, crashes and is left. */
export interface CrashClock {
  /** Epoch ms of the database. */
  now(): number;
  /** The same for a moment of this process's clock. */
  at(localMs: number): number;
  /** Notes what the database answered, in the middle of a question that took so long. */
  note(answer: { nowMs: number; atMs: number; tookMs: number }): void;
}

/** An answer that was long on its way tells little; it is taken when nothing better came for so long. */
const KEPT_MS = 60_000;

/** Keeps the difference of the two clocks from the quickest answer of the last minute. */
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
