import type { Platform } from '../../platform/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Protection } from '../protection/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { createApplyReport } from './actions/apply-report.ts';
import { createCheckOrders } from './actions/check-orders.ts';
import { createCreateDeposit } from './actions/create-deposit.ts';
import { createWebhooks } from './actions/receive-webhook.ts';
import { createResolveReview } from './actions/resolve-review.ts';
import { createSandboxAdapter } from './adapters/sandbox/index.ts';
import { auditDeposits } from './audit.ts';
import { createDesk } from './desk/index.ts';
import { createCallbackPlugin } from './callback.ts';
import { depositCredited } from './events.ts';
import { summariseOrder } from './present.ts';
import { awaitsDeposit, ordersOf } from './repository.ts';
import { listReviews, lockReview } from './reviews.ts';
import { createRoutes } from './routes.ts';
import { type BuiltRoom, defineRoom } from '../../platform/room.ts';
import type { Payments } from './index.ts';

const CHECK_EVERY_MS = 1000;

export const payments = defineRoom({ name: 'payments', create: createPayments });

function createPayments(
  platform: Platform,
  { wallet, protection }: { wallet: Wallet; protection: Protection },
): BuiltRoom<Payments> {
  const { config, db } = platform;
  const adapters = config.sandbox ? [createSandboxAdapter(config.sandbox)] : [];
  const applyReport = createApplyReport(platform, wallet, protection);
  const createDeposit = createCreateDeposit(platform, protection, adapters, applyReport);
  const checkOrders = createCheckOrders(platform, adapters, applyReport);
  const webhooks = createWebhooks(platform, adapters, applyReport);

  const door: Payments = {
    checkOrders,
    processWebhooks: webhooks.processWaiting,
    listReviews: (openOnly, offset, limit) => listReviews(db, openOnly, offset, limit),
    resolveReview: createResolveReview(platform, wallet, protection),
    findReview: (id) => db.transaction((tx) => lockReview(tx, id)),
  };
  return {
    door,
    desk: createDesk(platform, door),
    routes: createRoutes(db, adapters, createDeposit),
    plugin: createCallbackPlugin(adapters, webhooks),
    events: [depositCredited],
    transferKinds: ['deposit'],
    jobs: [
      { name: 'deposit-checks', everyMs: CHECK_EVERY_MS, run: checkOrders },
      {
        name: 'payment-webhooks',
        everyMs: CHECK_EVERY_MS,
        run: async () => (await webhooks.processWaiting(), false),
      },
    ],
    person: {
      mayClose: async (tx, { memberId }) => {
        if (await awaitsDeposit(tx, memberId)) throw new Refusal('account.deposit.pending');
      },
      export: async ({ memberId }) => ({ deposits: (await ordersOf(db, memberId)).map(summariseOrder) }),
    },
    audits: adapters.map(({ provider, capabilities }) => ({
      name: `deposits:${provider}`,
      run: () => auditDeposits(db, provider, capabilities.currency),
    })),
  };
}
