import type { ToastApi } from '@fairlot/ui';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Translate } from '../../../../shared/i18n/use-text.ts';
import { favouriteIdsQuery } from '../../games/api/favourites.ts';
import { addFavourite, removeFavourite } from '../api/change-favourites.ts';
import type { Game } from '../../home/api/hot-games.ts';
import { vendorOf } from '../../games/model/game-fields.ts';

/** Maximum display times of the loading and success indicators (specification, sections 4 and 9). */
export const FAVOURITE_LOADING_MS = 3000;
export const FAVOURITE_SAVED_MS = 1000;

const ALL = ['me', 'favourites'];
const LISTS = [...ALL, 'list'];
type Lists = InfiniteData<{ games: Game[] }> | undefined;

interface StatementOptions {
  toast: Pick<ToastApi, 'loading' | 'hide' | 'success' | 'error'>;
  t: Translate;
  errorText: (error: unknown) => string;
}

/** Adds or removes a favourite: shown immediately, and rolled back when the server rejects it. */
export async function toggleFavourite(
  client: QueryClient,
  game: Game,
  isOn: boolean,
  { toast, t, errorText }: StatementOptions,
): Promise<void> {
  const loading = toast.loading(t('common.loading'), FAVOURITE_LOADING_MS);
  await client.cancelQueries({ queryKey: ALL });
  const { queryKey } = favouriteIdsQuery(true);
  const ids = client.getQueryData(queryKey);
  const lists = client.getQueriesData<Lists>({ queryKey: LISTS });
  client.setQueryData(queryKey, (now = []) => (isOn ? [game.nodeId, ...now] : now.filter((id) => id !== game.nodeId)));
  if (!isOn) client.setQueriesData<Lists>({ queryKey: LISTS }, (now) => without(now, game));
  const entry = { nodeId: game.nodeId, vendor: vendorOf(game) };
  try {
    await (isOn ? addFavourite({ body: entry }) : removeFavourite({ query: entry }));
    toast.hide(loading);
    toast.success(t('game.saved'), FAVOURITE_SAVED_MS);
  } catch (error) {
    client.setQueryData(queryKey, ids);
    for (const [key, before] of lists) client.setQueryData(key, before);
    toast.error(errorText(error));
  }
  await client.invalidateQueries({ queryKey: ALL });
}

function without(lists: Lists, { nodeId }: Game): Lists {
  return (
    lists && {
      ...lists,
      pages: lists.pages.map((page) => ({ ...page, games: page.games.filter((game) => game.nodeId !== nodeId) })),
    }
  );
}
