import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession, useSessionStore } from '../../shared/session/use-session.ts';

const AGAIN_MS = 5000;

/** After hydration: settles whose tab this is, renews the session, then listens to live events as that member or as a visitor. */
export function useLiveSession(): void {
  const store = useSessionStore();
  const client = useQueryClient();
  const { isSettled, member } = useSession();
  const userName = member?.userName;
  useEffect(() => {
    void settleAndRenew();
    async function settleAndRenew(): Promise<void> {
      await store.settle();
      const { token, firstTimeLogin } = store.get();
      if (token !== null && !firstTimeLogin) await store.recover(token);
    }
  }, [store]);
  useEffect(() => (isSettled ? listen(client) : undefined), [client, isSettled, userName]);
}

/** The stream's code is no part of the first screen: it comes when the tab is ready to listen, and is tried for again. */
function listen(client: QueryClient): () => void {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const begin = (): void =>
    void import('../../shared/events/event-stream.ts').then(
      ({ keepEventStream }) => {
        if (!isOver) stop = keepEventStream(client);
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
