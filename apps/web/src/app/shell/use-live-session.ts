import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepEventStream } from '../../shared/events/event-stream.ts';
import { useSession, useSessionStore } from '../../shared/session/use-session.ts';

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
  useEffect(() => (isSettled ? keepEventStream(client) : undefined), [client, isSettled, userName]);
}
