import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Outcome } from '../actions/apply-report.ts';
import { isUuid } from '../../../platform/rows/is-uuid.ts';
import { openReview } from '../reviews.ts';
import { decidePayout, type PayoutDecision, type PayoutReport } from './rules.ts';
import {
  isPaymentOfOtherWithdrawal,
  lockWithdrawal,
  moveWithdrawal,
  nameProviderPayment,
  stopQueries,
} from './withdrawal-rows.ts';

/**
 * Applies a provider's report about a payout, from a verified webhook or a status read, in the caller's transaction.
 */
export type ApplyPayout = (tx: Tx, provider: string, report: PayoutReport) => Promise<Outcome>;

const OF_OTHER: PayoutDecision = { kind: 'review', reason: 'payout-other-payment' };

export const applyPayout: ApplyPayout = async (tx, provider, report) => {
  const order = isUuid(report.orderId) ? await lockWithdrawal(tx, report.orderId) : undefined;
  const review = (reason: string) =>
    openReview(tx, {
      provider,
      orderId: null,
      reason,
      paymentId: report.paymentId,
      detail: {
        ...report,
        amountMinor: report.amountMinor?.toString() ?? null,
        ...(order && { memberId: String(order.memberId) }),
      },
    });
  if (order === undefined || order.provider !== provider) {
    await review('payout-unknown-order');
    return 'unknown-order';
  }
  const isOfOther = await isPaymentOfOtherWithdrawal(tx, provider, report.paymentId, order.id);
  const decision = isOfOther ? OF_OTHER : decidePayout(order, report);
  if (decision.kind === 'review') {
    await review(decision.reason);
    // The payment is not the one that was ordered, so that only operators can end it.
    await moveWithdrawal(tx, order.id, 'unknown');
    // An operator settles it: a later query would open the case again.
    if (decision.reason === 'payout-failed-after-paid') await stopQueries(tx, order.id);
    return 'review';
  }
  await nameProviderPayment(tx, order.id, report.paymentId);
  if (decision.kind === 'none') return 'none';
  if (!(await moveWithdrawal(tx, order.id, decision.status))) return 'none';
  // Its member can neither see nor withdraw the money again, so an operator has to.
  if (decision.status === 'reversed' && (await isClosed(tx, order.memberId))) await review('payout-account-closed');
  return 'moved';
};

function isClosed(tx: Tx, memberId: bigint): Promise<boolean> {
  return tx.value(sql<boolean>`select people_is_closed(${memberId}::bigint)`);
}
