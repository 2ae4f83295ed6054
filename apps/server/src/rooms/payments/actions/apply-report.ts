import type { Tx } from '../../../platform/db/index.ts';
import type { PaymentsPlatform } from '../ports.ts';
import type { Protection } from '../../protection/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { isSameName } from '../accounts/name-match.ts';
import type { PaymentReport } from '../adapters/adapter.ts';
import { isPaymentOfOther, lockPaidOrder, type Order, setConfirmations, setStatus } from '../repository.ts';
import { followReport, hasSettledPart, openReview } from '../reviews.ts';
import { decide } from '../rules.ts';
import { bookDeposit, reverseDeposit } from './book-deposit.ts';

export type Outcome = 'none' | 'moved' | 'credited' | 'reversed' | 'review' | 'unknown-order';

/**
 * Applies a provider's report about a payment, from a verified webhook or a status read, in the caller's transaction.
 */
export type ApplyReport = (tx: Tx, provider: string, report: PaymentReport) => Promise<Outcome>;

export function createApplyReport(platform: PaymentsPlatform, wallet: Wallet, protection: Protection): ApplyReport {
  const doors = { events: platform.events, wallet };

  async function move(tx: Tx, order: Order, status: Order['status'], paymentId: string | null): Promise<void> {
    await setStatus(tx, order.id, status, paymentId);
    if (status === 'failed' || status === 'cancelled' || status === 'reversed')
      await protection.releaseDeposit(tx, order.id);
  }

  /**
   * Money from another person's account needs a manual review. Without a verified document this cannot be determined.
   */
  async function isOfOtherPerson(tx: Tx, { memberId }: Order, { payerName }: PaymentReport): Promise<boolean> {
    if (payerName === undefined) return false;
    const name = await platform.verifiedNames.of(tx, memberId);
    return name !== null && !isSameName(name, payerName);
  }

  return async (tx, provider, report) => {
    const reported = {
      provider,
      paymentId: report.paymentId ?? report.merchantRef,
      detail: { ...report, amountMinor: report.amountMinor?.toString() ?? null },
    };
    const review = (orderId: string | null, reason: string) => openReview(tx, { ...reported, orderId, reason });
    const order = await lockPaidOrder(tx, provider, report.merchantRef, report.paymentId);
    if (order === undefined) {
      await review(null, 'unknown-order');
      return 'unknown-order';
    }
    // The amount credited by an operator replaces the order's, so that a repeated report is not new.
    const facts = { ...order, amountMinor: order.creditedMinor ?? order.amountMinor };
    const decision = decide(facts, {
      ...report,
      isOfOtherOrder: await isPaymentOfOther(tx, provider, report.paymentId, order.id),
      isOfOtherPerson: await isOfOtherPerson(tx, order, report),
      // Its member cannot use the money any more: an operator returns it at the provider.
      isClosed: (await platform.people.closedAt([order.memberId], tx)).has(order.memberId),
      hasSettledPart: await hasSettledPart(tx, order.id),
    });
    if (report.confirmations !== undefined) await setConfirmations(tx, order.id, report.confirmations);
    switch (decision.kind) {
      case 'none':
        return 'none';
      case 'move':
        await move(tx, order, decision.status, report.paymentId);
        return 'moved';
      case 'credit':
        await setStatus(tx, order.id, 'succeeded', report.paymentId);
        await bookDeposit(tx, order, report.paymentId, order.amountMinor);
        return 'credited';
      case 'reverse':
        await setStatus(tx, order.id, 'reversed', null);
        await reverseDeposit(tx, doors, order, report.paymentId);
        return 'reversed';
      case 'received':
        if (!(await followReport(tx, { ...reported, orderId: order.id }))) await review(order.id, 'other-payment');
        return 'review';
      case 'review':
        // Otherwise an older case of this payment would still credit it. It keeps its amount: this one may be a part.
        if (decision.reason === 'reversed-in-review')
          await followReport(tx, { ...reported, orderId: order.id, detail: { state: report.state } });
        await review(order.id, decision.reason);
        if (!decision.keepsStatus) await setStatus(tx, order.id, 'review', null);
        return 'review';
    }
  };
}
