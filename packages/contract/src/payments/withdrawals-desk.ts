import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import {
  Amount,
  EpochMs,
  Maybe,
  OfMember,
  Reason,
  ReasonBody,
  RequestKey,
  SignedAmount,
  StrictObject,
} from '../shapes.ts';
import { WITHDRAWALS } from './lists.ts';
import { WithdrawalStatus } from './withdrawals.ts';

const row = {
  orderId: Type.String(),
  ...OfMember,
  amount: Amount,
  fee: Amount,
  currency: Type.String(),
  /** Destination, with the last digits. */
  label: Type.String(),
  status: WithdrawalStatus,
  /** Reasons for the manual review. */
  marks: Type.Array(Type.String()),
  /** Whether the amount exceeds what one operator may approve. */
  needsSecond: Type.Boolean(),
  takenBy: Maybe(Type.String()),
  byHand: Type.Boolean(),
  /** It is approved and its provider is off, so that an operator may still refuse it or pay it manually. */
  providerOff: Type.Boolean(),
  /** Whether the withdrawal is on hold: no decision is possible until the hold is released. */
  onHold: Type.Boolean(),
  createdAt: EpochMs,
  endedAt: Maybe(EpochMs),
};
const Row = Type.Object(row);
const Details = Type.Object({
  ...row,
  holder: Type.String(),
  proof: Maybe(Type.String()),
  checks: Type.Array(
    Type.Object({
      check: Type.String(),
      passed: Type.Boolean(),
      facts: Type.Record(Type.String(), Type.String(), {
        description: 'evidence: amounts, counts, and times in milliseconds since 1970',
      }),
    }),
  ),
  steps: Type.Array(
    Type.Object({
      status: WithdrawalStatus,
      at: EpochMs,
      by: Maybe(Type.String()),
      note: Maybe(Type.String()),
    }),
  ),
  /** Holds of the withdrawal, oldest first; the last one may still be active. */
  holds: Type.Array(
    Type.Object({
      at: EpochMs,
      by: Type.String(),
      reason: Type.String(),
      endedAt: Maybe(EpochMs),
      /** Null if the hold ended because the withdrawal ended. */
      endedBy: Maybe(Type.String()),
      endReason: Maybe(Type.String()),
    }),
  ),
  /** The member's latest withdrawals, newest first. */
  history: Type.Array(Row),
});

const Background = Type.Object({
  /** When the previous withdrawal was requested; null for the first one, or when not everything was read. */
  since: Maybe(EpochMs),
  /** Available balance after the previous withdrawal. */
  before: Amount,
  /** Available balance when this withdrawal was requested: `before` and all rows. */
  after: Amount,
  /** Sources of the difference, largest first. */
  sources: Type.Array(
    Type.Object({
      /** `deposit` and `game` with their names, `play` that no game explains, otherwise the kind of transfer. */
      kind: Type.String(),
      name: Maybe(Type.String()),
      amount: SignedAmount,
    }),
  ),
  /** Whether there was more than is read in one request; older movements count in `before`. */
  isPart: Type.Boolean(),
  /** Members linked to this one, for example by account or device; null for operators who may not read members. */
  related: Maybe(
    Type.Array(
      Type.Object({
        ...OfMember,
        state: Type.Union([Type.Literal('active'), Type.Literal('disabled'), Type.Literal('closed')]),
        balance: Amount,
        currency: Type.String(),
        by: Type.Array(Type.Union([Type.Literal('account'), Type.Literal('device'), Type.Literal('address')])),
        at: EpochMs,
      }),
    ),
  ),
});

const params = StrictObject({ id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) });
const Proof = Type.String({ minLength: 4, maxLength: 200, pattern: '\\S.*\\S' });
const decides = { method: 'POST', permission: 'withdrawals.decide', params, value: Details } as const;

export const withdrawals = endpoint({
  id: 'paymentsDesk.withdrawals',
  path: '/backoffice/api/withdrawals',
  permission: 'withdrawals.read',
  summary: 'Withdrawals, newest first; waiting ones by a condition',
  ...listOf(WITHDRAWALS, Row),
});

