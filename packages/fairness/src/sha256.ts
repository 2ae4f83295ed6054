const BLOCK = 64;

/**
 * SHA-256 (FIPS 180-4) of a message, 32 bytes. Implemented here for two reasons. Browsers offer WebCrypto only on
 * https, while a proof must be checkable on a plain http page too. A tree of many thousand tickets must not await one
 * task per node.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Int32Array.from(INITIAL);
  const padded = pad(message);
  for (let offset = 0; offset < padded.byteLength; offset += BLOCK) compress(state, padded, offset);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setInt32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

/** Message, 0x80, zeros, length in bits as u64be; a multiple of 64 bytes. */
function pad(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const bytes = new Uint8Array(blocks * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, (message.length * 8) % 2 ** 32);
  return view;
}

// Indexes below are always inside their arrays; `at` asserts this for the type checker.
function compress(state: Int32Array, block: DataView, offset: number): void {
  const words = schedule(block, offset);
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let t = 0; t < BLOCK; t += 1) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + sum1 + choice + at(ROUND, t) + at(words, t)) | 0;
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + sum0 + majority) | 0;
  }
  // Int32Array wraps each sum to 32 bits
  state[0] = at(state, 0) + a;
  state[1] = at(state, 1) + b;
  state[2] = at(state, 2) + c;
  state[3] = at(state, 3) + d;
  state[4] = at(state, 4) + e;
  state[5] = at(state, 5) + f;
  state[6] = at(state, 6) + g;
  state[7] = at(state, 7) + h;
}

const WORDS = new Int32Array(BLOCK);

/** The 64 message words of one block. The array is reused: hashing never yields between blocks. */
function schedule(block: DataView, offset: number): Int32Array {
  for (let t = 0; t < 16; t += 1) WORDS[t] = block.getInt32(offset + t * 4);
  for (let t = 16; t < BLOCK; t += 1) {
    const early = at(WORDS, t - 15);
    const late = at(WORDS, t - 2);
    const sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    WORDS[t] = at(WORDS, t - 16) + sigma0 + at(WORDS, t - 7) + sigma1;
  }
  return WORDS;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function at(words: Int32Array, index: number): number {
  return words[index] as number;
}

const PRIMES = primes(64);

// First 32 bits of the fractional parts of the square roots of the first 8 primes.
const INITIAL = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

// First 32 bits of the fractional parts of the cube roots of the first 64 primes. A double holds 18 bits more, and no
// root lies closer than 2^-8 to the next value: an engine may even err in the last places of a root.
const ROUND = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}
