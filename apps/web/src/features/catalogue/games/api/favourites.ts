import type { catalogue } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';

const IDS_PAGE_SIZE = 100;

export const fetchFavouriteIds = defineCall<typeof catalogue.favouriteIds>('GET /lgw/game/favourites/ids');

/** Node ids of all favourites as strings; fetches further pages when the first is full (Z-33). */
export const favouriteIdsQuery = (isMember: boolean) =>
  queryOptions({
    queryKey: ['me', 'favourites', 'ids'],
    queryFn: async ({ signal }) => {
      const ids: string[] = [];
      for (let pageNo = 1; ids.length === (pageNo - 1) * IDS_PAGE_SIZE; pageNo++) {
        const page = await fetchFavouriteIds({ query: { pageNo, pageSize: IDS_PAGE_SIZE } }, { signal });
        if (page.length === 0) break;
        ids.push(...page.map(String));
      }
      return ids;
    },
    enabled: isMember,
  });
