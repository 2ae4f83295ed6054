const DATABASE = 'fairlot-keys';
const STORE = 'keys';
const NAME = 'remembered-login';

/** The key that encrypts remembered passwords: created once in this browser, and stored as non-extractable. */
export async function findOrMakeKey(): Promise<CryptoKey> {
  const known = await findKey();
  if (known !== null) return known;
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await inStore('readwrite', (store) => store.put(key, NAME));
  return key;
}

/** The stored key, or null if this browser has none. */
export async function findKey(): Promise<CryptoKey | null> {
  const found: unknown = await inStore('readonly', (store) => store.get(NAME));
  return found instanceof CryptoKey ? found : null;
}

export async function dropKey(): Promise<void> {
  await inStore('readwrite', (store) => store.delete(NAME));
}

async function inStore<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase();
  try {
    return await answerOf(ask(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => void request.result.createObjectStore(STORE));
  return answerOf(request);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the key store did not answer')));
  });
}
