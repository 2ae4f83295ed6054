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
import { clearInfo, readInfo, writeInfo, type Storages } from './session-storage.ts';

const ASK_MS = 300;

/** What the store needs of the browser and the server. `renew` answers a new token or throws. */
export interface SessionDeps {
  merchantCode: string;
  storages: Storages;
  channel: TabChannel;
  renew: (token: string) => Promise<string>;
  dropCookie: () => Promise<unknown>;
  /** Runs `work` while no other tab does; in browsers without Web Locks it just runs. */
  exclusive: <T>(work: () => Promise<T>) => Promise<T>;
}

export interface SessionStore {
  get: () => SessionState;
  /** The state the page was rendered with; the first render in the browser must show the same. */
  getRendered: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  /** After hydration: finds this tab's token, or asks sibling tabs, or falls back to the visitor. */
  settle: () => Promise<void>;
  logIn: (info: Omit<SessionInfo, 'merchantCode'>, remember?: boolean) => void;
  passwordChanged: (token: string) => void;
  /** A fresh token in place of `failed`; null when the session is over, which is told once. */
  recover: (failed: string) => Promise<string | null>;
  /** Ends the session in every tab; the call to the server is the caller's. */
  logOut: () => void;
}

export function createSessionStore(rendered: Member | null, deps: SessionDeps | null): SessionStore {
  const renderedState = reduceSession(EMPTY_SESSION, { type: 'rendered', member: rendered });
  const listeners = new Set<() => void>();
  let state = renderedState;

  const dispatch = (event: SessionEvent) => {
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
    clearInfo(browser().storages);
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
    } else if (message.type === 'loggedOut') endHere('logout');
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
      // A token without the cookie's member is of no use: calls need both.
      if (rendered === null) {
        // Until a first password is changed the cookie opens no page, so that every page is rendered for a visitor.
        if (kept?.firstTimeLogin) return adopt(kept);
        return kept === null ? dispatch({ type: 'ended', why: null }) : endHere(null);
      }
      const info =
        kept?.userName === rendered.userName ? kept : await askSiblings(browser().channel, rendered.userName);
      if (info !== null) return adopt(info);
      endHere('unproven');
      await dropCookie();
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
        // Another tab, or another call of this one, was faster.
        if (state.token !== failed) return state.token;
        const token = await tryRenew(browser(), failed);
        if (token === null) {
          // A new password ends every former token at once: its answer may be on the way, to this tab or to another.
          await wait(OVERTAKEN_MS);
          if (state.token !== failed) return state.token;
          endHere('expired');
          browser().channel.post({ type: 'loggedOut' });
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

/** How long the answer with a new token may take after the former one was refused, ms. */
const OVERTAKEN_MS = 300;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function tryRenew({ renew }: SessionDeps, token: string): Promise<string | null> {
  try {
    return await renew(token);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    // No answer, or an overloaded server, is no verdict: the session stays and the call that failed reports it.
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
