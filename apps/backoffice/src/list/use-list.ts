import type { backoffice, ValueOf } from '@fairlot/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import type { Query } from '../shared/address.ts';
import { send } from '../shared/api.ts';
import { useNews } from '../shared/use-news.ts';
import { type ListPlace, type ListView, PLACE_KEYS, readPlace, writePlace } from './list-address.ts';
import type { ListDeclaration } from './list-spec.ts';

export interface ListAnswer<R> {
  list: R[];
  next: string | null;
  count: number;
  countIsExact: boolean;
}

/** State of a list: its rows, its position, and functions that change the position. */
export function useList<R>({ name, views: given, fixed = [], isLive }: ListDeclaration<R>) {
  const views = useViews(name, given);
  const query = useSearch({ strict: false }) as Query;
  const navigate = useNavigate();
  const place = readPlace(query, views.all);
  // Parameters of the address that do not belong to the list are kept.
  const others = Object.fromEntries(Object.entries(query).filter(([key]) => !PLACE_KEYS.has(key)));
  const input = {
    filter: [...fixed, ...place.filter],
    sort: place.sort ?? undefined,
    after: place.after ?? undefined,
    limit: place.limit,
  };
  useNews(['list', name], { isWanted: isLive === true });
  const rows = useQuery({
    queryKey: ['list', name, input],
    queryFn: ({ signal }) => send<ListAnswer<R>>('GET', `/${name}`, { query: input, signal }),
    placeholderData: keepPreviousData,
    // Only a view saved by the operator has to be loaded before the rows are requested.
    enabled: views.isReady || !String(query['view'] ?? '').startsWith('own-'),
  });
  // Start cursors of the earlier pages; a link that opens a later page can only go back to the first.
  const beginnings = useRef(new Map<string, string | null>());
  // A cursor is of one filter and order: the browser's Back can lead to a page of former ones.
  const keyOf = (page: number) => JSON.stringify([input.filter, input.sort, input.limit, page]);
  const show = (change: Partial<ListPlace>, { keepsPage = false, replace = false } = {}) => {
    const start = keepsPage ? {} : { after: null, page: 1 };
    const search = { ...others, ...writePlace({ ...place, ...start, ...change }, views.all) };
    void navigate({ to: '.', search, replace });
  };
  const goNext = () => {
    const { next } = rows.data ?? {};
    // While a page loads, the rows and the cursor of the former one are still there.
    if (next === undefined || next === null || rows.isPlaceholderData) return;
    beginnings.current.set(keyOf(place.page), place.after);
    show({ after: next, page: place.page + 1 }, { keepsPage: true });
  };
  const goPrevious = ({ replace = false } = {}) => {
    const page = place.page - 1;
    const after = beginnings.current.get(keyOf(page)) ?? null;
    show(after === null ? {} : { after, page }, { keepsPage: after !== null, replace });
  };
  return { place, views, rows, show, goNext, goPrevious };
}

type KeptView = ValueOf<typeof backoffice.keepView>;

/** Views of the section and of the operator. The operator's unnamed view sets the columns of the others. */
function useViews(list: string, given: ListDeclaration<unknown>['views']) {
  const kept = useQuery({
    queryKey: ['views', list],
    queryFn: ({ signal }) => send<KeptView[]>('GET', '/views', { query: { list }, signal }),
    staleTime: 60_000,
  });
  const columns = kept.data?.find(({ name }) => name === '')?.columns ?? null;
  const own = (kept.data ?? []).filter(({ name }) => name !== '');
  const all: ListView[] = [
    ...given.map((view) => ({ ...view, columns })),
    ...own.map((view) => ({ ...view, key: `own-${view.viewId}` })),
  ];
  // If the operator's views cannot be loaded, the list is shown without them.
  return { all, isReady: !kept.isPending };
}
