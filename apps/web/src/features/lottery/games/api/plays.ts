import type { lottery, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type GamePlays = ValueOf<typeof lottery.plays>;
export type Play = GamePlays['plays'][number];

export const fetchPlays = defineCall<typeof lottery.plays>()({
  method: 'GET',
  path: '/lgw/lottery/plays',
  auth: 'public',
});

/** Plays of a game with odds (x 10,000 as text), exact return to player and limits. */
export const playsQuery = (gameCode: string) =>
  queryOptions({
    queryKey: ['lottery', 'plays', gameCode],
    queryFn: ({ signal }) => fetchPlays({ query: { gameCode } }, { signal }),
    staleTime: STALE_MS.lottery,
  });
