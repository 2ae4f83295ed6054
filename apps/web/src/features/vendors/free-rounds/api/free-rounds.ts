import type { ValueOf, vendors } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';

export type FreeRounds = ValueOf<typeof vendors.freeRounds>[number];

const fetchFreeRounds = defineCall<typeof vendors.freeRounds>('GET /lgw/game/freeRounds');

/** Polling interval while the vendor has not confirmed free rounds yet. */
const WAITING_AGAIN_MS = 5000;

export const freeRoundsQuery = (hasToken: boolean) =>
  queryOptions({
    queryKey: ['me', 'free-rounds'],
    queryFn: ({ signal }) => fetchFreeRounds({}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ state: now }) => now === 'waiting') ? WAITING_AGAIN_MS : false,
    enabled: hasToken,
  });
