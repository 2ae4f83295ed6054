import {
  depositCredited,
  depositReversed,
  type Listener,
  memberDisabled,
  memberVerified,
  on,
  withdrawalChanged,
} from '../../platform/events/index.ts';
import { createConnectionPack, createConnections } from '../../platform/connections/index.ts';
import type { PaymentsPlatform } from './ports.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AddedAccounts, AgencyPorts } from '../agency/ports.ts';
import type { Person } from '../identity/ports.ts';
import { createApplyReport } from './actions/apply-report.ts';
import { createCheckOrders, endOldOrders } from './actions/check-orders.ts';
import { createCreateDeposit } from './actions/create-deposit.ts';
import { createWebhooks, sourceOf } from './actions/receive-webhook.ts';
import { createPast } from './actions/record-past.ts';
import { createResolveReview } from './actions/resolve-review.ts';
import { takeSuccess } from './actions/take-success.ts';
import { addedAccounts, SEALED } from './accounts/account-rows.ts';
import { createPayoutAccounts } from './accounts/accounts.ts';
import { createSandboxAdapter } from './adapters/sandbox/index.ts';
import { createSandboxPayouts } from './adapters/sandbox/payouts.ts';
import { auditDeposits, auditHeld, auditPayouts } from './audit.ts';
import { DEPOSIT_CARDS, WITHDRAWAL_CARDS } from './cards.ts';
import { followingAdapter, followingPayouts } from './connections/following.ts';
import { createKinds } from './connections/kinds.ts';
import { notifyMembers } from './desk/deposit-methods.ts';
import { createDesk } from './desk/index.ts';
import { createCallbackPlugin } from './callback.ts';
import { offeredIn } from './methods.ts';
import { summariseOrder } from './present.ts';
import { SEALED_RECEIPTS } from './receipts.ts';
import { awaitsDeposit, ordersOf } from './repository.ts';
import { lockReview } from './reviews.ts';
import { createMethodsPack } from './pack/methods.ts';
import { createWithdrawalPack } from './pack/withdrawals.ts';
import { createRoutes } from './routes.ts';
import { requireWagering, pruneWageredBets, wageringListener } from './wagering/wagering.ts';
import { applyPayout } from './withdrawals/apply-payout.ts';
import { summariseWithdrawal } from './withdrawals/present.ts';
import { ACCOUNT_DISABLED, recheckWithdrawals } from './withdrawals/recheck.ts';
import { createMemberWithdrawals } from './withdrawals/request.ts';
import { createWithdrawalRoutes } from './withdrawals/routes.ts';
import { createSendPayouts } from './withdrawals/send.ts';
import { allWithdrawalsOf, BY_HAND, hasOpenWithdrawal } from './withdrawals/withdrawal-rows.ts';
import { createSetupSteps } from './setup-steps.ts';
import { defineRoom } from '../../platform/room.ts';
import { amounts } from './currency.ts';
import type { Payments } from './index.ts';

/** A provider normally reports by webhook; the job queries orders without a report for some seconds. */
const CHECK_ORDERS_EVERY_MS = 3000;
const SEND_PAYOUTS_EVERY_MS = 2000;
const END_ORDERS_EVERY_MS = 5000;
/** For webhooks that could not be processed on arrival. */
const WEBHOOKS_EVERY_MS = 5000;
const PRUNE_EVERY_MS = 3_600_000;

export const payments = defineRoom({ name: 'payments', create: createPayments });

