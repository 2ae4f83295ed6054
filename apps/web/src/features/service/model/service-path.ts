const SEED_LENGTH = 8;
const IV_BYTES = 12;

/**
 * Address of a customer-service entry: its path is base64url(iv, AES-GCM ciphertext, tag), then eight characters whose
 * SHA-256 is the key (Z-72). Null for one that is broken or leads anywhere but to http(s) or a page of this site; such
 * an entry is not shown.
 */
export async function openServicePath(path: string): Promise<string | null> {
  try {
    const key = await crypto.subtle.importKey('raw', await digest(path.slice(-SEED_LENGTH)), 'AES-GCM', false, [
      'decrypt',
    ]);
    const sealed = bytesOf(path.slice(0, -SEED_LENGTH));
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: sealed.subarray(0, IV_BYTES) },
      key,
      sealed.subarray(IV_BYTES),
    );
    const address = new TextDecoder().decode(plain);
    return isSafe(address) ? address : null;
  } catch {
    // A path that nobody could have sealed, or a browser without WebCrypto (plain http): as good as no entry.
    return null;
  }
}

function isSafe(address: string): boolean {
  return /^https?:\/\//.test(address) || /^\/(?![/\\])/.test(address);
}

function digest(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
