import { paymentsDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor, wholeUnit } from '@fairlot/money';
import type { Connections } from '../../../platform/connections/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { PaymentsPlatform } from '../ports.ts';
import {
  type Approval,
  approval,
  type ApprovalKind,
  audited,
  requireFreeCase,
  type Desk,
  requestApproval,
} from '../../../platform/operators/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import { DEPOSIT_ALARM, PROVIDER_ALARM } from './alarms.ts';
import { DEPOSITED, readNetDeposits } from './cohorts.ts';
import { createBackgroundRoute } from './background.ts';
import { createConnectionDesk } from './connections.ts';
import { createDepositList, WAITING_DEPOSITS } from './deposit-list.ts';
import { createMethodApproval, createMethodsDesk } from './deposit-methods.ts';
import { createNewMethodApproval, createMethodNames } from './new-methods.ts';
import { PAYMENTS_FEED } from './feed.ts';
import { FIGURES } from './figures.ts';
import { createHealth } from './health.ts';
import { PAYMENTS_CARD, PAYMENTS_COLUMNS } from './member-card.ts';
import { sharesAccount } from './related-accounts.ts';
import { DEPOSIT_FUNNEL, PAYMENTS_REPORT } from './report.ts';
import { createReviewList, WAITING_REVIEWS } from './review-list.ts';
import { createSearch } from './search.ts';
import { createAccountFinder } from '../accounts/number-marks.ts';
import { isCreditable } from '../actions/resolve-review.ts';
import type { PaymentAdapter } from '../adapters/adapter.ts';
import type { PayoutAdapter } from '../adapters/payout-adapter.ts';
import type { ProviderClient } from '../connections/kinds.ts';
import type { Payments } from '../index.ts';
import type { OfferedIn } from '../methods.ts';
import { openReceipt } from '../receipts.ts';
import { isUuid } from '../../../platform/rows/is-uuid.ts';
import { createStatementDesk, type KnownProvider } from '../statements/routes.ts';
import type { Wallet } from '../../wallet/index.ts';
import { lockReview, matchReview, type ReviewCase } from '../reviews.ts';
import { createWithdrawalBulk } from './withdrawal-care.ts';
import { createWithdrawalList, WAITING_WITHDRAWALS } from './withdrawal-list.ts';
import { createTermsApproval, createTermsDesk } from './withdrawal-terms.ts';
import { createWithdrawalApproval, createWithdrawalDesk } from './withdrawals.ts';
import { createSettlementApproval, createSettlementRoute } from '../withdrawals/settlement.ts';
import { PAYMENTS_TIMELINE } from './timeline.ts';
import { wireRow } from '../../../platform/rows/wire-row.ts';

type ReviewView = ValueOf<typeof contract.resolveReview>;

/** Providers that move money in and out. */
interface Providers {
  connections: Connections<ProviderClient>;
  adapters: readonly PaymentAdapter[];
  payoutAdapters: readonly PayoutAdapter[];
  /** Current and previous providers. */
  known: () => readonly KnownProvider[];
  offered: OfferedIn;
}

/** Operators' actions on payments: they resolve cases for review and decide on withdrawals. */
export function createDesk(
  platform: PaymentsPlatform,
  payments: Payments,
  wallet: Wallet,
  { connections, adapters, payoutAdapters, known, offered }: Providers,
): Desk {
  const ceilingOf = async () => BigInt(await platform.site.reviewCreditMax()) * wholeUnit();
  const reviews = createReviewList(async (rows) => {
    const ceilingMinor = await ceilingOf();
    return rows.map((review) => presentReview(review, ceilingMinor));
  });
  const deposits = createDepositList(platform);
  const crediting = createCreditApproval(payments);
  const withdrawals = createWithdrawalList(platform);
  const approving = createWithdrawalApproval();
  const settling = createSettlementApproval();
  const changingTerms = createTermsApproval(platform);
  const changingMethods = createMethodApproval(platform);
  const addingMethods = createNewMethodApproval(platform, offered);
  const connecting = createConnectionDesk(platform, connections, adapters, payoutAdapters);
  return {
    permissions: [
      { permission: 'payments.read', roles: ['admin', 'finance', 'risk'] },
      { permission: 'payments.resolve', roles: ['admin', 'finance'] },
      { permission: 'payments.connect', roles: ['admin'] },
      { permission: 'withdrawals.read', roles: ['admin', 'finance', 'risk', 'support'] },
      { permission: 'withdrawals.decide', roles: ['admin', 'finance'] },
    ],
    routes: [
      createReceiptRoute(platform),
      ...createReviewRoutes(platform, payments, crediting, ceilingOf),
      ...createWithdrawalDesk(platform, approving),
      createSettlementRoute(platform, settling),
      createBackgroundRoute(platform, wallet),
      ...createTermsDesk(platform, changingTerms),
      ...createMethodsDesk(platform, changingMethods, offered),
      ...createMethodNames(platform, addingMethods, offered),
      ...createStatementDesk(platform, wallet, known),
      ...connecting.routes,
    ],
    lists: [reviews, deposits, withdrawals],
    search: createSearch(platform),
    bulk: createWithdrawalBulk(platform),
    figures: FIGURES,
    reports: [PAYMENTS_REPORT, DEPOSIT_FUNNEL],
    alarms: [DEPOSIT_ALARM, PROVIDER_ALARM],
    health: [createHealth(platform, known)],
    memberTimeline: PAYMENTS_TIMELINE,
    memberCards: [PAYMENTS_CARD],
    memberColumns: [PAYMENTS_COLUMNS],
    notable: [
      { kind: 'deposit', permission: 'payments.read', decide: 'payments.resolve' },
      { kind: 'review', permission: 'payments.read', decide: 'payments.resolve' },
      { kind: 'withdrawal', permission: 'withdrawals.read' },
    ],
    feed: PAYMENTS_FEED,
    relatedMembers: sharesAccount,
    memberSteps: [DEPOSITED],
    netDeposits: readNetDeposits,
    memberFinders: [createAccountFinder(platform.marks)],
    waiting: [WAITING_WITHDRAWALS, WAITING_REVIEWS, WAITING_DEPOSITS],
    approvals: [connecting.approval, crediting, approving, settling, changingTerms, changingMethods, addingMethods],
  };
}

