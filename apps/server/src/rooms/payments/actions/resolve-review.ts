import type { Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Protection } from '../../protection/index.ts';
import { clearingAccount, memberAccount, type Wallet } from '../../wallet/index.ts';
import { depositCredited } from '../../../platform/events/index.ts';
import {
  closeReview,
  creditedLately,
  failAfterReview,
  lockReview,
  type ReviewCase,
  type ReviewDecision,
  succeedByReview,
} from '../reviews.ts';
import { demandWagering } from '../wagering/wagering.ts';

export type ResolveReview = (
  tx: Tx,
  id: bigint,
  decision: ReviewDecision,
  ceilingMinor?: bigint,
) => Promise<{ before: ReviewCase; after: ReviewCase }>;

/**
 * Closes a case. `credit` books what the provider reported for the order, once per payment of the provider; `reject`
 * books nothing. Above `ceilingMinor`, counted over all cases of the member within a day, one person does not credit
 * alone.
 * @throws Refusal not.found, review.resolved, review.not.creditable, review.second.person
 */
export function createResolveReview({ events }: Platform, wallet: Wallet, protection: Protection): ResolveReview {
  async function credit(
    tx: Tx,
    { provider, paymentId, orderId, memberId, asset, reportedMinor }: Creditable,
  ): Promise<void> {
    await wallet.transfer(tx, {
      key: `deposit:${provider}:${paymentId}`,
      debit: clearingAccount(provider, asset),
      credit: memberAccount(memberId, asset),
      asset,
      amountMinor: reportedMinor,
      kind: 'deposit',
      reference: orderId,
    });
    await succeedByReview(tx, orderId, paymentId, reportedMinor);
    await protection.countDeposit(tx, { memberId, asset, orderId, amountMinor: reportedMinor });
    await demandWagering(tx, memberId, asset, reportedMinor);
    await events.outbox.add(tx, depositCredited, memberId, { orderId, amountMinor: String(reportedMinor) });
  }

  return async (tx, id, decision, ceilingMinor) => {
    const before = await lockReview(tx, id);
    if (before === undefined) throw new Refusal('not.found');
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
    if (after === undefined) throw new Error('A case is never removed');
    return { before, after };
  };
}

type Creditable = ReviewCase & { orderId: string; memberId: bigint; asset: string; reportedMinor: bigint };

/**
 * Only money that the provider says it has, in the order's currency, for an order that has not been met. The rest is
 * closed, and an adjustment makes good what is owed.
 */
export function isCreditable(review: ReviewCase): review is Creditable {
  const { resolvedAt, orderId, memberId, asset, orderStatus, reportedState, reportedMinor, currency, isOfOtherOrder } =
    review;
  const isOpen =
    resolvedAt === null &&
    orderId !== null &&
    memberId !== null &&
    (orderStatus === 'review' || orderStatus === 'failed');
  const isPaid = reportedState === 'succeeded' && reportedMinor !== null && reportedMinor > 0n;
  return isOpen && isPaid && asset !== null && currency === asset && !isOfOtherOrder;
}
