import type { originals, ValueOf } from '@fairlot/contract';
import { defineCall } from '../../../shared/api/define-call.ts';
import { callQuery } from '../../../shared/query/call-query.ts';
import { STALE_MS } from '../../../shared/query/query-client.ts';

export type OriginalGame = ValueOf<typeof originals.games>[number];
export type PlayedRound = ValueOf<typeof originals.playRound>;
export type StoredRound = ValueOf<typeof originals.round>;
export type Rotated = ValueOf<typeof originals.rotateSeeds>;
export type OriginalCode = OriginalGame['game'];
export type Choices = StoredRound['choices'];
export type Step = StoredRound['steps'][number];

const fetchGames = defineCall<typeof originals.games>('GET /lgw/originals', { auth: 'optional' });
const fetchSeeds = defineCall<typeof originals.seeds>('GET /lgw/originals/seeds');
export const rotateSeeds = defineCall<typeof originals.rotateSeeds>('POST /lgw/originals/seeds');
export const playRound = defineCall<typeof originals.playRound>('POST /lgw/originals/:game/rounds', {
  idempotent: true,
});
export const takeStep = defineCall<typeof originals.takeStep>('POST /lgw/originals/:game/rounds/:roundId/steps', {
  idempotent: true,
});
const fetchRounds = defineCall<typeof originals.rounds>('GET /lgw/originals/rounds');

const RECENT = 20;

/** All in-house games with limits and exact returns to player. */
export const gamesQuery = () => callQuery(['originals', 'games'], fetchGames, {}, { staleTime: STALE_MS.catalogue });

/**
 * The games as the member may play them: with limits by proved age, and those that were switched off during a round
 * that the member has not finished. Requested when the session is settled, also for visitors.
 */
export const ownGamesQuery = (isSettled: boolean, hasToken: boolean) =>
  callQuery(
    ['me', 'originals', 'games', hasToken],
    fetchGames,
    {},
    { staleTime: STALE_MS.catalogue, enabled: isSettled },
  );

/** The pair of seeds that the next round uses. */
export const seedsQuery = (hasToken: boolean) =>
  callQuery(['me', 'originals', 'seeds'], fetchSeeds, {}, { staleTime: 0, enabled: hasToken });

/** The latest rounds of a game, including an open one. */
export const roundsQuery = (game: OriginalCode, hasToken: boolean) =>
  callQuery(
    ['me', 'originals', 'rounds', game],
    fetchRounds,
    { query: { game, pageNo: 1, pageSize: RECENT } },
    { staleTime: STALE_MS.records, enabled: hasToken },
  );
