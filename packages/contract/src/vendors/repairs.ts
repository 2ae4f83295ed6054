import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { AmountInput, Reason, RequestKey, StrictObject } from '../shapes.ts';

/** Repairs of an open case that need a second operator's approval. */
export const Repair = Type.Enum(['lose', 'win', 'refund', 'pay', 'adjust', 'close'], {
  description:
    'lose, win, refund: an open bet; pay, refund, adjust, close: a call, a difference or a late win; adjust sets ' +
    'the win of a bet to the vendor’s amount; close moves no money',
});
/** Repairs available for a row. */
export const Repairs = Type.Array(Repair);

export const repair = endpoint({
  id: 'vendorsDesk.repair',
  method: 'POST',
  path: '/backoffice/api/vendors/:code/repairs',
  permission: 'vendors.repair',
  summary: 'Request the resolution of an open case; its money moves after approval',
  params: StrictObject({ code: Type.String({ pattern: '^[A-Z0-9_]{1,32}$' }) }),
  body: StrictObject({
    subject: Type.Enum(['bet', 'parked', 'difference', 'late']),
    id: Type.String({ pattern: '^[0-9a-f-]{1,36}$' }),
    repair: Repair,
    amount: Type.Optional(AmountInput),
    reason: Reason,
    requestKey: RequestKey,
  }),
  value: Approval,
  errors: ['not.found', 'request.invalid', 'idempotency.conflict'],
});
