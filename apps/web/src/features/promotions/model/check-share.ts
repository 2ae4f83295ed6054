import { fetchPacketProof } from '../api/promotions.ts';

/**
 * Checks that the share that the member opened leads to the root that the page showed before it was opened.
 * @returns what `fairlot-verify` reads; null when it does not
 */
export async function checkShare(offerId: string, root: string): Promise<object | null> {
  const [{ packetFileOf, verifyShare }, { share, proof }] = await Promise.all([
    import('@fairlot/fairness'),
    fetchPacketProof({ params: { offerId } }),
  ]);
  const isRight = share.offerId === offerId && verifyShare(share, proof, root);
  return isRight ? packetFileOf({ root, share, proof }) : null;
}
