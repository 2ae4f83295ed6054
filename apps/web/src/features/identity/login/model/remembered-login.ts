import { fromBase64Url, toBase64Url } from '../../../../shared/api/base64-url.ts';
import { dropKey, findKey, findOrMakeKey } from './key-store.ts';

/**
 * The log-in that this browser remembers at the player's request (Z-46): AES-GCM with a non-extractable key. Without
 * WebCrypto (plain http from another machine) only the name is stored.
 */
interface Remembered {
  userName: string;
  /** base64url; absent without a password. */
  iv?: string;
  data?: string;
  v: 1;
}

export interface LoginMemory {
  userName: string;
  password: string;
}

const STORAGE_KEY = 'REMEMBERED_LOGIN';

/** Stores name and password for the next visit. */
export async function rememberLogin({ userName, password }: LoginMemory): Promise<void> {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(await seal(userName, password)));
}

/** Encrypts a new password into this member's record, if there is one. */
export async function renewRemembered(userName: string, password: string): Promise<void> {
  if (readRecord()?.userName.toLowerCase() === userName.toLowerCase()) await rememberLogin({ userName, password });
}

/** Returns the remembered log-in; the password is empty when only the name was stored or the key is gone. */
export async function recallLogin(): Promise<LoginMemory | null> {
  const record = readRecord();
  return record === null ? null : { userName: record.userName, password: await open(record) };
}

export async function forgetLogin(): Promise<void> {
  if (localStorage.getItem(STORAGE_KEY) === null) return;
  localStorage.removeItem(STORAGE_KEY);
  await dropKey();
}

async function seal(userName: string, password: string): Promise<Remembered> {
  if (!isSecureContext) return { userName, v: 1 };
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const cipher = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: boundTo(userName) },
    await findOrMakeKey(),
    new TextEncoder().encode(password),
  );
  return { userName, iv: toBase64Url(iv), data: toBase64Url(new Uint8Array(cipher)), v: 1 };
}

async function open({ userName, iv, data }: Remembered): Promise<string> {
  if (!isSecureContext || iv === undefined || data === undefined) return '';
  const key = await findKey();
  if (key === null) return '';
  try {
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64Url(iv), additionalData: boundTo(userName) },
      key,
      fromBase64Url(data),
    );
    return new TextDecoder().decode(plain);
  } catch {
    // Encrypted with an earlier key, or modified: the name is still usable.
    return '';
  }
}

/** Binds the encrypted password to the name that it was stored with. */
function boundTo(userName: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(userName);
}

function readRecord(): Remembered | null {
  try {
    const record: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isRecord(record) ? record : null;
  } catch {
    // Written by other code: treated as missing.
    return null;
  }
}

function isRecord(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false;
  const { userName, iv, data } = value as Record<string, unknown>;
  return (
    typeof userName === 'string' &&
    ['string', 'undefined'].includes(typeof iv) &&
    ['string', 'undefined'].includes(typeof data)
  );
}
