import type { BodyOf, ValueOf, walletDesk } from '@fairlot/contract';
import { send } from '../../shared/api.ts';

/** Calls about balances; types come from the contract. All throw ApiError. */
export const walletApi = {
  requestAdjustment: (body: BodyOf<typeof walletDesk.requestAdjustment>) =>
    send<ValueOf<typeof walletDesk.requestAdjustment>>('POST', '/adjustments', { body }),
};
