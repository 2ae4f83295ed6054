import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { serverNow } from '../../shared/clock/clock.ts';
import { RenderTimeContext } from '../../shared/clock/use-now.ts';
import { useIsSettled, useSessionFact, useSessionStore } from '../../shared/session/use-session.ts';

const AGAIN_MS = 5000;
/** True in the cache once the session of the tab was renewed, or there was none to renew. */
export const RENEWED_KEY = ['session-renewed'];

/**
 * After hydration: settles whose tab this is, renews the session, then listens to live events as that member or as a
 * visitor.
 */
export function useLiveSession(): void {
  const store = useSessionStore();
  const client = useQueryClient();
  const isSettled = useIsSettled();
  const userName = useSessionFact(({ member }) => member?.userName ?? null);
  useEffect(() => {
    void settleAndRenew();
    async function settleAndRenew(): Promise<void> {
      await store.settle();
      const { token, firstTimeLogin } = store.get();
      if (token !== null && !firstTimeLogin) await store.recover(token);
      client.setQueryData(RENEWED_KEY, true);
    }
  }, [store, client]);
  // A stream goes on where the one before it ended; the first one where the page was rendered.
  const sinceMs = useRef(use(RenderTimeContext));
  useEffect(() => {
    if (!isSettled) return;
    const stop = listen(client, sinceMs.current);
    return () => {
      stop();
      sinceMs.current = serverNow();
    };
  }, [client, isSettled, userName]);
}

/**
 * The stream's code is no part of the first screen: it comes when the tab is ready to listen, and is tried for again.
 */
function listen(client: QueryClient, sinceMs: number): () => void {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const begin = (): void =>
    void import('./live-events.ts').then(
      ({ listenLive }) => {
        if (!isOver) stop = listenLive(client, sinceMs);
      },
      () => {
        if (!isOver) timer = setTimeout(begin, AGAIN_MS);
      },
    );
  begin();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop?.();
  };
}
