import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { keepEventStream, type TouchedQueries } from '../../shared/events/event-stream.ts';

const FEATURES = import.meta.glob<TouchedQueries>('../../features/*/live.ts', { eager: true, import: 'touched' });

/** What every event touches, as the features say in their `live.ts`; several may name the same event. */
export const touchedQueries: TouchedQueries = joinTouched(Object.values(FEATURES));

/** Keeps the queries true by the live stream. Answers a function that ends it. @param sinceMs server time, epoch ms */
export function listenLive(client: QueryClient, sinceMs: number): () => void {
  return keepEventStream(client, touchedQueries, sinceMs);
}

function joinTouched(features: readonly TouchedQueries[]): TouchedQueries {
  const joined = new Map<string, QueryKey[]>();
  for (const [name, keys] of features.flatMap((touched) => Object.entries(touched)))
    joined.set(name, [...(joined.get(name) ?? []), ...keys]);
  return Object.fromEntries(joined);
}
