/** Longer than the texts that the app stores at its start. */
const PROBE = 'x'.repeat(2000);

/**
 * Gives a page whose browser denies it the storages (blocked cookies, some in-app browsers), or stores no more in them
 * (a full storage or device), its own, which last as long as the page. Without them the app would not start.
 */
export function ensureStorages(page: Pick<Window, 'localStorage' | 'sessionStorage'>): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const storage = find(page, name);
    if (storage === null || !stores(storage)) put(page, name, createStorage(storage));
  }
}

function find(
  page: Pick<Window, 'localStorage' | 'sessionStorage'>,
  name: 'localStorage' | 'sessionStorage',
): Storage | null {
  try {
    return page[name] ?? null;
  } catch {
    return null;
  }
}

function stores(storage: Storage): boolean {
  try {
    storage.setItem('probe', PROBE);
    storage.removeItem('probe');
    return true;
  } catch {
    return false;
  }
}

function put(page: object, name: string, value: Storage): void {
  Object.defineProperty(page, name, { value });
}

/** A storage in memory, empty or with the items of a full one, which loses the items that are removed here. */
export function createStorage(full: Storage | null = null): Storage {
  const items = new Map<string, string>();
  for (let index = 0; index < (full?.length ?? 0); index++) {
    const key = full?.key(index) ?? '';
    items.set(key, full?.getItem(key) ?? '');
  }
  return {
    get length() {
      return items.size;
    },
    clear: () => {
      items.clear();
      full?.clear();
    },
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => {
      items.delete(key);
      full?.removeItem(key);
    },
    setItem: (key, text) => void items.set(key, text),
  };
}
