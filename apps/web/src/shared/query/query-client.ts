import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';

/** Time during which an answer counts as fresh, by kind. */
export const STALE_MS = {
  settings: 300_000,
  catalogue: 60_000,
  content: 60_000,
  lottery: 10_000,
  wallet: 5_000,
  records: 10_000,
} as const;

/**
 * Creates the query client: one per rendered page on the server, one per tab in the browser. Error responses are final;
 * lost responses are retried twice.
 * `always` makes calls fail immediately while offline. Otherwise they would wait unseen, and a bet would be sent
 * whenever the network returns.
 * @param onRefused called for every failed call except the site's status, which is queried because of such failures
 */
export function createQueryClient(onRefused: (error: unknown) => void = () => undefined): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => queryKey[0] !== 'site' && onRefused(error) }),
    mutationCache: new MutationCache({ onError: onRefused }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: STALE_MS.catalogue,
        gcTime: 600_000,
        retry: retryLost,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Asks again twice for a lost answer; for mutations only where the server answers a repeated call as the first. */
export const retryLost = (count: number, error: Error): boolean => count < 2 && isLost(error);

function isLost(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'offline' || error.status >= 500);
}
