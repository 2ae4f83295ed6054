import type { catalogue, QueryOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { IN_HOUSE_VENDOR } from '../model/place.ts';
import { fetchGameList, type GamePage } from './game-list.ts';

/** The list of all in-house games, in the operators' order. */
export const IN_HOUSE_LIST = {
  vassalage: IN_HOUSE_VENDOR,
  pageNo: 1,
  pageSize: 50,
} as const satisfies QueryOf<typeof catalogue.gameList>;

export const gamesOf = (page: GamePage) => page.games;

export const inHouseGamesQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'in-house'],
    queryFn: async ({ signal }) => gamesOf(await fetchGameList(IN_HOUSE_LIST, signal)),
  });
