import { concat } from './bytes.ts';
import { hmacSha256 } from './hmac.ts';

const HASH = 32;
const MAX_BLOCKS = 255;

/** Input of HKDF-SHA256 (RFC 5869). An absent salt is empty. `length` is in bytes. */
export interface HkdfInput {
  ikm: Uint8Array;
  salt?: Uint8Array | undefined;
  info: Uint8Array;
  length: number;
}

/** HKDF-SHA256, extract and expand (RFC 5869). Throws RangeError for a length outside 1 to 8,160. */
export function hkdfSha256({ ikm, salt = new Uint8Array(0), info, length }: HkdfInput): Uint8Array {
  const blocks = Math.ceil(length / HASH);
  if (!Number.isInteger(length) || blocks < 1 || blocks > MAX_BLOCKS)
    throw new RangeError('length must be 1 to 8160 bytes');
  const key = hmacSha256(salt, ikm);
  let block: Uint8Array = new Uint8Array(0);
  let output: Uint8Array = new Uint8Array(0);
  for (let counter = 1; counter <= blocks; counter += 1) {
    block = hmacSha256(key, concat(block, info, Uint8Array.of(counter)));
    output = concat(output, block);
  }
  return output.slice(0, length);
}
