import { ApiError } from '../api/api-error.ts';
import {
  EMPTY_SESSION,
  infoOf,
  reduceSession,
  type Member,
  type SessionEnd,
  type SessionEvent,
  type SessionInfo,
  type SessionState,
} from './model.ts';
import type { TabChannel, TabMessage } from './session-channel.ts';
import { clearInfo, isNewest, readInfo, writeInfo, type Storages } from './session-storage.ts';

const ASK_MS = 300;

/** Browser and server functions that the store needs. `renew` resolves to a new token or throws. */
export interface SessionDeps {
  merchantCode: string;
  storages: Storages;
  channel: TabChannel;
  renew: (token: string) => Promise<string>;
  dropCookie: (signal: AbortSignal) => Promise<unknown>;
  /** Runs `work` while no other tab runs its own; browsers without Web Locks run it directly. */
  exclusive: <T>(work: () => Promise<T>) => Promise<T>;
}

export interface SessionStore {
  get: () => SessionState;
  /** The state with which the page was rendered; the first render in the browser must show the same. */
  getRendered: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** After hydration: finds this tab's token, asks sibling tabs for a newer one, or becomes a visitor. */
  settle: () => Promise<void>;
  logIn: (info: Omit<SessionInfo, 'merchantCode'>, remember?: boolean) => void;
  passwordChanged: (token: string) => void;
  /** Returns a fresh token in place of `failed`, or null when the session is over; subscribers are notified once. */
  recover: (failed: string) => Promise<string | null>;
  /** Ends the session in every tab; the caller calls the server. */
  logOut: () => void;
}

export function createSessionStore(rendered: Member | null, deps: SessionDeps | null): SessionStore {
  const renderedState = reduceSession(EMPTY_SESSION, { type: 'rendered', member: rendered });
  const listeners = new Set<() => void>();
  let state = renderedState;
  const dropping = new AbortController();

  const dispatch = (event: SessionEvent) => {
    // An answer that came after the log-in would drop the cookie of the new session.
    if (event.type === 'loggedIn') dropping.abort();
    state = reduceSession(state, event);
    for (const listener of listeners) listener();
  };
  const browser = () => {
    if (deps === null) throw new Error('the session of a rendered page cannot change on the server');
    return deps;
  };
  const keep = (remember?: boolean) => {
    const info = infoOf(state, browser().merchantCode);
    if (info !== null) writeInfo(browser().storages, info, remember);
    return info;
  };
  const endHere = (why: SessionEnd | null) => {
    clearInfo(browser().storages, why === 'expired' || why === 'expiredElsewhere');
    dispatch({ type: 'ended', why });
  };
  const adopt = (info: SessionInfo) => {
    dispatch({ type: 'loggedIn', info });
    keep();
  };
  const hear = (message: TabMessage) => {
    if (message.type === 'ask') {
      const info = infoOf(state, browser().merchantCode);
      if (info !== null && info.userName === message.userName) browser().channel.post({ type: 'give', info });
    } else if (message.type === 'loggedIn') adopt(message.info);
    else if (message.type === 'renewed' && state.member?.userName === message.userName) {
      dispatch({ type: 'renewed', token: message.token });
      keep();
    } else if (message.type === 'loggedOut') endHere(message.isExpired ? 'expiredElsewhere' : 'logout');
  };
  deps?.channel.listen(hear);

  return {
    get: () => state,
    getRendered: () => renderedState,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async settle() {
      const { storages, dropCookie } = browser();
      const kept = readInfo(storages);
      // A token without the member's cookie is useless: calls need both.
      if (rendered === null) {
        // Until the first password is changed the cookie opens no page, so every page is rendered for a visitor.
        if (kept?.firstTimeLogin) return adopt(kept);
        return kept === null ? dispatch({ type: 'ended', why: null }) : endHere(null);
      }
      const own = kept?.userName === rendered.userName ? kept : null;
      // A call with a token that another tab has renewed would end the session as if the token had been stolen.
      const info =
        own !== null && isNewest(storages, own)
          ? own
          : ((await askSiblings(browser().channel, rendered.userName)) ?? own);
      if (info !== null) return adopt(info);
      endHere('unproven');
      await dropCookie(dropping.signal).catch(() => undefined); // the next page tries again
    },
    logIn(info, remember) {
      dispatch({ type: 'loggedIn', info: { ...info, merchantCode: browser().merchantCode } });
      const kept = keep(remember);
      if (kept !== null) browser().channel.post({ type: 'loggedIn', info: kept });
    },
    passwordChanged(token) {
      dispatch({ type: 'passwordChanged', token });
      const kept = keep();
      if (kept !== null) browser().channel.post({ type: 'loggedIn', info: kept });
    },
    recover: (failed) =>
      browser().exclusive(async () => {
        // Another tab, or another call of this tab, has renewed the token already.
        if (state.token !== failed) return state.token;
        const token = await tryRenew(browser(), failed);
        // Another member has logged in meanwhile, or a password was changed.
        if (state.token !== failed) return state.token;
        if (token === null) {
          // A new password invalidates all older tokens immediately. The response with the new token may still be on
          // its way to this or another tab.
          await wait(OVERTAKEN_MS);
          if (state.token !== failed) return state.token;
          endHere('expired');
          browser().channel.post({ type: 'loggedOut', isExpired: true });
          return null;
        }
        dispatch({ type: 'renewed', token });
        const kept = keep();
        if (kept !== null) browser().channel.post({ type: 'renewed', userName: kept.userName, token });
        return token;
      }),
    logOut() {
      endHere('logout');
      browser().channel.post({ type: 'loggedOut' });
    },
  };
}

/** Maximum time to wait for a new token after the old one was rejected, ms. */
const OVERTAKEN_MS = 300;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function tryRenew({ renew }: SessionDeps, token: string): Promise<string | null> {
  try {
    return await renew(token);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    // A missing response or an overloaded server does not end the session; the failed call reports the error.
    return token;
  }
}

function askSiblings(channel: TabChannel, userName: string): Promise<SessionInfo | null> {
  return new Promise((resolve) => {
    const finish = (info: SessionInfo | null) => {
      clearTimeout(timer);
      stop();
      resolve(info);
    };
    const timer = setTimeout(() => finish(null), ASK_MS);
    const stop = channel.listen((message) => {
      if (message.type === 'give' && message.info.userName === userName) finish(message.info);
    });
    channel.post({ type: 'ask', userName });
  });
}
