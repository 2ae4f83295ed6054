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

/** Sets the heading of the page in place of its label, while the caller is mounted. */
export function usePageName(next: string): void {
  useEffect(() => {
    put(next);
    return () => put(null);
  }, [next]);
}

/** The page's own heading; null for its label. */
export function useNamed(): string | null {
  return useSyncExternalStore(subscribe, () => name);
}
