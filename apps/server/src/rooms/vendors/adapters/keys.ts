import { createPrivateKey, createPublicKey, type KeyObject, timingSafeEqual } from 'node:crypto';

const keys = new Map<string, KeyObject>();

/** Cached: a key is parsed from its text once; there are as many as configured vendors. */
function keyOf(pem: string, read: (pem: string) => KeyObject): KeyObject {
  const known = keys.get(pem);
  if (known !== undefined) return known;
  const key = read(pem);
  keys.set(pem, key);
  return key;
}

export const publicKeyOf = (pem: string): KeyObject => keyOf(pem, createPublicKey);
export const privateKeyOf = (pem: string): KeyObject => keyOf(pem, createPrivateKey);

/** Compares signatures in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
