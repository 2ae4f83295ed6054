import { createContext, use, useSyncExternalStore } from 'react';
import type { SessionState } from './model.ts';
import type { SessionStore } from './session-store.ts';

export const SessionContext = createContext<SessionStore | null>(null);

export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (store === null) throw new Error('no session store around this component');
  return store;
}

/**
 * The session of this tab. `token` is null until it is settled, and while a first password is still to be chosen
 * (the server refuses everything else then), so gate member queries with `enabled: token !== null`.
 */
export function useSession(): SessionState {
  const store = useSessionStore();
  const state = useSyncExternalStore(store.subscribe, store.get, store.getRendered);
  return state.firstTimeLogin ? { ...state, token: null } : state;
}

/** One fact of the session; the part renders again only when that changes. `read` answers plain values. */
export function useSessionFact<T extends string | boolean | null>(read: (state: SessionState) => T): T {
  const store = useSessionStore();
  return useSyncExternalStore(store.subscribe, () => read(store.get()), () => read(store.getRendered()));
}

export const isMember = ({ member }: SessionState): boolean => member !== null;
