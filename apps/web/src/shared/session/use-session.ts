import { createContext, use, useSyncExternalStore } from 'react';
import type { Member, SessionState } from './model.ts';
import type { SessionStore } from './session-store.ts';

export const SessionContext = createContext<SessionStore | null>(null);

export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (store === null) throw new Error('no session store around this component');
  return store;
}

/** Who plays in this tab; null for a visitor. */
export function useMember(): Member | null {
  return useSessionFact((state) => state.member);
}

/**
 * Whether the server answers calls of the member: not before the session is settled, and not while a first password is
 * still to be chosen. Queries of a member are enabled by it.
 */
export function useHasToken(): boolean {
  return useSessionFact(({ token, firstTimeLogin }) => token !== null && !firstTimeLogin);
}

/** Whether the tab has compared what the server rendered with what it keeps. */
export function useIsSettled(): boolean {
  return useSessionFact(({ isSettled }) => isSettled);
}

/** Whether this is no visitor's tab. */
export function useIsMember(): boolean {
  return useSessionFact(({ member }) => member !== null);
}

/**
 * One fact of the session; the part renders again only when that changes. `read` answers plain values, or parts of the
 * state themselves.
 */
export function useSessionFact<T extends Member | string | boolean | null>(read: (state: SessionState) => T): T {
  const store = useSessionStore();
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read(store.getRendered()),
  );
}
