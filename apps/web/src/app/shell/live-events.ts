import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { keepEventStream, type TouchedQueries } from '../../shared/events/event-stream.ts';

const FEATURES = import.meta.glob<TouchedQueries>('../../features/*/live.ts', { eager: true, import: 'touched' });

/** Queries that each event invalidates, from the features' `live.ts`; several features may list the same event. */
export const touchedQueries: TouchedQueries = joinTouched(Object.values(FEATURES));

/**
 * Keeps queries up to date with the live stream. Returns a function that stops it. @param sinceMs server time, epoch ms
 */
export function listenLive(client: QueryClient, sinceMs: number): () => void {
  return keepEventStream(client, touchedQueries, sinceMs);
}

function joinTouched(features: readonly TouchedQueries[]): TouchedQueries {
  const joined = new Map<string, QueryKey[]>();
  for (const [name, keys] of features.flatMap((touched) => Object.entries(touched)))
    joined.set(name, [...(joined.get(name) ?? []), ...keys]);
  return Object.fromEntries(joined);
}
