import { fetchPacketProof } from '../api/promotions.ts';

/**
 * Verifies that the opened share leads to the Merkle root that the page showed before.
 * @returns input for `fairlot-verify`; null when the verification fails
 */
export async function checkShare(offerId: string, root: string): Promise<object | null> {
  const [{ packetFileOf, verifyShare }, { share, proof }] = await Promise.all([
    import('@fairlot/fairness'),
    fetchPacketProof({ params: { offerId } }),
  ]);
  const isRight = share.offerId === offerId && verifyShare(share, proof, root);
  return isRight ? packetFileOf({ root, share, proof }) : null;
}
