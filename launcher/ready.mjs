import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until the server answers 200 on /readyz.
 * @param {string} origin
 * @param {{timeoutMs: number, signal: AbortSignal}} options
 * @returns {Promise<boolean>} false on timeout or abort
 */
export async function waitUntilReady(origin, { timeoutMs, signal }) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline && !signal.aborted) {
    if (await isReady(origin)) return true;
    await sleep(100);
  }
  return false;
}

/** @param {string} origin */
async function isReady(origin) {
  try {
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    // Not listening yet.
    return false;
  }
}