function createPayments(platform: PaymentsPlatform) {
  const { config, db, wallet, protection } = platform;
  const connections = createConnections(platform, { room: 'payments', kinds: createKinds(platform) });
  const isByHand = () => connections.isOn(BY_HAND);
  const called = connections.kinds.filter(({ createClient }) => createClient !== undefined);
  const inGroup = (wanted: 'in' | 'out') => called.filter(({ group }) => group === wanted);
  const connected = inGroup('in').map(({ provider }) => followingAdapter(connections, provider));
  const adapters = [...(config.sandbox ? [createSandboxAdapter(config.sandbox)] : []), ...connected];
  const applyReport = createApplyReport(platform, wallet, protection);
  const createDeposit = createCreateDeposit(platform, protection, adapters, applyReport);
  const orderLoops = adapters.map((adapter) => ({
    provider: adapter.provider,
    run: createCheckOrders(platform, adapter, applyReport),
  }));
  // A provider that operators connected comes before the sandbox.
  const payoutAdapters = [
    ...inGroup('out').map(({ provider }) => followingPayouts(connections, provider)),
    ...(config.sandbox ? [createSandboxPayouts(config.sandbox)] : []),
  ];
  const sources = [
    ...adapters.map((adapter) => sourceOf(adapter, '/wps/deposit/callback', applyReport, takeSuccess)),
    ...payoutAdapters.map((adapter) => sourceOf(adapter, '/wps/withdraw/callback', applyPayout)),
  ];
  const webhooks = createWebhooks(platform, sources);
  const payoutLoops = payoutAdapters.map((adapter) => ({
    provider: adapter.provider,
    run: createSendPayouts(platform, adapter, applyPayout),
  }));
  const accounts = createPayoutAccounts(platform, protection);
  const withdrawals = createMemberWithdrawals(platform, payoutAdapters, isByHand);

  const door: Payments = {
    checkOrders: async () => {
      await endOldOrders(db);
      return runAll(orderLoops);
    },
    sendPayouts: () => runAll(payoutLoops),
    processWebhooks: webhooks.processWaiting,
    resolveReview: createResolveReview(protection),
    findReview: (id) => db.transaction((tx) => lockReview(tx, id)),
  };
  const person = createPerson(db, accounts);
  const requirePlayThrough: AgencyPorts['requirePlayThrough'] = (tx, { memberId, asset, amountMinor }) =>
    requireWagering(tx, memberId, asset, amountMinor);
  const setup = createSetupSteps(platform, adapters, payoutAdapters, isByHand);
  const isKnown = (provider: string) =>
    connections.wasConnected(provider) || !called.some((one) => one.provider === provider);
  const payoutAccounts: AddedAccounts = { addedIn: addedAccounts };
  return {
    door,
    answers: {
      amounts,
      cards: [WITHDRAWAL_CARDS, DEPOSIT_CARDS],
      requirePlayThrough,
      firstSteps: {
        hasDeposited: async (memberId: bigint) =>
          (await ordersOf(db, memberId)).some(({ status }) => status === 'succeeded'),
      },
      payoutAccounts,
      person,
      setup,
      past: createPast(accounts),
    },
    desk: createDesk(platform, door, wallet, {
      connections,
      adapters,
      payoutAdapters,
      known: () => [
        ...adapters.flatMap(({ provider }) => (isKnown(provider) ? [{ provider, direction: 'in' as const }] : [])),
        ...payoutAdapters.flatMap(({ provider }) =>
          isKnown(provider) ? [{ provider, direction: 'out' as const }] : [],
        ),
      ],
      offered: (currency) => offeredIn(adapters, currency),
    }),
    routes: [
      ...createRoutes(platform, protection, adapters, createDeposit),
      ...createWithdrawalRoutes(db, accounts, withdrawals),
    ],
    plugin: createCallbackPlugin(sources, webhooks),
    events: [depositCredited, depositReversed, withdrawalChanged],
    sealed: [...SEALED, SEALED_RECEIPTS, connections.sealed],
    pack: [
      createConnectionPack(platform, connections, {
        name: 'payment-providers',
        changed: (tx) => notifyMembers(platform, tx),
      }),
      createMethodsPack(platform),
      createWithdrawalPack(platform),
    ],
    prepare: () => connections.refresh(),
    listeners: [wageringListener, nameListener(accounts), DISABLED_LISTENER],
    jobs: [connections.job, ...jobsOf(db, webhooks, orderLoops, payoutLoops)],
    audits: auditsOf(platform, adapters, payoutAdapters),
  };
}

