import type { catalogue, QueryOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { currentGameLanguage, merchantCode } from '../../../../shared/api/transport.ts';
import type { Game } from './hot-games.ts';

/** Vendor code of the in-house games. */
const IN_HOUSE = 'BGS';
const SHOWN = 10;

const call = defineCall<typeof catalogue.gameList>('GET /lgw/game/list', { auth: 'public' });
const fetchGames = (query: QueryOf<typeof catalogue.gameList>, signal?: AbortSignal) =>
  call(
    { query: { ...query, platform: 'html5', merchant: merchantCode(), language: currentGameLanguage() } },
    signal && { signal },
  );

/** The first in-house games; empty if the merchant has none. */
export const originalsQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'originals'],
    queryFn: async ({ signal }) =>
      (await fetchGames({ vassalage: IN_HOUSE, pageNo: 1, pageSize: SHOWN }, signal)).games,
  });

/** The entry of a category with one vendor: its first game in the server's order (Z-22). Undefined if there is none. */
export async function firstGameOf(gameType: string, vassalage: string): Promise<Game | undefined> {
  const { games } = await fetchGames({ gameType, vassalage, pageNo: 1, pageSize: 1 });
  return games[0];
}
