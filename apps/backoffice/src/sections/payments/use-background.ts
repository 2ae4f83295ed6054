import { useQuery } from '@tanstack/react-query';
import type { LoadState } from '../../shared/use-load.ts';
import { type Background, paymentsApi } from './api.ts';

/** Background of a withdrawal, loaded once for all parts of the page that show it. */
export function useBackground(orderId: string): { state: LoadState<Background>; reload: () => void } {
  const { data, error, refetch } = useQuery({
    queryKey: ['withdrawal-background', orderId],
    queryFn: ({ signal }) => paymentsApi.background(orderId, signal),
  });
  const reload = () => void refetch();
  if (data !== undefined) return { state: { kind: 'ready', value: data }, reload };
  if (error === null) return { state: { kind: 'loading' }, reload };
  return { state: { kind: 'failed', error }, reload };
}
