import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepListening } from './api.ts';

/** Minimum interval between refetches, however many events arrive. */
const LOOK_EVERY_MS = 2000;

/**
 * Refetches the queries under a key on every event, without extending the session.
 * @param key list of strings; must have the same content on every render
 * @param options isWanted: false while there is nothing to refetch; isDesk: only changes by operators count
 */
export function useNews(key: readonly string[], { isWanted = true, isDesk = false } = {}): void {
  const client = useQueryClient();
  const text = JSON.stringify(key);
  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lookedAtMs = 0;
    const look = () => {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          lookedAtMs = Date.now();
          void client.invalidateQueries({ queryKey: JSON.parse(text) as QueryKey });
        },
        Math.max(0, lookedAtMs + LOOK_EVERY_MS - Date.now()),
      );
    };
    const hear: Parameters<typeof keepListening>[1] = (event) => {
      // A reopened stream may have missed changes.
      if (event === null || !isDesk || (event.data as { desk?: boolean }).desk === true) look();
    };
    void keepListening('/events', hear, abort.signal);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [client, text, isWanted, isDesk]);
}
