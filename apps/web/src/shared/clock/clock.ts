/**
 * The server's clock in the browser. It advances by the monotonic clock, so that a player who sets the
 * phone's time, or a phone that is minutes off, sees right countdowns all the same.
 */
interface Base {
  serverMs: number;
  monotonicMs: number;
}

let base: Base | null = null;

/** Takes a server time (epoch ms) that was true when the monotonic clock stood at `monotonicMs` (now unless given). */
export function syncClock(serverMs: number, monotonicMs: number = performance.now()): void {
  base = { serverMs, monotonicMs };
}

/** The server's time, epoch ms. Until the first sync the device's clock. */
export function serverNow(): number {
  if (base === null) return Date.now();
  return Math.round(base.serverMs + performance.now() - base.monotonicMs);
}
