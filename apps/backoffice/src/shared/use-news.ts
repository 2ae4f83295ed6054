import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepListening } from './api.ts';

/** Minimum interval between refetches, however many events arrive. */
const LOOK_EVERY_MS = 2000;

interface NewsOptions {
  /** False while there is nothing to refetch. */
  isWanted?: boolean;
  /** Whether only changes by operators count. */
  isDesk?: boolean;
  /** Minimum interval for changes that operators did not make. */
  playersEveryMs?: number;
}

/**
 * Refetches the queries under a key on every event, without extending the session.
 * @param key list of strings; must have the same content on every render
 */
export function useNews(
  key: readonly string[],
  { isWanted = true, isDesk = false, playersEveryMs = LOOK_EVERY_MS }: NewsOptions = {},
): void {
  const client = useQueryClient();
  const text = JSON.stringify(key);
  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lookedAtMs = 0;
    let dueMs = Number.POSITIVE_INFINITY;
    const look = (everyMs: number) => {
      const wantedMs = Math.max(Date.now(), lookedAtMs + everyMs);
      if (wantedMs >= dueMs) return;
      clearTimeout(timer);
      dueMs = wantedMs;
      timer = setTimeout(() => {
        dueMs = Number.POSITIVE_INFINITY;
        lookedAtMs = Date.now();
        void client.invalidateQueries({ queryKey: JSON.parse(text) as QueryKey });
      }, wantedMs - Date.now());
    };
    const hear: Parameters<typeof keepListening>[1] = (event) => {
      // A reopened stream may have missed changes.
      if (event === null || (event.data as { desk?: boolean }).desk === true) look(LOOK_EVERY_MS);
      else if (!isDesk) look(playersEveryMs);
    };
    void keepListening('/events', hear, abort.signal);
    return () => {
      abort.abort();
      clearTimeout(timer);
    };
  }, [client, text, isWanted, isDesk, playersEveryMs]);
}
