import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * A value that came behind the hash of the address (`#reset=…`), which no server and no referrer sees. It is taken out
 * of the address at once, so that it stays in no history; null without one, and on the server.
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
