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

/** Lag behind the header `Date` that only a suspended device explains, ms. */
const SUSPENDED_MS = 5000;

/**
 * Catches up after the device was suspended, because the monotonic clock of many browsers stops meanwhile.
 * @param date the header `Date` of an answer; an earlier time, such as that of a cached answer, is ignored
 */
export function catchUp(date: string | null): void {
  const serverMs = Date.parse(date ?? '');
  if (serverMs > serverNow() + SUSPENDED_MS) syncClock(serverMs);
}

/** The server time, epoch ms. Before the first sync it is the device's time. */
export function serverNow(): number {
  if (base === null) return Date.now();
  return Math.round(base.serverMs + performance.now() - base.monotonicMs);
}

/** The server time halfway between the monotonic time `askedAt` and now, even if the answer moved the clock. */
export function halfwaySince(askedAt: number): number {
  return Math.round(serverNow() - (performance.now() - askedAt) / 2);
}