/** Credit above the limit of one operator: a second one approves it, if the case is unchanged. */
function createCreditApproval(payments: Payments) {
  return approval<Credit>({
    kind: 'payment.credit',
    permission: 'payments.resolve',
    case: ({ reviewId }) => `review:${reviewId}`,
    object: ({ provider, paymentId }) => `payment:${provider}:${paymentId}`,
    amount: ({ amountMinor, asset }) => ({ amountMinor: BigInt(amountMinor), asset }),
    execute: async (tx, { reviewId, amountMinor }) => {
      const { before, after } = await payments.resolveReview(tx, BigInt(reviewId), 'credit');
      // The case follows the provider's reports: the second operator approves only the amount that the request shows.
      if (String(before.reportedMinor) !== amountMinor) throw new Refusal('version.conflict');
      return { action: 'payment.review.resolved', ...changeOf(before, after) };
    },
  });
}

/** Stored as JSON, so ids and amounts are strings. */
interface Credit {
  reviewId: string;
  provider: string;
  paymentId: string;
  asset: string;
  amountMinor: string;
}

function changeOf(before: ReviewCase, after: ReviewCase) {
  return {
    before: { resolution: null, orderStatus: before.orderStatus },
    after: { resolution: after.resolution, orderStatus: after.orderStatus, review: String(after.id) },
  };
}

function createReviewRoutes(
  platform: PaymentsPlatform,
  payments: Payments,
  crediting: Approval<Credit> & ApprovalKind,
  ceilingOf: () => Promise<bigint>,
): BoundRoute[] {
  return [
    route(contract.resolveReview, async ({ operator, ip, params, body: { decision, reason } }) => {
      const ceilingMinor = await ceilingOf();
      const resolved = await audited(platform, { operator, ip }, async (tx) => {
        await requireFreeCase(platform, { operator, ip }, tx, `review:${params.id}`);
        const { before, after } = await payments.resolveReview(tx, BigInt(params.id), decision, ceilingMinor);
        return {
          value: after,
          trail: {
            action: 'payment.review.resolved',
            object: `payment:${after.provider}:${after.paymentId}`,
            reason,
            ...changeOf(before, after),
          },
        };
      });
      return presentReview(resolved, ceilingMinor);
    }),
    route(contract.matchReview, async ({ operator, ip, params, body: { orderId, reason } }) => {
      const matched = await audited(platform, { operator, ip }, async (tx) => {
        const id = BigInt(params.id);
        await requireFreeCase(platform, { operator, ip }, tx, `review:${id}`);
        const before = requireFound(await lockReview(tx, id));
        if (before.resolvedAt !== null) throw new Refusal('review.resolved');
        if (!(await matchReview(tx, id, orderId))) throw new Refusal('review.not.matchable');
        const after = await lockReview(tx, id);
        return {
          value: after ?? before,
          trail: {
            action: 'payment.review.matched',
            object: `payment:${before.provider}:${before.paymentId}`,
            before: { order: null },
            after: { order: orderId },
            reason,
          },
        };
      });
      return presentReview(matched, await ceilingOf());
    }),
    route(contract.requestCredit, async ({ operator, ip, params, body }) => {
      await requireFreeCase(platform, { operator, ip }, platform.db, `review:${params.id}`);
      const review = requireFound(await payments.findReview(BigInt(params.id)));
      if (review.resolvedAt !== null) throw new Refusal('review.resolved');
      if (!isCreditable(review)) throw new Refusal('review.not.creditable');
      const { provider, paymentId, asset, reportedMinor } = review;
      const payload = { reviewId: params.id, provider, paymentId, asset, amountMinor: String(reportedMinor) };
      return requestApproval(platform, { operator, ip }, body, crediting, payload);
    }),
  ];
}

/** Viewing a member's receipt is recorded with the operator's name. */
function createReceiptRoute(platform: PaymentsPlatform): BoundRoute {
  const { db, secrets } = platform;
  return route(contract.receipt, async ({ operator, ip, params: { orderId } }) => {
    const picture = isUuid(orderId) ? await openReceipt(db, secrets, orderId) : null;
    if (picture === null) throw new Refusal('not.found');
    return audited(platform, { operator, ip }, async () => ({
      value: { picture: `data:image/jpeg;base64,${picture.toString('base64')}` },
      trail: { action: 'deposit.receipt.seen', object: `deposit:${orderId}` },
    }));
  });
}

function presentReview(review: ReviewCase, ceilingMinor: bigint): ReviewView {
  const { orderAmountMinor, reportedMinor, asset: _asset, isOfOrder: _own, isOfOtherOrder: _other, ...shown } = review;
  return {
    ...wireRow(shown),
    orderAmount: orderAmountMinor === null ? null : formatMinor(orderAmountMinor),
    reportedAmount: reportedMinor === null ? null : formatMinor(reportedMinor),
    creditable: isCreditable(review),
    needsSecond: reportedMinor !== null && reportedMinor > ceilingMinor,
  };
}
