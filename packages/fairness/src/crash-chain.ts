import { requireLength, toHex } from './bytes.ts';
import { SEED_BYTES } from './commitment.ts';
import { hmacSha256 } from './hmac.ts';
import { sha256 } from './sha256.ts';

/**
 * Yields the links of a chain from last to first: each is the SHA-256 of the one yielded before it. The last one
 * yielded is the anchor, which is published before the first round. Rounds then use the links in reverse, so that each
 * link provably belongs to the anchor and reveals nothing about the next.
 * @param seed 32 bytes, secret
 * @throws RangeError on a seed of the wrong length
 */
export function* crashChain(seed: Uint8Array, length: number): Generator<Uint8Array> {
  requireLength(seed, SEED_BYTES, 'chain seed');
  let link = seed;
  for (let made = 0; made < length; made += 1) {
    yield link;
    link = sha256(link);
  }
}

/** Whether a link follows `former`, which was published before it. */
export function followsLink(link: Uint8Array, former: Uint8Array): boolean {
  return toHex(sha256(link)) === toHex(former);
}

/**
 * The word (0 to 2^32 - 1) of a crash round: first four bytes of HMAC-SHA256(link, salt). The salt is fixed in public
 * after the anchor is published, so the chain cannot be chosen by its results.
 */
export function crashWord(link: Uint8Array, salt: Uint8Array): number {
  return new DataView(hmacSha256(link, salt).buffer).getUint32(0);
}
