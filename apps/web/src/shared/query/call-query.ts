import { infiniteQueryOptions, queryOptions, type QueryKey } from '@tanstack/react-query';

type Send<I, V> = (input: I, options: { signal: AbortSignal }) => Promise<V>;
type Timing = { enabled?: boolean; staleTime?: number };

/** A query whose data is the answer of one call to this input. */
export function callQuery<I, V>(queryKey: QueryKey, call: Send<I, V>, input: NoInfer<I>, timing: Timing = {}) {
  return queryOptions({ queryKey, queryFn: ({ signal }) => call(input, { signal }), ...timing });
}

/** A list that one call answers page by page, from page 1. */
export function pagedQuery<Q extends object, V extends { totalPages: number }>(
  queryKey: QueryKey,
  call: Send<{ query: Q & { pageNo: number } }, V>,
  query: Q,
  timing: Timing,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => call({ query: { ...query, pageNo: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: V, _pages, pageNo) => (pageNo < last.totalPages ? pageNo + 1 : undefined),
    ...timing,
  });
}
