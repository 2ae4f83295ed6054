import type { Database } from '../../../platform/db/index.ts';
import type { PaymentsPlatform } from '../ports.ts';
import { type PaymentAdapter, ProviderUnavailable } from '../adapters/adapter.ts';
import { askOnceMore, claimDueOrders, type DueOrder, expireOrders, reviewLongUnknown } from '../repository.ts';
import type { ApplyReport } from './apply-report.ts';

const BATCH = 10;

/**
 * Queries one provider about its due orders, in case webhooks never arrived. Each order is claimed by moving its next
 * check, so any number of processes may run this. Each provider has its own loop, so that a slow one does not delay the
 * others.
 * @returns true when more orders are due
 */
export function createCheckOrders(
  { db, log }: PaymentsPlatform,
  adapter: PaymentAdapter,
  applyReport: ApplyReport,
): () => Promise<boolean> {
  async function check({ id: orderId, merchantRef, providerPaymentId }: DueOrder): Promise<void> {
    try {
      for (const report of await adapter.getReports(merchantRef, providerPaymentId))
        await db.transaction((tx) => applyReport(tx, adapter.provider, report));
    } catch (error) {
      // The order stays unchanged; it is due again later.
      if (error instanceof ProviderUnavailable) {
        log.debug({ err: error, orderId }, 'a payment provider did not answer');
        await askOnceMore(db, orderId);
      } else log.error({ err: error, orderId }, 'a status read could not be applied');
    }
  }
  return async () => {
    // Orders of a provider that is off stay due: what was paid meanwhile is found once it is on again.
    if (adapter.methods.length === 0) return false;
    const due = await claimDueOrders(db, adapter.provider, BATCH);
    await Promise.all(due.map(check));
    return due.length === BATCH;
  };
}

/** Expires orders whose time is over, and opens a review for those that stayed unknown for long. */
export async function endOldOrders(db: Database): Promise<void> {
  await expireOrders(db);
  await reviewLongUnknown(db);
}
