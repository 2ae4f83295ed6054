import type { backoffice, ValueOf } from '@fairlot/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from './api.ts';

export type FrameState = ValueOf<typeof backoffice.frame>;

const EVERY_MS = 15_000;

/** The query of the frame, also used at the start of the console. */
export const frameQuery = {
  queryKey: ['frame'],
  queryFn: ({ signal }: { signal: AbortSignal }) => send<FrameState>('GET', '/frame', { signal }),
};

/** Status of the site and waiting counts; refetched while the page is visible, without extending the session. */
export function useFrame() {
  return useQuery({
    ...frameQuery,
    refetchInterval: EVERY_MS,
  });
}
