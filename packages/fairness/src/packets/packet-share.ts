import { fromHex, utf8 } from '../bytes.ts';
import { type InclusionProof, verifyInclusion } from '../merkle.ts';
import { sha256 } from '../sha256.ts';

/** A share of a red packet. The salt keeps whoever knows the root from guessing shares that are not opened yet. */
export interface PacketShare {
  offerId: string;
  /** In the order in which packets are opened, from 1. */
  place: number;
  /** Minor units. */
  amountMinor: string;
  salt: string;
}

/** The leaf that stands for a share: SHA-256 of its parts as text, with a bar between them. */
export function packetLeaf({ offerId, place, amountMinor, salt }: PacketShare): Uint8Array {
  return sha256(utf8(['fairlot-packet-1', offerId, place, amountMinor, salt].join('|')));
}

/** Whether a share stood at its place in the list whose root was published. @param root hex */
export function verifyShare(share: PacketShare, proof: InclusionProof, root: string): boolean {
  if (!/^[0-9a-f]{64}$/.test(root) || proof.index !== share.place - 1) return false;
  return verifyInclusion(packetLeaf(share), proof, fromHex(root));
}
