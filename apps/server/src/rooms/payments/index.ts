import { type ResolveReview } from './actions/resolve-review.ts';
import { type ReviewCase } from './reviews.ts';

/** Kinds of the transfers that the room makes. */
export const TRANSFER_KINDS = ['deposit', 'withdraw', 'fee'] as const;

export { isCreditable } from './actions/resolve-review.ts';
export type { DepositSummary } from './present.ts';
export type { ReviewCase, ReviewDecision } from './reviews.ts';

export interface Payments {
  /** Asks the providers about the orders that are due; answers true when more are. */
  checkOrders(): Promise<boolean>;
  /** Works on stored webhooks that still wait. */
  processWebhooks(): Promise<void>;
  /** Closes a case, crediting or not. @throws Refusal not.found, review.resolved, review.not.creditable */
  resolveReview: ResolveReview;
  /** Sends what is approved and asks about payouts that are due; answers true when more are. */
  sendPayouts(): Promise<boolean>;
  findReview(id: bigint): Promise<ReviewCase | undefined>;
}
