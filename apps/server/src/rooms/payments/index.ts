import type { Executor } from '../../platform/db/index.ts';
import type { Platform, RoomParts } from '../../platform/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { createApplyReport } from './actions/apply-report.ts';
import { createCheckOrders } from './actions/check-orders.ts';
import { createCreateDeposit } from './actions/create-deposit.ts';
import { createWebhooks } from './actions/receive-webhook.ts';
import { createResolveReview, type ResolveReview } from './actions/resolve-review.ts';
import { createSandboxAdapter } from './adapters/sandbox/index.ts';
import { auditDeposits } from './audit.ts';
import { createCallbackPlugin } from './callback.ts';
import { type DepositSummary, summariseOrder } from './present.ts';
import { awaitsDeposit, ordersOf } from './repository.ts';
import { listReviews, type ReviewCase } from './reviews.ts';
import { createRoutes } from './routes.ts';

export { isCreditable } from './actions/resolve-review.ts';
export type { DepositSummary } from './present.ts';
export type { ReviewCase, ReviewDecision } from './reviews.ts';

export interface Payments {
  parts: RoomParts;
  /** Asks the providers about the orders that are due; answers true when more are. */
  checkOrders(): Promise<boolean>;
  /** Works on stored webhooks that still wait. */
  processWebhooks(): Promise<void>;
  /** Whether money may still come for the member: an order that waits, or one that expired less than a day ago. */
  awaitsDeposit(memberId: bigint, executor: Executor): Promise<boolean>;
  /** All deposits of a member, oldest first. */
  depositsOf(memberId: bigint): Promise<DepositSummary[]>;
  /** Cases for a person, in the order in which they came. */
  listReviews(openOnly: boolean, offset: number, limit: number): Promise<{ list: ReviewCase[]; total: number }>;
  /** Closes a case, crediting or not. Poke the outbox after the commit. @throws Refusal not.found, review.resolved, review.not.creditable */
  resolveReview: ResolveReview;
}

const CHECK_EVERY_MS = 1000;

export function createPayments(
  platform: Platform,
  { wallet, protection }: { wallet: Wallet; protection: Protection },
): Payments {
  const { config, db } = platform;
  const adapters = config.sandbox ? [createSandboxAdapter(config.sandbox)] : [];
  const applyReport = createApplyReport(platform, wallet);
  const createDeposit = createCreateDeposit(platform, protection, adapters, applyReport);
  const checkOrders = createCheckOrders(platform, adapters, applyReport);
  const webhooks = createWebhooks(platform, adapters, applyReport);

  return {
    checkOrders,
    processWebhooks: webhooks.processWaiting,
    awaitsDeposit: (memberId, executor) => awaitsDeposit(executor, memberId),
    depositsOf: async (memberId) => (await ordersOf(db, memberId)).map(summariseOrder),
    listReviews: (openOnly, offset, limit) => listReviews(db, openOnly, offset, limit),
    resolveReview: createResolveReview(platform, wallet),
    parts: {
      name: 'payments',
      routes: createRoutes(db, adapters, createDeposit),
      plugin: createCallbackPlugin(adapters, webhooks),
      topics: ['deposit.credited'],
      jobs: [
        { name: 'deposit-checks', everyMs: CHECK_EVERY_MS, run: checkOrders },
        {
          name: 'payment-webhooks',
          everyMs: CHECK_EVERY_MS,
          run: async () => (await webhooks.processWaiting(), false),
        },
      ],
      auditChecks: adapters.map(({ provider, capabilities }) => ({
        name: `deposits:${provider}`,
        run: () => auditDeposits(db, provider, capabilities.currency),
      })),
    },
  };
}
