import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

/** The six digits of RFC 6238 (SHA-1, 30 s), `offset` periods from now, computed from the displayed secret. */
export function totpOf(secret: string, offset = 0): string {
  const bits = Array.from(secret.replaceAll(' ', ''), (letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + offset));
  const digest = createHmac('sha1', key).update(counter).digest();
  const position = digest.readUInt8(digest.length - 1) & 15;
  return String((digest.readUInt32BE(position) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}
