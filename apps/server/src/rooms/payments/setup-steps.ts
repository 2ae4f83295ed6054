import type { SetupStep } from '../backoffice/ports.ts';
import { type PaymentAdapter, takesCurrency } from './adapters/adapter.ts';
import type { PayoutAdapter } from './adapters/payout-adapter.ts';
import { openMethods } from './methods.ts';
import type { PaymentsPlatform } from './ports.ts';
import { ALL_LEVELS } from './withdrawal-terms-of.ts';
import { findTerms } from './withdrawals/withdrawal-rows.ts';

/** The cashier is ready when a new member can deposit with one method and be paid out, in the merchant's currency. */
export function createSetupSteps(
  { site }: PaymentsPlatform,
  adapters: readonly PaymentAdapter[],
  payoutAdapters: readonly PayoutAdapter[],
  isByHand: () => boolean,
): { cashier: SetupStep } {
  return {
    cashier: async (executor) => {
      const asset = await site.currency(executor);
      const deposits = (await openMethods(executor, adapters, { asset, level: ALL_LEVELS })).length;
      const hasTerms = (await findTerms(executor, asset, ALL_LEVELS)) !== undefined;
      const usable = payoutAdapters.filter((adapter) => takesCurrency(adapter, asset)).length;
      const payouts = hasTerms ? usable + (isByHand() ? 1 : 0) : 0;
      return { isReady: deposits > 0 && payouts > 0, detail: { deposits, payouts } };
    },
  };
}
