const SEED_LENGTH = 8;
const IV_BYTES = 12;

/**
 * Address of a customer-service entry. Its path is base64url(iv, AES-GCM ciphertext, tag), followed by eight characters
 * whose SHA-256 is the key (Z-72). Null when it is broken or the target is neither http(s) nor a page of this site; the
 * entry is then hidden.
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
    // An invalid path, or a browser without WebCrypto (plain http): the entry is treated as missing.
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
