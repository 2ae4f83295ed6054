import type { catalogue } from '@fairlot/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { currentGameLanguage } from '../../../../shared/api/transport.ts';
import { refetchWhenShort } from './list-freshness.ts';

/** Recent games and favourites always have 25 per page (Z-30). */
const PAGE_SIZE = 25;

export const fetchRecents = defineCall<typeof catalogue.recentGames>('GET /lgw/game/recent');
export const fetchFavourites = defineCall<typeof catalogue.favouriteList>('GET /lgw/game/favourites');

interface MemberList {
  gameType: string;
  /** Code of a vendor; empty for all vendors. */
  vendor: string;
  isMember: boolean;
}

export const recentsQuery = ({ gameType, vendor, isMember }: MemberList) =>
  infiniteQueryOptions({
    queryKey: ['me', 'recents', gameType, vendor],
    queryFn: async ({ pageParam, signal }) => {
      const { list, totalPages } = await fetchRecents(
        {
          query: {
            page: pageParam,
            pageSize: PAGE_SIZE,
            gameType,
            language: currentGameLanguage(),
            clientType: '2',
            ...(vendor !== '' && { vassalage: vendor }),
          },
        },
        { signal },
      );
      // The response does not contain its page number (Z-29).
      return { games: list, pageNum: pageParam, totalPages };
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    enabled: isMember,
    ...refetchWhenShort,
  });

export const favouritesQuery = ({ gameType, vendor, isMember }: MemberList) =>
  infiniteQueryOptions({
    queryKey: ['me', 'favourites', 'list', gameType, vendor],
    queryFn: async ({ pageParam, signal }) => {
      const { content, pageNum, totalPages } = await fetchFavourites(
        {
          query: {
            pageNo: pageParam,
            pageSize: PAGE_SIZE,
            gameType,
            language: currentGameLanguage(),
            vendor,
          },
        },
        { signal },
      );
      return { games: content, pageNum, totalPages };
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    enabled: isMember,
    ...refetchWhenShort,
  });

/** Next page number; there is one only while pageNum < totalPages (specification, section 4). */
export function nextPage({ pageNum, totalPages }: { pageNum: number; totalPages: number }): number | undefined {
  return pageNum < totalPages ? pageNum + 1 : undefined;
}
