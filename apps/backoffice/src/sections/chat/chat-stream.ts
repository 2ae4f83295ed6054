import { keepListening, type listen } from '../../shared/api.ts';

type Hear = Parameters<typeof listen>[1];

const hearing = new Set<Hear>();
let abort: AbortController | undefined;

/**
 * Listens to conversations until the returned function is called. All listeners of the console share one stream. `hear`
 * is called with null after a gap: displayed data may be stale.
 */
export function hearChat(hear: Hear): () => void {
  hearing.add(hear);
  if (abort === undefined) {
    abort = new AbortController();
    void keepListening('/chat/events', notifyAll, abort.signal);
  }
  return () => {
    hearing.delete(hear);
    if (hearing.size > 0) return;
    abort?.abort();
    abort = undefined;
  };
}

const notifyAll: Hear = (event) => {
  for (const hear of hearing) hear(event);
};
