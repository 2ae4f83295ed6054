import type { Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Protection } from '../../protection/index.ts';
import { clearingAccount, memberAccount, type Wallet } from '../../wallet/index.ts';
import type { PaymentReport } from '../adapters/adapter.ts';
import { depositCredited } from '../../../platform/events/index.ts';
import { isUuid } from '../is-uuid.ts';
import { isPaymentOfOther, lockOrder, openReview, type Order, setStatus } from '../repository.ts';
import { decide } from '../rules.ts';
import { demandWagering } from '../wagering/wagering.ts';

export type Outcome = 'none' | 'moved' | 'credited' | 'review' | 'unknown-order';

/** Applies what a provider said about a payment: a verified webhook or a status read, in the caller's transaction. */
export type ApplyReport = (tx: Tx, provider: string, report: PaymentReport) => Promise<Outcome>;

export function createApplyReport({ events }: Platform, wallet: Wallet, protection: Protection): ApplyReport {
  async function credit(tx: Tx, provider: string, order: Order, { paymentId }: PaymentReport): Promise<void> {
    await wallet.transfer(tx, {
      // The obligation is the provider's payment: however often it is reported, it is met once.
      key: `deposit:${provider}:${paymentId}`,
      debit: clearingAccount(provider, order.asset),
      credit: memberAccount(order.memberId, order.asset),
      asset: order.asset,
      amountMinor: order.amountMinor,
      kind: 'deposit',
      reference: order.id,
    });
    await setStatus(tx, order.id, 'succeeded', paymentId);
    await protection.countDeposit(tx, { ...order, orderId: order.id });
    await demandWagering(tx, order.memberId, order.asset, order.amountMinor);
    await events.outbox.add(tx, depositCredited, order.memberId, {
      orderId: order.id,
      amountMinor: String(order.amountMinor),
    });
  }

  return async (tx, provider, report) => {
    const review = (orderId: string | null, reason: string) =>
      openReview(tx, {
        provider,
        orderId,
        reason,
        paymentId: report.paymentId,
        detail: { ...report, amountMinor: report.amountMinor?.toString() ?? null },
      });
    const order = isUuid(report.merchantRef) ? await lockOrder(tx, report.merchantRef, provider) : undefined;
    if (order === undefined) {
      await review(null, 'unknown-order');
      return 'unknown-order';
    }
    // What a person credited stands for the amount, so that a repeated report is nothing new.
    const facts = { ...order, amountMinor: order.creditedMinor ?? order.amountMinor };
    const decision = decide(facts, {
      ...report,
      isOfOtherOrder: await isPaymentOfOther(tx, provider, report.paymentId, order.id),
    });
    switch (decision.kind) {
      case 'none':
        return 'none';
      case 'move':
        await setStatus(tx, order.id, decision.status, report.paymentId);
        if (decision.status === 'failed') await protection.releaseDeposit(tx, order.id);
        return 'moved';
      case 'credit':
        await credit(tx, provider, order, report);
        return 'credited';
      case 'review':
        await review(order.id, decision.reason);
        if (!decision.keepsStatus) await setStatus(tx, order.id, 'review', null);
        return 'review';
    }
  };
}
