import { requireLength } from './bytes.ts';
import { KEY_BYTES } from './draw-key.ts';
import { hmacSha256 } from './hmac.ts';

/** Endless bytes of a draw, consumed in order and never put back. */
export type DrawStream = Iterator<number, never, undefined>;

const WORD_RANGE = 2 ** 32;

/**
 * Byte stream of a draw: HMAC-SHA256(key, counter as u64be) for counter 0, 1, 2 ..., joined.
 * @throws RangeError immediately when the key is not 32 bytes
 */
export function drawStream(key: Uint8Array): DrawStream {
  requireLength(key, KEY_BYTES, 'draw key');
  return blocksOf(key);
}

/**
 * Uniform whole number from 0 to n - 1. Reads 4 bytes as u32be. A value at or above the largest multiple of n up to
 * 2^32 is discarded and the next 4 bytes are read, so that no remainder is favoured. Otherwise the result is value mod
 * n.
 * @throws RangeError unless n is a whole number from 1 to 2^32
 */
export function uniformInt(stream: DrawStream, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > WORD_RANGE) throw new RangeError('n must be a whole number from 1 to 2^32');
  let value = mapWord(nextWord(stream), n);
  while (value === undefined) value = mapWord(nextWord(stream), n);
  return value;
}

/**
 * Maps a word from 0 to `range` - 1 to 0 to n - 1. Returns undefined when the word is to be discarded, so that every
 * number has exactly floor(range / n) words. `range` differs from 2^32 only in tests that try all words.
 */
export function mapWord(word: number, n: number, range = WORD_RANGE): number | undefined {
  return word < range - (range % n) ? word % n : undefined;
}

function nextWord(stream: DrawStream): number {
  let value = 0;
  // Multiplies instead of shifting: a shift would yield a signed 32-bit number
  for (let i = 0; i < 4; i += 1) value = value * 256 + stream.next().value;
  return value;
}

function* blocksOf(key: Uint8Array): Generator<number, never, undefined> {
  for (let counter = 0n; ; counter += 1n) {
    const message = new DataView(new ArrayBuffer(8));
    message.setBigUint64(0, counter);
    yield* hmacSha256(key, new Uint8Array(message.buffer));
  }
}
