import { useEffect, useMemo, useSyncExternalStore } from 'react';

/** Maximum number of pinned pages: with all doors they stay within the 24 links of the navigation. */
export const MOST_PINS = 3;
const MOST_RECENT = 6;
const PINS = 'BACKOFFICE_PINS';
const RECENT = 'BACKOFFICE_RECENT';

/** A visited page. */
export interface RecentPage {
  path: string;
  /** Query of the address, with its question mark, or empty. */
  search: string;
  title: string;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function write(storage: Storage, key: string, value: unknown): void {
  storage.setItem(key, JSON.stringify(value));
  for (const listener of listeners) listener();
}

/** Parses a stored list; unreadable values count as empty. */
function listOf<T>(text: string | null, isItem: (item: unknown) => item is T): readonly T[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isItem) : [];
  } catch {
    return [];
  }
}

const isText = (item: unknown): item is string => typeof item === 'string';
const isRecent = (item: unknown): item is RecentPage =>
  typeof item === 'object' && item !== null && 'path' in item && 'search' in item && 'title' in item;

/** Paths of the pages that the operator pinned in this browser, oldest first. */
export function usePins(operator: string): readonly string[] {
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(`${PINS} ${operator}`));
  return useMemo(() => listOf(text, isText), [text]);
}

/** Pins a page, or unpins it. One more than fits replaces the oldest. */
export function togglePin(operator: string, path: string): void {
  const key = `${PINS} ${operator}`;
  const pins = listOf(localStorage.getItem(key), isText);
  const next = pins.includes(path) ? pins.filter((one) => one !== path) : [...pins, path].slice(-MOST_PINS);
  write(localStorage, key, next);
}

/**
 * The operator's last pages, newest first. They contain names of members, so they are only kept until the tab is
 * closed.
 */
export function readRecent(operator: string): readonly RecentPage[] {
  return listOf(sessionStorage.getItem(`${RECENT} ${operator}`), isRecent);
}

/** Puts a page in front of the recent ones. A page is listed once, with the query of its last visit. */
export function noteRecent(operator: string, page: RecentPage): void {
  const others = readRecent(operator).filter(({ path, title }) => path !== page.path || title !== page.title);
  write(sessionStorage, `${RECENT} ${operator}`, [page, ...others].slice(0, MOST_RECENT + 1));
}

/** Keeps the shown page among the recent ones, even when its query or title changes. */
export function useRecentVisit(operator: string, path: string | undefined, search: string, title: string): void {
  useEffect(() => {
    if (path !== undefined && title !== '') noteRecent(operator, { path, search, title });
  }, [operator, path, search, title]);
}
