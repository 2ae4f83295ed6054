import { useSyncExternalStore } from 'react';

const narrow = () => matchMedia('(max-width: 699px)');

function subscribe(onChange: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether lists are shown as cards. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches);
}
