import { type ResolveReview } from './actions/resolve-review.ts';
import { type ReviewCase } from './reviews.ts';

/** Kinds of transfers that this room makes. */
export const TRANSFER_KINDS = ['deposit', 'withdraw', 'fee'] as const;

export type { PastPayments } from './actions/record-past.ts';

export interface Payments {
  /** Queries the providers about due orders; returns true when more are due. */
  checkOrders(): Promise<boolean>;
  /** Processes stored webhooks that still wait. */
  processWebhooks(): Promise<void>;
  /** Closes a case, crediting or not. @throws Refusal not.found, review.resolved, review.not.creditable */
  resolveReview: ResolveReview;
  /** Sends approved payouts and checks due ones; returns true when more are due. */
  sendPayouts(): Promise<boolean>;
  findReview(id: bigint): Promise<ReviewCase | undefined>;
}
