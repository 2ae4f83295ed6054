import { createContext, use, useSyncExternalStore } from 'react';
import type { SessionState } from './model.ts';
import type { SessionStore } from './session-store.ts';

export const SessionContext = createContext<SessionStore | null>(null);

export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (store === null) throw new Error('no session store around this component');
  return store;
}

/** The session of this tab. `token` is null until it is settled, so gate member queries with `enabled: token !== null`. */
export function useSession(): SessionState {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, store.get, store.getRendered);
}
