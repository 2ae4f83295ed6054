import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { Product } from '../products.ts';
import { DateText, IdParams, Reason, RequestKey, SignedAmountInput, StrictObject } from '../shapes.ts';

export const requestBillCorrection = endpoint({
  id: 'agencyDesk.requestBillCorrection',
  method: 'POST',
  path: '/backoffice/api/agencyBills/:id/request-correction',
  permission: 'agency.change',
  summary: 'Request a correction of a bill; overpaid amounts are taken back',
  params: IdParams,
  body: StrictObject({ amount: SignedAmountInput, reason: Reason, requestKey: RequestKey }),
  value: Approval,
  errors: ['not.found', 'request.invalid', 'agency.bill.closed', 'agency.correction.below', 'idempotency.conflict'],
});

export const requestDayCorrection = endpoint({
  id: 'agencyDesk.requestDayCorrection',
  method: 'POST',
  path: '/backoffice/api/agents/:id/request-correction',
  permission: 'agency.change',
  summary: "Request a correction of a member's figures of a day; team figures and unpaid bills follow",
  params: IdParams,
  body: StrictObject({
    day: DateText,
    product: Product,
    turnover: SignedAmountInput,
    prize: SignedAmountInput,
    bonus: SignedAmountInput,
    reason: Reason,
    requestKey: RequestKey,
  }),
  value: Approval,
  errors: ['not.found', 'request.invalid', 'agency.correction.below', 'idempotency.conflict'],
});
