import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useSettings } from '../../../site/model/use-settings.ts';
import { useGo } from '../../../../shared/navigation/use-go.ts';
import { usePathname, useSearchParams } from '../../../../shared/navigation/use-place.ts';
import { gameListQuery } from '../api/game-list.ts';
import { changeFilter, filterParams, filterQuery, firstFilter, NO_FILTER, type ListFilter } from './filter.ts';
import { placeOf, type GamePlace, type ListTab } from './place.ts';

export interface ListAddress extends GamePlace {
  /** Switches the tab and starts over: first page, refetched, without filters. */
  showTab: (tab: ListTab) => void;
  /** Changes filters and starts over with the first page. */
  narrow: (change: Partial<ListFilter>) => void;
}

/**
 * The list of the current address and functions to change it. The address contains tab and filters, so that going back
 * restores them.
 */
export function useListAddress(): ListAddress {
  const go = useGo();
  const client = useQueryClient();
  const pathname = usePathname();
  const search = useSearchParams();
  const { games } = useSettings();
  const place = placeOf(pathname, search);
  const filter = firstFilter(place.filter, place.type, search, games);
  const show = (tab: ListTab, wanted: ListFilter): void => {
    startOver(client);
    const query = new URLSearchParams({
      ...(search['gameType'] !== undefined && { gameType: search['gameType'] }),
      type: tab,
      ...filterParams(wanted),
    });
    go(`${place.path}?${query}`, { replace: true, keepScroll: true });
  };
  return {
    ...place,
    filter,
    showTab: (tab) => {
      show(tab, NO_FILTER);
      // The tabs *All* and *Search* share this list, so it may stay in use.
      const { queryKey } = gameListQuery({ gameType: place.type, ...filterQuery(NO_FILTER), pageSize: place.pageSize });
      if (tab === 'all' || tab === 'search') {
        client.setQueryData<InfiniteData<unknown>>(queryKey, (list) => list && cutToFirst(list));
        void client.invalidateQueries({ queryKey });
      }
    },
    narrow: (change) => show(place.tab, changeFilter(filter, change)),
  };
}

/** Cuts lists that are not visible to their first page and marks them stale. */
function startOver(client: QueryClient): void {
  for (const queryKey of [
    ['catalogue', 'list'],
    ['catalogue', 'hot'],
    ['me', 'recents'],
    ['me', 'favourites', 'list'],
  ]) {
    client.setQueriesData<InfiniteData<unknown>>({ queryKey, type: 'inactive' }, (lists) =>
      lists && 'pages' in lists ? cutToFirst(lists) : lists,
    );
    void client.invalidateQueries({ queryKey, refetchType: 'none', type: 'inactive' });
  }
}

function cutToFirst<Page>({ pages, pageParams }: InfiniteData<Page>): InfiniteData<Page> {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}
