import { createCipheriv, createHash } from 'node:crypto';

const SEED_LENGTH = 8;
const IV_BYTES = 12;

/**
 * Obfuscates the address of a customer-service link (Z-72): base64url(iv, AES-GCM ciphertext, tag), then eight
 * characters whose SHA-256 is the key. This only stops simple scrapers and is not secret. The same address always gives
 * the same path, so that answers stay identical byte by byte.
 */
export function sealServicePath(url: string): string {
  const seed = digest(`seed:${url}`).toString('base64url').slice(0, SEED_LENGTH);
  const iv = digest(`iv:${url}`).subarray(0, IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', digest(seed), iv);
  const sealed = Buffer.concat([iv, cipher.update(url, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return sealed.toString('base64url') + seed;
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
