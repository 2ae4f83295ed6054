import { useSyncExternalStore } from 'react';
import { useMember } from '../../../../shared/session/use-session.ts';

/** Favourite lotteries are stored in this browser: a map from the user name to game ids. Source: Z-44. */
export const FAVOURITES_KEY = 'LOTTFAV';

type Favourites = Record<string, string[]>;

export function readFavourites(text: string | null): Favourites {
  if (text === null) return {};
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([name, ids]) =>
        Array.isArray(ids) ? [[name, ids.filter((id) => typeof id === 'string')]] : [],
      ),
    );
  } catch {
    // Written by other code: treated as missing.
    return {};
  }
}

export function toggleFavourite(all: Favourites, userName: string, gameId: string): Favourites {
  const ids = all[userName] ?? [];
  return { ...all, [userName]: ids.includes(gameId) ? ids.filter((id) => id !== gameId) : [...ids, gameId] };
}

const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let cached: { text: string | null; all: Favourites } = { text: null, all: {} };

/** Ids of the member's favourites and a function that toggles one; empty without a member. */
export function useFavourites(): { ids: readonly string[]; toggle: (gameId: string) => void; isMember: boolean } {
  const member = useMember();
  const userName = member?.userName ?? null;
  const all = useSyncExternalStore(subscribe, snapshot, emptySnapshot);
  const toggle = (gameId: string) => {
    if (userName === null) return;
    localStorage.setItem(FAVOURITES_KEY, JSON.stringify(toggleFavourite(snapshot(), userName, gameId)));
    for (const listener of listeners) listener();
  };
  return { ids: userName === null ? NONE : (all[userName] ?? NONE), toggle, isMember: userName !== null };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function snapshot(): Favourites {
  const text = localStorage.getItem(FAVOURITES_KEY);
  if (text !== cached.text) cached = { text, all: readFavourites(text) };
  return cached.all;
}

const EMPTY: Favourites = {};
const emptySnapshot = () => EMPTY;
