import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepListening } from './api.ts';

/** However much happens, what is shown is asked for no more often. */
const LOOK_EVERY_MS = 2000;

/**
 * Asks again for what is under a key whenever something happened, without keeping the session alive.
 * @param key of strings; the same one every time in what it says
 */
export function useNews(key: readonly string[], isWanted = true): void {
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
    void keepListening('/events', look, abort.signal);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [client, text, isWanted]);
}
