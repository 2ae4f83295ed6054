import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1180px)';

/** Whether there is room for panels beside the column; false on the server and until hydration. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
