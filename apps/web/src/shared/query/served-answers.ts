import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { ownTask } from '../own-task.ts';

/**
 * Stores the answers that were sent with the page. They count as fresh during hydration; each is refetched once an
 * enabled component shows it. Refetching at mount would put a dozen requests and a second render of nearly the whole
 * page into one long task.
 */
export function takeServedAnswers(client: QueryClient, state: DehydratedState): void {
  const updatedAt = Date.now();
  // The server sends only successful answers. The library's `hydrate` handles more states but adds 700 bytes to home.
  for (const { queryKey, state: answer } of state.queries) client.setQueryData(queryKey, answer.data, { updatedAt });
  const served = new Set(state.queries.map(({ queryHash }) => queryHash));
  const stop = client.getQueryCache().subscribe(({ query }) => {
    if (!served.has(query.queryHash) || !query.isActive()) return;
    served.delete(query.queryHash);
    if (served.size === 0) stop();
    void ownTask().then(() =>
      client.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' }, { cancelRefetch: false }),
    );
  });
}
