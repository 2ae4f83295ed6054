import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { ownTask } from '../own-task.ts';

/**
 * Takes over the answers that came with the page. While the page is taken over they count as fresh; each is asked again
 * as soon as a part that may ask shows it. If the parts asked as they mount, the dozen requests and a second render of
 * nearly the whole page would be one long task.
 */
export function takeServedAnswers(client: QueryClient, state: DehydratedState): void {
  const updatedAt = Date.now();
  // The server sends what succeeded alone; the library's `hydrate` knows more states, at 700 bytes of what home loads.
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
