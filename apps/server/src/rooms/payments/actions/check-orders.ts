import type { Platform } from '../../../platform/index.ts';
import { type PaymentAdapter, ProviderUnavailable } from '../adapters/adapter.ts';
import { claimDueOrders, type DueOrder, expireOrders, reviewLongUnknown } from '../repository.ts';
import type { ApplyReport } from './apply-report.ts';

const BATCH = 10;

/**
 * Asks the providers about orders that are due, for webhooks that never came. Each order is claimed by moving its
 * next check, so any number of processes may run this.
 * @returns true when more orders are due
 */
export function createCheckOrders(
  { db, log }: Platform,
  adapters: readonly PaymentAdapter[],
  applyReport: ApplyReport,
): () => Promise<boolean> {
  async function check(
    adapter: PaymentAdapter,
    { id: orderId, merchantRef, providerPaymentId }: DueOrder,
  ): Promise<void> {
    try {
      for (const report of await adapter.getReports(merchantRef, providerPaymentId))
        await db.transaction((tx) => applyReport(tx, adapter.provider, report));
    } catch (error) {
      // The order stays as it is; it is due again later.
      if (error instanceof ProviderUnavailable) log.debug({ err: error, orderId }, 'a payment provider did not answer');
      else log.error({ err: error, orderId }, 'a status read could not be applied');
    }
  }
  return async () => {
    await expireOrders(db);
    await reviewLongUnknown(db);
    let hasMore = false;
    for (const adapter of adapters) {
      const due = await claimDueOrders(db, adapter.provider, BATCH);
      await Promise.all(due.map((order) => check(adapter, order)));
      hasMore ||= due.length === BATCH;
    }
    return hasMore;
  };
}
