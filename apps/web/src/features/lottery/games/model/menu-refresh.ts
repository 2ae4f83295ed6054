import { refreshDelayMs, type Timed } from '../../draws/model/issue.ts';

interface RefreshParts {
  games: readonly Timed[];
  /** Server time at which the games' times were valid, epoch ms. */
  at: number;
  now: () => number;
  refresh: () => void;
}

/**
 * Refetches when the first draw ends, as Z-38 requires. Pauses while the page is hidden, and refetches as soon as it is
 * visible. Returns a function that stops it.
 */
export function scheduleRefresh(
  { games, at, now, refresh }: RefreshParts,
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'> = document,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    if (page.hidden) clearTimeout(timer);
    else refresh();
  };
  if (!page.hidden) timer = setTimeout(refresh, refreshDelayMs(games, at, now()));
  page.addEventListener('visibilitychange', turn);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', turn);
  };
}
