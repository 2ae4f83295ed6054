/**
 * The server's clock in the browser. It advances with the monotonic clock, so countdowns stay correct when the device's
 * clock is wrong or changed.
 */
interface Base {
  serverMs: number;
  monotonicMs: number;
}

let base: Base | null = null;

/** Sets the server time (epoch ms) that was valid at the monotonic time `monotonicMs` (default: now). */
export function syncClock(serverMs: number, monotonicMs: number = performance.now()): void {
  base = { serverMs, monotonicMs };
}

/** The server time, epoch ms. Before the first sync it is the device's time. */
export function serverNow(): number {
  if (base === null) return Date.now();
  return Math.round(base.serverMs + performance.now() - base.monotonicMs);
}
