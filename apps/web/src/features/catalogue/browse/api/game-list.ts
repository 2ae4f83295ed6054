import type { catalogue, QueryOf, ValueOf } from '@fairlot/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { merchantCode } from '../../../../shared/api/transport.ts';
import { refetchWhenShort } from './list-freshness.ts';
import { nextPage } from './member-lists.ts';

export type GamePage = ValueOf<typeof catalogue.gameList>;
/** What is asked for, page by page. */
export type GameAsk = Pick<
  QueryOf<typeof catalogue.gameList>,
  'gameType' | 'vassalage' | 'gameName' | 'gameClassify' | 'minBet' | 'isNew'
> & { pageSize: number };

export const fetchGameList = defineCall<typeof catalogue.gameList>()({
  method: 'GET',
  path: '/lgw/game/list',
  auth: 'public',
});

export const gameListQuery = (ask: GameAsk) =>
  infiniteQueryOptions({
    queryKey: ['catalogue', 'list', ask],
    queryFn: ({ pageParam, signal }) =>
      fetchGameList({ query: { ...ask, merchant: merchantCode(), platform: 'html5', pageNo: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    ...refetchWhenShort,
  });

/** The first page in the shape in which the list is cached. */
export const firstPage = (page: GamePage) => ({ pages: [page], pageParams: [1] });
