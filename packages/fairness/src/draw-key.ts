import { concat, requireLength, utf8 } from './bytes.ts';
import { SEED_BYTES } from './commitment.ts';
import { hkdfSha256 } from './hkdf.ts';
import { HASH_BYTES } from './merkle.ts';

export interface DrawKeyInput {
  /** 32 bytes, secret until the draw. */
  seed: Uint8Array;
  /** 32 bytes; zeros for a draw without tickets. */
  merkleRoot: Uint8Array;
  /** Randomness of a public beacon, where the game uses one. */
  beacon?: Uint8Array | undefined;
  gameCode: string;
  numero: string;
  rulesVersion: number;
}

/**
 * Key of a draw, 32 bytes: HKDF-SHA256(ikm = seed ‖ Merkle root ‖ beacon or nothing, empty salt, info = UTF-8 of
 * `fairlot/1|gameCode|numero|rulesVersion`). Seed and root have fixed lengths and the info parts cannot contain '|', so
 * different inputs never produce the same bytes.
 * @throws RangeError on a seed or root of the wrong length, an empty beacon, or an info part with a character that is
 * not allowed
 */
export function drawKey(input: DrawKeyInput): Uint8Array {
  const { seed, merkleRoot, beacon, gameCode, numero: drawNumber, rulesVersion } = input;
  requireLength(seed, SEED_BYTES, 'seed');
  requireLength(merkleRoot, HASH_BYTES, 'Merkle root');
  if (beacon?.length === 0) throw new RangeError('a beacon is absent or has bytes');
  if (!/^[A-Za-z0-9_-]+$/.test(gameCode)) throw new RangeError('game code is letters, digits, _ and -');
  if (!/^[0-9]+$/.test(drawNumber)) throw new RangeError('numero is digits');
  if (!Number.isSafeInteger(rulesVersion) || rulesVersion < 1)
    throw new RangeError('rules version is a whole number from 1');
  const ikm = concat(seed, merkleRoot, beacon ?? new Uint8Array(0));
  const info = utf8(`fairlot/1|${gameCode}|${drawNumber}|${rulesVersion}`);
  return hkdfSha256({ ikm, info, length: KEY_BYTES });
}

export const KEY_BYTES = 32;
