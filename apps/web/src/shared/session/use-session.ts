import { createContext, use, useSyncExternalStore } from 'react';
import { type Member, type SessionState, TRIAL_TYPE } from './model.ts';
import type { SessionStore } from './session-store.ts';

export const SessionContext = createContext<SessionStore | null>(null);

export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (store === null) throw new Error('no session store around this component');
  return store;
}

/** The member of this tab; null for a visitor. */
export function useMember(): Member | null {
  return useSessionFact((state) => state.member);
}

/**
 * Whether the server accepts the member's calls: not before the session is settled, and not while the first password is
 * still to be chosen. Queries of a member are enabled by this value.
 */
export function useHasToken(): boolean {
  return useSessionFact(({ token, firstTimeLogin }) => token !== null && !firstTimeLogin);
}

/** Whether the server accepts the member's calls, and the member plays with real money. */
export function useIsReal(): boolean {
  const member = useMember();
  return useHasToken() && member !== null && member.type !== TRIAL_TYPE;
}

/** Whether the tab has compared the server's render with its stored session. */
export function useIsSettled(): boolean {
  return useSessionFact(({ isSettled }) => isSettled);
}

/** Whether the tab has a member. */
export function useIsMember(): boolean {
  return useSessionFact(({ member }) => member !== null);
}

/**
 * A value derived from the session; the component renders again only when the value changes. `read` returns plain
 * values or parts of the state.
 */
export function useSessionFact<T extends Member | string | boolean | null>(read: (state: SessionState) => T): T {
  const store = useSessionStore();
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read(store.getRendered()),
  );
}
