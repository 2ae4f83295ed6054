import { listen } from '../../shared/api.ts';

const AGAIN_MS = 2000;

type Hear = Parameters<typeof listen>[1];

const hearing = new Set<Hear>();
let abort: AbortController | undefined;

/**
 * Hears what conversations tell, as long as the answer is not called: the page and whoever watches beside other pages
 * share one stream. Null is a gap: what is on show may be old.
 */
export function hearChat(hear: Hear): () => void {
  hearing.add(hear);
  if (abort === undefined) {
    abort = new AbortController();
    void keepListening(abort.signal);
  }
  return () => {
    hearing.delete(hear);
    if (hearing.size > 0) return;
    abort?.abort();
    abort = undefined;
  };
}

/** A stream that ends, or cannot be had, is asked for again. */
async function keepListening(signal: AbortSignal): Promise<void> {
  const tellAll: Hear = (event) => {
    for (const hear of hearing) hear(event);
  };
  while (!signal.aborted) {
    await listen('/chat/events', tellAll, signal).catch(() => undefined); // the next turn tells, or the session is over
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}