function createPerson(
  db: PaymentsPlatform['db'],
  accounts: ReturnType<typeof createPayoutAccounts>,
): Pick<Person, 'equip' | 'mayClose' | 'export'> {
  return {
    equip: async (tx, { memberId, as }) => {
      if (as === 'demonstration') await accounts.seed(tx, memberId);
    },
    mayClose: async (tx, { memberId }) => {
      if (await hasOpenWithdrawal(tx, memberId, null)) throw new Refusal('account.withdrawal.open');
      if (await awaitsDeposit(tx, memberId)) throw new Refusal('account.deposit.pending');
    },
    export: async ({ memberId }) => ({
      deposits: (await ordersOf(db, memberId)).map(summariseOrder),
      withdrawals: (await allWithdrawalsOf(db, memberId)).map(summariseWithdrawal),
      payoutAccounts: await accounts.list(memberId),
    }),
  };
}

/** Compares the holders of a member's accounts with the name that was verified. */
function nameListener(accounts: ReturnType<typeof createPayoutAccounts>): Listener {
  return {
    name: 'payout-names',
    subscriptions: [
      on(memberVerified, async (tx, events) => {
        for (const { memberId } of events) if (memberId !== null) await accounts.matchNames(tx, memberId);
      }),
    ],
  };
}

/** Money that was approved before an account was disabled waits for another decision. */
const DISABLED_LISTENER: Listener = {
  name: 'payout-disabled',
  subscriptions: [
    on(memberDisabled, async (tx, events) => {
      for (const { memberId } of events) {
        if (memberId !== null) await recheckWithdrawals(tx, memberId, null, ACCOUNT_DISABLED);
      }
    }),
  ],
};

interface Loop {
  provider: string;
  run: () => Promise<boolean>;
}

function jobsOf(
  db: PaymentsPlatform['db'],
  webhooks: ReturnType<typeof createWebhooks>,
  orderLoops: readonly Loop[],
  payoutLoops: readonly Loop[],
) {
  return [
    ...payoutLoops.map(({ provider, run }) => ({ name: `payouts:${provider}`, everyMs: SEND_PAYOUTS_EVERY_MS, run })),
    { name: 'payments-wagered', everyMs: PRUNE_EVERY_MS, run: async () => (await pruneWageredBets(db), false) },
    ...orderLoops.map(({ provider, run }) => ({
      name: `deposit-checks:${provider}`,
      everyMs: CHECK_ORDERS_EVERY_MS,
      run,
    })),
    { name: 'deposits-old', everyMs: END_ORDERS_EVERY_MS, run: async () => (await endOldOrders(db), false) },
    {
      name: 'payment-webhooks',
      everyMs: WEBHOOKS_EVERY_MS,
      run: async () => (await webhooks.processWaiting(), false),
    },
  ];
}

function auditsOf(
  { db, site }: PaymentsPlatform,
  adapters: readonly { provider: string }[],
  payoutAdapters: readonly { provider: string }[],
) {
  return [
    ...adapters.map(({ provider }) => ({
      name: `deposits:${provider}`,
      run: async () => auditDeposits(db, provider, await site.currency()),
    })),
    ...[...payoutAdapters.map(({ provider }) => provider), BY_HAND].map((by) => ({
      name: `payouts:${by}`,
      run: async () => auditPayouts(db, by, await site.currency()),
    })),
    { name: 'withdrawals-held', run: () => auditHeld(db) },
  ];
}

/** Runs one turn of every loop in parallel. @returns whether one of them has more to do */
async function runAll(loops: readonly { run: () => Promise<boolean> }[]): Promise<boolean> {
  return (await Promise.all(loops.map(({ run }) => run()))).some(Boolean);
}
