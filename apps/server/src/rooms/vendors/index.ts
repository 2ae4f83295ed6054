import type { Reconciled } from './feeds/reconcile.ts';

/** Kinds of the transfers that the room makes. */
export const TRANSFER_KINDS = ['bet', 'win', 'refund', 'adjust', 'transfer'] as const;

export interface Vendors {
  /** Asks vendors about transfers whose end is not known; answers whether more may wait. */
  checkTransfers(): Promise<boolean>;
  /** Holds a vendor's report of the last day against ours. */
  reconcile(vendor: string): Promise<Reconciled>;
  /** Origins that pages of games have, for the policy of our pages; vendors may be added at any time. */
  frameOrigins(): readonly string[];
}
