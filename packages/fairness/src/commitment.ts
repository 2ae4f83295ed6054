import { requireLength, toHex } from './bytes.ts';
import { sha256 } from './sha256.ts';

export const SEED_BYTES = 32;

/**
 * Lowercase hex SHA-256 of the 32-byte seed of an issue, published before sale opens. Rejects with RangeError when the
 * seed has another length.
 */
export async function commitment(seed: Uint8Array): Promise<string> {
  requireLength(seed, SEED_BYTES, 'seed');
  return toHex(sha256(seed));
}
