import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { ApprovalKind, ApprovalView } from '../../platform/operators/index.ts';
import type { ApprovalRow } from './approvals.ts';
import type { AuditRow } from './audit.ts';
import type { Operator } from './operators.ts';
import { stepOf } from './rules.ts';
import type { BackofficeServices } from './services.ts';

export type OperatorView = ValueOf<typeof contract.me>;

/** @param hasCode whether the authenticator's code was given in this session */
export function presentOperator(
  { platform, canSkipTotp }: Pick<BackofficeServices, 'platform' | 'canSkipTotp'>,
  operator: Operator,
  hasCode: boolean,
): OperatorView {
  const { name, role, hasTotp, mustChangePassword, totpOptional } = operator;
  const step = stepOf({ hasTotp, hasCode, mustChangePassword, needsTotp: !(totpOptional && canSkipTotp) });
  return { name, role, permissions: [...platform.collected.permissionsOf(role)], step, hasTotp };
}

export function presentApproval(kind: ApprovalKind, approval: ApprovalRow): ApprovalView {
  const {
    id,
    payload,
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
  const money = kind.amount?.(payload);
  return {
    id: String(id),
    kind: kind.kind,
    object: (kind.title ?? kind.object)(payload),
    amount: money ? formatMinor(money.amountMinor) : null,
    currency: money?.asset ?? null,
    details: kind.details?.(payload) ?? [],
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
