import { queryOptions } from '@tanstack/react-query';
import { fetchGameList } from '../../../catalogue/browse/api/game-list.ts';

const PAGE_SIZE = 100;

/** Lottery games that a vendor has in the catalogue. Source: section 4. */
export const vendorGamesQuery = (vendor: string) =>
  queryOptions({
    queryKey: ['catalogue', 'vendor-lotteries', vendor],
    queryFn: async ({ signal }) =>
      (
        await fetchGameList(
          { query: { gameType: 'LOTT', vassalage: vendor, pageNo: 1, pageSize: PAGE_SIZE } },
          { signal },
        )
      ).games,
  });
