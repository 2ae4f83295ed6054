import { fromHex, utf8 } from '../bytes.ts';
import { type InclusionProof, verifyInclusion } from '../merkle.ts';
import { sha256 } from '../sha256.ts';

/** A share of a red packet. The salt prevents readers of the root from guessing shares that are not opened yet. */
export interface PacketShare {
  offerId: string;
  /** Position in opening order, from 1. */
  place: number;
  /** Minor units. */
  amountMinor: string;
  salt: string;
}

/** Merkle leaf of a share: SHA-256 of its parts as text, separated by a bar. */
export function packetLeaf({ offerId, place, amountMinor, salt }: PacketShare): Uint8Array {
  return sha256(utf8(['fairlot-packet-1', offerId, place, amountMinor, salt].join('|')));
}

/** Whether a share was at its place in the list whose root was published. @param root hex */
export function verifyShare(share: PacketShare, proof: InclusionProof, root: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(root) || proof.index !== share.place - 1) return false;
  return verifyInclusion(packetLeaf(share), proof, fromHex(root));
}