export const withdrawal = endpoint({
  id: 'paymentsDesk.withdrawal',
  path: '/backoffice/api/withdrawals/:id',
  permission: 'withdrawals.read',
  summary: "One withdrawal with its checks, steps and the member's earlier withdrawals",
  params,
  value: Details,
  errors: ['not.found'],
});

export const withdrawalBackground = endpoint({
  id: 'paymentsDesk.withdrawalBackground',
  path: '/backoffice/api/withdrawals/:id/background',
  permission: 'withdrawals.read',
  summary: 'Source of funds of a withdrawal since the previous one, and members who share device or account',
  params,
  value: Background,
  errors: ['not.found'],
});

export const holdWithdrawal = endpoint({
  ...decides,
  id: 'paymentsDesk.holdWithdrawal',
  path: '/backoffice/api/withdrawals/:id/hold',
  summary: 'Put a withdrawal on hold: it cannot be decided, and its money stays reserved',
  body: ReasonBody,
  errors: ['not.found', 'withdrawal.taken', 'withdrawal.decided', 'withdrawal.on.hold'],
});

export const releaseWithdrawal = endpoint({
  ...decides,
  id: 'paymentsDesk.releaseWithdrawal',
  path: '/backoffice/api/withdrawals/:id/release',
  summary: 'Take a withdrawal off hold, so that it can be decided',
  body: ReasonBody,
  errors: ['not.found', 'withdrawal.taken', 'withdrawal.decided', 'withdrawal.not.on.hold'],
});

export const takeWithdrawal = endpoint({
  ...decides,
  id: 'paymentsDesk.takeWithdrawal',
  path: '/backoffice/api/withdrawals/:id/take',
  summary: 'Take a withdrawal to work on it; `over` takes it from a colleague',
  body: StrictObject({ over: Type.Boolean() }),
  errors: ['not.found', 'withdrawal.taken', 'withdrawal.decided'],
});

export const approveWithdrawal = endpoint({
  ...decides,
  id: 'paymentsDesk.approveWithdrawal',
  path: '/backoffice/api/withdrawals/:id/approve',
  summary: 'Approve a withdrawal; with `byHand` an operator pays it',
  body: StrictObject({ byHand: Type.Boolean(), reason: Reason }),
  errors: ['not.found', 'withdrawal.taken', 'withdrawal.decided', 'withdrawal.on.hold', 'review.second.person'],
});

export const requestWithdrawalApproval = endpoint({
  ...decides,
  id: 'paymentsDesk.requestWithdrawalApproval',
  path: '/backoffice/api/withdrawals/:id/request-approval',
  summary: "Request the approval of a withdrawal above one operator's limit",
  body: StrictObject({ byHand: Type.Boolean(), reason: Reason, requestKey: RequestKey }),
  value: Approval,
  errors: ['not.found', 'withdrawal.taken', 'withdrawal.decided', 'withdrawal.on.hold', 'idempotency.conflict'],
});

export const refuseWithdrawal = endpoint({
  ...decides,
  id: 'paymentsDesk.refuseWithdrawal',
  path: '/backoffice/api/withdrawals/:id/refuse',
  summary: 'Reject a withdrawal; its money returns to the member’s balance immediately',
  body: StrictObject({ reason: Reason }),
  errors: ['not.found', 'withdrawal.taken', 'withdrawal.decided', 'withdrawal.on.hold'],
});

export const payWithdrawal = endpoint({
  ...decides,
  id: 'paymentsDesk.payWithdrawal',
  path: '/backoffice/api/withdrawals/:id/pay',
  summary: 'Mark an approved withdrawal as paid by hand, with a proof',
  body: StrictObject({ proof: Proof, reason: Reason }),
  errors: ['not.found', 'withdrawal.taken', 'withdrawal.decided', 'withdrawal.on.hold'],
});

export const requestSettlement = endpoint({
  ...decides,
  id: 'paymentsDesk.requestSettlement',
  path: '/backoffice/api/withdrawals/:id/request-settlement',
  summary: 'Request to end a withdrawal whose outcome is unknown: as paid, with a proof, or as not paid, with null',
  body: StrictObject({ proof: Maybe(Proof), reason: Reason, requestKey: RequestKey }),
  value: Approval,
  errors: ['not.found', 'withdrawal.taken', 'withdrawal.decided', 'idempotency.conflict'],
});
