import type { Reconciled } from './feeds/reconcile.ts';

/** Kinds of transfers that this room makes. */
export const TRANSFER_KINDS = ['bet', 'win', 'refund', 'adjust', 'transfer'] as const;

export interface Vendors {
  /** Queries vendors about transfers with an unknown outcome; returns whether more may wait. */
  checkTransfers(): Promise<boolean>;
  /** Reconciles a vendor's report of the last day with our books. */
  reconcile(vendor: string): Promise<Reconciled>;
  /** Origins of game pages, for the content security policy of our pages; vendors may be added at any time. */
  frameOrigins(): readonly string[];
}
