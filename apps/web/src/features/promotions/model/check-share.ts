import { fetchPacketProof } from '../api/promotions.ts';

/** Whether the share that the member opened leads to the root that the page showed before it was opened. */
export async function checkShare(offerId: string, root: string): Promise<boolean> {
  const [{ verifyShare }, { share, proof }] = await Promise.all([
    import('@fairlot/fairness'),
    fetchPacketProof({ params: { offerId } }),
  ]);
  return share.offerId === offerId && verifyShare(share, proof, root);
}
