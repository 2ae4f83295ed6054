import { send } from '../../shared/api.ts';
import type { ListAnswer } from '../../list/use-list.ts';

/** Reads one row of a list as a case; null if there is none. */
export async function loadRow<R>(
  list: string,
  filter: string | readonly string[],
  signal: AbortSignal,
): Promise<R | null> {
  const { list: rows } = await send<ListAnswer<R>>('GET', `/${list}`, {
    query: { filter: typeof filter === 'string' ? [filter] : filter, limit: 1 },
    signal,
  });
  return rows[0] ?? null;
}
