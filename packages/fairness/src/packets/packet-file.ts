import { asNumber, asObject, asText, parse, readInclusion } from '../file-fields.ts';
import type { InclusionProof } from '../merkle.ts';
import { type PacketShare, verifyShare } from './packet-share.ts';

/** Identifies the layout of packet.json; another layout gets another name. */
const PACKET_FILE_FORMAT = 'fairlot-packet/1';

/** A share of a red packet with its path to the root that was published before the first share was opened. */
export interface PacketEvidence {
  root: string;
  share: PacketShare;
  proof: InclusionProof;
}

/** Content of packet.json, which `fairlot-verify` reads. */
export function packetFileOf({ root, share, proof }: PacketEvidence): PacketEvidence & { format: string } {
  return { format: PACKET_FILE_FORMAT, root, share, proof };
}

/** Whether a text is a packet file, valid or not. */
export function isPacketFile(text: string): boolean {
  try {
    return asObject(parse(text), 'file')['format'] === PACKET_FILE_FORMAT;
  } catch {
    return false;
  }
}

/**
 * Reads packet.json and checks only its shape.
 * @throws RangeError that names the first field of the wrong shape
 */
export function readPacketFile(text: string): PacketEvidence {
  const file = asObject(parse(text), 'file');
  if (file['format'] !== PACKET_FILE_FORMAT) throw new RangeError(`format is not ${PACKET_FILE_FORMAT}`);
  const share = asObject(file['share'], 'share');
  return {
    root: asText(file, 'root'),
    share: {
      offerId: asText(share, 'offerId'),
      place: asNumber(share, 'place'),
      amountMinor: asText(share, 'amountMinor'),
      salt: asText(share, 'salt'),
    },
    proof: readInclusion(file, 'proof'),
  };
}

/** Whether the share was at its place in the list that the root commits to. */
export function checkPacket({ share, proof, root }: PacketEvidence): boolean {
  try {
    return verifyShare(share, proof, root);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
