import { keepListening, type listen } from '../../shared/api.ts';

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
    void keepListening('/chat/events', tellAll, abort.signal);
  }
  return () => {
    hearing.delete(hear);
    if (hearing.size > 0) return;
    abort?.abort();
    abort = undefined;
  };
}

const tellAll: Hear = (event) => {
  for (const hear of hearing) hear(event);
};
