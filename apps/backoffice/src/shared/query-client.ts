import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** Server state of the console. What was refused stays refused: only a lost connection is tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 0,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && error instanceof ApiError && error.code === 'offline',
    },
  },
});
