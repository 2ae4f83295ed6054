import type { lottery, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type GamePlays = ValueOf<typeof lottery.plays>;
export type Play = GamePlays['plays'][number];

export const fetchPlays = defineCall<typeof lottery.plays>('GET /lgw/lottery/plays', { auth: 'public' });

/** Begins the keys of all plays. */
export const PLAYS_KEY = ['lottery', 'plays'] as const;

/** Plays of a game with odds (x 10,000 as text) at a rebate, exact return to player and limits. */
export const playsQuery = (gameCode: string, rebate = 0) =>
  callQuery(
    rebate === 0 ? [...PLAYS_KEY, gameCode] : [...PLAYS_KEY, gameCode, rebate],
    fetchPlays,
    { query: { gameCode, ...(rebate > 0 && { rebate }) } },
    { staleTime: STALE_MS.lottery },
  );
