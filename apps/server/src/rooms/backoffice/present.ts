import type { backoffice as contract, identityDesk, lotteryDesk, paymentsDesk, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { MemberSummary } from '../identity/index.ts';
import type { ListedDraw } from '../lottery/index.ts';
import { isCreditable, type ReviewCase } from '../payments/index.ts';
import { type Approval, detailsOf, objectOf } from './approvals.ts';
import type { AuditRow } from './audit.ts';
import type { Operator } from './operators.ts';
import { ROLES } from './roles.ts';
import { stepOf } from './rules.ts';
import type { BackofficeServices } from './services.ts';

export type OperatorView = ValueOf<typeof contract.me>;
export type ApprovalView = ValueOf<typeof contract.approve>;
export type MemberView = ValueOf<typeof identityDesk.disableMember>;
export type ReviewView = ValueOf<typeof paymentsDesk.resolveReview>;

/** @param hasCode whether the authenticator's code was given in this session */
export function presentOperator(
  { canSkipTotp }: Pick<BackofficeServices, 'canSkipTotp'>,
  operator: Operator,
  hasCode: boolean,
): OperatorView {
  const { name, role, hasTotp, mustChangePassword, totpOptional } = operator;
  const step = stepOf({ hasTotp, hasCode, mustChangePassword, needsTotp: !(totpOptional && canSkipTotp) });
  return { name, role, permissions: [...ROLES[role]], step, hasTotp };
}

export function presentMember(
  { id, account, type, asset, isDisabled, createdAt }: MemberSummary,
  balanceMinor: bigint,
): MemberView {
  return {
    memberId: String(id),
    account,
    type,
    currency: asset,
    balance: formatMinor(balanceMinor),
    disabled: isDisabled,
    createdAt: createdAt.getTime(),
  };
}

export function presentApproval(approval: Approval): ApprovalView {
  const {
    id,
    kind,
    reason,
    state,
    isOverdue,
    requestedBy,
    requestedAt,
    expiresAt,
    decidedBy,
    decidedAt,
    executedAt,
    failure,
  } = approval;
  const money = approval.kind === 'balance.adjust' ? approval.payload : null;
  return {
    id: String(id),
    kind,
    object: money ? `${money.account} (${objectOf(approval)})` : objectOf(approval),
    amount: money && formatMinor(BigInt(money.amountMinor)),
    currency: money && money.asset,
    details: detailsOf(approval),
    reason,
    state: isOverdue ? 'expired' : state,
    requestedBy,
    requestedAt: requestedAt.getTime(),
    expiresAt: expiresAt.getTime(),
    decidedBy,
    decidedAt: decidedAt?.getTime() ?? null,
    executedAt: executedAt?.getTime() ?? null,
    failure,
  };
}

export function presentDraw({
  gameCode,
  gameName,
  numero,
  state,
  lockAt,
  drawAt,
  voidReason,
  tickets,
  sales,
}: ListedDraw): ValueOf<typeof lotteryDesk.draws>['list'][number] {
  return {
    gameCode,
    gameName,
    numero,
    state,
    lockAt: lockAt.getTime(),
    drawAt: drawAt.getTime(),
    voidReason,
    tickets,
    sales: sales.map(({ asset, amountMinor }) => ({ currency: asset, amount: formatMinor(BigInt(amountMinor)) })),
  };
}

export function presentReview(review: ReviewCase): ReviewView {
  const {
    id,
    provider,
    paymentId,
    reason,
    orderId,
    memberId,
    orderStatus,
    orderAmountMinor,
    reportedMinor,
    reportedState,
    currency,
    createdAt,
    resolvedAt,
    resolution,
  } = review;
  return {
    id: String(id),
    provider,
    paymentId,
    reason,
    orderId,
    memberId: memberId === null ? null : String(memberId),
    orderStatus,
    orderAmount: orderAmountMinor === null ? null : formatMinor(orderAmountMinor),
    reportedAmount: reportedMinor === null ? null : formatMinor(reportedMinor),
    reportedState,
    currency,
    creditable: isCreditable(review),
    createdAt: createdAt.getTime(),
    resolvedAt: resolvedAt?.getTime() ?? null,
    resolution,
  };
}

export function presentAudit({
  id,
  at,
  actor,
  action,
  object,
  before,
  after,
  reason,
  ip,
}: AuditRow): ValueOf<typeof contract.auditTrail>['list'][number] {
  return { id: String(id), at: at.getTime(), operator: actor, action, object, before, after, reason, ip };
}
