import { queryOptions } from '@tanstack/react-query';
import { send } from '../shared/api.ts';
import type { ListView } from './list-address.ts';
import type { ListDeclaration } from './list-spec.ts';
import type { ListAnswer } from './use-list.ts';

const COUNT_STALE_MS = 60_000;

/** Number of rows of a view. */
export function countQuery<R>(
  { name, fixed = [] }: Pick<ListDeclaration<R>, 'name' | 'fixed'>,
  view: Pick<ListView, 'filter'>,
) {
  const filter = [...fixed, ...view.filter];
  const query = { filter, limit: 1 };
  return queryOptions({
    queryKey: ['list', name, 'count', filter],
    queryFn: ({ signal }) => send<ListAnswer<R>>('GET', `/${name}`, { query, signal }),
    staleTime: COUNT_STALE_MS,
  });
}
