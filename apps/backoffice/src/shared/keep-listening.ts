import { listen } from './api.ts';

const AGAIN_MS = 2000;

/** Hears a stream until it is given up: one that ends, or cannot be had, is asked for again. */
export async function keepListening(
  path: string,
  hear: Parameters<typeof listen>[1],
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await listen(path, hear, signal).catch(() => undefined); // the next turn tells, or the session is over
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}
