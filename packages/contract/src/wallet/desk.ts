import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { EpochMs, Id, Maybe, Reason, RequestKey, SignedAmount, SignedAmountInput, StrictObject } from '../shapes.ts';
import { LEDGER } from './lists.ts';

export const requestAdjustment = endpoint({
  id: 'walletDesk.requestAdjustment',
  method: 'POST',
  path: '/backoffice/api/adjustments',
  permission: 'balance.adjust',
  summary: "Request an adjustment of a member's balance",
  body: StrictObject({
    memberId: Id,
    amount: SignedAmountInput,
    reason: Reason,
    requestKey: RequestKey,
  }),
  value: Approval,
  errors: ['not.found', 'request.invalid', 'idempotency.conflict'],
});

export const ledger = endpoint({
  id: 'walletDesk.ledger',
  path: '/backoffice/api/ledger',
  permission: 'ledger.read',
  summary: "Movements of a member's money, newest first; the member is required",
  ...listOf(
    LEDGER,
    Type.Object({
      id: Type.String(),
      memberId: Id,
      account: Type.String({ description: 'which of their accounts, such as available or bonus' }),
      kind: Type.String(),
      at: EpochMs,
      amount: SignedAmount,
      balance: Maybe(SignedAmount),
      currency: Type.String(),
      reference: Type.String(),
      game: Maybe(Type.String({ description: 'game of a bet or win' })),
    }),
  ),
});
