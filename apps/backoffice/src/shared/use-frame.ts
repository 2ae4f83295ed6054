import type { backoffice, ValueOf } from '@fairlot/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from './api.ts';
import { queryClient } from './query-client.ts';
import { texts } from './texts.ts';

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

/**
 * Suggests a reason in forms while a site is set up: before the opening most changes have the same one. The operator
 * can replace it.
 */
export function withSetupReason<D extends object>(draft: D): D {
  if (!('reason' in draft) || draft.reason !== '') return draft;
  return queryClient.getQueryData<FrameState>(frameQuery.queryKey)?.isOpened === false
    ? { ...draft, reason: texts.setupReason }
    : draft;
}
