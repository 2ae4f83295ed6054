import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** Query client of the console. Rejected queries are not retried; only a lost connection is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 0,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && error instanceof ApiError && error.code === 'offline',
    },
  },
});
