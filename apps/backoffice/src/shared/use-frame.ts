import type { backoffice, ValueOf } from '@fairlot/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from './api.ts';

export type FrameState = ValueOf<typeof backoffice.frame>;

const EVERY_MS = 15_000;

/** The query of the frame, for the start of the console as well. */
export const frameQuery = {
  queryKey: ['frame'],
  queryFn: ({ signal }: { signal: AbortSignal }) => send<FrameState>('GET', '/frame', { signal }),
};

/** How the site stands and what waits; asked again while the page is looked at, without keeping the session alive. */
export function useFrame() {
  return useQuery({
    ...frameQuery,
    refetchInterval: EVERY_MS,
  });
}
