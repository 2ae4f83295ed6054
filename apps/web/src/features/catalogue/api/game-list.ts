import type { catalogue, QueryOf, ValueOf } from '@fairlot/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../shared/api/define-call.ts';

export type GamePage = ValueOf<typeof catalogue.gameList>;
export type GameFilter = Pick<QueryOf<typeof catalogue.gameList>, 'gameType' | 'vassalage' | 'gameName'>;

export const GAME_PAGE_SIZE = 24;

export const fetchGameList = defineCall<typeof catalogue.gameList>()({ method: 'GET', path: '/lgw/game/list', auth: 'public' });

export const gameListQuery = (filter: GameFilter) =>
  infiniteQueryOptions({
    queryKey: ['catalogue', 'list', filter],
    queryFn: ({ pageParam, signal }) => fetchGameList({ query: { ...filter, pageNo: pageParam, pageSize: GAME_PAGE_SIZE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: GamePage) => (last.pageNum < last.totalPages ? last.pageNum + 1 : undefined),
  });

/** The first page in the shape in which the list is cached. */
export const firstPage = (page: GamePage) => ({ pages: [page], pageParams: [1] });
