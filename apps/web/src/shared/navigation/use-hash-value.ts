import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * A value from the hash of the address (`#reset=…`), which neither servers nor referrers see. It is removed from the
 * address immediately, so that it is not kept in the history. Null without a value, and on the server.
 */
export function useHashValue(name: string): { value: string | null; drop: () => void } {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  );
  const [value, setValue] = useState<string | null>(null);
  const given = new URLSearchParams(hash.slice(1)).get(name);
  if (given !== null && given !== value) setValue(given);
  useEffect(() => {
    if (given !== null) history.replaceState(history.state, '', location.pathname + location.search);
  }, [given]);
  return { value, drop: () => setValue(null) };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
