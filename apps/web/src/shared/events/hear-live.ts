import type { EventMap, EventName } from '@fairlot/contract';

/** Calls back with what an event says, for pages that put it in place themselves. Answers a function that ends it. */
export function hearLive<N extends EventName>(name: N, hear: (data: EventMap[N]) => void): () => void {
  const listen = (event: Event): void => hear((event as CustomEvent<EventMap[N]>).detail);
  addEventListener(`live.${name}`, listen);
  return () => removeEventListener(`live.${name}`, listen);
}
