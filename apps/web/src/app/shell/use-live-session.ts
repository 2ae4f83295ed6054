import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useRef } from 'react';
import { serverNow } from '../../shared/clock/clock.ts';
import { RenderTimeContext } from '../../shared/clock/use-now.ts';
import { useIsSettled, useSessionFact, useSessionStore } from '../../shared/session/use-session.ts';

const AGAIN_MS = 5000;
/** Query key; its value becomes true after the tab's session was renewed or needed no renewal. */
export const RENEWED_KEY = ['session-renewed'];

/**
 * After hydration: determines the member of the tab, renews the session, then listens to live events as that member or
 * as a visitor.
 */
export function useLiveSession(): void {
  const store = useSessionStore();
  const client = useQueryClient();
  const isSettled = useIsSettled();
  const userName = useSessionFact(({ member }) => member?.userName ?? null);
  // Until the first password is chosen, the server treats the stream as a visitor's.
  const mustChoose = useSessionFact(({ firstTimeLogin }) => firstTimeLogin);
  useEffect(() => {
    void settleAndRenew();
    async function settleAndRenew(): Promise<void> {
      await store.settle();
      const { token, firstTimeLogin } = store.get();
      if (token !== null && !firstTimeLogin) await store.recover(token);
      client.setQueryData(RENEWED_KEY, true);
    }
  }, [store, client]);
  // A stream continues where the previous one ended; the first one starts at the render time of the page.
  const sinceMs = useRef(use(RenderTimeContext));
  useEffect(() => {
    if (!isSettled) return;
    const stop = listen(client, sinceMs.current);
    return () => {
      stop();
      sinceMs.current = serverNow();
    };
  }, [client, isSettled, userName, mustChoose]);
}

/**
 * Loads the stream's code when the tab is ready to listen, since the first screen does not need it. Retries after a
 * failure.
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
