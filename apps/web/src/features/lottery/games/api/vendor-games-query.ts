import { queryOptions } from '@tanstack/react-query';
import { fetchGameList } from '../../../catalogue/browse/api/game-list.ts';

export type VendorGame = Awaited<ReturnType<typeof fetchGameList>>['games'][number];

/** Page size of the lobby's requests for a vendor's games: 50 as for all its lists, 100 for GPI. Sections 4 and 9. */
export const vendorGamesPageSize = (vendor: string): number => (vendor === 'GPI' ? 100 : 50);

/** All lottery games of a vendor in the catalogue, fetched page by page. */
export const vendorGamesQuery = (vendor: string) =>
  queryOptions({
    queryKey: ['catalogue', 'vendor-lotteries', vendor],
    queryFn: async ({ signal }) => {
      const pageSize = vendorGamesPageSize(vendor);
      const games: VendorGame[] = [];
      for (let pageNo = 1; ; pageNo += 1) {
        const query = { gameType: 'LOTT', vassalage: vendor, pageNo, pageSize };
        const page = await fetchGameList(query, signal);
        games.push(...page.games);
        if (pageNo >= page.totalPages) return games;
      }
    },
  });
