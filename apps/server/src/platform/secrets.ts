import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 32 random bytes, base64url: a token or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 as hex: the stored form of a secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Random text from an alphabet. */
export function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
