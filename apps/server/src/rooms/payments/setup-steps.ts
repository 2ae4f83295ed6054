import type { SetupStep } from '../backoffice/ports.ts';
import { type PaymentAdapter, takesCurrency } from './adapters/adapter.ts';
import type { PayoutAdapter } from './adapters/payout-adapter.ts';
import { openMethods } from './methods.ts';
import type { PaymentsPlatform } from './ports.ts';
import { ALL_LEVELS } from './withdrawal-terms-of.ts';
import { findTerms } from './withdrawals/withdrawal-rows.ts';

/** Provider of the sandbox's payouts. */
const SANDBOX_PAYOUTS = 'sandbox-payout';

/**
 * The cashier is ready when a new member can deposit with one method and be paid out, in the merchant's currency. The
 * sandbox counts where it runs, which is never in production; `sandboxOnly` is 1 while only it moves the money of one
 * direction.
 */
export function createSetupSteps(
  { site }: PaymentsPlatform,
  adapters: readonly PaymentAdapter[],
  payoutAdapters: readonly PayoutAdapter[],
  isByHand: () => boolean,
): { cashier: SetupStep } {
  return {
    cashier: async (executor) => {
      const asset = await site.currency(executor);
      const deposits = await openMethods(executor, adapters, { asset, level: ALL_LEVELS });
      const hasTerms = (await findTerms(executor, asset, ALL_LEVELS)) !== undefined;
      const byHand = isByHand() ? 1 : 0;
      const usable = payoutAdapters.filter((adapter) => takesCurrency(adapter, asset));
      const payouts = hasTerms ? usable.length + byHand : 0;
      const isReal = {
        deposits: deposits.some(({ adapter }) => adapter.isOutside),
        payouts: byHand > 0 || usable.some(({ provider }) => provider !== SANDBOX_PAYOUTS),
      };
      const isReady = deposits.length > 0 && payouts > 0;
      const sandboxOnly = isReady && !(isReal.deposits && isReal.payouts) ? 1 : 0;
      return { isReady, detail: { deposits: deposits.length, payouts, sandboxOnly } };
    },
  };
}
