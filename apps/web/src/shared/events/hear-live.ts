import type { EventMap, EventName } from '@fairlot/contract';

/**
 * Calls `hear` with the data of each event, for pages that apply it themselves. Returns a function that unsubscribes.
 */
export function hearLive<N extends EventName>(name: N, hear: (data: EventMap[N]) => void): () => void {
  const listen = (event: Event): void => hear((event as CustomEvent<EventMap[N]>).detail);
  addEventListener(`live.${name}`, listen);
  return () => removeEventListener(`live.${name}`, listen);
}
