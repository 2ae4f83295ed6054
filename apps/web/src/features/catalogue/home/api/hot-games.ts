import type { catalogue, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { currentGameLanguage } from '../../../../shared/api/transport.ts';

export type HotGames = ValueOf<typeof catalogue.hotGames>;
export type Game = HotGames['list'][number];

export const fetchHotGames = defineCall<typeof catalogue.hotGames>('GET /lgw/game/hot', { auth: 'public' });

/**
 * The featured games, optionally of one type.
 * @param limit vendor whose games are kept; null for all (Z-24)
 */
export const hotGamesQuery = (limit: string | null = null, gameType = '') =>
  queryOptions({
    queryKey: gameType === '' ? ['catalogue', 'hot'] : ['catalogue', 'hot', gameType],
    queryFn: ({ signal }) =>
      fetchHotGames(
        { query: { isPlatform: '2', platform: 'html5', language: currentGameLanguage(), gameType } },
        { signal },
      ),
    select: (answer) => hotOf(answer, limit),
  });

/** Normalises the response, which is an array or contains a list (Z-27). */
export function hotOf(answer: HotGames | Game[], limit: string | null): HotGames {
  const list = Array.isArray(answer) ? answer : answer.list;
  return { list: limit === null ? list : list.filter(({ vassalage }) => vassalage === limit) };
}
