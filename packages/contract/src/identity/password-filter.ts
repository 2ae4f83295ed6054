/**
 * A list of passwords as a Bloom filter: it answers "perhaps listed" or "certainly not listed", in two bytes per
 * password instead of ten. Free of dependencies, because browsers read it with the same code that the server uses to
 * write it.
 */
export interface PasswordFilter {
  bits: Uint8Array;
  /** Number of bits that each password sets. */
  hashes: number;
}

/** Minimum score of a new password, on a scale of 0 to 4 (ADR 52). */
export const LEAST_PASSWORD_SCORE = { member: 2, operator: 3 } as const;

/** 12 bits and 8 hashes per password: about one in 320 unlisted passwords is reported as listed. */
const BITS_EACH = 12;
const HASHES = 8;
const BITS_OF_BYTE = 8;

/** Normalises a password for the comparison with the list: composed, in lower case. */
export function foldPassword(password: string): string {
  return password.normalize('NFC').toLowerCase();
}

/** @param passwords folded with `foldPassword` */
export function createPasswordFilter(passwords: readonly string[]): PasswordFilter {
  const bits = new Uint8Array(Math.max(1, Math.ceil((passwords.length * BITS_EACH) / BITS_OF_BYTE)));
  for (const password of passwords) {
    for (const position of positionsOf(password, bits.length * BITS_OF_BYTE, HASHES)) setBit(bits, position);
  }
  return { bits, hashes: HASHES };
}

/** Whether the password may be on the list; false is certain. */
export function mayBeListed({ bits, hashes }: PasswordFilter, password: string): boolean {
  const size = bits.length * BITS_OF_BYTE;
  return positionsOf(foldPassword(password), size, hashes).every(
    (position) => ((bits[Math.floor(position / BITS_OF_BYTE)] ?? 0) & (1 << (position % BITS_OF_BYTE))) !== 0,
  );
}

function setBit(bits: Uint8Array, position: number): void {
  const index = Math.floor(position / BITS_OF_BYTE);
  bits[index] = (bits[index] ?? 0) | (1 << (position % BITS_OF_BYTE));
}

/** Derives any number of positions from two hashes (Kirsch and Mitzenmacher). */
function positionsOf(text: string, size: number, count: number): number[] {
  const [first, second] = [fnv1a(text, 0x811c9dc5), fnv1a(text, 0x01000193) | 1];
  return Array.from({ length: count }, (_none, turn) => ((first + Math.imul(turn, second)) >>> 0) % size);
}

/** FNV-1a, 32 bits, over UTF-16 code units, with a final mix. */
function fnv1a(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
