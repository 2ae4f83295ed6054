import type { Tx } from '../../../platform/db/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import type { Protection } from '../../protection/index.ts';
import { lockOrder } from '../repository.ts';
import {
  closeReview,
  creditedLately,
  failAfterReview,
  insertExtraOrder,
  lockReview,
  type ReviewCase,
  type ReviewDecision,
  succeedByReview,
} from '../reviews.ts';
import { bookDeposit } from './book-deposit.ts';

export type ResolveReview = (
  tx: Tx,
  id: bigint,
  decision: ReviewDecision,
  ceilingMinor?: bigint,
) => Promise<{ before: ReviewCase; after: ReviewCase }>;

/**
 * Closes a case. `credit` books the amount that the provider reported for the order, once per payment of the provider;
 * `reject` books nothing. Above `ceilingMinor`, counted over all cases of the member within a day, one operator may not
 * credit without a second one.
 * @throws Refusal not.found, review.resolved, review.not.creditable, review.second.person
 */
export function createResolveReview(protection: Protection): ResolveReview {
  /** Money for an order that was paid already gets an additional order. */
  async function credit(tx: Tx, { paymentId, orderId, orderStatus, reportedMinor }: Creditable): Promise<void> {
    const isExtra = orderStatus === 'succeeded';
    const paidId = isExtra ? await insertExtraOrder(tx, orderId, reportedMinor) : orderId;
    const order = await lockOrder(tx, paidId);
    if (order === undefined) throw new Error('the order does not exist');
    await succeedByReview(tx, paidId, paymentId, reportedMinor);
    await bookDeposit(tx, order, paymentId, reportedMinor);
  }

  return async (tx, id, decision, ceilingMinor) => {
    const before = requireFound(await lockReview(tx, id));
    if (before.resolvedAt !== null) throw new Refusal('review.resolved');
    if (decision === 'credit') {
      if (!isCreditable(before)) throw new Refusal('review.not.creditable');
      if (
        ceilingMinor !== undefined &&
        (await creditedLately(tx, before.memberId)) + before.reportedMinor > ceilingMinor
      )
        throw new Refusal('review.second.person');
      await credit(tx, before);
    }
    await closeReview(tx, id, decision);
    if (decision === 'reject' && before.orderId !== null) {
      await failAfterReview(tx, before.orderId);
      await protection.releaseDeposit(tx, before.orderId);
    }
    const after = await lockReview(tx, id);
    if (after === undefined) throw new Error('the case does not exist');
    return { before, after };
  };
}

type Creditable = ReviewCase & { orderId: string; memberId: bigint; asset: string; reportedMinor: bigint };

/**
 * Whether a case can be credited: only money that the provider reports as received, in the order's currency, for an
 * order that is unpaid or was paid once more. Other cases are closed, and an adjustment settles what is owed. Money for
 * a closed account is returned at the provider.
 */
export function isCreditable(review: ReviewCase): review is Creditable {
  const { asset, orderStatus, reportedMinor } = review;
  const isOpen =
    review.resolvedAt === null &&
    review.orderId !== null &&
    review.memberId !== null &&
    review.reason !== 'account-closed' &&
    (orderStatus === 'review' || orderStatus === 'failed' || (orderStatus === 'succeeded' && !review.isOfOrder));
  const isPaid = review.reportedState === 'succeeded' && reportedMinor !== null && reportedMinor > 0n;
  return isOpen && isPaid && asset !== null && review.currency === asset && !review.isOfOtherOrder;
}
