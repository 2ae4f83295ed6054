import { bls12_381 } from '@noble/curves/bls12-381.js';
import { fromHex } from './bytes.ts';
import { sha256 } from './sha256.ts';

export interface SignedRound {
  /** Compressed point of G2, 96 bytes in hex. */
  publicKey: string;
  round: number;
  /** Compressed point of G1, 48 bytes in hex. */
  signature: string;
}

export type VerifyBeacon = (signed: SignedRound) => boolean;

/**
 * Whether a round of a drand beacon is signed by its key. Scheme `bls-unchained-g1-rfc9380` (drand's quicknet):
 * BLS12-381 with signatures on G1, message SHA-256(round as u64be), hashed to the curve as RFC 9380 defines. A
 * malformed key or signature returns false. A round has exactly one valid signature, so the signer cannot choose
 * between several.
 */
export const verifyBeacon: VerifyBeacon = ({ publicKey, round, signature }) => {
  if (!KEY.test(publicKey) || !SIGNATURE.test(signature) || !Number.isSafeInteger(round) || round < 1) return false;
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(round));
  const scheme = bls12_381.shortSignatures;
  try {
    return scheme.verify(
      fromHex(signature),
      scheme.hash(sha256(new Uint8Array(message.buffer)), DOMAIN),
      fromHex(publicKey),
    );
  } catch {
    return false; // not a point of the curve or of its prime-order subgroup
  }
};

const KEY = /^[0-9a-f]{192}$/;
const SIGNATURE = /^[0-9a-f]{96}$/;
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
