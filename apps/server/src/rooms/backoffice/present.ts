import { ALL_ERROR_TEXTS, type backoffice as contract, type ErrorCode, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { ApprovalKind, ApprovalView } from '../../platform/operators/index.ts';
import type { ApprovalRow } from './approvals.ts';
import type { Operator } from './operators.ts';
import type { ListedPasskey } from './passkeys/passkey-rows.ts';
import { permissionsWith } from './roles/permissions.ts';
import { stepOf } from './rules.ts';
import type { BackofficeServices } from './services.ts';

export type OperatorView = ValueOf<typeof contract.me>;

/** @param hasCode whether the second factor was verified in this session */
export function presentOperator(
  { platform, canSkipFactor }: Pick<BackofficeServices, 'platform' | 'canSkipFactor'>,
  operator: Operator,
  hasCode: boolean,
): OperatorView {
  const { name, role, decisions, inEmergency, hasTotp, hasPasskey, mustChangePassword, totpOptional } = operator;
  const hasFactor = hasTotp || hasPasskey;
  const step = stepOf({ hasFactor, hasCode, mustChangePassword, needsFactor: !(totpOptional && canSkipFactor) });
  const permissions = [...permissionsWith(platform, role, decisions, inEmergency)];
  return { name, role, permissions, step, hasTotp, hasPasskey };
}

export function presentPasskey({
  id,
  name,
  createdAt,
  lastUsedAt,
  isSynced,
}: ListedPasskey): ValueOf<typeof contract.passkeys>['list'][number] {
  return { id, name, createdAt: createdAt.getTime(), lastUsedAt: lastUsedAt?.getTime() ?? null, synced: isSynced };
}

/** @param language operator code of the language of names; absent where the answer does not show them */
export function presentApproval(kind: ApprovalKind, approval: ApprovalRow, language = 'EN'): ApprovalView {
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
    object: kind.title?.(payload, language) ?? kind.object(payload),
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
    failureText: failure === null ? null : (ALL_ERROR_TEXTS[failure as ErrorCode] ?? failure),
  };
}
