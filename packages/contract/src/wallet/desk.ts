import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { Id, Reason, RequestKey, Strict } from '../shapes.ts';

export const requestAdjustment = endpoint({
  id: 'walletDesk.requestAdjustment',
  room: 'wallet',
  method: 'POST',
  path: '/backoffice/api/adjustments',
  auth: 'operator',
  permission: 'balance.adjust',
  summary: "Ask a second operator to add to a member's balance or take from it",
  body: Type.Object(
    {
      memberId: Id,
      amount: Type.String({ pattern: '^-?\\d{1,13}(\\.\\d{1,2})?$', maxLength: 17 }),
      reason: Reason,
      requestKey: RequestKey,
    },
    Strict,
  ),
  value: Approval,
  errors: ['not.found', 'request.invalid', 'idempotency.conflict'],
});
