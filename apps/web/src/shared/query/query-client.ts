import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';

/** How long an answer counts as fresh, by kind. */
export const STALE_MS = {
  settings: 300_000,
  catalogue: 60_000,
  content: 60_000,
  lottery: 10_000,
  wallet: 5_000,
  records: 10_000,
} as const;

/**
 * One per rendered page on the server, one per tab in the browser. A refusal is final, a lost answer is tried twice
 * more.
 * `always`: without a network calls fail at once and say so. Otherwise they would wait unseen, and a bet would be sent
 * whenever the network comes back.
 * @param onRefused hears of every call that failed; not of the site's status, which is asked for because of them
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
        retry: (count, error) => count < 2 && isLost(error),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

function isLost(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'offline' || error.status >= 500);
}
