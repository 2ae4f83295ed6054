import type { originals, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';

export type LobbyLive = ValueOf<typeof originals.live>;

const fetchLive = defineCall<typeof originals.live>('GET /lgw/originals/live', { auth: 'public' });

const EVERY_MS = 10_000;

/** Current players of in-house games, and the last flights. */
export const liveQuery = () =>
  queryOptions({
    queryKey: ['originals', 'live'],
    queryFn: ({ signal }) => fetchLive({}, { signal }),
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
