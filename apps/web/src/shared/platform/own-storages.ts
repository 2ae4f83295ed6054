/**
 * Gives a page whose browser denies it the storages (blocked cookies, some in-app browsers) its own, which last as long
 * as the page. Without them the app would not start.
 */
export function ensureStorages(page: Pick<Window, 'localStorage' | 'sessionStorage'>): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) if (!has(page, name)) put(page, name);
}

function has(page: Pick<Window, 'localStorage' | 'sessionStorage'>, name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    return Boolean(page[name]);
  } catch {
    return false;
  }
}

function put(page: object, name: string): void {
  Object.defineProperty(page, name, { value: createStorage() });
}

/** An empty storage in memory. */
export function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, text) => void items.set(key, text),
  };
}
