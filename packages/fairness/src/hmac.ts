import { concat } from './bytes.ts';
import { sha256 } from './sha256.ts';

const BLOCK = 64;

/** HMAC-SHA256 (RFC 2104) of a message, 32 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(
    concat(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    concat(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}
