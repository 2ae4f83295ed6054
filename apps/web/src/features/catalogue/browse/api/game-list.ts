import type { catalogue, QueryOf, ValueOf } from '@fairlot/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { currentGameLanguage, merchantCode } from '../../../../shared/api/transport.ts';
import { refetchWhenShort } from './list-freshness.ts';
import { nextPage } from './member-lists.ts';

export type GamePage = ValueOf<typeof catalogue.gameList>;
/** Parameters of a game list; pages are requested one by one. */
export type GameAsk = Pick<
  QueryOf<typeof catalogue.gameList>,
  'gameType' | 'vassalage' | 'gameName' | 'gameClassify' | 'minBet' | 'isNew'
> & { pageSize: number };

const call = defineCall<typeof catalogue.gameList>('GET /lgw/game/list', { auth: 'public' });

/** A page of games, with the parameters common to all list calls (section 7 of the specification). */
export const fetchGameList = (query: QueryOf<typeof catalogue.gameList>, signal: AbortSignal) =>
  call(
    { query: { ...query, merchant: merchantCode(), platform: 'html5', language: currentGameLanguage() } },
    { signal },
  );

export const gameListQuery = (ask: GameAsk) =>
  infiniteQueryOptions({
    queryKey: ['catalogue', 'list', ask],
    queryFn: ({ pageParam, signal }) => fetchGameList({ ...ask, pageNo: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    ...refetchWhenShort,
  });

/** Wraps the first page in the cache format of a list. */
export const firstPage = (page: GamePage) => ({ pages: [page], pageParams: [1] });
