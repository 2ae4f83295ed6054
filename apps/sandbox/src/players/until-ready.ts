import { setTimeout as pause } from 'node:timers/promises';

const AGAIN_MS = 500;

/**
 * Waits until the product serves requests. The sandbox starts first, and sessions that begin earlier would fail.
 * @param stop ends the wait
 */
export async function untilReady(origin: string, stop: AbortSignal, againMs = AGAIN_MS): Promise<void> {
  while (!stop.aborted) {
    const isReady = await fetch(`${origin}/readyz`, { signal: stop }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await pause(againMs, undefined, { signal: stop }).catch(() => undefined);
  }
}
