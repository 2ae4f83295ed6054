import { useEffect, useSyncExternalStore } from 'react';

let name: string | null = null;
const listeners = new Set<() => void>();

function put(next: string | null): void {
  name = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While the caller is shown, the frame heads the page by this instead of the page's own label. */
export function usePageName(next: string): void {
  useEffect(() => {
    put(next);
    return () => put(null);
  }, [next]);
}

/** What a page calls itself; null for its own label. */
export function useNamed(): string | null {
  return useSyncExternalStore(subscribe, () => name);
}
